"""Every text of every screen can be read: whole, inside its picture, and in strong contrast."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.games.cops_and_crooks.screen.screen import CopsAndCrooksScreen
from game.games.hands_up.screen import hud
from game.games.hands_up.screen.screen import HandsUpScreen
from game.games.police_chase.screen.painter import ROBBER_RED
from game.games.police_chase.screen.screen import PoliceChaseScreen
from game.games.stop_thief.screen.screen import StopThiefScreen
from game.scenes import private_page, result_cards, rulebook, rulebook_tabs
from game.scenes.tour import screens
from game.shell import paint, theme, widgets
from game.shell.formscene import FormScene
from game.shell.notices import Notices
from game.shell.overlay import Overlay
from game.shell.picture import Picture
from game.shell.scenes import Push, Quit, Scene, SceneStack
from game.shell.services import Shell, open_shell
from game.shell.settings import SettingsStore
from game.shell.text import Text, wrap
from game.shell.theme import Colour, Palette, Role, mix
from game.shell.window import SIZE, Window
from game.table.board import markers, panels
from game.table.looks import SEAT_LOOKS
from game.table.screen import AnyScreen
from tests.scenes.ink import READABLE, VISIBLE, contrast, faint, no_ink, repaint, use_ink
from tests.written import fits_line, watch_lines

SETTLE_FRAMES = 10
EDGE = 4
"""So many pixels of a soft shadow may leave the picture."""


class Witness:
    """Watches all that `Text` draws, and notes what is cut."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.screen = ""
        self.seen: set[str] = set()
        self.cut: list[str] = []
        self._drawn: set[object] = set()
        self._draw_line, self._paragraph, self._boxed = Text.draw_line, Text.paragraph, Text.boxed
        watch_lines(patch, self.fit)
        for name, watched in (
            ("boxed", self.boxed),
            ("draw_line", self.draw_line),
            ("paragraph", self.paragraph),
        ):
            patch.setattr(Text, name, _as_method(watched))

    def fit(self, text: Text, words: str, role: Role, room: int, track: int) -> None:
        """A fitted line must not end in an ellipsis, nor be wider than its room."""
        self._note(words, whole=fits_line(text, words, role, room, track))

    def draw_line(self, text: Text, canvas: Picture, words: str, *args: object, **how: object) -> pygame.Rect:
        """A drawn line must lie inside the picture it is drawn on."""
        key = (words, canvas.get_size(), *args, *how.items())
        if key not in self._drawn:
            self._drawn.add(key)
            clean = Picture(canvas.get_size(), pygame.SRCALPHA)
            self._draw_line(text, clean, words, *args, **how)  # type: ignore[arg-type]
            wide = Picture((canvas.get_width() + 800, canvas.get_height() + 400), pygame.SRCALPHA)
            x, y = args[0]  # type: ignore[misc]
            self._draw_line(text, wide, words, (x + 400, y + 200), *args[1:], **how)  # type: ignore[arg-type, has-type]
            shown, whole = clean.get_bounding_rect(), wide.get_bounding_rect()
            self._note(words, whole=whole.w <= shown.w + EDGE and whole.h <= shown.h + EDGE)
        return self._draw_line(text, canvas, words, *args, **how)  # type: ignore[arg-type]

    def paragraph(
        self,
        text: Text,
        words: str,
        role: Role,
        size: float,
        room: int,
        *colour: Colour,
        **how: Any,  # noqa: ANN401
    ) -> Picture:
        """No word of a paragraph may be broken, and it must be no wider than the screen."""
        fixed = how.get("fixed", False)
        lines = wrap(words, lambda line: text.width(line, role, size, fixed=fixed), room)
        self._note(words, whole=" ".join(lines).split() == words.split())
        return self._paragraph(text, words, role, size, room, *colour, **how)

    def boxed(self, text: Text, words: str, *args: object, **how: object) -> Picture:
        """A boxed text must be no higher than its box."""
        picture = self._boxed(text, words, *args, **how)  # type: ignore[arg-type]
        _, _, box = args[:3]
        self._note(words, whole=picture.get_height() <= box[1])  # type: ignore[index]
        return picture

    def _note(self, words: str, *, whole: bool) -> None:
        self.seen.add(words)
        if not whole:
            self.cut.append(f"{self.screen}: {words}")


def _as_method(watched: Callable[..., object]) -> Callable[..., object]:
    """A function that can stand in a class, so that it is given the `Text`."""

    def method(text: Text, *args: object, **how: object) -> object:
        return watched(text, *args, **how)

    return method


@pytest.fixture(params=(100, 200))
def reader(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Shell]:
    """A shell whose text is as large as a player wants it."""
    notices = Notices()
    settings = SettingsStore(tmp_path / "settings.json", notices)
    settings.change(text_scale=request.param, first_start_done=True)
    window = Window(settings, notices, SIZE)
    shell = open_shell(window, settings, notices)
    yield shell
    shell.sound.close()
    window.close()
    pygame.quit()


@pytest.mark.slow
def test_every_text_of_every_screen_is_whole_and_stands_out(
    reader: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    witness, pale = Witness(monkeypatch), []
    use_ink(monkeypatch)
    reader.settings.change(motion="reduced")
    canvas = Picture(SIZE)
    for name, scenes in screens(reader):
        witness.screen = name
        stack = SceneStack(scenes[0])
        for scene in scenes[1:]:
            stack.perform(Push(scene))
        for _ in range(SETTLE_FRAMES):
            stack.perform(stack.top.update(200))
        pale += [(name, *found) for found in _pale(reader, stack)]
        for _ in _each_focus(scenes[-1]):
            stack.draw(canvas)
        stack.perform(Quit())
    assert len(witness.seen) > 100
    assert witness.cut == []
    assert pale == []


def _pale(shell: Shell, stack: SceneStack) -> list[tuple[pygame.Rect, float]]:
    """The words of the top scene that cannot be read; what is behind its veil is not meant to be."""
    inked, bare = Picture(SIZE), Picture(SIZE)
    below = len(stack.visible()) > 1
    with no_ink(shell):
        stack.draw(bare)
    repaint(shell)
    if below:
        inked.blit(bare, (0, 0))
        with no_ink(shell):
            stack.top.draw(bare)
        stack.top.draw(inked)
    else:
        stack.draw(inked)
    return faint(inked, bare)


def test_no_notice_and_no_caption_is_cut_or_pale(reader: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    witness = Witness(monkeypatch)
    use_ink(monkeypatch)
    overlay = Overlay(reader)
    reader.notices.say("seats.too-few", game="Hands Up", players=2)
    reader.notices.say("notice.pad-lost", name="Nintendo Switch Pro Controller")
    for _ in range(2):
        overlay.update(6_000)
        overlay.caption("slap")
        overlay.caption("caught")
        inked, bare = Picture(SIZE), Picture(SIZE)
        for canvas in (inked, bare):
            canvas.fill(theme.WHITE)
        overlay.draw(inked, Scene.caption_room)
        with no_ink(reader):
            overlay.draw(bare, Scene.caption_room)
        assert (
            pygame.mask.from_threshold(inked.surface, (0, 0, 0), (9, 9, 9, 255), bare.surface).count()
            < SIZE[0] * SIZE[1]
        )
        assert faint(inked, bare) == []
    assert witness.cut == []


@pytest.mark.medium
@pytest.mark.parametrize("screen", [HandsUpScreen, PoliceChaseScreen, StopThiefScreen, CopsAndCrooksScreen])
def test_every_caption_keeps_to_the_room_that_a_stage_has_for_it(
    reader: Shell, screen: type[AnyScreen]
) -> None:
    overlay = Overlay(reader)
    captions = [key.removeprefix("caption.") for key in reader.words.sentences if key.startswith("caption.")]
    assert len(captions) > 60
    for name in captions:
        canvas = Picture(SIZE, pygame.SRCALPHA)
        overlay.update(10_000)
        overlay.caption(name)
        overlay.draw(canvas, screen.caption_room)
        assert pygame.Rect(screen.caption_room).contains(canvas.get_bounding_rect()), name


def _each_focus(scene: Scene) -> Iterator[str]:
    """Every widget of a form has the focus in turn, for many say something about themselves."""
    if not isinstance(scene, FormScene):
        yield ""
        return
    for widget in scene.form.widgets:
        if widget.focusable:
            scene.form.set_focus(widget.id)
            yield widget.id


def panel_top(fill: Colour) -> Colour:
    """The lightest part of a panel (see `paint.panel`)."""
    return mix(fill, (255, 255, 255), 0.07)


PALETTES = {"standard": theme.STANDARD, "strong": theme.STRONG}


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
def test_texts_of_menus_stand_out_from_their_panels(palette: Palette) -> None:
    for fill in (palette.panel, palette.quiet, theme.DEEP, theme.INK):
        for colour in (palette.text, palette.dim, palette.title, theme.AMBER, theme.WHITE):
            assert contrast(colour, panel_top(fill)) >= READABLE
    assert contrast(palette.focus, palette.panel) >= VISIBLE


@pytest.mark.parametrize(
    "colour", [theme.BUTTON_RED, theme.BUTTON_BLUE, theme.BUTTON_GREEN, theme.BUTTON_PURPLE]
)
def test_labels_stand_out_from_their_buttons(colour: Colour) -> None:
    face = paint.button_face((400, 92), mix(colour, theme.WHITE, widgets.FOCUS_LIGHT), theme.WHITE)
    for y, letters in ((24, theme.WHITE), (54, mix(theme.WHITE, colour, 0.06))):
        red, green, blue, _ = face.get_at((200, paint.SHADOW_ROOM + y))
        assert contrast(letters, (red, green, blue)) >= READABLE


def test_printed_pages_can_be_read() -> None:
    for ink in (
        rulebook.BROWN,
        rulebook_tabs.RED_INK,
        private_page.BROWN,
        mix(private_page.BROWN, theme.PAPER, 0.12),
    ):
        assert contrast(ink, theme.PAPER) >= READABLE
    assert contrast(theme.WHITE, mix(rulebook_tabs.LEATHER, theme.WHITE, 0.06)) >= READABLE


def test_the_winners_card_can_be_read() -> None:
    for palette in PALETTES.values():
        for colour in (theme.AMBER, palette.dim, palette.text):
            assert contrast(colour, panel_top(result_cards.WINNERS_PANEL)) >= READABLE


def test_the_corners_and_the_prompt_of_the_table_can_be_read() -> None:
    tints = (theme.CREAM, theme.AMBER, theme.GREEN, hud.SOFT_RED, theme.DIM)
    for colour in tints:
        assert contrast(colour, panel_top(hud.CORNER)) >= READABLE
    for look in SEAT_LOOKS:
        assert contrast(hud.seat_colour(look), theme.INK) >= READABLE


def test_the_panels_beside_a_board_can_be_read() -> None:
    for fill in (panels.FILL, panels.HOT_FILL):
        for colour in (theme.CREAM, theme.AMBER, panels.DIM):
            assert contrast(colour, panel_top(fill)) >= READABLE


def test_the_name_at_the_feet_of_a_piece_can_be_read() -> None:
    for look in SEAT_LOOKS.values():
        assert contrast(markers.ink_on(look.colour), look.colour) >= READABLE
    assert contrast(markers.ink_on(ROBBER_RED), ROBBER_RED) >= READABLE


def test_letters_stand_out_from_the_colours_of_the_seats() -> None:
    for look in SEAT_LOOKS.values():
        assert contrast(look.on_colour, look.colour) >= READABLE
