"""The page with the rules of a match: what counts, what each rule says, and what is remembered."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.boards.catalog import Listed
from game.core.kernel import OptionValue
from game.games.stop_thief.game import GAME as STOP_THIEF
from game.match.game import Option
from game.scenes.lobby import LobbyScene
from game.scenes.lobby_lineup import Lineup
from game.scenes.lobby_rows import RulesRow, option_row, page_options
from game.scenes.match_rules import INNER, MatchRulesScene
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, Verb
from game.shell.scenes import Pop, Push, Quit
from game.shell.services import Shell
from tests.scenes.stop_thief_lobby import PADS, agree, asked, lobby, mode, told, use

HELPS = ("helps",)
CUSTOM = ("lure", "doors", "subway", "lingering", "district", "alarm", "tip", "win")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))


@pytest.fixture
def seats(shell: Shell) -> LobbyScene:
    return lobby(shell)


def rules_page(seats: LobbyScene) -> MatchRulesScene:
    move = use(seats, "rules", KEYBOARD)
    assert isinstance(move, Push)
    assert isinstance(move.scene, MatchRulesScene)
    return move.scene


@pytest.mark.parametrize(
    ("options", "rows"),
    [
        ({}, ("difficulty", *HELPS)),
        ({"difficulty": "advanced"}, ("difficulty", *HELPS)),
        (
            {"difficulty": "custom"},
            ("difficulty", *CUSTOM, "needed", "cash", "false_arrest", "arrest_reach", "abilities", *HELPS),
        ),
        (
            {"difficulty": "custom", "win": "captures"},
            ("difficulty", *CUSTOM, "captures", "arrest_reach", "abilities", *HELPS),
        ),
        ({"mode": "cooperative", "difficulty": "custom"}, ("loot", "lure", "abilities", *HELPS)),
        ({"mode": "solo", "win": "captures"}, ("loot", "lure", "abilities", *HELPS)),
        ({"mode": "one-vs-many"}, ("loot", "abilities", *HELPS)),
    ],
)
def test_the_page_of_rules_shows_what_counts_now_and_nothing_else(
    seats: LobbyScene, options: dict[str, OptionValue], rows: tuple[str, ...]
) -> None:
    agree(seats, **options)
    assert asked(rules_page(seats)) == rows


def test_a_rule_that_begins_to_count_appears_at_once(seats: LobbyScene) -> None:
    agree(seats, difficulty="custom")
    page = rules_page(seats)
    use(page, "win", KEYBOARD)
    assert "captures" in asked(page)
    assert "cash" not in asked(page)
    assert page.form.focus == "win"


@pytest.mark.parametrize("device", [KEYBOARD, PADS[0]])
def test_down_leads_through_all_rules_of_both_columns_before_the_buttons(
    seats: LobbyScene, device: Device
) -> None:
    agree(seats, difficulty="custom")
    page = rules_page(seats)
    rules = asked(page)
    assert len({page.form.get(rule).rect.x for rule in rules}) == 2
    for rule in rules[1:]:
        page.handle(Command(Verb.DOWN, device))
        assert page.form.focus == rule
    page.handle(Command(Verb.DOWN, device))
    assert page.form.focus == "usual"
    page.form.set_focus(rules[-1])
    for rule in rules[-2::-1]:
        page.handle(Command(Verb.UP, device))
        assert page.form.focus == rule


def test_what_is_not_shown_is_remembered(shell: Shell, seats: LobbyScene) -> None:
    agree(seats, difficulty="custom", doors="free", loot=70)
    mode(seats, "solo")
    again = lobby(shell)
    assert (again.lineup.options["doors"], again.lineup.options["loot"]) == ("free", 70)


@pytest.mark.parametrize("device", [KEYBOARD, MOUSE, PADS[0]])
def test_rules_are_changed_and_taken_along_to_the_lobby(seats: LobbyScene, device: Device) -> None:
    page = rules_page(seats)
    use(page, "helps", device)
    move = use(page, "back", device)
    assert isinstance(move, Pop)
    seats.resume(move.answer)
    assert seats.lineup.setup(STOP_THIEF).options["helps"] == "on"


def test_the_lobby_says_how_many_rules_are_not_as_usual(shell: Shell, seats: LobbyScene) -> None:
    def says() -> str:
        row = seats.form.get("rules")
        assert isinstance(row, RulesRow)
        return row.words

    assert says() == shell.words("seats.rules-usual")
    agree(seats, difficulty="custom", doors="free", lingering="on")
    assert says() == shell.words("seats.rules-changed", number=2)


def test_all_rules_of_the_page_can_be_made_usual_again(shell: Shell, seats: LobbyScene) -> None:
    agree(seats, mode="solo", loot=30, helps="on", doors="free")
    page = rules_page(seats)
    use(page, "usual", MOUSE)
    move = page.back()
    assert isinstance(move, Pop)
    assert isinstance(move.answer, Lineup)
    options = move.answer.options
    assert (options["loot"], options["helps"], options["mode"]) == (50, "off", "solo")
    assert options["doors"] == "free"
    assert use(page, "usual", KEYBOARD) is None
    assert told(shell) == shell.words("match-rules.already")


def test_with_another_map_the_board_is_asked_for_in_the_lobby(shell: Shell) -> None:
    boards = (Listed("stop_thief", "Caper City"), Listed("mine", "My Town"))
    scene = LobbyScene(shell, STOP_THIEF, lambda _lineup, _pads: Quit(), None, boards)
    use(scene, "board", KEYBOARD)
    assert scene.lineup.board == "mine"


# ---- words ----


def test_every_option_and_every_value_has_its_words(shell: Shell) -> None:
    has = shell.words.has
    for option in STOP_THIEF.options:
        assert has(f"stop-thief.option.{option.key}"), option.key
        assert has(f"stop-thief.option-help.{option.key}"), option.key
        for value in option.values:
            assert has(f"stop-thief.value.{option.key}-{value}"), (option.key, value)


@pytest.mark.parametrize("option", STOP_THIEF.options, ids=lambda option: option.key)
def test_every_value_that_is_not_a_number_has_a_sentence_of_its_own(shell: Shell, option: Option) -> None:
    for value in option.values:
        about = f"stop-thief.value-help.{option.key}-{value}"
        assert isinstance(value, int) or shell.words.has(about), about


@pytest.mark.parametrize("scale", [100, 125, 150, 200])
@pytest.mark.parametrize("agreed", [{"difficulty": "custom"}, {"mode": "solo"}])
def test_what_a_rule_means_fits_its_panel_at_every_text_size(
    shell: Shell, agreed: dict[str, OptionValue], scale: int
) -> None:
    shell.settings.change(text_scale=scale)
    first = Lineup.first(STOP_THIEF)
    lineup = replace(first, options={**first.options, **agreed})
    for option in page_options(STOP_THIEF, lineup):
        for value in option.values:
            page = MatchRulesScene(shell, STOP_THIEF, lineup.with_option(STOP_THIEF, option.key, value))
            page.form.set_focus(option.key)
            assert height(shell, page) <= page.panel.h - INNER, (option.key, value)


def height(shell: Shell, page: MatchRulesScene) -> int:
    """How high the explanation of the focused rule is."""
    width = page.panel.w - 2 * INNER
    return sum(
        shell.text.paragraph(words, role, size, width, colour).get_height()
        for words, role, size, colour in page.explanation()
    )


def test_a_row_says_what_its_value_means_or_else_what_it_is_about(shell: Shell) -> None:
    lineup = Lineup.first(STOP_THIEF)
    rect = pygame.Rect(0, 0, 800, 62)
    options = {option.key: option for option in STOP_THIEF.options}
    doors = option_row(shell, STOP_THIEF, lineup, options["doors"], rect)
    captures = option_row(shell, STOP_THIEF, lineup, options["captures"], rect)
    assert doors.hint == shell.words("stop-thief.value-help.doors-often")
    assert captures.hint == shell.words("stop-thief.option-help.captures")
