"""The results: what each game tells of a match, and the way on."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.core.kernel import Outcome, Seat
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.hands_up.screen.results import FAN
from game.games.library import GAMES, load_board, setup_from_text
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.games.police_chase.rules.actions import Throw
from game.games.police_chase.rules.state import Phase
from game.games.police_chase.rules.tokens import Hand, Token
from game.games.stop_thief.screen import results as stop_thief_summary
from game.match.match import AnyMatch, Match
from game.scenes.result_cards import CROWN_GAP, MOST, ResultCards, paint_fan, places_of
from game.scenes.results import ResultsExits, ResultsScene
from game.shell import paint
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, Verb
from game.shell.picture import Picture
from game.shell.scenes import Pop, Quit
from game.shell.services import Shell
from game.shell.theme import CREAM, INK
from game.shell.words import Words
from game.table.results import Summary
from tests.games.hands_up.tables import cards, searching
from tests.games.stop_thief.cities import RULES, board, stop_thief
from tests.manifests import replace_ui

pytestmark = pytest.mark.medium

FULL_SET: Hand = (Token.EVIDENCE, Token.WARRANT, Token.JEWEL)
PAD = Device("pad", 3, "Pad")
EXITS = ResultsExits(rematch=lambda: Pop("rematch"), lobby=lambda: Pop("seats"), title=Quit)


def chase(*hands: Hand, winner: int) -> AnyMatch:
    """A chase that is over."""
    setup = setup_from_text(POLICE_CHASE, ",".join(["human"] * len(hands)), "")
    match: AnyMatch = Match(POLICE_CHASE.rules, setup, load_board(setup.board), 1)
    match.state = replace(match.state, hands=hands, phase=Phase.OVER, turn=Seat(winner))
    return match


def search(won: dict[Seat, str], players: int) -> AnyMatch:
    """A search in which so much has been won."""
    setup = setup_from_text(HANDS_UP, ",".join(["human"] * players), "")
    match: AnyMatch = Match(HANDS_UP.rules, setup, load_board(setup.board), 1)
    match.state = searching("T1o", players, won=won)
    return match


@pytest.fixture
def hunt(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, int], AnyMatch]:
    """A hunt of so many, in this mode."""
    replace_ui(monkeypatch, "stop-thief", results=stop_thief_summary.summary)
    return lambda mode, players: Match(RULES, stop_thief(players, f"mode={mode}"), board(), 1)


def told(match: AnyMatch, outcome: Outcome | None = None) -> Summary:
    outcome = outcome or match.outcome()
    assert outcome is not None
    return GAMES[match.setup.game].ui().results(Words(), match, outcome)


def scene(shell: Shell, match: AnyMatch, outcome: Outcome) -> ResultsScene:
    return ResultsScene(shell, match, outcome, EXITS)


def test_every_game_that_is_open_tells_its_results() -> None:
    assert set(GAMES) == set(GAMES)


def test_the_officer_who_caught_the_robber_is_first_then_those_who_had_found_the_most() -> None:
    summary = told(chase((Token.WARRANT,), (), FULL_SET, (Token.JEWEL, Token.EVIDENCE), winner=2))
    assert [standing.seat for standing in summary.standings] == [2, 3, 0, 1]


def test_an_officer_is_told_how_much_of_the_set_was_found() -> None:
    summary = told(chase((Token.WARRANT, Token.ROBBER), FULL_SET, winner=1))
    assert [standing.headline for standing in summary.standings] == ["Caught the robber!", "Has 1 of 3"]
    assert [standing.line for standing in summary.standings] == ["no special tokens", "and 1 special token"]


def test_an_officers_tokens_are_shown_those_that_are_needed_first() -> None:
    summary = told(chase((Token.PARTNER, Token.JEWEL), FULL_SET, winner=1))
    assert summary.standings[1].pictures == ("tokens/jewel", "tokens/partner")


def test_the_story_of_a_chase_is_how_many_turns_it_took() -> None:
    match = chase(FULL_SET, (), winner=0)
    over, match.state = match.state, match.rules.new(match.setup, match.board)
    match.act(Seat(0), Throw(), 0)
    match.state = over
    assert told(match).story.endswith("turn 1")


def test_guards_are_ranked_by_cards_and_then_by_thief_figures() -> None:
    won = {Seat(0): "D1o D2o", Seat(1): "T3o D1s", Seat(2): "D1p D2p D3p"}
    summary = told(search(won, 3), Outcome((Seat(2),), "most-cards"))
    assert [standing.seat for standing in summary.standings] == [2, 1, 0]
    assert (summary.standings[1].headline, summary.standings[1].line) == ("2 cards", "3 thieves")


def test_all_cards_of_a_guard_are_fanned_out() -> None:
    won = "D1o D2o D3o D1s D2s D3s D1p D2p"
    summary = told(search({Seat(0): won}, 2), Outcome((Seat(0),), "most-cards"))
    assert len(summary.standings[0].pictures) == len(cards(won)) > summary.fan.room


def test_a_fan_of_many_cards_is_no_wider_than_its_room(shell: Shell) -> None:
    room = pygame.Rect(100, 20, 330, 118)
    image = paint.clear((540, 180))
    paint_fan(shell, image, room, ("cards/gem_sky_1",) * 40, FAN)
    assert room.inflate(2, 0).contains(image.get_bounding_rect())


MATCHES: tuple[Callable[[], AnyMatch], ...] = (
    lambda: chase((Token.ROBBER,) * 5, FULL_SET, (), (Token.JEWEL,), winner=1),
    lambda: chase(FULL_SET, (), winner=0),
    lambda: search({Seat(0): "T1o D1o"}, 6),
)


@pytest.mark.parametrize("make", MATCHES)
@pytest.mark.parametrize("scale", [100, 200])
def test_the_results_of_every_game_can_be_drawn(
    shell: Shell, make: Callable[[], AnyMatch], scale: int
) -> None:
    shell.settings.change(text_scale=scale)
    match = make()
    results = scene(shell, match, match.outcome() or Outcome((Seat(0),), "most-cards"))
    results.draw(shell.window.canvas)


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
def test_a_rematch_is_one_press(shell: Shell, device: Device) -> None:
    results = scene(shell, chase(FULL_SET, (), winner=0), Outcome((Seat(0),), "robber-caught"))
    assert results.handle(Command(Verb.CONFIRM, device)) == Pop("rematch")


def test_the_mouse_leads_back_to_the_seats(shell: Shell) -> None:
    results = scene(shell, chase(FULL_SET, (), winner=0), Outcome((Seat(0),), "robber-caught"))
    at = results.form.get("seats").rect.center
    click = Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=at)
    assert results.handle(click) == Pop("seats")


HUNTS = (
    ("cooperative", 4, Outcome((), "loot-gone")),
    ("cooperative", 4, Outcome(tuple(map(Seat, range(4))), "debbie-caught")),
    ("solo", 1, Outcome((), "dawn")),
    ("one-vs-many", 5, Outcome((Seat(0),), "loot-gone")),
    ("one-vs-many", 5, Outcome(tuple(map(Seat, range(1, 5))), "debbie-caught")),
)


@pytest.mark.parametrize(("mode", "players", "outcome"), HUNTS)
@pytest.mark.parametrize("scale", [100, 200])
def test_a_hunt_that_was_won_or_lost_together_can_be_drawn(
    shell: Shell,
    hunt: Callable[[str, int], AnyMatch],
    mode: str,
    players: int,
    outcome: Outcome,
    scale: int,
) -> None:
    shell.settings.change(text_scale=scale)
    results = scene(shell, hunt(mode, players), outcome)
    results.draw(shell.window.canvas)


def test_those_who_share_a_win_are_named_apart(shell: Shell) -> None:
    results = scene(shell, search({}, 2), Outcome((Seat(0), Seat(1)), "most-cards"))
    first, second = (seat.name.upper() for seat in results.setup.seats)
    assert results.title == f"{first} AND {second} SHARE THE WIN!"


def test_where_all_lose_together_nobody_is_called_a_winner(
    shell: Shell, hunt: Callable[[str, int], AnyMatch]
) -> None:
    results = scene(shell, hunt("cooperative", 2), Outcome((), "loot-gone"))
    heard: list[str] = []
    shell.sound.on_caption = lambda name, _ms: heard.append(name)
    results.enter()
    assert results.title == "THE PACK GOT AWAY!"
    assert heard == ["lose"]


def test_the_calm_music_of_the_game_goes_on_until_players_leave(
    shell: Shell, hunt: Callable[[str, int], AnyMatch], monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[tuple[str, ...]] = []
    monkeypatch.setattr(shell.sound, "music", lambda *layers: played.append(layers))
    scene(shell, hunt("cooperative", 2), Outcome((), "loot-gone")).enter()
    assert played == [("music_stop_thief_low",)]


def test_the_lights_are_low_where_nobody_has_won(shell: Shell, hunt: Callable[[str, int], AnyMatch]) -> None:
    shown = []
    for winners in ((), (Seat(0), Seat(1))):
        scene(shell, hunt("cooperative", 2), Outcome(winners, "loot-gone")).draw(shell.window.canvas)
        shown.append(shell.window.canvas.get_at((40, 300)))
    assert sum(shown[0][:3]) < sum(shown[1][:3])


def test_the_packs_player_is_shown_as_debbie_atlantic(
    shell: Shell, hunt: Callable[[str, int], AnyMatch], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    fitting = shell.assets.fitting

    def watched(name: str, box: tuple[int, int]) -> Picture:
        asked.append(name)
        return fitting(name, box)

    monkeypatch.setattr(shell.assets, "fitting", watched)
    scene(shell, hunt("one-vs-many", 2), Outcome((Seat(0),), "dawn")).draw(shell.window.canvas)
    assert asked[0] == "portraits/pack_debbie"


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_so_many_pictures_of_what_was_won_stand_apart_and_inside(count: int, scale: int) -> None:
    room = pygame.Rect(300, 600, 250, round(118 * 100 / scale))
    places = places_of(count, room, stop_thief_summary.FAN)
    assert len(places) == count
    assert all(room.contains(place) for place in places)
    assert not any(one.colliderect(other) for one, other in itertools.combinations(places, 2))


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_words_of_every_card_end_above_what_was_won(shell: Shell, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    results = scene(shell, search({Seat(0): "T1o D1o"}, 6), Outcome((Seat(0),), "most-cards"))
    cards = ResultCards(shell, results.setup, results.summary, results.winners)
    for card in results.painted.cards:
        portrait = cards.paint_portrait(Picture((1920, 1080)), card, results.summary.standings[0])
        assert portrait.bottom + cards.words_height <= card.bottom - cards.prize_height


def test_cards_are_wider_where_large_text_needs_it(shell: Shell) -> None:
    outcome = Outcome((Seat(0),), "robber-caught")
    usual = scene(shell, chase(FULL_SET, (), winner=0), outcome).painted.cards
    shell.settings.change(text_scale=200)
    large = scene(shell, chase(FULL_SET, (), winner=0), outcome).painted.cards
    assert all(one.w > 1.4 * other.w for one, other in zip(large, usual, strict=True))


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_a_crown_is_clear_of_what_is_written_above_it(shell: Shell, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    results = scene(shell, chase(FULL_SET, (), winner=0), Outcome((Seat(0),), "robber-caught"))
    cards = ResultCards(shell, results.setup, results.summary, results.winners)
    (_, _), (reason, at) = results.painted.headings
    lowest = at[1] + reason.get_bounding_rect(min_alpha=200).bottom
    assert lowest < min(card.top for card in results.painted.cards) - CROWN_GAP - cards.crown.get_height()


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_a_rank_has_as_much_room_above_it_as_below(shell: Shell, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    results = scene(shell, chase(FULL_SET, (), winner=0), Outcome((Seat(0),), "robber-caught"))
    image = paint.clear((400, 400))
    cards = ResultCards(shell, results.setup, results.summary, results.winners)
    cards.paint_rank(image, image.get_rect(), 1)
    plate, page = image.get_bounding_rect(), Picture(image.size)
    page.fill(CREAM)
    page.blit(image, (0, 0))
    letters = pygame.mask.from_threshold(page.surface, INK, (40, 40, 40, 255)).get_bounding_rects()[0]
    assert abs((letters.top - plate.top) - (plate.bottom - letters.bottom)) <= 2


def test_officers_who_found_as_much_share_a_rank() -> None:
    summary = told(chase((Token.WARRANT,), (), FULL_SET, (Token.JEWEL,), winner=2))
    assert [(standing.seat, standing.rank) for standing in summary.standings] == [
        (2, 1),
        (0, 2),
        (3, 2),
        (1, 4),
    ]


def test_all_who_share_a_win_are_first() -> None:
    summary = told(search({Seat(0): "T1o", Seat(1): "T2o"}, 3), Outcome((Seat(0), Seat(1)), "most-cards"))
    assert [standing.rank for standing in summary.standings] == [1, 1, 3]
