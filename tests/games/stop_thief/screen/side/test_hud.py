"""What stands beside the Stop Thief! board: every picture is there, and every word fits."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import cast

import pygame
import pytest

from game.core.kernel import Seat, SeatSetup
from game.games.stop_thief.rules import tuning
from game.games.stop_thief.rules.people import INVESTIGATORS, Card, Effect
from game.games.stop_thief.rules.state import Clue, Sound
from game.games.stop_thief.rules.terms import SEATS
from game.games.stop_thief.rules.thieves import COMPETITIVE, Who
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.device.clue_finder import RINGS_MS, ClueFinder, Screen, Shown
from game.games.stop_thief.screen.device.keys import Key, key_rects, label_size
from game.games.stop_thief.screen.names import portrait
from game.games.stop_thief.screen.places import Pointing
from game.games.stop_thief.screen.prompts import ASKED
from game.games.stop_thief.screen.side.cards import (
    LIFT,
    PICTURES,
    RIBBON_EDGE,
    CardFan,
    CardState,
    Spread,
    _captioned,
    _ribbon,
    caption,
    numbered,
)
from game.games.stop_thief.screen.side.players import (
    LARGEST_PROMPT,
    PlayerRow,
    PlayerRows,
    draw_prompt,
    draw_title,
    prompt_text,
)
from game.games.stop_thief.screen.side.poster import Wanted, draw_poster
from game.shell.devices import Device
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.text import Text
from game.shell.theme import Role
from game.table.looks import SEAT_LOOKS
from game.table.seating import Chair, Seating
from tests.games.stop_thief.tables import new_display
from tests.written import fits_line, watch_boxes, watch_lines

pytestmark = pytest.mark.medium

SCREEN = pygame.Rect(0, 0, 1920, 1080)
PORTRAITS = Path(__file__).parents[5] / "art" / "portraits"
PEOPLE = [*PORTRAITS.glob("thief_*.png"), *PORTRAITS.glob("pack_*.png")]
ROGUES = sorted(cast("Who", file.stem.partition("_")[2]) for file in PEOPLE)
AMOUNTS = {
    "wanda": tuning.WINDOW_BONUS,
    "hush": tuning.HUSH_TIP,
    "rex": tuning.DEAR_FALSE_ARREST,
    "penny": tuning.DEAR_SPREE,
    "cass": tuning.SHAKEDOWN,
    "tipper": tuning.DEAR_PACK_TIP,
    "sue": tuning.DEAR_FALSE_ARREST,
    "rhea": tuning.REFUND,
}
KEYS = ("clue", "tip", "arrest", "stay", "no-tip", "end-turn", "replay", "review", "undo", "notes", "reach")
SHARING = ("clue", "look", "arrest", "stay", "no-push", "end-turn", "replay", "review", "back")
"""All keys, with either of those that share a slot."""
VIVIAN = INVESTIGATORS["vivian"].cards
NOTES = ("8 of 8 steps left", "chooses a card", "has a private tip")
SIGN_TOP, SIGN_BOTTOM = 67, 102
"""Of the round sign on a card."""
EIGHT, WINDOWS, TEN = map(Card.from_text, ("8", "8W", "10"))


@pytest.fixture
def canvas() -> Picture:
    return Picture(SCREEN.size, pygame.SRCALPHA)


@pytest.fixture(params=(100, 200))
def misfits(request: pytest.FixtureRequest, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Texts that do not fit, at this text scale; it fills while things are drawn."""
    shell.settings.change(text_scale=request.param)
    found: list[str] = []

    def note(text: Text, said: str, role: Role, room: int, track: int) -> None:
        if not fits_line(text, said, role, room, track):
            found.append(said)

    watch_boxes(monkeypatch, found)
    watch_lines(monkeypatch, note)
    return found


@pytest.fixture
def prompts(shell: Shell) -> list[str]:
    """Every prompt, for a player with a name of usual length."""
    asked = [*ASKED.values(), "over", "thinking", "push-where", "tip-costs", "aim", "looks"]
    return [
        shell.words(f"stop-thief.prompt.{key}", name="Sandra", other="Sandra", steps=10, cost="$1,000")
        for key in asked
    ]


def painted(canvas: Picture) -> pygame.Rect:
    """The part of the canvas that something was drawn on, shadows aside."""
    return canvas.get_bounding_rect(min_alpha=200)


# ---- the layout ----


def test_nothing_beside_the_board_overlaps() -> None:
    parts = [
        layout.VIEW,
        layout.TITLE,
        layout.ROWS,
        layout.CARDS,
        layout.DEVICE.inflate(0, -32),
        layout.POSTER,
    ]
    assert not any(one.colliderect(other) for one, other in combinations(parts, 2))
    assert all(SCREEN.contains(part) for part in parts)


@pytest.mark.parametrize("players", range(1, max(seats.stop for seats in SEATS.values())))
def test_every_player_has_a_row(players: int) -> None:
    rows = layout.row_rects(players)
    assert len(rows) == players
    assert all(layout.ROWS.contains(row) and row.h >= 74 for row in rows)
    assert not any(one.colliderect(other) for one, other in combinations(rows, 2))


# ---- players ----


def test_the_rows_hold_their_words_in_every_seat(shell: Shell, canvas: Picture, misfits: list[str]) -> None:
    seats = tuple(SeatSetup("Grandma Josephine", look) for look in SEAT_LOOKS)
    rows = tuple(
        PlayerRow(NOTES[n % 3], "$26,000", active=n == 1, framed=n == 1, hand=6, captured=n) for n in range(5)
    )
    pad = Chair("pad", pad=Device("pad", 7, "pad"))
    chairs = (Chair("keyboard"), Chair("ai"), pad, Chair("pad"), Chair("ai"))
    painter = PlayerRows(shell, seats, layout.row_rects(5))
    for seat, (row, chair) in enumerate(zip(rows, chairs, strict=True)):
        painter.draw(canvas, seat, row, chair)
    draw_title(shell, canvas, "Competitive | Case 12 | Turn 112")
    assert misfits == []


def test_who_plays_the_pack_has_no_cards_and_another_portrait(
    shell: Shell, canvas: Picture, pictures: set[str]
) -> None:
    rows = PlayerRows(shell, (SeatSetup("Ann", "jimmy"),), layout.row_rects(1))
    rows.draw(
        canvas,
        0,
        PlayerRow("hides", "", active=False, framed=False, hand=0, captured=0, pack=True),
        Chair("ai"),
    )
    assert "portraits/pack_debbie" in pictures
    assert not {"portraits/jimmy", "stop_thief/card_back"} & pictures


# ---- cards ----


def test_every_kind_of_card_has_a_picture_and_a_caption(shell: Shell) -> None:
    assert all(shell.assets.has(f"stop_thief/card_{PICTURES[effect]}") for effect in Effect)
    assert all(shell.words.has(caption(effect)) for effect in Effect)


def test_the_cards_of_every_investigator_hold_their_words(
    shell: Shell, canvas: Picture, misfits: list[str]
) -> None:
    fan = CardFan(shell, layout.CARDS)
    heading = shell.words("stop-thief.table.cards", name="Grandma Josephine")
    for person in INVESTIGATORS.values():
        cards = person.cards
        fan.draw(canvas, Spread(heading, cards[2:], cards[:2], cards, cards[5], chosen=cards[0]))
    assert misfits == []
    assert painted(canvas).right < layout.VIEW.left


def test_six_cards_lie_side_by_side(shell: Shell) -> None:
    rects = CardFan(shell, layout.CARDS).rects(6)
    assert all(layout.CARDS.contains(rect) for rect in rects)
    assert not any(one.colliderect(other) for one, other in combinations(rects, 2))


def test_a_card_keeps_its_place_when_it_is_played(shell: Shell) -> None:
    fan = CardFan(shell, layout.CARDS)
    assert fan.places(VIVIAN, ()) == fan.places(VIVIAN[:2] + VIVIAN[3:], (VIVIAN[2],))


def test_a_card_that_may_be_played_is_lifted(shell: Shell, canvas: Picture) -> None:
    fan = CardFan(shell, layout.CARDS)
    other = canvas.copy()
    fan.draw(canvas, Spread(held=(TEN,)))
    fan.draw(other, Spread(held=(TEN,), glowing=(TEN,)))
    assert painted(canvas).bottom - painted(other).bottom >= LIFT - 6
    assert painted(canvas).top > painted(other).top


def test_a_played_card_is_smaller_unless_it_is_the_card_of_this_turn(shell: Shell, canvas: Picture) -> None:
    fan = CardFan(shell, layout.CARDS)
    other = canvas.copy()
    fan.draw(canvas, Spread(played=(WINDOWS,)))
    fan.draw(other, Spread(played=(WINDOWS,), chosen=WINDOWS))
    assert painted(canvas).h < painted(other).h


@pytest.mark.parametrize("size", [100, 200])
def test_the_ribbon_of_a_played_card_lies_over_its_sign_and_its_word(shell: Shell, size: int) -> None:
    shell.settings.change(text_scale=size)
    bare = numbered(shell, WINDOWS, used=False, ribbon=True)
    played = _captioned(shell, WINDOWS, CardState(chosen=True))
    changed = pygame.mask.from_threshold(played.surface, (0, 0, 0), (1, 1, 1, 255), bare.surface)
    changed.invert()
    ribbon, *word = sorted(changed.get_bounding_rects(), key=lambda box: box.top)
    assert ribbon.bottom <= SIGN_TOP
    assert min(box.top for box in word) >= SIGN_BOTTOM


@pytest.mark.parametrize("size", [100, 200])
def test_the_number_of_a_played_card_stands_over_the_ribbon(shell: Shell, size: int) -> None:
    shell.settings.change(text_scale=size)
    ribbon = numbered(shell, TEN, used=False, ribbon=True)
    bare = shell.assets.scaled("stop_thief/card_plain", ribbon.get_size())
    number = pygame.mask.from_threshold(ribbon.surface, (0, 0, 0), (1, 1, 1, 255), bare.surface)
    number.invert()
    assert max(box.bottom for box in number.get_bounding_rects()) <= _ribbon(shell).top - RIBBON_EDGE


def test_the_focus_does_not_move_when_things_shall_stand_still(shell: Shell) -> None:
    fan = CardFan(shell, layout.CARDS)
    assert fan.breath(0) != fan.breath(350)
    shell.settings.change(motion="reduced")
    assert fan.breath(0) == fan.breath(350)


# ---- what to do now ----


def test_every_prompt_fits_whoever_is_asked(
    shell: Shell, canvas: Picture, misfits: list[str], prompts: list[str]
) -> None:
    for prompt in prompts:
        canvas.fill((0, 0, 0, 0))
        draw_prompt(shell, canvas, prompt)
        assert layout.PROMPT.contains(painted(canvas))
    assert misfits == []


def test_at_twice_the_text_size_no_prompt_is_written_smaller_than_another(
    shell: Shell, prompts: list[str]
) -> None:
    shell.settings.change(text_scale=200)
    line = shell.text.height("text_bold", LARGEST_PROMPT, fixed=True)
    assert {prompt_text(shell, prompt).height % line for prompt in prompts} == {0}


# ---- the Clue Finder ----


def draw(finder: ClueFinder, canvas: Picture, shown: Shown, ms: float = 0) -> None:
    """The whole device."""
    finder.draw_body(canvas, shown)
    finder.draw_screen(canvas, shown.screen, ms)


def test_every_sound_has_an_icon_and_a_word(shell: Shell) -> None:
    assert all(shell.assets.has(f"stop_thief/clue_{sound}") for sound in Sound)
    assert all(shell.words.has(f"stop-thief.sound.{sound}") for sound in Sound)


@pytest.mark.parametrize("district", ["", "City Museum"])
@pytest.mark.parametrize("line", ["", "The gang slipped away from the arrest, two steps."])
def test_the_screen_holds_its_words_for_every_sound(
    shell: Shell, canvas: Picture, misfits: list[str], district: str, line: str
) -> None:
    finder = ClueFinder(shell, layout.DEVICE)
    for sound in Sound:
        clues = (Clue(sound),) * 123
        screen = Screen("Grandma Josephine, play a card", line, sound, district)
        draw(finder, canvas, Shown(screen, clues), 0)
    assert misfits == []
    assert layout.DEVICE.contains(painted(canvas))


def test_before_the_first_clue_the_screen_says_what_to_do(
    shell: Shell, canvas: Picture, misfits: list[str]
) -> None:
    screen = Screen("A new case", "Grandma Josephine, ask for a clue.")
    shown = Shown(screen, keys=(Key("clue", "CLUE", hot=True),))
    draw(ClueFinder(shell, layout.DEVICE), canvas, shown)
    assert misfits == []


def test_keys_do_not_overlap_and_stay_in_their_well(shell: Shell) -> None:
    rects = ClueFinder(shell, layout.DEVICE).key_rects(KEYS)
    assert set(rects) == set(KEYS)
    assert all(layout.DEVICE.contains(rect) and rect.w >= 96 and rect.h >= 44 for rect in rects.values())
    assert not any(one.colliderect(other) for one, other in combinations(rects.values(), 2))


def test_every_key_stays_where_it_is_whichever_others_there_are(shell: Shell) -> None:
    finder = ClueFinder(shell, layout.DEVICE)
    everywhere = finder.key_rects(KEYS)
    assert all(finder.key_rects([name, "notes"])[name] == everywhere[name] for name in KEYS)


def test_every_label_fits_on_its_key(shell: Shell, canvas: Picture, misfits: list[str]) -> None:
    finder = ClueFinder(shell, layout.DEVICE)
    for names in (KEYS, SHARING, KEYS[:9]):
        keys = tuple(
            Key(name, shell.words(f"stop-thief.key.{name}"), enabled=name != "tip") for name in names
        )
        draw(finder, canvas, Shown(Screen(""), keys=keys), 0)
    assert misfits == []


def test_the_letters_of_all_keys_are_of_one_size(shell: Shell) -> None:
    rects = key_rects(pygame.Rect(0, 0, 340, 216), KEYS)
    labels = [(shell.words(f"stop-thief.key.{name}"), rects[name]) for name in KEYS]
    assert label_size(shell, labels) == min(label_size(shell, [one]) for one in labels)


def test_a_key_is_drawn_where_it_is_pressed(shell: Shell, canvas: Picture) -> None:
    finder = ClueFinder(shell, layout.DEVICE)
    draw(finder, canvas, Shown(Screen(""), keys=(Key("clue", "CLUE"), Key("replay", "REPLAY"))), 0)
    place = finder.key_rects(["clue", "replay"])["replay"]
    assert canvas.get_at(place.inflate(-16, -16).topleft).r > 200


def test_rings_run_for_a_new_clue_and_come_to_rest(shell: Shell) -> None:
    finder, shown = ClueFinder(shell, layout.DEVICE), Shown(Screen("", "", Sound.DOOR))
    pictures = []
    finder.pulse(Sound.DOOR)
    for ms in (5_000, 5_000 + RINGS_MS / 2, 5_000 + RINGS_MS, 9_000):
        canvas = Picture(SCREEN.size, pygame.SRCALPHA)
        draw(finder, canvas, shown, ms)
        pictures.append(canvas.surface.get_buffer().raw)
    assert pictures[1] != pictures[2]
    assert pictures[2] == pictures[3]


def screen_of(finder: ClueFinder) -> bytes:
    """The device with a clue."""
    canvas = Picture(SCREEN.size, pygame.SRCALPHA)
    draw(finder, canvas, Shown(Screen("", "", Sound.DOOR)), 100)
    return canvas.surface.get_buffer().raw


def test_a_device_at_rest_shows_the_clue_as_large_as_it_will_be(shell: Shell) -> None:
    finder = ClueFinder(shell, layout.DEVICE)
    at_rest = screen_of(finder)
    finder.pulse(Sound.DOOR)
    assert screen_of(finder) != at_rest
    finder.rest()
    assert screen_of(finder) == at_rest


def test_no_rings_run_when_things_shall_stand_still(shell: Shell) -> None:
    shell.settings.change(motion="reduced")
    finder = ClueFinder(shell, layout.DEVICE)
    at_rest = screen_of(finder)
    finder.pulse(Sound.DOOR)
    assert screen_of(finder) == at_rest


# ---- the poster ----


def test_every_thief_who_works_alone_has_a_portrait(shell: Shell) -> None:
    assert all(shell.assets.has(portrait(who)) for who in COMPETITIVE)


def test_every_thief_has_a_portrait_a_name_and_an_ability_that_fit(
    shell: Shell, canvas: Picture, misfits: list[str]
) -> None:
    for who in ROGUES:
        assert shell.assets.has(portrait(who))
        assert shell.words.has(f"stop-thief.thief.{who}.ability")
        canvas.fill((0, 0, 0, 0))
        draw_poster(shell, canvas, Wanted(who, "$13,000"), "Loot $38,000", loot=True)
    assert misfits == []
    assert layout.POSTER.contains(painted(canvas))


def test_an_ability_names_the_amount_of_the_rules(shell: Shell) -> None:
    told = {who: shell.words(f"stop-thief.thief.{who}.ability") for who in AMOUNTS}
    assert [who for who, amount in AMOUNTS.items() if f"${amount:,}" not in told[who]] == []


def test_where_no_money_is_used_the_pill_says_that_the_thief_is_at_large(
    shell: Shell, canvas: Picture
) -> None:
    other = canvas.copy()
    draw_poster(shell, canvas, Wanted(Who.BARON), "")
    draw_poster(shell, other, Wanted(Who.BARON, "AT LARGE"), "")
    assert canvas.surface.get_buffer().raw == other.surface.get_buffer().raw


def test_no_thief_no_poster(shell: Shell, canvas: Picture) -> None:
    draw_poster(shell, canvas, Wanted(), "")
    assert not painted(canvas).size[0]


@pytest.mark.parametrize(
    ("options", "who", "trick"),
    [
        ("difficulty=advanced", Who.HUSH, "stop-thief.table.no-money"),
        ("difficulty=advanced", Who.OTTO, ""),
        ("difficulty=custom,abilities=off", Who.OTTO, "stop-thief.table.no-trick"),
        ("", Who.HUSH, ""),
    ],
)
def test_a_poster_says_that_a_trick_about_money_is_void(
    shell: Shell, options: str, who: Who, trick: str
) -> None:
    display = new_display(shell, options=options)
    view = replace(display.view, face_up=who)
    seating = Seating((Chair("keyboard"),) * 2)
    panels = display.prompts.side_panels(view, view, Seat(0), seating, Pointing(), "")
    assert panels.wanted.trick == trick
    assert not trick or shell.words.has(trick)
