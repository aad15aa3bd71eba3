"""Bubbles and cards lie beside what can be chosen."""

from __future__ import annotations

import pygame

from game.table.board.placement import free_place

AREA = pygame.Rect(0, 0, 1000, 1000)
WANTED = pygame.Rect(400, 400, 200, 80)


def test_a_place_that_covers_nothing_is_taken_as_it_is() -> None:
    assert free_place(WANTED, AREA, [pygame.Rect(0, 0, 50, 50)]) == WANTED


def test_a_place_makes_way_for_what_can_be_chosen() -> None:
    choices = [pygame.Rect(420, 420, 40, 40), pygame.Rect(540, 380, 40, 40)]
    found = free_place(WANTED, AREA, choices)
    assert found.collidelist(choices) < 0
    assert AREA.contains(found)


def test_a_place_stays_near_the_wanted_one() -> None:
    found = free_place(WANTED, AREA, [pygame.Rect(420, 420, 40, 40)])
    assert abs(found.x - WANTED.x) + abs(found.y - WANTED.y) < 160


def test_where_everything_can_be_chosen_as_little_as_possible_is_covered() -> None:
    choices = [pygame.Rect(x, y, 60, 60) for x in range(0, 1000, 70) for y in range(0, 1000, 70)]
    assert len(free_place(WANTED, AREA, choices).collidelistall(choices)) <= 8
