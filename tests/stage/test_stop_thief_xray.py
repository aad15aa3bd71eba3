"""The X-ray of Stop Thief! tells the truth of every case, and every hand can go through it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise

import pygame
import pytest

from game.ai.runner import Runner
from game.ai.stop_thief import Sleuth
from game.core.kernel import CHANCE, TABLE, Event, Seat
from game.core.match import Match
from game.rules.stop_thief.actions import Action, Arrest, Coin, Unmask, Verdict
from game.rules.stop_thief.belief import moved
from game.rules.stop_thief.city import SUBWAY
from game.rules.stop_thief.clues import openings
from game.rules.stop_thief.events import Captured, CaseClosed
from game.rules.stop_thief.state import Clue, Hideaway, Hunt, Phase, Searched, Sound, State, View
from game.rules.stop_thief.thief_moves import Tread, heard
from game.rules.stop_thief.thieves import Who
from game.shell.devices import KEYBOARD, MOUSE, Command, Verb
from game.shell.services import Shell
from game.shell.theme import WHITE
from game.stage.board.camera import Camera
from game.stage.stop_thief import layout, trace
from game.stage.stop_thief.trace import Step, Trace
from game.stage.stop_thief.xray import FASTEST, READ_MS, STEP_MS, XRay
from game.stage.stop_thief.xray_panel import BACK, CLOSE, ON
from tests.stop_thief_cities import ANN, BOB, MODES, RULES, at, board, hunt, stop_thief

SCENE, ROOM = 422, 423
FRAME_MS = 1000 / 60
SEATS = stop_thief().seats
every_mode = pytest.mark.parametrize(
    ("players", "options"), [pytest.param(*mode, marks=pytest.mark.slow) for mode in MODES]
)


@dataclass(frozen=True)
class Case:
    """A case that was closed, as the stage learns of it."""

    hunt: Hunt
    trace: Trace
    ended: str


class WatchedMatch(Match[State, Action, View]):
    """Keeps every case that comes to light."""

    cases: list[Case]

    def act(self, seat: Seat, action: Action, at_ms: int) -> tuple[Event, ...]:
        before = self.view(TABLE)
        events = super().act(seat, action, at_ms)
        self.cases += closed(before, self.view(TABLE), events)
        return events


def closed(before: View, after: View, events: tuple[Event, ...]) -> Iterator[Case]:
    """The case that these events close, if they do."""
    caught = (Searched(event.seat, event.space, True) for event in events if isinstance(event, Captured))
    last = next(caught, None)
    for event in events:
        if isinstance(event, CaseClosed):
            table = after if after.record else before
            yield Case(table, Trace.of(table, event.route, last), after.ended)


@cache
def cases(players: int, options: str) -> list[Case]:
    """All cases of a match that investigators have played."""
    match = WatchedMatch(RULES, stop_thief(players, options), board(), 1)
    match.cases = []
    seats = map(Seat, range(players))
    sleuths = {seat: Sleuth(seat, "easy", random.Random(seat).random) for seat in seats}
    runner = Runner(match, sleuths)
    while not runner.over:
        runner.advance(runner.next_due() or runner.now_ms)
    return match.cases


def steps_of(players: int, options: str) -> Iterator[tuple[Case, Step]]:
    return ((case, step) for case in cases(players, options) for step in case.trace.steps)


# ---- the truth ----


@every_mode
def test_every_match_brings_something_to_light(players: int, options: str) -> None:
    assert any(len(case.trace) > 1 for case in cases(players, options))


@every_mode
def test_there_is_a_step_for_every_clue(players: int, options: str) -> None:
    for case in cases(players, options):
        assert tuple(step.clue for step in case.trace.steps) == case.hunt.clues
        assert [step.number for step in case.trace.steps] == list(range(1, len(case.trace) + 1))


@every_mode
def test_the_truth_is_among_what_could_be_known(players: int, options: str) -> None:
    for case, step in steps_of(players, options):
        assert step.at in dict(case.trace.known(step.number))


@every_mode
def test_what_could_be_known_is_a_whole_with_the_likeliest_first(players: int, options: str) -> None:
    for case, step in steps_of(players, options):
        shares = [share for _, share in case.trace.known(step.number)]
        assert sum(shares) == pytest.approx(1)
        assert shares == sorted(shares, reverse=True)


@every_mode
def test_every_clue_fits_the_step_behind_it(players: int, options: str) -> None:
    for case in cases(players, options):
        city, terms, tread = case.hunt.city, case.hunt.terms, Tread(0, 0, frozenset())
        for step in case.trace.steps:
            if step.number == 1:
                assert (step.at, step.clue.sound) in openings(city, terms, step.clue.ear)
            else:
                assert heard(city, tread, step.at, step.clue.ear) is step.clue.sound
            tread = moved(city, tread, step.at)


@every_mode
def test_the_ways_lead_from_one_truth_to_the_next(players: int, options: str) -> None:
    for case in cases(players, options):
        before = 0
        for step in case.trace.steps:
            if before not in (0, step.at):
                way = (*step.walk, *step.ride[1:])
                assert (way[0], way[-1]) == (before, step.at)
                assert all(end in board().neighbours[start] for start, end in pairwise(step.walk))
                assert all(board().spaces[space].kind == SUBWAY for space in step.ride)
            else:
                assert (step.walk, step.ride) == ((), ())
            before = step.at


@every_mode
def test_every_arrest_of_the_record_is_told(players: int, options: str) -> None:
    for case in cases(players, options):
        told = [(arrest.seat, arrest.space) for step in case.trace.steps for arrest in step.arrests]
        made = [(fact.seat, fact.space) for fact in case.hunt.record if isinstance(fact, Searched)]
        assert told[: len(made)] == made
        assert len(told) - len(made) in (0, 1)


@every_mode
def test_a_case_that_ends_with_a_capture_says_so(players: int, options: str) -> None:
    for case in cases(players, options):
        if case.ended not in ("dawn", "loot-gone"):
            assert case.trace.steps[-1].arrests[-1].verdict is trace.Verdict.CAUGHT


@every_mode
def test_only_who_was_there_was_caught(players: int, options: str) -> None:
    for _, step in steps_of(players, options):
        for arrest in step.arrests:
            assert (arrest.verdict is not trace.Verdict.NOBODY) is (arrest.space == step.at)


def ended(state: State, *acts: tuple[Seat, Action]) -> Case:
    """The case that is closed by the last of these actions."""
    for seat, action in acts:
        before, step = RULES.view(state, TABLE), RULES.apply(state, seat, action)
        state = step.state
    (case,) = closed(before, RULES.view(state, TABLE), step.events)
    return case


def cornered(**changes: object) -> State:
    """Ann stands beside the Understudy and may arrest him."""
    heard_of = (Clue(Sound.ALARM, 4),)
    thief = Hideaway(SCENE)
    state = hunt(ROOM, 500, thief=thief, face_up=Who.UNDERSTUDY, heard=heard_of)
    return replace(at(state, Phase.ARREST), **changes)  # type: ignore[arg-type]


CATCH = ((ANN, Arrest(SCENE)), (CHANCE, Verdict(True)))


def test_an_arrest_that_was_judged_before_the_coin_fell_is_told_once() -> None:
    (step,) = ended(cornered(), *CATCH, (CHANCE, Coin(False))).trace.steps
    assert step.arrests == (trace.Arrest(ANN, SCENE, trace.Verdict.CAUGHT),)


def test_a_thief_who_bolted_was_not_caught_though_that_has_won_the_match() -> None:
    rich = cornered(cash=(1_000_000, 0))
    (step,) = ended(rich, *CATCH, (CHANCE, Coin(True))).trace.steps
    assert step.arrests == (trace.Arrest(ANN, SCENE, trace.Verdict.BOLTED),)


def test_a_thief_who_bolted_and_was_caught_later_has_both() -> None:
    fled = (Searched(ANN, SCENE, True), Clue(Sound.FOOTSTEPS, 4, escape=True))
    thief = Hideaway(ROOM, SCENE, (SCENE,), (SCENE, ROOM))
    state = cornered(bolted=True)
    state = replace(state, hideaway=thief, record=(*state.record, *fled))
    first, second = ended(state, (ANN, Arrest(ROOM)), (CHANCE, Verdict(True))).trace.steps
    assert [arrest.verdict for arrest in (*first.arrests, *second.arrests)] == ["bolted", "caught"]


@pytest.mark.parametrize("options", ["", "mode=cooperative"])
def test_at_dawn_the_route_of_who_got_away_is_told(options: str) -> None:
    state = hunt(500, 501, thief=Hideaway(SCENE), options=options)
    case = ended(replace(state, phase=Phase.UNMASK), (CHANCE, Unmask()))
    assert case.ended == "dawn"
    assert [(step.at, step.arrests) for step in case.trace.steps] == [(SCENE, ())]


def test_when_the_loot_is_gone_by_a_false_arrest_that_is_told_too() -> None:
    state = hunt(ROOM, 501, thief=Hideaway(SCENE), options="mode=cooperative")
    poor = replace(at(state, Phase.ARREST), loot=1_000)
    acts = ((ANN, Arrest(ROOM)), (CHANCE, Verdict(False)), (CHANCE, Unmask()))
    case = ended(poor, *acts)
    assert case.ended == "loot-gone"
    assert case.trace.steps[0].arrests == (trace.Arrest(ANN, ROOM, trace.Verdict.NOBODY),)


def test_of_a_thief_who_was_never_heard_of_nothing_is_told() -> None:
    state = replace(hunt(500, 501, options="mode=cooperative"), phase=Phase.UNMASK)
    assert len(ended(state, (CHANCE, Unmask())).trace) == 0


def test_a_private_tip_tells_the_x_ray_nothing() -> None:
    found = [case for case in cases(2, "") if any(step.tips for step in case.trace.steps)]
    for case in found:
        bare = replace(case.hunt, record=tuple(f for f in case.hunt.record if isinstance(f, Clue | Searched)))
        other = Trace.of(bare, [step.at for step in case.trace.steps])
        assert [other.known(step.number) for step in other.steps] == [
            case.trace.known(step.number) for step in case.trace.steps
        ]
    assert found


def test_what_could_be_known_is_worked_out_step_by_step() -> None:
    case = max(cases(4, "mode=cooperative"), key=lambda case: len(case.trace))
    fresh = Trace.of(case.hunt, [step.at for step in case.trace.steps])
    assert fresh.learnt == 0
    fresh.learn(1)
    assert fresh.learnt == 1


# ---- the panel ----


def longest(players: int = 2, options: str = "") -> Trace:
    case = max(cases(players, options), key=lambda case: len(case.trace))
    return Trace.of(case.hunt, [step.at for step in case.trace.steps])


@pytest.fixture
def told() -> Trace:
    return longest()


@pytest.fixture
def camera() -> Camera:
    return Camera(layout.VIEW, board().size)


@pytest.fixture
def sounds(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is played."""
    played: list[str] = []
    monkeypatch.setattr(shell.sound, "play", lambda name, *_, **__: played.append(name))
    return played


@pytest.fixture
def xray(shell: Shell, camera: Camera, told: Trace) -> XRay:
    return XRay(shell, board(), camera, SEATS, told, Who.MOE)


def press(xray: XRay, verb: Verb, *, repeat: bool = False) -> bool:
    closes = xray.handle(Command(verb, KEYBOARD, repeat=repeat))
    settle(xray)
    return closes


def click(xray: XRay, pos: tuple[int, int]) -> bool:
    closes = xray.handle(Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=pos))
    settle(xray)
    return closes


def settle(xray: XRay) -> None:
    """Until what was asked for has been worked out."""
    while xray.number < xray._wanted:
        xray.update(0)


def wait(xray: XRay, until: Callable[[], bool], most_ms: float = 200_000) -> float:
    passed = 0.0
    while not until():
        xray.update(FRAME_MS)
        passed += FRAME_MS
        assert passed < most_ms
    return passed


def test_it_goes_on_by_itself_to_the_last_step(xray: XRay, told: Trace) -> None:
    wait(xray, lambda: not xray.moving)
    assert xray.number == len(told)


def test_a_step_takes_its_time_and_an_arrest_more(xray: XRay, told: Trace) -> None:
    passed = wait(xray, lambda: xray.number == len(told))
    searched = sum(bool(step.arrests) for step in told.steps[:-1])
    assert passed == pytest.approx(STEP_MS * (len(told) - 1) + READ_MS * searched, rel=0.05)


def test_even_at_once_a_step_can_be_read(shell: Shell, xray: XRay) -> None:
    shell.settings.change(speed="at once")
    assert wait(xray, lambda: xray.number == 2) >= STEP_MS / FASTEST


def test_a_long_route_does_not_take_all_evening(shell: Shell, camera: Camera) -> None:
    told = longest(2, "mode=cooperative,lure=0")
    xray = XRay(shell, board(), camera, SEATS, told, Who.DEBBIE)
    assert len(told) > 80
    wait(xray, lambda: xray.number == len(told), most_ms=75_000)


def test_when_things_shall_stand_still_it_waits_for_a_hand(shell: Shell, camera: Camera, told: Trace) -> None:
    shell.settings.change(motion="reduced")
    xray = XRay(shell, board(), camera, SEATS, told, Who.MOE)
    xray.update(10 * STEP_MS)
    assert (xray.number, xray.moving) == (1, False)


def test_right_and_left_go_on_and_back_and_it_no_longer_goes_by_itself(xray: XRay) -> None:
    press(xray, Verb.RIGHT)
    press(xray, Verb.RIGHT)
    press(xray, Verb.LEFT)
    xray.update(10 * STEP_MS)
    assert xray.number == 2


def test_left_of_the_first_step_is_nothing(xray: XRay) -> None:
    assert not press(xray, Verb.LEFT)
    assert xray.number == 1


def test_right_never_closes_it(xray: XRay, told: Trace) -> None:
    assert not any(press(xray, Verb.RIGHT) for _ in range(len(told) + 3))
    assert xray.number == len(told)


def test_confirm_goes_on_and_closes_at_the_end(xray: XRay, told: Trace) -> None:
    closes = [press(xray, Verb.CONFIRM) for _ in told.steps]
    assert closes == [*[False] * (len(told) - 1), True]


def test_a_key_that_is_held_down_does_not_close_it(xray: XRay, told: Trace) -> None:
    assert not any(press(xray, Verb.CONFIRM, repeat=True) for _ in range(len(told) + 3))


def test_back_closes_it(xray: XRay) -> None:
    assert press(xray, Verb.BACK)


def test_its_keys_can_be_clicked(xray: XRay) -> None:
    bar = xray._bar
    assert not click(xray, bar.keys[ON].center)
    assert not click(xray, bar.keys[ON].center)
    assert xray.number == 3
    assert not click(xray, bar.keys[BACK].center)
    assert xray.number == 2
    assert click(xray, bar.keys[CLOSE].center)


def test_a_click_on_the_timeline_jumps_there(xray: XRay, told: Trace) -> None:
    for number in (len(told), 1, 3):
        click(xray, xray._bar.middle(number))
        assert xray.number == number


def test_the_timeline_of_the_longest_route_reaches_every_step(shell: Shell, camera: Camera) -> None:
    told = longest(2, "mode=cooperative,lure=0")
    xray = XRay(shell, board(), camera, SEATS, told, Who.DEBBIE)
    assert [xray._bar.at(xray._bar.middle(step.number)) for step in told.steps] == [
        step.number for step in told.steps
    ]


def test_a_jump_waits_until_it_is_worked_out_what_could_be_known(xray: XRay, told: Trace) -> None:
    xray.handle(Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=xray._bar.middle(len(told))))
    seen = []
    while xray.moving:
        xray.update(FRAME_MS)
        seen.append(xray.number)
    assert seen[0] == 2
    assert seen[-1] == len(told)


def test_a_click_beside_it_is_nothing(xray: XRay) -> None:
    assert not click(xray, (960, 500))
    assert xray.number == 1


def test_no_clue_is_heard_again(xray: XRay, sounds: list[str]) -> None:
    wait(xray, lambda: not xray.moving)
    assert sounds
    assert not set(sounds) & set(Sound)


def test_the_camera_follows_who_has_come_closer(xray: XRay, camera: Camera, told: Trace) -> None:
    camera.zoom(3, (layout.VIEW.right, layout.VIEW.bottom))
    camera.finish()
    for _ in told.steps:
        press(xray, Verb.RIGHT)
        camera.finish()
        spot = board().spaces[told.steps[xray.number - 1].at].at
        assert layout.VIEW.collidepoint(camera.to_canvas(spot))


# ---- the picture ----


@every_mode
def test_every_step_of_every_case_has_a_picture(
    shell: Shell, camera: Camera, players: int, options: str
) -> None:
    canvas, seats = pygame.Surface((1920, 1080)), stop_thief(players, options).seats
    for case in cases(players, options):
        xray = XRay(shell, board(), camera, seats, case.trace, case.hunt.face_up)
        for step in case.trace.steps:
            xray._turn_to(step.number)
            settle(xray)
            xray.draw(canvas)


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize(("players", "options"), [(2, ""), (2, "mode=cooperative,lure=0")])
def test_only_the_board_and_the_place_of_the_cards_are_painted(
    shell: Shell, camera: Camera, scale: int, players: int, options: str
) -> None:
    shell.settings.change(text_scale=scale)
    told = longest(players, options)
    xray = XRay(shell, board(), camera, SEATS, told, Who.MOE)
    canvas = pygame.Surface((1920, 1080))
    for number in (1, len(told) // 2, len(told)):
        xray._turn_to(number)
        settle(xray)
        canvas.fill(WHITE)
        xray.draw(canvas)
        canvas.fill(WHITE, layout.VIEW)
        canvas.fill(WHITE, layout.CARDS.inflate(32, 48))
        assert pygame.transform.average_color(canvas)[:3] == WHITE


def test_the_number_of_the_space_where_he_could_be_stays_readable(xray: XRay, told: Trace) -> None:
    press(xray, Verb.RIGHT)
    canvas = pygame.Surface((1920, 1080))
    canvas.fill(WHITE)
    xray.draw(canvas)
    spots = [space for space, _ in told.known(2) if space != told.steps[1].at]
    for space in spots:
        x, y = xray._camera.to_canvas(board().spaces[space].at)
        assert canvas.get_at((round(x), round(y)))[2] > 120


def test_a_thief_at_the_upper_edge_is_pinned_from_below(shell: Shell, camera: Camera) -> None:
    table = hunt(500, 501, thief=Hideaway(599))
    told = Trace.of(table, [599])
    xray = XRay(shell, board(), camera, SEATS, told, Who.MOE)
    canvas = pygame.Surface((1920, 1080))
    xray.draw(canvas)
    x, y = camera.to_canvas(board().spaces[599].at)
    assert canvas.get_at((round(x), round(y) + 60)) != canvas.get_at((round(x), round(y) - 60))


def test_bob_is_told_by_name(xray: XRay) -> None:
    sayings = xray._text._sayings
    said = sayings.arrest(trace.Arrest(BOB, 475, trace.Verdict.NOBODY))
    assert said == f"{SEATS[BOB].name} searched 475: nobody there."
