"""The players' cards in the results, the winners' raised and crowned."""

from __future__ import annotations

import math

import pygame

from game.core.kernel import Seat, Setup
from game.shell import paint
from game.shell.services import Shell
from game.shell.theme import AMBER, INK, LAMP, Colour, Role, mix
from game.stage.summary import Standing, Summary

WIDEST, ROOM, GAP = 292, 1780, 16
WINNER_PART = 1.18
"""How much wider a winner's card is."""
RAISED = 40
"""How much higher a winner's card stands."""
WINNERS_PANEL: Colour = (0x62, 0x36, 0x12)
FLOOR: Colour = (0x33, 0x17, 0x1F)
CROWN = 66
PORTRAIT = 262
"""The highest a portrait gets."""
FAN_HIGH = 126
"""How much of a player's card belongs to what was won."""
RAYS = 18
LARGE_TEXT = 1.5
NAME, HEADLINE, LINE = 30, 44, 22


class ResultCards:
    """A card a player, painted once."""

    def __init__(self, shell: Shell, setup: Setup, summary: Summary, winners: tuple[Seat, ...]) -> None:
        self.shell = shell
        self._setup = setup
        self._summary = summary
        self._winners = winners

    def paint(self, image: pygame.Surface, cards: list[pygame.Rect]) -> None:
        """All of them in their places, the light behind the winners first."""
        for standing, card in zip(self._summary.standings, cards, strict=True):
            if standing.seat in self._winners:
                _shine(image, card.center)
        for standing, card in zip(self._summary.standings, cards, strict=True):
            self._paint_player(image, card, standing)

    def places(self, top: int, bottom: int) -> list[pygame.Rect]:
        """A place for every rank: the best in the middle, the others by turns left and right of it."""
        seats = [standing.seat for standing in self._summary.standings]
        parts = [WINNER_PART if seat in self._winners else 1.0 for seat in seats]
        wide = min(WIDEST, (ROOM - GAP * (len(seats) - 1)) / sum(parts))
        high = min(bottom - top - RAISED, self._natural_height)
        order = [*range(len(seats))[1::2][::-1], *range(len(seats))[::2]]
        x = 960 - (sum(parts) * wide + GAP * (len(seats) - 1)) / 2
        start = top + RAISED + (bottom - top - RAISED - high) // 2
        rects = [pygame.Rect(0, 0, 0, 0)] * len(seats)
        for rank in order:
            raised = RAISED if seats[rank] in self._winners else 0
            rects[rank] = pygame.Rect(round(x), start - raised, round(parts[rank] * wide), high + raised)
            x += parts[rank] * wide + GAP
        return rects

    @property
    def _natural_height(self) -> int:
        return PORTRAIT + self._lines_height + self._fan_height + 60

    @property
    def _lines_height(self) -> int:
        return sum(self._line_height(size) for size in (NAME, HEADLINE, LINE))

    def _line_height(self, size: int) -> int:
        return round(self.shell.theme.px(size) * 1.12)

    @property
    def _fan_scale(self) -> float:
        """Large text leaves less room for the fan."""
        return 1.0 if self.shell.theme.text_scale <= LARGE_TEXT else 0.8

    @property
    def _fan_height(self) -> int:
        return round(FAN_HIGH * self._fan_scale)

    def _paint_player(self, image: pygame.Surface, rect: pygame.Rect, standing: Standing) -> None:
        winner = standing.seat in self._winners
        palette = self.shell.theme.palette
        fill = WINNERS_PANEL if winner else palette.panel
        paint.draw_panel(image, rect, fill, AMBER if winner else palette.panel_edge, 20)
        if winner:
            paint.draw_focus(image, rect.inflate(-10, -10), 18, AMBER, 4)
            crown = paint.tinted(self.shell.assets.scaled("icons/crown", (CROWN, CROWN)), AMBER)
            image.blit(crown, crown.get_rect(midbottom=(rect.centerx, rect.y + 14)))
        place = self._paint_portrait(image, rect, standing)
        spare = rect.bottom - self._fan_height - place.bottom - self._lines_height
        self._paint_lines(image, rect, place.bottom + max(4, spare // 2), standing)
        self._paint_fan(image, rect, standing.pictures)

    def _paint_portrait(self, image: pygame.Surface, rect: pygame.Rect, standing: Standing) -> pygame.Rect:
        room = rect.w - 44, rect.h - self._lines_height - self._fan_height - 36
        look = self._setup.seats[standing.seat].look
        portrait = self.shell.assets.fitting(standing.portrait or f"portraits/{look}", room)
        place = portrait.get_rect(midtop=(rect.centerx, rect.y + 18))
        image.blit(portrait, place)
        badge = self.shell.assets.scaled(f"badges/{look}", (60, 60))
        image.blit(badge, badge.get_rect(center=(place.right - 10, place.bottom - 12)))
        return place

    def _paint_lines(self, image: pygame.Surface, rect: pygame.Rect, y: int, standing: Standing) -> None:
        text, palette = self.shell.text, self.shell.theme.palette
        tint = AMBER if standing.seat in self._winners else palette.text
        lines: tuple[tuple[str, Role, int, Colour], ...] = (
            (self._setup.seats[standing.seat].name, "text_bold", NAME, tint),
            (standing.headline, "number", HEADLINE, AMBER),
            (standing.line, "text", LINE, palette.dim),
        )
        for said, role, size, colour in lines:
            high = self._line_height(size)
            picture = text.fitted(said, role, size, rect.w - 36, colour)
            image.blit(picture, picture.get_rect(center=(rect.centerx, y + high // 2)))
            y += high

    def _paint_fan(self, image: pygame.Surface, rect: pygame.Rect, pictures: tuple[str, ...]) -> None:
        """What the player has won, fanned out."""
        fan, scale = self._summary.fan, self._fan_scale
        size = round(fan.size[0] * scale), round(fan.size[1] * scale)
        gaps = max(fan.room, len(pictures)) - 1
        step = min(fan.step, (rect.w - 118) / gaps) * scale
        x, y = rect.centerx, rect.bottom - self._fan_height + size[1] // 2 + 2
        for number, name in enumerate(pictures):
            offset = number - (len(pictures) - 1) / 2
            face = self.shell.assets.scaled(name, size)
            turned = pygame.transform.rotozoom(face, -fan.tilt * offset, 1.0)
            down = abs(offset) ** 1.6 * 2.5 if fan.tilt else 0
            image.blit(turned, turned.get_rect(center=(x + offset * step, y + down)))


def _shine(image: pygame.Surface, centre: tuple[int, int]) -> None:
    """Warm rays and a glow behind a winner."""
    reach = 460
    light = pygame.Surface((2 * reach, 2 * reach))
    for ray in range(RAYS):
        angles = (math.tau * (ray - 0.22) / RAYS, math.tau * (ray + 0.22) / RAYS)
        edge = [(reach + reach * math.cos(a), reach + reach * math.sin(a)) for a in angles]
        pygame.draw.polygon(light, mix((0, 0, 0), AMBER, 0.34), [(reach, reach), *edge])
    light = pygame.transform.box_blur(light, 6)
    fade = pygame.Surface(light.get_size())
    for step in range(64):
        radius = round(reach * (1 - step / 64))
        pygame.draw.circle(fade, (round(255 * (step / 63)),) * 3, (reach, reach), radius)
    glow = fade.copy()
    glow.fill(mix((0, 0, 0), LAMP, 0.42), special_flags=pygame.BLEND_RGB_MULT)
    light.blit(fade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    light.blit(glow, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    image.blit(light, light.get_rect(center=centre), special_flags=pygame.BLEND_RGB_ADD)


def draw_floor(image: pygame.Surface, top: int) -> None:
    """The boards of the stage, on which the buttons stand."""
    boards = paint.gradient((image.get_width(), image.get_height() - top), FLOOR, INK)
    image.blit(boards, (0, top))
    pygame.draw.line(image, mix(FLOOR, AMBER, 0.6), (0, top), (image.get_width(), top), 4)
