"""Every hand can go through the X-ray of Stop Thief!, and every step has its picture."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.games.stop_thief.rules.city import City
from game.games.stop_thief.rules.state import Hideaway, Sound
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.case import trace
from game.games.stop_thief.screen.case.trace import Trace
from game.games.stop_thief.screen.case.xray import FASTEST, READ_MS, STEP_MS, XRay
from game.games.stop_thief.screen.case.xray_keys import BACK, CLOSE, ON
from game.games.stop_thief.screen.case.xray_marks import TAG
from game.games.stop_thief.screen.display import DisplayState
from game.games.stop_thief.screen.prompts import Prompts
from game.shell import transform
from game.shell.devices import KEYBOARD, MOUSE, Command, Verb
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import WHITE
from game.table.board.camera import Camera
from tests.games.stop_thief.cases import cases, every_mode
from tests.games.stop_thief.cities import BOB, board, hunt, stop_thief
from tests.games.stop_thief.tables import new_display

pytestmark = pytest.mark.medium

FRAME_MS = 1000 / 60
SEATS = stop_thief().seats


# ---- the panel ----


def longest(players: int = 2, options: str = "") -> Trace:
    case = max(cases(players, options), key=lambda case: len(case.trace))
    return Trace.of(case.hunt, [step.at for step in case.trace.steps])


@pytest.fixture
def told() -> Trace:
    return longest()


@pytest.fixture
def display(shell: Shell) -> DisplayState:
    return new_display(shell)


@pytest.fixture
def camera(display: DisplayState) -> Camera:
    return display.camera


@pytest.fixture
def sounds(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is played."""
    played: list[str] = []
    monkeypatch.setattr(shell.sound, "play", lambda name, *_, **__: played.append(name))
    return played


@pytest.fixture
def xray(display: DisplayState, told: Trace) -> XRay:
    return XRay(display, told, Who.MOE)


def press(xray: XRay, verb: Verb, *, repeat: bool = False) -> bool:
    return xray.handle(Command(verb, KEYBOARD, repeat=repeat))


def click(xray: XRay, pos: tuple[int, int]) -> bool:
    return xray.handle(Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=pos))


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


def test_a_long_route_does_not_take_all_evening(display: DisplayState) -> None:
    told = longest(4, "mode=cooperative,lure=0")
    xray = XRay(display, told, Who.DEBBIE)
    assert len(told) > 60
    wait(xray, lambda: xray.number == len(told), most_ms=75_000)


def test_when_things_shall_stand_still_it_waits_for_a_hand(
    display: DisplayState, shell: Shell, told: Trace
) -> None:
    shell.settings.change(motion="reduced")
    xray = XRay(display, told, Who.MOE)
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
    keys = xray.keys
    assert not click(xray, keys.keys[ON].center)
    assert not click(xray, keys.keys[ON].center)
    assert xray.number == 3
    assert not click(xray, keys.keys[BACK].center)
    assert xray.number == 2
    assert click(xray, keys.keys[CLOSE].center)


def test_a_click_on_the_timeline_jumps_there(xray: XRay, told: Trace) -> None:
    for number in (len(told), 1, 3):
        click(xray, xray.keys.middle(number))
        assert xray.number == number


def test_the_timeline_of_the_longest_route_reaches_every_step(display: DisplayState) -> None:
    told = longest(4, "mode=cooperative,lure=0")
    xray = XRay(display, told, Who.DEBBIE)
    assert [xray.keys.at(xray.keys.middle(step.number)) for step in told.steps] == [
        step.number for step in told.steps
    ]


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
def test_every_step_of_every_case_has_a_picture(shell: Shell, players: int, options: str) -> None:
    canvas, display = Picture((1920, 1080)), new_display(shell, players, options)
    for case in cases(players, options):
        xray = XRay(display, case.trace, case.hunt.face_up)
        for step in case.trace.steps:
            xray.turn_to(step.number)
            xray.draw(canvas)


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize(("players", "options"), [(2, ""), (2, "mode=cooperative,lure=0")])
def test_only_the_board_the_place_of_the_cards_and_the_keys_of_the_device_are_painted(
    display: DisplayState, shell: Shell, scale: int, players: int, options: str
) -> None:
    shell.settings.change(text_scale=scale)
    told = longest(players, options)
    xray = XRay(display, told, Who.MOE)
    canvas = Picture((1920, 1080))
    for number in (1, len(told) // 2, len(told)):
        xray.turn_to(number)
        canvas.fill(WHITE)
        xray.draw(canvas)
        canvas.fill(WHITE, layout.VIEW)
        for rect in (layout.XRAY.inflate(32, 48), xray.keys.line, *xray.keys.keys.values()):
            canvas.fill(WHITE, rect)
        assert transform.average_color(canvas)[:3] == WHITE


def test_the_number_of_the_space_where_he_could_be_stays_readable(
    xray: XRay, camera: Camera, told: Trace
) -> None:
    press(xray, Verb.RIGHT)
    canvas = Picture((1920, 1080))
    canvas.fill(WHITE)
    xray.draw(canvas)
    spots = [space for space, _ in told.steps[1].known if space != told.steps[1].at]
    for space in spots:
        x, y = camera.to_canvas(board().spaces[space].at)
        assert canvas.get_at((round(x), round(y)))[2] > 120


def numbers_on(camera: Camera) -> list[pygame.Rect]:
    """Where figures stand on the board."""
    spots = [board().spaces[space].at for space in City.of(board()).plan.numbered]
    return [pygame.Rect(x - 12, y - 9, 24, 18) for x, y in map(camera.to_canvas, spots)]


def thief_on(display: DisplayState, space: int) -> pygame.Rect:
    """Where the thief is seen on a space."""
    told = Trace.of(hunt(500, 501, thief=Hideaway(space)), [space])
    marks = XRay(display, told, Who.MOE).marks
    marks.draw_thief(Picture((1920, 1080)), told.steps[0], 1.0)
    return marks.cast.rect(display.camera, marks.thief)


def test_wherever_the_thief_is_he_hides_no_number(display: DisplayState, camera: Camera) -> None:
    numbers = [box.inflate(-6, -2) for box in numbers_on(camera)]
    for space in City.of(board()).plan.numbered:
        figure = thief_on(display, space).inflate(-8, -8)
        assert figure.collidelist(numbers) < 0, space


def test_where_he_could_have_been_is_seen_over_an_investigator_too(
    display: DisplayState, camera: Camera
) -> None:
    told = Trace.of(hunt(123, 500, thief=Hideaway(123)), [123])
    marks = XRay(display, told, Who.MOE).marks
    canvas = Picture((1920, 1080), pygame.SRCALPHA)
    marks.draw_rings(canvas, ((123, 0.5), (124, 0.5)), told.pawns)
    ring = canvas.get_bounding_rect()
    assert ring.collidepoint(camera.pixel(board().spaces[123].at))
    assert not ring.collidepoint(camera.pixel(board().spaces[124].at))


def test_its_keys_and_its_timeline_leave_the_board_free(xray: XRay) -> None:
    own = xray.keys
    assert not any(rect.colliderect(layout.VIEW) for rect in (own.line, *own.keys.values()))


def test_a_thief_on_the_lowest_spaces_is_seen_whole(display: DisplayState) -> None:
    assert layout.VIEW.contains(thief_on(display, 619))


@pytest.mark.parametrize("space", [123, 146, 137, 619, 599])
def test_the_tag_of_an_arrest_hides_no_number(display: DisplayState, camera: Camera, space: int) -> None:
    told = Trace.of(hunt(500, 501, thief=Hideaway(space)), [space])
    way = XRay(display, told, Who.MOE).marks.tag_way(space)
    tag = pygame.Rect((0, 0), TAG)
    x, y = camera.to_canvas(board().spaces[space].at)
    tag.center = round(x + way[0]), round(y + way[1])
    assert tag.collidelist(numbers_on(camera)) < 0
    assert layout.VIEW.contains(tag)


def test_bob_is_told_by_name(shell: Shell) -> None:
    said = Prompts(shell, board(), SEATS).arrest(trace.Arrest(BOB, 475, trace.Verdict.NOBODY))
    assert said == f"{SEATS[BOB].name} raided 475: nobody there."
