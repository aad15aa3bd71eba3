"""The numbers of a chart: ticks, values between points, and labels that don't overlap."""

from __future__ import annotations

from collections.abc import Sequence

from game.table.story import Line


def ticks(most: int, count: int) -> tuple[int, ...]:
    """Round numbers from 0 to at least `most`, at most `count` above 0.

    >>> ticks(28_000, 4)
    (0, 10000, 20000, 30000)
    >>> ticks(3, 4)
    (0, 1, 2, 3)
    """
    size = 10 ** max(0, len(str(most)) - 2)
    steps = (size * times for times in (1, 2, 5, 10, 20, 50, 100))
    step = next(each for each in steps if each * count >= most)
    return tuple(range(0, most + step, step))


def value_at(line: Line, at: float) -> float:
    """The height of a line between its points."""
    before = next((point for point in reversed(line.points) if point[0] <= at), line.points[0])
    after = next((point for point in line.points if point[0] >= at), line.points[-1])
    if after[0] <= before[0]:
        return before[1]
    return before[1] + (after[1] - before[1]) * (at - before[0]) / (after[0] - before[0])


def asides(lines: Sequence[Line], most: int) -> tuple[Line, ...]:
    """How far every line moves aside where others have the same value; 0 at its end.

    >>> asides([Line(((0, 5), (1, 7), (2, 8))), Line(((0, 5), (1, 6), (2, 8)))], 3)[1].points
    ((0, 3), (1, 0), (2, 0))
    """
    alike: dict[tuple[int, int], list[int]] = {}
    for number, line in enumerate(lines):
        for point in dict.fromkeys(line.points):
            alike.setdefault(point, []).append(number)

    def aside(number: int, point: tuple[int, int]) -> int:
        others = alike[point]
        return round(most * others.index(number) / max(1, len(others) - 1))

    return tuple(
        Line((*((point[0], aside(number, point)) for point in line.points[:-1]), (line.points[-1][0], 0)))
        for number, line in enumerate(lines)
    )


def spread(wanted: Sequence[float], apart: float, top: float, bottom: float) -> list[float]:
    """Places as near as possible to the wanted ones, in their order, at least `apart`.

    >>> spread([10, 12, 80], 10, 0, 100)
    [10, 20, 80]
    """
    order = sorted(range(len(wanted)), key=lambda number: wanted[number])
    apart = min(apart, (bottom - top) / max(1, len(wanted) - 1))
    placed = [0.0] * len(wanted)
    free = top
    for number in order:
        placed[number] = max(wanted[number], free)
        free = placed[number] + apart
    free = bottom
    for number in reversed(order):
        placed[number] = min(placed[number], free)
        free = placed[number] - apart
    return placed
