"""The private pages of Stop Thief!: what a tip says, and where the Pack may go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.boards.scenery import scenery_of
from game.core.kernel import Seat
from game.games.stop_thief.rules.actions import Step
from game.games.stop_thief.rules.city import City
from game.games.stop_thief.rules.sections import sections
from game.games.stop_thief.rules.state import Hideaway, Phase, Sound, State, Tip, Tipped, View
from game.games.stop_thief.rules.thieves import PACK, Who
from game.games.stop_thief.screen.private.pack_page import (
    HEAD,
    LARGEST,
    ROWS,
    PackPage,
    by_number,
    draw_number,
    most_steps,
    numbers,
)
from game.games.stop_thief.screen.private.private_board import VIEW, PrivateBoard
from game.games.stop_thief.screen.private.tip_page import NOTE, TipPage, last_tip
from game.scenes.blind_choice import dealt
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import INK
from game.table.board.picture import BoardPicture
from game.table.secrets import NUMBER_ROW, WAY_OUT
from tests.games.stop_thief.cities import ANN, BOB, RULES, board, hunt, little_board
from tests.written import watch_boxes

pytestmark = pytest.mark.medium

CITY = City.of(board())
PLAN = CITY.plan
TIPS = (Tip((475,)), Tip((475, 462)), Tip(sections=(3, 9)), Tip(digit=4))


@pytest.fixture
def ground(shell: Shell) -> PrivateBoard:
    return PrivateBoard(shell, board(), BoardPicture(scenery_of("stop_thief")))


@pytest.fixture
def canvas() -> Picture:
    return Picture((1920, 1080))


def tipped(*told: tuple[Seat, Tip | None]) -> State:
    state = hunt(699, 599, thief=Hideaway(475))
    return replace(state, record=(*state.record, *[Tipped(seat, tip) for seat, tip in told]))


def seen(*told: tuple[Seat, Tip | None]) -> View:
    return RULES.view(tipped(*told), ANN)


# ---- the tip ----


def test_the_page_is_about_the_last_tip_of_who_looks() -> None:
    first, last = Tip((475,)), Tip((462,))
    assert last_tip(seen((ANN, first), (ANN, last), (BOB, Tip((101,))))) == last


def test_without_a_tip_there_is_nothing_to_tell() -> None:
    assert last_tip(seen((BOB, Tip((475,))))) is None


@pytest.mark.parametrize(
    ("tip", "sentence"),
    [
        (TIPS[0], "The thief is on 475."),
        (TIPS[1], "The thief is on 475 or 462."),
        (TIPS[2], "The thief is in one of the two lit areas."),
        (TIPS[3], "The thief is in district 4, CITY MUSEUM."),
    ],
)
def test_a_tip_is_one_plain_sentence(shell: Shell, ground: PrivateBoard, tip: Tip, sentence: str) -> None:
    assert TipPage(shell, ground).sentence(tip) == sentence


def test_a_tip_lights_every_space_that_it_tells_of(shell: Shell, ground: PrivateBoard) -> None:
    page = TipPage(shell, ground)
    cut = sections(CITY)
    assert page.spaces(TIPS[1]) == {475, 462}
    assert page.spaces(TIPS[2]) == {*cut[3], *cut[9]}
    assert page.spaces(TIPS[3]) == {space for space in PLAN.numbered if space // 100 == 4}


@pytest.mark.parametrize("tip", TIPS)
def test_what_a_tip_tells_of_stands_in_the_light(
    shell: Shell, ground: PrivateBoard, canvas: Picture, tip: Tip
) -> None:
    page = TipPage(shell, ground)
    ground.draw(canvas)
    plain = canvas.copy()
    page.draw(canvas, seen((ANN, tip)))
    lit = {
        space
        for space in PLAN.numbered
        if canvas.get_at(_near(ground, space)) == plain.get_at(_near(ground, space))
    }
    assert lit == page.spaces(tip)


def _near(ground: PrivateBoard, space: int) -> tuple[int, int]:
    """A pixel of the space's own number plate."""
    x, y = ground.at(space)
    return round(x) - 13, round(y) + 1


def test_all_investigators_stand_on_the_page_of_a_tip(
    shell: Shell, ground: PrivateBoard, canvas: Picture, pictures: set[str]
) -> None:
    view = RULES.view(packs(), BOB)
    TipPage(shell, ground).draw(canvas, view)
    assert {f"pieces/meeple_{view.looks[seat]}" for seat in view.investigators} <= pictures


def test_a_players_own_city_has_tips_too(shell: Shell) -> None:
    town = little_board()
    ground = PrivateBoard(shell, town, BoardPicture(scenery_of("stop_thief")))
    assert TipPage(shell, ground).sentence(Tip(digit=2)) == "The thief is in district 2, DISTRICT 2."


# ---- how many numbers ----


def ways(at: int, came_from: int, phase: Phase = Phase.STEP) -> tuple[Step, ...]:
    state = hunt(0, 699, thief=Hideaway(at, came_from), options="mode=one-vs-many")
    legal = RULES.legal(replace(state, phase=phase, running=phase is Phase.ESCAPE), ANN)
    return tuple(step for step in legal if isinstance(step, Step))


def everywhere() -> Iterator[tuple[Step, ...]]:
    for at in PLAN.numbered:
        for came_from in (0, *PLAN.steps[at]):
            yield ways(at, came_from)


def test_there_are_numbers_enough_wherever_the_pack_is() -> None:
    assert max(map(len, everywhere())) == most_steps(CITY) == 15


def test_there_are_eight_numbers_at_least() -> None:
    assert numbers(City.of(little_board())) == 8


# ---- the Pack's page ----


def packs(
    at: int = 610,
    came_from: int = 0,
    face_up: Who = Who.DEBBIE,
    running: int = 0,
    robbed: tuple[int, ...] = (137, 176),
) -> State:
    looks = ("jimmy", "sandra", "pepper", "drake", "vivian")
    state = hunt(
        0, 699, 462, 501, 810, thief=Hideaway(at), options="mode=one-vs-many", face_up=face_up, looks=looks
    )
    hideaway = Hideaway(at, came_from, robbed, (500, 810, at))
    phase = Phase.ESCAPE if running else Phase.STEP
    return replace(state, hideaway=hideaway, phase=phase, running=running)


def draw_pack(shell: Shell, ground: PrivateBoard, canvas: Picture, state: State) -> None:
    PackPage(shell, ground).draw(canvas, RULES.view(state, ANN), dealt(steps(state), numbers(CITY)))


def steps(state: State) -> list[Step]:
    return [action for action in RULES.legal(state, ANN) if isinstance(action, Step)]


def test_the_list_is_in_the_order_of_the_numbers() -> None:
    door, street = Step(121, Sound.DOOR), Step(630, Sound.STREET)
    assert list(by_number({1: street, 2: door, 3: door, 4: street}).items()) == [
        (street, (1, 4)),
        (door, (2, 3)),
    ]


def test_the_page_is_for_the_packs_player_alone(shell: Shell, ground: PrivateBoard, canvas: Picture) -> None:
    state = packs()
    page = PackPage(shell, ground)
    with pytest.raises(ValueError, match="not the view"):
        page.draw(canvas, RULES.view(state, BOB), dealt(steps(state), numbers(CITY)))


def test_no_label_covers_another_one_or_a_space_that_has_one(shell: Shell, ground: PrivateBoard) -> None:
    page = PackPage(shell, ground)
    view = RULES.view(packs(), ANN)
    for at in PLAN.numbered:
        steps = by_number(dealt(ways(at, 0), numbers(CITY)))
        labels = page.labels(view, steps, at, [])
        rects = [label.rect for label in labels]
        assert all(VIEW.contains(rect) for rect in rects), at
        assert not any(one.colliderect(other) for one, other in combinations(rects, 2)), at
        assert not any(rect.collidepoint(label.spot) for rect in rects for label in labels), at


def test_wherever_the_pack_is_no_label_lies_on_a_number(shell: Shell, ground: PrivateBoard) -> None:
    page = PackPage(shell, ground)
    view = RULES.view(packs(), ANN)
    figures = [pygame.Rect(ground.at(space) - (12, 8), (24, 16)) for space in PLAN.numbered]
    for at in PLAN.numbered:
        steps = by_number(dealt(ways(at, 0), numbers(CITY)))
        labels = page.labels(view, steps, at, [])
        assert not any(label.rect.collideobjects(figures) for label in labels), at


def test_hardly_a_line_strikes_through_a_number(shell: Shell, ground: PrivateBoard) -> None:
    page = PackPage(shell, ground)
    view = RULES.view(packs(), ANN)
    figures = [pygame.Rect(ground.at(space) - (14, 10), (28, 20)) for space in PLAN.numbered]
    lines = struck = 0
    for at in PLAN.numbered:
        for label in page.labels(view, by_number(dealt(ways(at, 0), numbers(CITY))), at, []):
            others = [figure for figure in figures if not figure.collidepoint(label.spot)]
            lines += 1
            struck += any(figure.clipline(label.spot, label.rect.center) for figure in others)
    assert struck <= lines * 0.03


def test_the_sign_of_a_robbed_scene_stands_beside_its_number(shell: Shell, ground: PrivateBoard) -> None:
    for size in (100, 200):
        shell.settings.change(text_scale=size)
        before, after = (Picture((1920, 1080)) for _ in range(2))
        draw_pack(shell, ground, before, packs(robbed=()))
        draw_pack(shell, ground, after, packs(robbed=(137,)))
        sign = pygame.mask.from_threshold(after.surface, (0, 0, 0), (1, 1, 1, 255), before.surface)
        sign.invert()
        number = pygame.Rect(0, 0, 24, 13).move_to(center=ground.at(137))
        assert not sign.overlap_area(pygame.Mask(number.size, fill=True), number.topleft)
        around = number.inflate(20, 20)
        assert sign.overlap_area(pygame.Mask(around.size, fill=True), around.topleft)


def test_at_twice_the_text_size_the_digits_to_be_pressed_are_larger(shell: Shell) -> None:
    heights = []
    for size in (100, 200):
        shell.settings.change(text_scale=size)
        plate = Picture((LARGEST, LARGEST), pygame.SRCALPHA)
        draw_number(shell, plate, plate.get_rect(), 8)
        ink = pygame.mask.from_threshold(plate.surface, INK, (40, 40, 40, 255))
        heights.append(max(box.h for box in ink.get_bounding_rects()))
    assert 1.25 * heights[0] < heights[1] < 0.8 * LARGEST


def test_every_sound_that_the_pack_can_make_has_its_picture_on_the_page(shell: Shell) -> None:
    heard = {step.sound for steps in everywhere() for step in steps}
    assert all(shell.assets.has(f"stop_thief/clue_{sound}") for sound in heard)


def test_every_face_of_the_pack_can_be_shown(shell: Shell, ground: PrivateBoard, canvas: Picture) -> None:
    for who in (*PACK, Who.DEBBIE):
        draw_pack(shell, ground, canvas, packs(face_up=who, running=2))


def test_a_pack_that_can_only_go_one_way_has_a_page_too(
    shell: Shell, ground: PrivateBoard, canvas: Picture
) -> None:
    at = next(
        at for at in PLAN.numbered if len(PLAN.steps[at]) == 2 and len(ways(at, PLAN.steps[at][0])) == 1
    )
    draw_pack(shell, ground, canvas, packs(at, PLAN.steps[at][0]))


# ---- both ----


@pytest.mark.parametrize("text_scale", [100, 200])
def test_all_words_fit(
    shell: Shell,
    ground: PrivateBoard,
    canvas: Picture,
    text_scale: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shell.settings.change(text_scale=text_scale)
    misfits: list[str] = []
    watch_boxes(monkeypatch, misfits)
    for tip in TIPS:
        TipPage(shell, ground).draw(canvas, seen((ANN, tip)))
    for running in (0, 1, 2):
        draw_pack(shell, ground, canvas, packs(running=running))
    assert misfits == []


def test_the_pages_leave_room_for_what_the_cover_draws() -> None:
    assert not NOTE.colliderect(WAY_OUT)
    assert not any(part.colliderect(NUMBER_ROW) for part in (VIEW, HEAD, ROWS))
