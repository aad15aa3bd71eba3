"""The rulebook of Cops and Crooks says what the rules do, and its pictures show what may be done."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.core.kernel import Seat
from game.games.cops_and_crooks.rules import tuning
from game.games.cops_and_crooks.rules.actions import Action, Drive, PoliceWalk, Ride, Walk
from game.games.cops_and_crooks.rules.events import Arrested
from game.games.cops_and_crooks.rules.plan import City
from game.games.cops_and_crooks.rules.state import COPS, State
from game.games.cops_and_crooks.screen import rulebook as lesson
from game.games.cops_and_crooks.screen.rulebook_diagrams import DOT, PIECE, SIDE, Corner, drawn, tiles
from game.scenes.rulebook import ALL, PAGE, RulebookScene, chapters
from game.shell.services import Shell
from game.shell.words import Words
from tests.games.cops_and_crooks.streets import ANN, BOARD, after, crook, legal, rolled, streets

pytestmark = pytest.mark.medium

PLAN = City.of(BOARD).plan
CORNERS = [
    (chapter, shown, sign)
    for chapter, groups in lesson.CHAPTERS.items()
    for shown, sign in groups
    if isinstance(shown, Corner)
]
WALKS = [(chapter, shown, sign) for chapter, shown, sign in CORNERS if shown.walk]
FAR_AWAY, PARKED = 1623, (1601, 1602)
"""Where a crook and the car are in nobody's way."""
SIGN_OF_A_HOUSE = 62, 38
"""How large the coins, the trapdoor or the eye on a roof are in the book."""


def book() -> dict[int, str]:
    words = Words()
    count = len(chapters(words, "cops-and-crooks"))
    return {number: words(f"rulebook.cops-and-crooks.{number}.text") for number in range(1, count + 1)}


def shown_on(corner: Corner) -> State:
    """The town as a picture has it: the crooks of it, and its policemen and car."""
    signs = corner.signs
    crooks = [
        crook(tile, wanted=signs.get(tile) == "wanted")
        for tile, name in corner.pieces.items()
        if name.startswith("crook")
    ]
    officers = tuple(tile for tile, name in corner.pieces.items() if name == lesson.POLICEMAN)
    state = streets(*(crooks or [crook(FAR_AWAY)]), officers=officers, car=corner.car or PARKED)
    return replace(state, turn=ANN if _moves_a_crook(corner) else COPS)


def _moves_a_crook(corner: Corner) -> bool:
    starts = tiles(corner.walk or corner.ride)[:1]
    return any(corner.pieces.get(start, "").startswith("crook") for start in starts)


def move(corner: Corner) -> tuple[int, Action]:
    """What has to be thrown for the way of a picture, and the move itself."""
    way = tiles(corner.walk)
    if corner.car is not None:
        return (len(way) - 1) // tuning.PER_PIP, Drive(way[-1], way[-2])
    if _moves_a_crook(corner):
        return len(way) - 1, Walk(way[-1])
    return len(way) - 1, PoliceWalk(0, way[-1])


def thrown(chapter: int) -> int | None:
    """The die of a chapter's picture."""
    first = lesson.CHAPTERS[chapter][0][0]
    return int(first[-1]) if isinstance(first, str) and first.startswith(lesson.DIE) else None


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


@pytest.mark.parametrize(("chapter", "corner", "sign"), WALKS)
def test_a_way_that_is_not_crossed_out_may_be_gone_and_one_that_is_may_not(
    chapter: int, corner: Corner, sign: str
) -> None:
    state = shown_on(corner)
    pips, action = move(corner)
    assert (action in legal(state, *rolled(pips, state.turn))) == (sign != "cross")


@pytest.mark.parametrize(
    ("pips", "corner"),
    [(pips, corner) for chapter, corner, sign in WALKS if sign != "cross" and (pips := thrown(chapter))],
)
def test_with_the_die_that_is_shown_beside_it_a_way_may_be_gone(pips: int, corner: Corner) -> None:
    state = shown_on(corner)
    assert move(corner)[1] in legal(state, *rolled(pips, state.turn))


@pytest.mark.parametrize(("chapter", "corner", "sign"), CORNERS)
def test_the_tiles_of_a_way_are_beside_each_other_and_in_the_picture(
    chapter: int, corner: Corner, sign: str
) -> None:
    wide, high = corner.size
    walk = tiles(corner.walk)
    assert all(there - here in (1, -1, 100, -100) for here, there in pairwise(walk))
    for tile in (*corner.pieces, *walk):
        x, y = corner.middle(tile)
        assert 0 < x < wide
        assert 0 < y < high
        assert tile in PLAN.kind


def test_the_ride_of_the_metro_chapter_is_possible() -> None:
    (corner,) = [corner for _, corner, _ in CORNERS if corner.ride]
    start, to = tiles(corner.ride)
    assert PLAN.line[start] == PLAN.line[to] == corner.metro
    state = streets(crook(start), turn=ANN)
    assert Ride(to) in legal(state)


def test_the_crook_who_has_no_way_to_go_is_arrested() -> None:
    (corner,) = [corner for chapter, corner, _ in CORNERS if chapter == 10]
    state = replace(shown_on(corner), turn=ANN)
    _, events = after(state, *rolled(3, ANN))
    assert [event.seat for event in events if isinstance(event, Arrested)] == [Seat(1)]


# ---- numbers ----


def test_the_book_tells_every_loot_of_the_board() -> None:
    assert [loot for loot in set(PLAN.loot.values()) if f"${loot:,}" not in book()[4]] == []


def test_the_book_tells_the_share_for_every_number_of_crooks() -> None:
    assert [share for share in tuning.SHARE.values() if f"{share}%" not in book()[9]] == []


def test_the_book_tells_the_price_of_a_ticket_and_the_steps_of_money() -> None:
    assert f"${tuning.TICKET:,}" in book()[13]
    assert f"steps of ${tuning.AMOUNT_STEP}" in book()[6]


def test_the_book_tells_when_it_is_over() -> None:
    assert f"{tuning.DAWN} rounds" in book()[15]
    assert f"{tuning.ROUNDS} rounds" in book()[16]


def test_the_book_shows_a_picture_of_every_line_and_every_way_out() -> None:
    assert {name[-1] for name in lesson.METRO.split()} == set(PLAN.line.values())
    assert len(lesson.EXITS.split()) == len(PLAN.way)


# ---- drawing ----


def test_a_corner_is_as_large_as_its_tiles(shell: Shell) -> None:
    assert drawn(shell.assets, Corner(604, 810)).get_size() == (7 * SIDE, 3 * SIDE)


def tile_of(corner: Corner, point: tuple[int, int]) -> int:
    """On which tile of a picture something is."""
    column, row = corner.first % 100 + point[0] // SIDE, corner.first // 100 + point[1] // SIDE
    return row * 100 + column


@pytest.mark.parametrize(("chapter", "corner", "sign"), WALKS)
def test_every_step_is_counted_on_its_own_tile(chapter: int, corner: Corner, sign: str) -> None:
    assert tuple(tile_of(corner, point) for point in corner.path[1:]) == tiles(corner.walk)[1:]


@pytest.mark.parametrize("way", ["706 707 807", "703 702 602", "1004 1003 903"])
def test_the_count_of_a_way_into_a_house_leaves_its_sign_free(way: str) -> None:
    corner = Corner(500, 1109, way)
    end = tiles(way)[-1]
    sign = pygame.Rect(0, 0, *SIGN_OF_A_HOUSE)
    sign.center = corner.middle(end)
    count = pygame.Vector2(corner.path[-1])
    nearest = max(sign.left, min(count.x, sign.right)), max(sign.top, min(count.y, sign.bottom))
    assert count.distance_to(nearest) >= DOT


@pytest.mark.parametrize(("chapter", "corner", "sign"), WALKS)
def test_no_count_is_cut_by_the_edge_of_a_picture(chapter: int, corner: Corner, sign: str) -> None:
    inside = pygame.Rect((0, 0), corner.size).inflate(-2 * DOT, -2 * DOT)
    assert [point for point in corner.path[1:] if not inside.collidepoint(point)] == []


def test_a_step_onto_somebody_is_counted_below_the_feet() -> None:
    corner = Corner(605, 808, "706 707", pieces={707: lesson.SANDRA})
    assert corner.path[1][1] - DOT >= corner.feet(707)[1]


@pytest.mark.parametrize(("chapter", "corner", "sign"), CORNERS)
def test_nobody_is_cut_by_the_edge_of_a_picture(
    shell: Shell, chapter: int, corner: Corner, sign: str
) -> None:
    for tile, name in corner.pieces.items():
        piece = shell.assets.image(f"pieces/{name}").get_bounding_rect()
        wide = piece.w * PIECE / piece.h
        room = pygame.Rect(0, 0, wide, PIECE).move_to(midbottom=corner.feet(tile))
        assert pygame.Rect((0, 0), corner.size).contains(room)


def test_a_shutter_tells_how_long_it_stays_down(shell: Shell) -> None:
    shut, plain = lesson.shut(shell.assets), shell.assets.image(lesson.SHUTTER)
    assert pygame.image.tobytes(shut.surface, "RGBA") != pygame.image.tobytes(plain.surface, "RGBA")


@pytest.mark.parametrize(
    "corner",
    [
        Corner(604, 708, pieces={706: lesson.JIMMY}),
        Corner(604, 708, car=(706, 705)),
        Corner(604, 708, walk="705 706"),
        Corner(604, 708, signs={706: "wanted"}),
    ],
)
def test_what_stands_on_a_corner_is_seen(shell: Shell, corner: Corner) -> None:
    plain, peopled = (drawn(shell.assets, each) for each in (Corner(604, 708), corner))
    assert pygame.image.tobytes(plain.surface, "RGBA") != pygame.image.tobytes(peopled.surface, "RGBA")


@pytest.mark.parametrize("scale", [100, 200])
def test_the_whole_book_can_be_leafed_through(shell: Shell, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    scene = RulebookScene(shell, "cops-and-crooks", {"cops-and-crooks": lesson.pictures(shell.assets)})
    scene.draw(shell.window.canvas)
    for chapter in lesson.CHAPTERS:
        scene.act(f"chapter:{chapter}")
        scene.draw(shell.window.canvas)
        assert scene.page.chapter == chapter
