"""What to press is drawn for every device that can be in a hand."""

from itertools import combinations

import pygame
import pytest

from game.scenes.bindings import BindingCell, BindingsScene
from game.scenes.options import OptionsScene
from game.shell import transform
from game.shell.bindings import DEFAULT_KEYS, REBINDABLE
from game.shell.devices import KEYBOARD, MOUSE, UNMAPPED, Device, Family, PadCode, Verb
from game.shell.form import BACK
from game.shell.glyphs import glyph, pad_codes
from game.shell.hints import CHANGE, CHOOSE, GO_BACK, MOVE, MOVE_UP_AND_DOWN, Hint, draw_hints
from game.shell.keycaps import legend
from game.shell.keynames import button_name, button_picture, key_name
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import INK, WHITE

FAMILIES: tuple[Family, ...] = ("xbox", "playstation", "nintendo")
PADS = {family: Device("pad", 0, family, family) for family in FAMILIES}
UNBOUND = (Verb.FULLSCREEN,)
"""A pad has no button for this."""


def pixels(picture: Picture) -> bytes:
    return pygame.image.tobytes(picture.surface, "RGBA")


def seen(picture: Picture) -> bool:
    return picture.get_bounding_rect().w > 10


@pytest.mark.parametrize("family", FAMILIES)
def test_every_button_of_every_family_has_a_picture_of_its_own(shell: Shell, family: Family) -> None:
    names = [button_picture(code, family) for code in PadCode]
    assert all(name and shell.assets.has(name) for name in names)
    drawn = [pixels(glyph(shell, code, PADS[family])) for code in PadCode]
    assert len(set(drawn)) == len(PadCode)


@pytest.mark.parametrize(("one", "other"), tuple(combinations(FAMILIES, 2)))
def test_pictures_of_two_families_differ_where_their_inscriptions_do(
    shell: Shell, one: Family, other: Family
) -> None:
    for code in PadCode:
        if button_name(code, one) != button_name(code, other):
            assert pixels(glyph(shell, code, PADS[one])) != pixels(glyph(shell, code, PADS[other]))


@pytest.mark.parametrize("family", FAMILIES)
def test_every_verb_can_be_shown_on_every_pad(shell: Shell, family: Family) -> None:
    for verb in REBINDABLE:
        assert seen(glyph(shell, verb, PADS[family])) is (verb not in UNBOUND), verb


def test_every_verb_can_be_shown_on_the_keyboard(shell: Shell) -> None:
    assert all(seen(glyph(shell, verb, KEYBOARD)) for verb in REBINDABLE)
    codes = [code for each in DEFAULT_KEYS.values() for code in each]
    assert len({pixels(glyph(shell, code, KEYBOARD)) for code in codes}) == len(codes)


def test_the_parts_of_a_mouse_can_be_told_apart(shell: Shell) -> None:
    verbs = (Verb.CONFIRM, Verb.BACK, Verb.WHEEL, Verb.PAN_UP, Verb.HELP)
    assert len({pixels(glyph(shell, verb, MOUSE)) for verb in verbs}) == len(verbs)
    assert pixels(glyph(shell, pygame.BUTTON_LEFT, MOUSE)) == pixels(glyph(shell, Verb.CONFIRM, MOUSE))


def test_the_right_stick_is_shown_for_moving_the_board(shell: Shell) -> None:
    assert pad_codes(shell, Verb.PAN_UP) == (PadCode.RIGHT_STICK_UP,)


def test_a_button_without_a_name_is_shown_by_its_number(shell: Shell) -> None:
    one, other = (glyph(shell, UNMAPPED + number, PADS["xbox"]) for number in (9, 10))
    assert seen(one)
    assert pixels(one) != pixels(other)
    assert button_name(UNMAPPED + 9) == "10"


def test_a_word_on_a_key_makes_it_wide(shell: Shell) -> None:
    letter, enter, space = (
        glyph(shell, code, KEYBOARD).get_width()
        for code in (pygame.KSCAN_W, pygame.KSCAN_RETURN, pygame.KSCAN_SPACE)
    )
    assert letter < enter < space


def printed(cap: Picture) -> pygame.Rect:
    """Where the dark letters on a pale cap are."""
    ground = Picture(cap.get_size())
    ground.fill(WHITE)
    ground.blit(cap, (0, 0))
    dark = pygame.mask.from_threshold(ground.surface, INK, (60, 60, 60, 255)).get_bounding_rects()
    return dark[0].unionall(dark)


@pytest.mark.parametrize("size", [44, 60, 96])
@pytest.mark.parametrize("code", [pygame.KSCAN_A, pygame.KSCAN_ESCAPE, pygame.KSCAN_UP])
def test_what_is_printed_on_a_key_is_about_half_as_high_as_the_key(
    shell: Shell, code: int, size: int
) -> None:
    assert 0.36 * size <= printed(glyph(shell, code, KEYBOARD, size)).h <= 0.64 * size


def foot(shell: Shell, hints: tuple[Hint, ...], device: Device = KEYBOARD) -> Picture:
    canvas = Picture((1920, 1080))
    canvas.fill((90, 90, 90))
    draw_hints(shell, canvas, hints, device=device, solid=True)
    return canvas


def test_keys_at_the_foot_grow_with_the_text(shell: Shell) -> None:
    def high() -> int:
        pale = pygame.mask.from_threshold(foot(shell, (GO_BACK,)).surface, WHITE, (25, 25, 25, 255))
        return max(rect.h for rect in pale.get_bounding_rects())

    small = high()
    shell.settings.change(text_scale=200)
    assert high() > 1.3 * small


@pytest.mark.parametrize("scale", [100, 200])
def test_many_hints_stay_on_the_screen(shell: Shell, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    many = (MOVE, CHOOSE, Hint((Verb.NEXT,), "hint.toggle"), Hint((Verb.PREVIOUS,), "hint.toggle"), GO_BACK)
    canvas = foot(shell, many)
    edges = [canvas.part((x, 1010, 20, 68)) for x in (0, 1900)]
    assert all(transform.average_color(edge)[0] < 30 for edge in edges)


def test_a_row_with_a_value_is_changed_by_left_and_right(shell: Shell) -> None:
    options = OptionsScene(shell)
    assert options.shown_hints() == (MOVE_UP_AND_DOWN, CHANGE, GO_BACK)
    options.form.set_focus(BACK)
    assert options.shown_hints() == (MOVE, CHOOSE, GO_BACK)


def test_a_mouse_changes_a_value_by_a_click(shell: Shell) -> None:
    click = glyph(shell, Verb.POINT, MOUSE, 40)
    left = pixels(foot(shell, (CHANGE,), MOUSE))
    assert left == pixels(foot(shell, (Hint((Verb.POINT,), "hint.change"),), MOUSE))
    assert seen(click)


def test_every_name_can_be_written_in_a_sentence(shell: Shell) -> None:
    font = shell.theme.font("text", 24)
    missing = font.render("\uffff", (0, 0, 0))
    names = {key_name(code) for codes in DEFAULT_KEYS.values() for code in codes}
    names |= {button_name(code, family) for code in PadCode for family in FAMILIES}
    for letter in {letter for name in names for letter in name if letter != " "}:
        assert pixels(font.render(letter, (0, 0, 0))) != pixels(missing), letter


@pytest.mark.parametrize("scale", [100, 200])
def test_keys_stay_inside_their_cell_of_the_controls(shell: Shell, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    for widget in BindingsScene(shell).form.widgets:
        if isinstance(widget, BindingCell):
            codes = shell.controls.bindings.codes(widget.verb, widget.device.kind)
            signs = widget.signs(shell, codes)
            assert sum(sign.get_width() for sign in signs) < widget.rect.w
            assert all(sign.get_height() <= widget.rect.h for sign in signs)


def test_the_foot_of_a_screen_differs_from_device_to_device(shell: Shell) -> None:
    feet = set()
    for device in (KEYBOARD, MOUSE, *PADS.values()):
        canvas = Picture((1920, 1080))
        draw_hints(shell, canvas, (MOVE, CHOOSE, GO_BACK), device=device)
        feet.add(pixels(canvas))
    assert len(feet) == 5


def test_a_comma_stands_lower_on_its_key_than_an_apostrophe(shell: Shell) -> None:
    comma, apostrophe = (legend(shell.theme, name, 60) for name in ",'")
    low, high = comma.get_bounding_rect(), apostrophe.get_bounding_rect()
    assert low.centery - comma.get_height() / 2 > 5
    assert high.centery - apostrophe.get_height() / 2 < -5
