"""The table of Cops and Crooks for those who want large text."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.games.cops_and_crooks.rules.actions import Deposit, Done
from game.games.cops_and_crooks.rules.state import COPS, Phase
from game.games.cops_and_crooks.screen import layout
from game.games.cops_and_crooks.screen.vault import key_rects, panel_rect
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.text import Text
from game.shell.theme import SMALLEST_TEXT, Colour, Role
from tests.games.cops_and_crooks.streets import ANN, CELLS, HIDEOUTS, RAIL, crook, streets
from tests.games.cops_and_crooks.tables import Table
from tests.written import fits_line

SCALES = (1.0, 1.25, 1.5, 2.0)
READ = ("The Cops: Jimmy", "Sandra", "WANTED", "in jail, 2 to go", "$15,000", "Round 1", "Jimmy: ")
"""Beginnings of what stands beside the board."""


@pytest.fixture
def written(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The size of the letters of all that was written last."""
    sizes: dict[str, int] = {}
    line, paragraph = Text.line, Text.paragraph

    def wanted(size: float, how: dict[str, Any]) -> int:
        return round(size) if how.get("fixed") else shell.theme.px(size)

    def note_line(
        text: Text,
        said: str,
        role: Role,
        size: float,
        *colour: Colour,
        **how: Any,  # noqa: ANN401
    ) -> Picture:
        px, room, track = wanted(size, how), how.get("max_width", 0), how.get("track", 0)
        while room and px > SMALLEST_TEXT and not fits_line(text, said, role, room, track, px):
            px -= 1
        sizes[said] = px
        return line(text, said, role, size, *colour, **how)

    def note_lines(text: Text, said: str, role: Role, size: float, *args: Any, **how: Any) -> Picture:  # noqa: ANN401
        sizes[said] = wanted(size, how)
        return paragraph(text, said, role, size, *args, **how)

    monkeypatch.setattr(Text, "line", note_line)
    monkeypatch.setattr(Text, "paragraph", note_lines)
    return sizes


def sizes_at(shell: Shell, written: dict[str, int], text: int) -> list[int]:
    """The sizes of what is to be read at a full table with this text size."""
    written.clear()
    shell.settings.change(text_scale=text)
    crooks = (
        crook(404, 15_000, stored={HIDEOUTS[0]: 2_000}),
        crook(HIDEOUTS[1], 7_000),
        crook(CELLS[0], waits=2, stored={HIDEOUTS[2]: 22_000}),
        crook(RAIL, 31_000, ticket=True),
    )
    Table(shell, streets(*crooks)).screen.draw(Picture((1920, 1080)))
    return [next(px for said, px in written.items() if said.startswith(read)) for read in READ]


def test_all_that_is_read_beside_the_board_grows_with_the_text(shell: Shell, written: dict[str, int]) -> None:
    usual, large = (sizes_at(shell, written, text) for text in (100, 200))
    grown = {read: new / old for read, old, new in zip(READ, usual, large, strict=True)}
    assert min(grown.values()) >= 1.25, grown


@pytest.mark.parametrize("others", [0, 3])
def test_as_much_in_a_hideout_as_in_hand_is_read_beside_it(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, others: int
) -> None:
    places: list[pygame.Rect] = []
    draw = Text.draw_line

    def note(text: Text, image: Picture, said: str, *how: Any, **more: Any) -> pygame.Rect:  # noqa: ANN401
        place = draw(text, image, said, *how, **more)
        places.extend([place] if said == "$15,000" else [])
        return place

    monkeypatch.setattr(Text, "draw_line", note)
    shell.settings.change(text_scale=200)
    rich = crook(404, 15_000, stored={HIDEOUTS[0]: 15_000})
    Table(shell, streets(rich, *(crook(at) for at in (410, 1305, 1316)[:others]))).screen.draw(
        Picture((1920, 1080))
    )
    stash, cash = places[:2]
    assert not stash.colliderect(cash)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_in_the_column_overlaps_whatever_the_text_and_however_many_play(
    players: int, scale: float
) -> None:
    column = layout.column(players, scale)
    for one, other in combinations((layout.HEADER, *column.rows, column.prompt), 2):
        assert not one.colliderect(other)
    inside = (column.tray, column.said, column.danger)
    assert all(column.prompt.contains(place) for place in (*inside, column.keys, column.button))
    for one, other in (*combinations(inside, 2), *((place, column.keys) for place in inside)):
        assert not one.colliderect(other)
    assert pygame.Rect(0, 0, 1920, 1080).contains(column.prompt)


def test_where_few_play_large_words_get_the_room_that_is_free() -> None:
    assert layout.column(2, 2.0).said.h > layout.column(5, 2.0).said.h > layout.column(5, 1.0).said.h


def test_the_die_keeps_what_it_shows_when_the_text_size_changes_in_the_middle_of_a_match(
    shell: Shell,
) -> None:
    table = Table(shell, streets(crook(404)))
    table.throw(COPS, 4)
    shell.settings.change(text_scale=200)
    table.screen.update(16.0)
    tray = table.display.tray
    assert tray.area == layout.column(2, 2.0).tray
    assert tray.pips == 4
    table.screen.draw(Picture((1920, 1080)))


def test_with_large_text_the_keys_of_the_vault_are_large_and_can_be_clicked(shell: Shell) -> None:
    shell.settings.change(text_scale=200)
    state = replace(streets(crook(HIDEOUTS[0], 5_000), turn=ANN), phase=Phase.HIDEOUT)
    table, keys = Table(shell, state), key_rects(large=True)
    assert all(panel_rect(large=True).contains(rect) for rect in keys.values())
    assert not [pair for pair in combinations(keys.values(), 2) if pair[0].colliderect(pair[1])]
    table.click(keys["nothing"].center)
    assert table.click(keys["ok"].center) == [(ANN, Done())]
    table.click(keys["all-in"].center)
    assert table.click(keys["ok"].center) == [(ANN, Deposit(5_000))]
