"""The movement cards of the active investigator, in two rows of three."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from game.games.stop_thief.rules.people import Card, Effect, in_order
from game.games.stop_thief.screen.drawing import blit_ink, grown
from game.games.stop_thief.screen.layout import places
from game.shell import paint, transform
from game.shell.motion import wave
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK, WHITE, Colour
from game.table.flips import Flips, lifted

ART, SIZE = (110, 150), (100, 136)
"""A card in its picture, and on the screen."""
COLUMNS = 3
HEADING, HEADING_UP = 64, 10
"""The height of the heading, and how far above its middle the text is."""
LIFT, BREATHE, BREATHE_MS = 4, 2, 1400.0
TILTS = (-1.5, 0.8, 2.0, -1.0, 1.5, -1.2)
"""The tilt of each card in degrees."""
USED_TURN, USED_SCALE, FOCUS_SCALE = -4.0, 0.93, 1.04
EDGE = 5
MARGIN = 8
"""At the sides, for tilted cards."""
RIBBON, LARGEST_RIBBON, RIBBON_EDGE, RIBBON_AIR = (41, 24), (37, 28), 2, 2
"""The ribbon of a played card: top and height, its dark edge, and how far the number moves up."""
RADIUS, NUMBER, SMALL_NUMBER = 12, 77, 32
"""The corner radius, and letters of the number, alone and over a ribbon."""
ROOM = 24
"""Around a card, for its shadow and its ring."""
PICTURES = {
    Effect.NONE: "plain",
    Effect.PICK_UP: "pickup",
    Effect.TIP: "tip",
    Effect.TIP_AFTER: "tip_after",
    Effect.FREE_OUTDOORS: "free",
    Effect.LONG_ARM: "reach",
    Effect.PUSH: "push",
    Effect.WINDOWS: "window",
}


def caption(effect: Effect) -> str:
    """The words key of the caption."""
    return f"stop-thief.card.{effect.name.lower().replace('_', '-')}"


@dataclass(frozen=True, slots=True)
class Turning:
    """How far a card has turned over, 0 to 1: from its `used` side to its face, or all the way round."""

    part: float
    used: bool


@dataclass(frozen=True, slots=True)
class Spread:
    """The cards of a player as they lie on the screen."""

    heading: str = ""
    held: tuple[Card, ...] = ()
    played: tuple[Card, ...] = ()
    glowing: Collection[Card] = frozenset()
    """Cards that may be played."""
    focus: Card | None = None
    breath: int = 0
    """How far the card with the focus is lifted."""
    chosen: Card | None = None
    """The card of this turn."""
    turning: Mapping[Card, Turning] = field(default_factory=dict, hash=False)


class CardState(NamedTuple):
    """What decides how a card is drawn."""

    used: bool = False
    """Played in an earlier turn."""
    chosen: bool = False
    """The card of this turn."""
    lit: bool = False
    """May be played."""
    focus: bool = False


class CardFan:
    """Draws the cards; each keeps its place in the hand and on the table."""

    def __init__(self, shell: Shell, area: pygame.Rect) -> None:
        self._shell = shell
        self._area = area
        self._flips = Flips()

    def rects(self, count: int) -> list[pygame.Rect]:
        """Where this many cards lie, in reading order."""
        area = self._area.inflate(-2 * MARGIN, 0)
        across = (area.w - SIZE[0]) // (COLUMNS - 1)
        down = area.h - HEADING - SIZE[1]
        corners = [(n % COLUMNS * across, n // COLUMNS * down) for n in range(count)]
        return [pygame.Rect((area.x + x, area.y + HEADING + y), SIZE) for x, y in corners]

    def places(self, held: tuple[Card, ...], played: tuple[Card, ...]) -> dict[Card, pygame.Rect]:
        """Where every card lies, held or played."""
        cards = in_order(held + played)
        return dict(zip(cards, self.rects(len(cards)), strict=True))

    def breath(self, ms: float) -> int:
        """How far the card with the focus is lifted now."""
        return 0 if self._shell.settings.value.still else round(BREATHE * (1 + wave(ms, BREATHE_MS)))

    def draw(self, canvas: Canvas, spread: Spread) -> None:
        """Draw all cards."""
        self._draw_heading(canvas, spread.heading)
        for number, (card, rect) in enumerate(self.places(spread.held, spread.played).items()):
            used = card in spread.played and card != spread.chosen
            state = CardState(used, card == spread.chosen, card in spread.glowing, card == spread.focus)
            image = self._picture(card, number, state)
            up: float = LIFT if state.lit else 0
            if card in spread.turning:
                turning = spread.turning[card]
                image = self._in_turn(image, card, number, turning)
                up += lifted(turning.part)
            if card == spread.focus:
                up += spread.breath
            canvas.blit(image, image.get_rect(center=(rect.centerx, rect.centery - round(up))))

    def _in_turn(self, image: Picture, card: Card, number: int, turning: Turning) -> Picture:
        """A card in mid-turn; `image` is its final picture."""
        part = turning.part
        if turning.used:
            used = self._picture(card, number, CardState(used=True))
            return self._flips.get(used, image, part)
        back = self._shell.text.keep("movement-card-back", self._back)
        if part < 0.5:
            return self._flips.get(image, back, 2 * part)
        return self._flips.get(back, image, 2 * part - 1)

    def _back(self) -> Picture:
        image = paint.clear((SIZE[0] + 2 * ROOM, SIZE[1] + 2 * ROOM))
        image.blit(self._shell.assets.scaled("stop_thief/card_back", SIZE), (ROOM, ROOM))
        return image

    def _draw_heading(self, canvas: Canvas, heading: str) -> None:
        text, area = self._shell.text, self._area
        letters = min(self._shell.theme.px(24), 36)
        at, room = (area.x + MARGIN, area.y + HEADING // 2 - HEADING_UP), area.w - 2 * MARGIN
        text.draw_line(canvas, heading, at, "text_bold", letters, CREAM, fixed=True, max_width=room)

    def _picture(self, card: Card, number: int, state: CardState) -> Picture:
        turn = USED_TURN if state.used else TILTS[number % len(TILTS)]
        key = ("movement-card", card, turn, state, self._shell.settings.version)
        return self._shell.text.keep(key, lambda: self._paint(card, turn, state))

    def _paint(self, card: Card, turn: float, state: CardState) -> Picture:
        image = paint.clear((SIZE[0] + 2 * ROOM, SIZE[1] + 2 * ROOM))
        shadow = paint.soft_shadow(SIZE, RADIUS, 150 if state.lit else 120)
        at = pygame.Rect((ROOM, ROOM), SIZE)
        image.blit(
            shadow, (at.x - paint.SHADOW_ROOM + 3, at.y - paint.SHADOW_ROOM + (10 if state.lit else 5))
        )
        image.blit(_captioned(self._shell, card, state), at)
        if state.focus:
            paint.draw_focus(image, at, RADIUS, WHITE, self._shell.theme.palette.ring)
        elif state.lit:
            edge = paint.rounded((at.w + 2 * EDGE, at.h + 2 * EDGE), RADIUS + EDGE, EDGE + 2)
            image.blit(paint.tinted(edge, AMBER), (at.x - EDGE, at.y - EDGE))
        scale = USED_SCALE if state.used else FOCUS_SCALE if state.focus else 1.0
        return transform.rotozoom(image, turn, scale)


def numbered(shell: Shell, card: Card, *, used: bool, ribbon: bool = False) -> Picture:
    """A movement card with its number but no caption; a ribbon makes the number small."""
    kind = "used" if used else PICTURES[card.effect]
    image = shell.assets.scaled(f"stop_thief/card_{kind}", SIZE).copy()
    letters, at = (SMALL_NUMBER if ribbon else NUMBER), _place("number")
    shadow = 0 if ribbon else 2
    number = shell.text.line(str(card.pips), "number", letters, WHITE, shadow=shadow, fixed=True)
    if ribbon:
        at.y -= RIBBON_AIR
        at.h = _ribbon(shell).y - RIBBON_EDGE - RIBBON_AIR - at.y
    blit_ink(image, number, at.center)
    return image


def _captioned(shell: Shell, card: Card, state: CardState) -> Picture:
    ribbon, box = state.used or state.chosen, _place("caption")
    image = numbered(shell, card, used=state.used, ribbon=ribbon)
    words = shell.words(caption(card.effect))
    ink, size = (0x34, 0x3B, 0x54) if state.used else INK, min(shell.theme.px(26), 34)
    text = shell.text.line(words, "number", size, ink, max_width=box.w - 6, fixed=True)
    blit_ink(image, text, box.center)
    if ribbon:
        _paint_ribbon(shell, image, AMBER if state.chosen else CREAM)
    return image


def _place(name: str) -> pygame.Rect:
    """Where a text goes on a card."""
    return pygame.Rect([round(side * SIZE[0] / ART[0]) for side in places("card")[name]])


def _ribbon(shell: Shell) -> pygame.Rect:
    """Where the ribbon of a played card is; higher for large text."""
    top, high = (grown(shell, *sizes) for sizes in zip(RIBBON, LARGEST_RIBBON, strict=True))
    return pygame.Rect(0, top, SIZE[0], high)


def _paint_ribbon(shell: Shell, image: Picture, colour: Colour) -> None:
    """The ribbon that says that the card was played."""
    ribbon = _ribbon(shell)
    image.fill(INK, ribbon.inflate(0, 2 * RIBBON_EDGE))
    image.fill(colour, ribbon)
    said = shell.words("stop-thief.card.played")
    text = shell.text.line(said, "number", ribbon.h, INK, max_width=ribbon.w - 10, fixed=True)
    blit_ink(image, text, ribbon.center)
