"""The rulebook of Stop Thief! says what the rules do, and its pictures show what is on the board."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.games.library import load_board
from game.games.stop_thief.rules import tuning
from game.games.stop_thief.rules.city import CIRCLE, City
from game.games.stop_thief.rules.clues import PAIRS
from game.games.stop_thief.rules.people import INVESTIGATORS, Effect
from game.games.stop_thief.rules.state import Sound
from game.games.stop_thief.screen.rulebook import pictures as lesson
from game.games.stop_thief.screen.rulebook.diagrams import (
    ARMS,
    BUILDINGS,
    CELL,
    KINDS,
    SIDE,
    STREETS,
    Corner,
    city_plan,
    drawn,
    marker,
)
from game.scenes.rulebook import ALL, PAGE, RulebookScene, chapters
from game.shell.services import Shell
from game.shell.words import Words
from game.table.rulebook_layout import BELOW

pytestmark = pytest.mark.medium

PLAN = City.of(load_board("stop_thief")).plan
CORNERS = [shown for groups in lesson.CHAPTERS.values() for shown, _ in groups if isinstance(shown, Corner)]
NAMES = [
    name
    for groups in lesson.CHAPTERS.values()
    for shown, _ in groups
    if isinstance(shown, str)
    for name in shown.replace(BELOW, " ").split()
]
SPACES = sorted(
    {name.removeprefix("space/") for name in NAMES if name.startswith("space/")}
    | {said for corner in CORNERS for said in corner.cells.values() if said != "o"}
)
AMOUNTS = {
    10: (tuning.FALSE_ARREST,),
    11: (tuning.CASH, tuning.SPREE, *tuning.NEEDED.values()),
    17: (tuning.LOOT, tuning.PACK_SPREE, tuning.PACK_TIP),
}
"""The money that a chapter must tell."""


def book() -> dict[int, str]:
    words = Words()
    count = len(chapters(words, "stop-thief"))
    texts = {number: words(f"rulebook.stop-thief.{number}.text") for number in range(1, count + 1)}
    return {number: text.replace("\u00a0", " ") for number, text in texts.items()}


def numbers(corner: Corner, way: str) -> list[int]:
    """The numbers of a way through a picture; circles are left out."""
    said = [corner.cells[int(name[0]), int(name[1])] for name in way.split()]
    return [int(name[1:]) for name in said if name != "o"]


def test_every_chapter_has_a_picture_and_no_picture_is_without_a_chapter() -> None:
    assert set(lesson.CHAPTERS) == set(book())


@pytest.mark.parametrize("chapter", lesson.CHAPTERS)
def test_a_picture_is_made_of_art_that_is_there(
    shell: Shell, chapter: int, caplog: pytest.LogCaptureFixture
) -> None:
    assert lesson.pictures(shell.assets)(chapter, ALL) is not None
    assert caplog.text == ""


@pytest.mark.parametrize("chapter", lesson.CHAPTERS)
def test_a_picture_need_not_be_shrunk_to_half_to_fit_the_page(shell: Shell, chapter: int) -> None:
    image = lesson.pictures(shell.assets)(chapter, ALL)
    assert image is not None
    assert image.get_width() <= 1.4 * PAGE.w
    assert image.get_height() <= 0.5 * PAGE.h


@pytest.mark.parametrize("name", SPACES)
def test_a_space_in_a_picture_is_of_its_kind_on_the_board(name: str) -> None:
    assert PLAN.kind[int(name[1:])] == KINDS[name[0]]


@pytest.mark.parametrize("corner", CORNERS, ids=lambda corner: corner.rows[0])
def test_what_is_joined_in_a_picture_is_joined_on_the_board(corner: Corner) -> None:
    for row, line in enumerate(corner.rows):
        way = " ".join(f"{column}{row}" for column in range(len(line.split())))
        for here, there in pairwise(numbers(corner, way)):
            assert there in PLAN.steps[here]


@pytest.mark.parametrize("corner", CORNERS, ids=lambda corner: corner.rows[0])
def test_thieves_hop_from_number_to_number_and_investigators_walk_over_circles(corner: Corner) -> None:
    for hops in corner.hops:
        assert len(numbers(corner, hops)) == len(hops.split())
    for walk in corner.walks:
        assert 2 * len(numbers(corner, walk)) == len(walk.split()) + 1


def test_no_circle_has_a_number_in_a_picture() -> None:
    assert not [name for name in SPACES if PLAN.kind[int(name[1:])] == CIRCLE]


def test_every_sound_of_a_step_is_shown_with_its_space() -> None:
    shown = {column.split(BELOW)[0].removeprefix("clue/") for column in lesson.SOUNDS.split()}
    odd = {Sound.HOLD, Sound.LAUGHTER, *PAIRS}
    assert shown == {str(sound) for sound in Sound if sound not in odd}


def test_a_sound_of_two_buildings_is_shown_with_these_two() -> None:
    count = len(PAIRS)
    shown = [f"clue/{sound}|plan/{n + 1}{(n + 1) % count + 1}" for n, sound in enumerate(PAIRS)]
    assert lesson.PAIRS.split() == shown


def test_the_buildings_of_the_plan_stand_where_they_are_on_the_board() -> None:
    board = load_board("stop_thief")

    def middle(digit: str) -> tuple[float, float]:
        at = [board.spaces[n].at for n in PLAN.numbered if PLAN.digit[n] == int(digit)]
        return sum(x for x, _ in at) / len(at), sum(y for _, y in at) / len(at)

    by_rows = sorted("1234", key=lambda digit: (middle(digit)[1] > board.size[1] / 2, middle(digit)[0]))
    assert "".join(by_rows) == BUILDINGS


def test_the_streets_of_the_plan_run_where_they_are_on_the_board() -> None:
    board = load_board("stop_thief")
    for digit, arm in zip(STREETS, ARMS, strict=True):
        at = [board.spaces[n].at for n in PLAN.numbered if PLAN.digit[n] == int(digit)]
        middle = [
            sum(each) / len(at) - whole / 2
            for each, whole in zip(zip(*at, strict=True), board.size, strict=True)
        ]
        side = max((0, 1), key=lambda axis: abs(middle[axis]))
        assert arm[side] * middle[side] > 0


def test_everybody_is_shown_with_the_card_that_nobody_else_has() -> None:
    cards = [column.split("/")[-1] for column in lesson.TEAM.split()]
    special = {str(effect) for effect in Effect} - {str(effect) for effect in lesson.SHARED}
    assert len(cards) == len(INVESTIGATORS)
    assert {card[-1] for card in cards[:-1]} == special
    assert cards[-1] == str(max(card.pips for card in INVESTIGATORS["tad"].cards))


@pytest.mark.parametrize("chapter", AMOUNTS)
def test_the_book_tells_the_money_of_the_rules(chapter: int) -> None:
    text = book()[chapter]
    assert [amount for amount in AMOUNTS[chapter] if f"${amount:,}" not in text] == []


def test_the_book_tells_when_it_is_dawn_and_where_all_begin() -> None:
    assert f"{tuning.NIGHT} turns" in book()[11]
    assert f"start on {PLAN.start}" in book()[7]


def test_the_book_calls_the_places_what_the_board_calls_them() -> None:
    buildings = [PLAN.label[digit] for digit in range(1, 5)]
    assert [name for name in buildings if name not in book()[3]] == []
    assert [name for name in buildings if book()[15].count(name) != 2] == []


def test_every_investigator_is_in_the_book_by_name() -> None:
    assert [look for look in INVESTIGATORS if look.title() not in book()[9]] == []


def test_what_rises_over_the_spaces_and_what_is_counted_below_them_has_room(shell: Shell) -> None:
    plain = drawn(shell.assets, Corner(("f133 o f123",)))
    risen = drawn(shell.assets, Corner(("f133 o f123",), pieces={"00": lesson.JIMMY}))
    counted = drawn(shell.assets, Corner(("f133 o f123",), walks=("00 10 20",)))
    assert plain.get_height() < counted.get_height() < risen.get_height()


def test_a_way_back_is_drawn_below_the_way_there(shell: Shell) -> None:
    there, back = (
        drawn(shell.assets, Corner(("f133 o f123",), hops=hops)) for hops in (("00 20",), ("00 20", "20 00"))
    )
    assert back.get_height() > there.get_height()


def test_a_piece_hides_nothing_of_the_number_below_it(shell: Shell) -> None:
    corner = Corner(("f133 o f123",), pieces={"00": lesson.ROBBER})
    plain = drawn(shell.assets, Corner(("f133 o f123",), pieces={"20": lesson.ROBBER}))
    place = pygame.Rect(SIDE, corner.head + CELL // 2 - 20, CELL, CELL // 2 + 20)
    pictures = [image.part(place) for image in (plain, drawn(shell.assets, corner))]
    assert len({pygame.image.tobytes(picture.surface, "RGBA") for picture in pictures}) == 1


def test_beyond_a_door_is_the_street(shell: Shell) -> None:
    image = drawn(shell.assets, Corner(("f123 o d113 o s503",)))
    inside, outside = image.get_at((20, 20)), image.get_at((image.get_width() - 20, 20))
    assert inside.r > inside.b
    assert outside.b > outside.r


def test_a_mark_of_the_book_has_its_number_in_the_middle(shell: Shell) -> None:
    image = marker("f123")
    wide, high = image.get_size()
    shades = [image.get_at((x, high // 2)).r for x in range(wide // 3, 2 * wide // 3)]
    assert min(shades) < 60
    assert max(shades) > 200


def test_lit_buildings_of_the_plan_look_different(shell: Shell) -> None:
    assert pygame.image.tobytes(city_plan("12").surface, "RGBA") != pygame.image.tobytes(
        city_plan("23").surface, "RGBA"
    )


@pytest.mark.parametrize("scale", [100, 200])
def test_the_whole_book_can_be_leafed_through(shell: Shell, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    scene = RulebookScene(shell, "stop-thief", {"stop-thief": lesson.pictures(shell.assets)})
    scene.draw(shell.window.canvas)
    for chapter in lesson.CHAPTERS:
        scene.act(f"chapter:{chapter}")
        scene.draw(shell.window.canvas)
        assert scene.page.chapter == chapter
