"""Tokens, coins and cards in the air: they leave, fly an arc and arrive."""

from __future__ import annotations

from time import perf_counter

import pygame
import pytest

from game.shell.picture import Picture
from game.table.flights import CACHE_SIZE, LAND_MS, Flight, Flights

GROUND, FACE, BACK = (120, 120, 120), (250, 200, 40), (40, 60, 220)
START, END = (100, 300), (500, 300)
FRAME_MS = 1000 / 60
SHADE = 60


def picture(colour: tuple[int, int, int]) -> Picture:
    token = Picture((40, 40), pygame.SRCALPHA)
    token.fill(colour)
    return token


@pytest.fixture
def flights() -> Flights:
    return Flights()


def drawn(flights: Flights) -> Picture:
    canvas = Picture((600, 400))
    canvas.fill(GROUND)
    flights.draw(canvas)
    return canvas


def seen(flights: Flights, colour: tuple[int, int, int] = FACE, slack: int = 12) -> pygame.Rect | None:
    """The rectangle in which a colour is seen, if it is; `slack` is for light and shade."""
    found = pygame.mask.from_threshold(drawn(flights).surface, colour, (slack,) * 3).get_bounding_rects()
    return found[0].unionall(found[1:]) if found else None


def place(flights: Flights) -> tuple[int, int]:
    rect = seen(flights)
    assert rect
    return rect.center


def test_a_thing_leaves_its_start_flies_above_the_way_and_is_gone_when_it_arrives(flights: Flights) -> None:
    flights.fly(Flight(picture(FACE), START, END, 600, arc=80))
    assert place(flights) == pytest.approx(START, abs=2)
    flights.update(300)
    assert place(flights) == pytest.approx((300, 220), abs=2)
    flights.update(299)
    assert place(flights) == pytest.approx(END, abs=2)
    assert flights.moving
    flights.update(1)
    assert not flights.moving
    assert seen(flights) is None


def test_it_lies_at_its_start_while_it_waits(flights: Flights) -> None:
    flights.fly(Flight(picture(FACE), START, END, 600, delay_ms=200))
    flights.update(200)
    assert place(flights) == pytest.approx(START, abs=2)
    flights.update(599)
    assert flights.moving
    flights.update(2)
    assert not flights.moving


def test_its_shadow_stays_on_the_ground_below_it(flights: Flights) -> None:
    flights.fly(Flight(picture(FACE), START, END, 600, arc=80))
    flights.update(300)
    canvas = drawn(flights)
    assert canvas.get_at((300, 220))[:3] == FACE
    assert sum(canvas.get_at((320, 335))[:3]) < sum(GROUND)


def test_it_grows_from_one_size_to_another(flights: Flights) -> None:
    flights.fly(Flight(picture(FACE), START, END, 600, grow=(1, 0.5)))
    widths = []
    for _ in range(3):
        rect = seen(flights)
        assert rect
        widths.append(rect.width)
        flights.update(299)
    assert widths == pytest.approx([40, 30, 20], abs=1)


def test_it_spins_on_its_way(flights: Flights) -> None:
    flights.fly(Flight(picture(FACE), START, END, 600, spin=90))
    flights.update(300)
    rect = seen(flights)
    assert rect
    assert rect.width > 50


def test_it_turns_over_in_the_middle_of_its_way(flights: Flights) -> None:
    flights.fly(Flight(picture(BACK), START, END, 600, flip_to=picture(FACE)))
    flights.update(200)
    assert seen(flights, BACK, SHADE)
    assert not seen(flights, FACE, SHADE)
    flights.update(200)
    assert seen(flights, FACE, SHADE)
    assert not seen(flights, BACK, SHADE)


def test_it_turns_over_in_depth_with_one_edge_nearer_than_the_other(flights: Flights) -> None:
    flights.fly(Flight(picture(BACK), START, END, 600, arc=0, flip_to=picture(FACE)))
    flights.update(240)
    rect = seen(flights, BACK, SHADE)
    assert rect
    assert rect.width < 36
    assert rect.height > 40


def test_what_is_waited_for_lands_with_a_squash_and_is_told_once(flights: Flights) -> None:
    told: list[str] = []
    flights.fly(Flight(picture(FACE), START, END, 600, landed=lambda: told.append("there")))
    flights.update(599)
    assert not told
    flights.update(11)
    rect = seen(flights)
    assert rect
    assert rect.width > 42
    assert rect.height < 38
    flights.update(LAND_MS)
    assert not flights.moving
    assert told == ["there"]


def test_it_can_sway_to_the_side_of_its_way(flights: Flights) -> None:
    flights.fly(Flight(picture(FACE), START, END, 600, arc=0, sway=30))
    flights.update(300)
    assert place(flights) == pytest.approx((300, 330), abs=2)


def test_everything_can_end_at_once(flights: Flights) -> None:
    for number in range(5):
        flights.fly(Flight(picture(FACE), START, END, 600, delay_ms=number * 100))
    flights.clear()
    assert not flights.moving
    assert seen(flights) is None


def test_a_flight_that_takes_no_time_is_over_with_the_next_update(flights: Flights) -> None:
    flights.fly(Flight(picture(FACE), START, END, 0))
    drawn(flights)
    flights.update(FRAME_MS)
    assert not flights.moving


def test_only_so_many_pictures_are_cached(flights: Flights) -> None:
    for number in range(10):
        flights.fly(Flight(picture(FACE), START, END, 600, spin=180 + 40 * number, grow=(1, 0.3)))
    for _ in range(40):
        drawn(flights)
        flights.update(FRAME_MS)
    assert len(flights.cache) <= CACHE_SIZE


def test_drawing_a_flight_costs_no_more_than_a_few_plain_pictures(flights: Flights) -> None:
    canvas, token = Picture((600, 400)), picture(FACE)
    plain = Picture((200, 200), pygame.SRCALPHA)
    flown = min(_flight_cost(flights, canvas, token) for _ in range(4))
    start = perf_counter()
    for _ in range(36):
        canvas.blit(plain, START)
    assert flown < 15 * (perf_counter() - start)


def _flight_cost(flights: Flights, canvas: Picture, token: Picture) -> float:
    """Seconds spent on drawing a flight of thirty-six frames."""
    flights.fly(Flight(token, START, END, 600, spin=180))
    seconds = 0.0
    while flights.moving:
        start = perf_counter()
        flights.draw(canvas)
        seconds += perf_counter() - start
        flights.update(FRAME_MS)
    return seconds
