"""REVIEW CLUES shows all that was heard of a thief, and lets everybody hear it again."""

from __future__ import annotations

import pygame
import pytest

from game.core.kernel import TABLE
from game.games.stop_thief.rules.state import Clue, Fact, Hideaway, Searched, Sound, Tip, Tipped, View
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.case.review import PANEL, Review, rows_of
from game.games.stop_thief.screen.prompts import Prompts
from game.shell import transform
from game.shell.devices import KEYBOARD, MOUSE, Command, Verb
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import WHITE
from tests.games.stop_thief.cities import ANN, BOB, RULES, board, hunt, stop_thief
from tests.games.stop_thief.tables import new_display

SEATS = stop_thief().seats
SHORT: tuple[Fact, ...] = (
    Clue(Sound.ALARM, 4),
    Searched(BOB, 475, False),
    Tipped(ANN, Tip(spaces=(423,))),
    Clue(Sound.FOOTSTEPS, 4),
    Searched(ANN, 423, True),
    Clue(Sound.DOOR, 4, escape=True),
)
COOP = "mode=cooperative"
LONG = tuple(Clue(sound) for _ in range(15) for sound in list(Sound)[:8])


def table(*record: Fact, options: str = "") -> View:
    """What everybody may know of a case with this record."""
    state = hunt(500, 501, thief=Hideaway(422), options=options, heard=record)  # type: ignore[arg-type]
    return RULES.view(state, TABLE)


@pytest.fixture
def sounds(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What is played, and as what."""
    played: list[tuple[str, ...]] = []
    monkeypatch.setattr(shell.sound, "play", lambda *names, **_: played.append(names))
    return played


def review(shell: Shell, *record: Fact, options: str = "") -> Review:
    return Review(new_display(shell), table(*record, options=options))


def press(panel: Review, verb: Verb, *, repeat: bool = False) -> bool:
    return panel.handle(Command(verb, KEYBOARD, repeat=repeat))


def click(panel: Review, pos: tuple[int, int]) -> bool:
    return panel.handle(Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=pos))


def told(panel: Review) -> list[str]:
    """What the rows between the clues say."""
    return [panel.fact_line(row.deed)[0] for row in panel.rows if not isinstance(row.deed, Clue)]


# ---- what it tells ----


def test_every_line_of_the_record_has_a_row_in_order() -> None:
    rows = rows_of(table(*SHORT))
    assert len(rows) == len(SHORT)
    assert [row.number for row in rows] == [1, 0, 0, 2, 0, 3]


def test_arrests_say_who_where_and_what_came_of_it(shell: Shell) -> None:
    ann, bob = (SEATS[seat].name for seat in (ANN, BOB))
    said = told(review(shell, *SHORT))
    assert said[0] == f"{bob} raided 475: nobody there."
    assert said[2] == f"{ann} raided 423, but the thief slipped away."


def test_of_a_private_tip_only_that_it_was_taken(shell: Shell) -> None:
    assert told(review(shell, *SHORT))[1] == f"{SEATS[ANN].name} took a private tip."


def test_what_a_tip_said_of_the_pack_is_for_all(shell: Shell) -> None:
    panel = review(shell, Clue(Sound.STREET), Tipped(ANN, Tip(digit=4)), options=COOP)
    assert told(panel) == [f"{SEATS[ANN].name} took a tip: City Museum."]


def test_where_the_pack_was_found_one_of_them_is_caught(shell: Shell) -> None:
    panel = review(shell, Clue(Sound.STREET), Searched(ANN, 501, True), Clue(Sound.LAUGHTER), options=COOP)
    assert told(panel) == [f"{SEATS[ANN].name} raided 501: caught!"]


@pytest.mark.parametrize(
    ("sound", "pair"),
    [
        (Sound.CONSTRUCTION, "First Bank or Electro Hall"),
        (Sound.ICECREAM, "Electro Hall or Grand Store"),
        (Sound.CRASH, "Grand Store or City Museum"),
        (Sound.JAZZ, "City Museum or First Bank"),
    ],
)
def test_an_opening_sound_names_its_two_buildings(shell: Shell, sound: Sound, pair: str) -> None:
    assert Prompts(shell, board(), SEATS).where(Clue(sound)) == pair


def test_a_clue_names_its_district_where_that_was_told(shell: Shell) -> None:
    where = Prompts(shell, board(), SEATS).where
    assert where(Clue(Sound.DOOR, 4)) == "City Museum"
    assert not where(Clue(Sound.DOOR))


# ---- hands ----


def test_it_opens_at_the_last_clue(shell: Shell, sounds: list[tuple[str, ...]]) -> None:
    press(review(shell, *SHORT), Verb.CONFIRM)
    assert sounds == [("door", "clues")]


def test_arrows_go_from_clue_to_clue(shell: Shell, sounds: list[tuple[str, ...]]) -> None:
    panel = review(shell, *SHORT)
    press(panel, Verb.UP)
    press(panel, Verb.CONFIRM)
    press(panel, Verb.UP)
    press(panel, Verb.CONFIRM)
    assert [played for played in sounds if "clues" in played] == [("footsteps", "clues"), ("alarm", "clues")]


def test_a_held_key_plays_a_clue_once(shell: Shell, sounds: list[tuple[str, ...]]) -> None:
    panel = review(shell, *SHORT)
    press(panel, Verb.CONFIRM)
    press(panel, Verb.CONFIRM, repeat=True)
    assert len(sounds) == 1


def test_back_closes_it(shell: Shell) -> None:
    assert press(review(shell, *SHORT), Verb.BACK)


def test_below_the_last_clue_is_close(shell: Shell) -> None:
    panel = review(shell, *SHORT)
    assert not press(panel, Verb.DOWN)
    assert press(panel, Verb.CONFIRM)


def test_a_click_plays_a_clue(shell: Shell, sounds: list[tuple[str, ...]]) -> None:
    panel = review(shell, *SHORT)
    assert not click(panel, panel.rect(0).center)
    assert sounds == [("alarm", "clues")]


def test_a_click_on_an_arrest_is_nothing(shell: Shell, sounds: list[tuple[str, ...]]) -> None:
    panel = review(shell, *SHORT)
    assert not click(panel, panel.rect(1).center)
    assert sounds == []


def test_a_click_on_close_closes_it(shell: Shell) -> None:
    panel = review(shell, *SHORT)
    assert click(panel, panel.close.center)


def test_the_mouse_brings_the_focus_but_chooses_nothing(shell: Shell, sounds: list[tuple[str, ...]]) -> None:
    panel = review(shell, *SHORT)
    panel.handle(Command(Verb.POINT, MOUSE, down=False, pos=panel.rect(0).center))
    assert sounds == []
    press(panel, Verb.CONFIRM)
    assert sounds == [("alarm", "clues")]


def test_without_a_clue_there_is_only_close(shell: Shell) -> None:
    panel = review(shell)
    panel.draw(Picture((1920, 1080)))
    assert press(panel, Verb.CONFIRM)


# ---- many clues ----


@pytest.mark.parametrize("scale", [100, 200])
def test_what_has_the_focus_is_seen(shell: Shell, scale: int) -> None:
    shell.settings.change(text_scale=scale, motion="reduced")
    panel = review(shell, *LONG, options=COOP)
    for verb in [*[Verb.UP] * len(LONG), *[Verb.NEXT] * 9, *[Verb.PREVIOUS] * 9, *[Verb.DOWN] * 20]:
        press(panel, verb)
        panel.update(16)
        assert panel.list.contains(panel.rect(panel.clues[panel.focus]))


def test_the_wheel_scrolls_to_both_ends_and_no_further(shell: Shell) -> None:
    shell.settings.change(motion="reduced")
    panel = review(shell, *LONG, options=COOP)
    for amount, place, edge in ((1.0, 0, "top"), (-1.0, len(LONG) - 1, "bottom")):
        for _ in range(200):
            panel.handle(Command(Verb.WHEEL, MOUSE, amount=amount, pos=PANEL.center))
        panel.update(16)
        assert getattr(panel.rect(place), edge) == getattr(panel.list, edge)


def test_it_glides_and_comes_to_rest(shell: Shell) -> None:
    panel = review(shell, *LONG, options=COOP)
    assert not panel.moving
    panel.handle(Command(Verb.WHEEL, MOUSE, amount=5.0, pos=PANEL.center))
    assert panel.moving
    for _ in range(120):
        panel.update(16)
    assert not panel.moving


def test_another_text_size_is_laid_out_anew(shell: Shell) -> None:
    panel = review(shell, *LONG, options=COOP)
    before = panel.whole
    shell.settings.change(text_scale=200)
    panel.update(16)
    assert panel.whole > before


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("record", [SHORT, LONG], ids=["short", "long"])
def test_the_board_stays_in_sight(shell: Shell, scale: int, record: tuple[Fact, ...]) -> None:
    shell.settings.change(text_scale=scale)
    panel = review(shell, *record, options=COOP)
    canvas = Picture((1920, 1080))
    canvas.fill(WHITE)
    panel.draw(canvas)
    canvas.fill(WHITE, layout.SIDES[0])
    assert transform.average_color(canvas)[:3] == WHITE
