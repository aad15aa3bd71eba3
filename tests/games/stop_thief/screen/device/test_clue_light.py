"""Light follows the sound of a clue and tells no more than it; cards turn over when they are played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.core.board import Point
from game.core.kernel import CHANCE, Seat
from game.games.stop_thief.rules.actions import GetClue, PlayCard, Step
from game.games.stop_thief.rules.city import DOOR, FLOOR, SCENE, WINDOW
from game.games.stop_thief.rules.clues import may_mean
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Clue, Hideaway, Phase, Sound, State
from game.games.stop_thief.rules.terms import Shown
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.device.clue_light import STEADY, ClueLight, afterglow
from game.games.stop_thief.screen.places import Local
from game.games.stop_thief.screen.spaces.marks import STYLES
from game.shell import transform
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.sound_files import BEAT_MS
from game.table.board.camera import Camera
from game.table.flips import FLIP_MS
from tests.board_input import FRAME_MS
from tests.games.stop_thief.cities import ANN, board, hunt
from tests.games.stop_thief.screen.test_leaks import ALL_MODES, alike, twins
from tests.games.stop_thief.tables import Table

pytestmark = pytest.mark.medium

THIEF = Hideaway(123)
AT_A_DOOR: tuple[tuple[Seat, object], ...] = ((ANN, GetClue()), (CHANCE, Step(113, Sound.DOOR)))
EIGHT = Card.from_text("8")
FAINT = 16
"""So much light of 255 changes no colour to the eye."""
FLASH = 0.2
"""A swing of the light that is more than a glimmer."""


@pytest.fixture
def table(shell: Shell) -> Table:
    return Table(shell, hunt(505, 500, thief=THIEF))


def light(table: Table) -> ClueLight:
    return table.screen.display.light


def glow(lamp: ClueLight) -> tuple[int, int, int, int]:
    """The light on the device."""
    canvas = Picture(layout.DEVICE.bottomright)
    lamp.draw_device(canvas)
    return pygame.transform.average_color(canvas.surface, layout.DEVICE)


def hear(table: Table) -> None:
    """A door is heard; the act has just begun."""
    for seat, action in AT_A_DOOR:
        table.act(seat, action)  # type: ignore[arg-type]
    while not light(table).shines and table.screen.busy:
        table.screen.update(FRAME_MS)


# ---- no more than the sound ----


def places(kind: str, *districts: int) -> set[Point]:
    """Where spaces of a kind are, in these districts, or in all."""
    spaces = board().of_kind(kind)
    return {space.at for space in spaces if not districts or space.properties["district"] in districts}


def test_a_clue_that_names_a_district_shines_on_all_places_of_its_kind_there(table: Table) -> None:
    hear(table)
    assert set(light(table).places) == places(DOOR, 1)
    table.watch()
    table.screen.press(Local.REPLAY)
    assert set(light(table).places) == places(DOOR, 1)


def test_a_clue_that_names_no_district_shines_on_all_places_of_its_kind_in_the_whole_city(
    shell: Shell,
) -> None:
    state = hunt(505, 500, thief=THIEF)
    table = Table(shell, replace(state, terms=replace(state.terms, district=Shown.HIDDEN)))
    hear(table)
    assert set(light(table).places) == places(DOOR)


def test_the_sound_of_two_buildings_shines_on_the_scenes_of_both(table: Table) -> None:
    light(table).shine(table.match.state, 1, Clue(Sound.CONSTRUCTION))
    assert set(light(table).places) == places(SCENE, 1, 2)


@pytest.mark.parametrize("sound", Sound)
@pytest.mark.parametrize("district", [None, 1, 8])
def test_the_light_depends_on_the_announced_clue_alone(
    table: Table, sound: Sound, district: int | None
) -> None:
    shone = set()
    for space in board().spaces:
        light(table).shine(hunt(505, 500, thief=Hideaway(space)), 1, Clue(sound, district))
        shone.add(light(table).places)
    assert len(shone) == 1


@pytest.mark.parametrize(("players", "options"), ALL_MODES)
def test_the_light_is_equal_for_two_hunts_that_differ_only_in_the_thief(
    shell: Shell, players: int, options: str
) -> None:
    states = twins(players, options, 4)
    assert states is not None
    tables = [Table(shell, state, options=options, players=players) for state in states]
    shone = 0
    for _ in range(5):
        pair = alike(tables[0].match, tables[1].match)
        if pair is None:
            break
        for table, action in zip(tables, pair[1:], strict=True):
            table.act(pair[0], action)
        while tables[0].screen.busy:
            for table in tables:
                table.screen.update(FRAME_MS * 3)
            lights = [(light(table).places, light(table).level, glow(light(table))) for table in tables]
            assert lights[0] == lights[1]
            shone += light(tables[0]).shines
        for table in tables:
            table.screen.skip()
    assert shone


@pytest.mark.parametrize(
    ("face_up", "sound", "kinds"),
    [
        (Who.MOE, Sound.DOOR, {DOOR}),
        (Who.MOE, Sound.FOOTSTEPS, {FLOOR}),
        (Who.PATTER, Sound.FOOTSTEPS, {FLOOR, DOOR}),
        (Who.DORA, Sound.DOOR, {DOOR, WINDOW}),
        (Who.MOE, Sound.JAZZ, {SCENE}),
        (Who.MOE, Sound.LAUGHTER, set()),
        (Who.MOE, Sound.HOLD, set()),
    ],
)
def test_a_sound_may_mean_whatever_the_thief_makes_sound_like_it(
    face_up: Who, sound: Sound, kinds: set[str]
) -> None:
    state = hunt(505, 500, thief=THIEF, face_up=face_up)
    state = replace(state, terms=replace(state.terms, abilities=True))
    assert may_mean(state, sound) == kinds


# ---- kinds stay known by their marks ----


@pytest.mark.parametrize("kind", [DOOR, WINDOW, SCENE])
def test_a_light_leaves_the_marks_that_it_shines_on_as_they_are(table: Table, kind: str) -> None:
    lamp, camera = light(table), Camera(layout.VIEW, board().size)
    sound = {DOOR: Sound.DOOR, WINDOW: Sound.GLASS, SCENE: Sound.ALARM}[kind]
    levels = []
    lamp.shine(table.match.state, 1, Clue(sound, 1))
    while lamp.shines:
        levels.append(lamp.level)
        lamp.update(BEAT_MS)
    lamp.shine(table.match.state, 1, Clue(sound, 1))
    lamp.update(BEAT_MS * levels.index(max(levels)))
    canvas = Picture((1920, 1080))
    lamp.draw_city(canvas, camera)
    for at in places(kind, 1):
        mark = pygame.Rect(0, 0, *STYLES[kind].size).move_to(center=camera.pixel(at)).inflate(-6, -6)
        assert max(transform.average_color(canvas.part(mark))[:3]) < FAINT
    assert canvas.get_at((camera.pixel(at)[0], camera.pixel(at)[1] + 26))[0] > FAINT


def test_a_light_may_be_where_nobody_looks(table: Table) -> None:
    lamp, camera = light(table), Camera(layout.VIEW, board().size)
    camera.zoom(20)
    camera.follow(board().size)
    camera.finish()
    lamp.shine(table.match.state, 1, Clue(Sound.DOOR, 4))
    lamp.update(FRAME_MS)
    canvas = Picture((1920, 1080))
    lamp.draw_city(canvas, camera)
    assert not transform.average_color(canvas)[0]


# ---- with the sound ----


def test_it_is_as_bright_as_the_clue_is_loud_and_goes_out_with_it(table: Table, shell: Shell) -> None:
    hear(table)
    levels = []
    while light(table).shines:
        levels.append(light(table).level)
        table.screen.update(FRAME_MS)
    assert min(levels) < 0.5
    assert max(levels) > 0.9
    assert light(table).places == ()
    number = len(table.match.state.clues)
    loudness = shell.sound.loudness(Sound.DOOR, take=number)
    assert len(levels) * FRAME_MS == pytest.approx(max(900, 50 * len(loudness)), abs=2 * FRAME_MS)


@pytest.mark.parametrize("take", [1, 2, 3])
@pytest.mark.parametrize("sound", Sound)
def test_no_clue_makes_more_than_three_flashes_a_second(shell: Shell, sound: Sound, take: int) -> None:
    lights = afterglow(shell.sound.loudness(sound, take=take))
    assert lights
    flashes: list[float] = []
    falls, turn = True, lights[0]
    for number, now in enumerate(lights):
        turn = min(turn, now) if falls else max(turn, now)
        if abs(now - turn) >= FLASH:
            flashes += [number * BEAT_MS] * falls
            falls, turn = not falls, now
    assert all(sum(0 <= other - one < 1_000 for other in flashes) <= 3 for one in flashes)


def test_without_a_loudspeaker_it_shines_all_the_same(
    table: Table, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shell.sound, "loudness", lambda *_name, **_take: ())
    hear(table)
    assert light(table).level > 0.8


def test_a_clue_that_is_played_again_shines_again(table: Table) -> None:
    hear(table)
    table.watch()
    assert not light(table).shines
    table.screen.press(Local.REPLAY)
    assert light(table).shines


# ---- speed and reduced motion ----


def test_with_reduced_motion_the_light_is_steady(shell: Shell, table: Table) -> None:
    shell.settings.change(motion="reduced")
    hear(table)
    assert light(table).level == STEADY
    pictures = set()
    for _ in range(10):
        pictures.add(table.picture())
        table.screen.update(FRAME_MS * 3)
    assert len(pictures) == 1


def test_at_once_nothing_shines(shell: Shell, table: Table) -> None:
    shell.settings.change(speed="at once")
    hear(table)
    assert not light(table).shines


def test_who_skips_is_not_left_with_a_light(table: Table) -> None:
    hear(table)
    table.screen.skip()
    assert not light(table).shines


# ---- cards ----


@pytest.fixture
def holding(shell: Shell) -> Callable[[], Table]:
    state: State = replace(hunt(505, 500, thief=THIEF), phase=Phase.CARD)
    return lambda: Table(shell, state)


def test_a_card_that_is_played_rises_and_turns_all_round(holding: Callable[[], Table]) -> None:
    table = holding()
    table.act(ANN, PlayCard(EIGHT))
    table.screen.update(FRAME_MS)
    pictures, passed = set(), 0.0
    while table.screen.display.turning:
        assert set(table.screen.display.turning) == {EIGHT}
        pictures.add(table.picture())
        table.screen.update(FRAME_MS)
        passed += FRAME_MS
    assert len(pictures) > 8
    assert passed == pytest.approx(2 * FLIP_MS, abs=2 * FRAME_MS)


@pytest.mark.parametrize("liking", [{"motion": "reduced"}, {"speed": "at once"}])
def test_a_card_does_not_turn_where_nothing_may_move_or_all_is_at_once(
    shell: Shell, holding: Callable[[], Table], liking: dict[str, str]
) -> None:
    shell.settings.change(**liking)
    table = holding()
    table.act(ANN, PlayCard(EIGHT))
    while table.screen.busy:
        table.screen.update(FRAME_MS)
        assert not table.screen.display.turning
    assert table.screen.display.view.card == EIGHT


def test_who_skips_a_turning_card_sees_what_the_others_see(holding: Callable[[], Table]) -> None:
    patient, hasty = holding(), holding()
    for table in (patient, hasty):
        table.act(ANN, PlayCard(EIGHT))
        table.screen.update(FRAME_MS * 5)
    hasty.screen.skip()
    patient.watch()
    for name in ("view", "turning"):
        assert getattr(hasty.screen.display, name) == getattr(patient.screen.display, name)
