"""The players' corners, the title and the prompt of the Hands Up table."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.kernel import SeatSetup
from game.rules.hands_up.state import Phase, View
from game.shell import paint
from game.shell.devices import KEYBOARD, PadCode
from game.shell.glyphs import glyph
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, GREEN, INK, SEAT_LOOKS, SMALLEST_TEXT, Colour
from game.stage.hands_up.layout import TableLayout
from game.stage.seating import Chair

CORNER: Colour = (0x1B, 0x25, 0x45)
SOFT_RED: Colour = (0xFF, 0x9A, 0x86)
PORTRAIT = (97, 116)
PROMPT_ALPHA = 205
PROMPT_ROOM, PROMPT_GROWS = 48, (64, 38)
"""Pixels the prompt keeps free at its sides, and by how many it may grow for large text."""
HEADING, LARGEST_HEADING, BODY = 30, 46, 22
NAME, LARGEST_NAME, STATE = 24, 38, 19


@dataclass(frozen=True, slots=True)
class Said:
    """What the prompt says: a heading, a sentence, and a second one in the colour of a seat."""

    heading: str
    text: str
    more: str = ""
    colour: Colour = CREAM


@dataclass(frozen=True, slots=True)
class Corner:
    """All that a player's corner shows."""

    won: int
    state: str
    tint: Colour
    hot: bool
    dim: bool


class Hud:
    """Draws what lies around the cards; every piece is painted once for each of its looks."""

    def __init__(self, shell: Shell, layout: TableLayout, seats: tuple[SeatSetup, ...]) -> None:
        self._shell = shell
        self._layout = layout
        self._seats = seats
        self._painted: dict[int, tuple[object, pygame.Surface]] = {}
        self._prompt: tuple[object, pygame.Surface] | None = None
        self._title: tuple[object, pygame.Surface] | None = None

    def draw_corners(
        self, canvas: pygame.Surface, corners: tuple[Corner, ...], chairs: tuple[Chair, ...]
    ) -> None:
        """Every player's corner."""
        version = self._shell.settings.version
        for seat, (corner, chair) in enumerate(zip(corners, chairs, strict=True)):
            key = (corner, chair, version)
            if seat not in self._painted or self._painted[seat][0] != key:
                self._painted[seat] = (key, self._paint_corner(seat, corner, chair))
            rect = self._layout.corners[seat]
            canvas.blit(self._painted[seat][1], (rect.x - paint.SHADOW_ROOM, rect.y - paint.SHADOW_ROOM))

    def draw_title(self, canvas: pygame.Surface, view: View) -> None:
        """The game's name, the power and how many cards are left, where there is room for it."""
        if self._layout.title is None:
            return
        key = (view.terms.power, sum(view.piles), self._shell.settings.version)
        if self._title is None or self._title[0] != key:
            self._title = (key, self._paint_title(view))
        canvas.blit(self._title[1], self._layout.title)

    def draw_prompt(self, canvas: pygame.Surface, said: Said) -> None:
        """What is going on and what to do next."""
        key = (said, self._shell.settings.version)
        if self._prompt is None or self._prompt[0] != key:
            self._prompt = (key, self._paint_prompt(said))
        image = self._prompt[1]
        canvas.blit(image, image.get_rect(center=self._layout.prompt.center))

    def _left(self, view: View) -> str:
        cards = sum(view.piles)
        words = self._shell.words
        return words("hands-up.cards-left", cards=cards) if cards else words("hands-up.last-search")

    def _paint_corner(self, seat: int, corner: Corner, chair: Chair) -> pygame.Surface:
        rect = self._layout.corners[seat]
        size = rect.size
        image = paint.clear((size[0] + 2 * paint.SHADOW_ROOM, size[1] + 2 * paint.SHADOW_ROOM))
        inner = pygame.Rect((paint.SHADOW_ROOM, paint.SHADOW_ROOM), size)
        palette = self._shell.theme.palette
        edge = AMBER if corner.hot else palette.panel_edge
        paint.draw_panel(image, inner, CORNER, edge, 18)
        if corner.hot:
            pygame.draw.rect(image, AMBER, inner, 4, border_radius=18)
        right = self._layout.portrait_right[seat]
        self._paint_portrait(image, inner, seat, right=right, dim=corner.dim)
        left = inner.x + (18 if right else 132)
        self._paint_lines(image, pygame.Rect(left, inner.y, size[0] - 150, size[1]), seat, corner)
        self._paint_device(image, (left, inner.y + 52), chair)
        return image

    def _paint_portrait(
        self, image: pygame.Surface, inner: pygame.Rect, seat: int, *, right: bool, dim: bool
    ) -> None:
        look = self._seats[seat].look
        portrait = self._shell.assets.scaled(f"portraits/{look}", PORTRAIT)
        x = inner.right - 12 - PORTRAIT[0] if right else inner.x + 12
        image.blit(portrait, (x, inner.y + 8))
        if dim:
            veil = paint.tinted(paint.rounded(PORTRAIT, 8), INK, 150)
            image.blit(veil, (x, inner.y + 8))
        badge = self._shell.assets.scaled(f"badges/{look}", (44, 44))
        centre = (x + (4 if right else PORTRAIT[0] - 4), inner.bottom - 24)
        image.blit(badge, badge.get_rect(center=centre))

    def _paint_lines(self, image: pygame.Surface, box: pygame.Rect, seat: int, corner: Corner) -> None:
        text = self._shell.text
        name = self._seats[seat].name
        name_size, state_size = self._line_sizes(name, corner.state, box.w - 12)
        state = text.line(corner.state, "text_bold", state_size, corner.tint, fixed=True)
        at = (box.right - state.get_width(), box.y + 28)
        image.blit(state, text.place(state, at, "text_bold"))
        room = box.w - state.get_width() - 12
        at = (box.x, box.y + 28)
        text.draw_line(image, name, at, "text_bold", name_size, CREAM, max_width=room, fixed=True)
        count = self._shell.words("hands-up.card-count", cards=corner.won)
        pile = self._shell.assets.scaled("cards/back", (38, 53))
        x = box.right - 128
        for step in range(3):
            image.blit(pile, (x + step * 4, box.y + 58 - step * 3))
        text.draw_line(image, count, (x + 60, box.y + 82), "number", 36, AMBER, max_width=68)

    def _line_sizes(self, name: str, state: str, room: int) -> tuple[float, float]:
        """Name and state grow together, as far as both fit side by side; the name is the larger one."""
        width = self._shell.text.width
        for scale in self._scales:
            sizes = min(NAME * scale, LARGEST_NAME), min(STATE * scale, LARGEST_NAME - 6)
            taken = width(name, "text_bold", sizes[0], fixed=True)
            if taken + width(state, "text_bold", sizes[1], fixed=True) <= room:
                return sizes
        return SMALLEST_TEXT, SMALLEST_TEXT

    def _paint_device(self, image: pygame.Surface, at: tuple[int, int], chair: Chair) -> None:
        """The key or button that is this player's, so that nobody has to ask."""
        match chair.kind:
            case "keyboard":
                picture = glyph(self._shell, chair.key, KEYBOARD, 54)
            case "pad" if chair.pad:
                picture = glyph(self._shell, PadCode.A, chair.pad, 54)
            case _:
                picture = self._shell.assets.scaled("icons/robot", (50, 50))
        if picture.get_width() > 88:
            picture = pygame.transform.smoothscale(picture, (88, 54))
        image.blit(picture, at)

    def _paint_title(self, view: View) -> pygame.Surface:
        rect = self._layout.title or pygame.Rect(0, 0, 800, 132)
        image = paint.clear(rect.size)
        words, text = self._shell.words, self._shell.text
        middle = rect.w // 2
        text.draw_line(
            image, words("hands-up.title"), (middle, 42), "display", 58, AMBER,
            align="middle", shadow=4, track=3, fixed=True,
        )  # fmt: skip
        power = words("hands-up.power-on" if view.terms.power else "hands-up.power-off")
        one = text.line(power, "number", 26, GREEN if view.terms.power else CREAM, track=1)
        two = text.line(self._left(view), "text_bold", 20, CREAM)
        width = one.get_width() + two.get_width() + 40
        height = max(42, one.get_height() + 8, two.get_height() + 8)
        pill = pygame.Rect(0, 0, width + 60, height)
        pill.center = (middle, 104)
        image.blit(paint.tinted(paint.rounded(pill.size, pill.h // 2), INK, 205), pill)
        image.blit(one, text.place(one, (pill.x + 30, pill.centery), "number"))
        image.blit(two, text.place(two, (pill.right - 30 - two.get_width(), pill.centery), "text_bold"))
        return image

    def _paint_prompt(self, said: Said) -> pygame.Surface:
        """The panel grows with the text as far as the table has room; then the text gives way."""
        size = self._layout.prompt.size
        larger = size[0] + PROMPT_GROWS[0], size[1] + PROMPT_GROWS[1]
        lines = self._prompt_lines(said, self._scales[0], size[0] - PROMPT_ROOM)
        if _height(lines) > size[1] - 10:
            size = larger
            every = (self._prompt_lines(said, scale, size[0] - PROMPT_ROOM) for scale in self._scales)
            lines = next((some for some in every if _height(some) <= size[1] - 6), lines)
        image = paint.clear(size)
        image.blit(paint.tinted(paint.rounded(size, 20), INK, PROMPT_ALPHA), (0, 0))
        gap = max(0, (size[1] - _height(lines)) // (len(lines) + 1))
        y = gap
        for line in lines:
            image.blit(line, line.get_rect(midtop=(size[0] // 2, y)))
            y += line.get_height() + gap
        return image

    @property
    def _scales(self) -> tuple[float, ...]:
        """The text scale the player asked for, and the smaller ones down to the smallest text."""
        most = round(self._shell.theme.text_scale * 100)
        return tuple(step / 100 for step in range(most, 79, -5))

    def _prompt_lines(self, said: Said, scale: float, room: int) -> list[pygame.Surface]:
        """The heading, and every sentence in as many lines as it needs."""
        text = self._shell.text
        heading = min(HEADING * scale, LARGEST_HEADING)
        lines = [text.fitted(said.heading, "number", heading, room, AMBER, track=1, fixed=True)]
        for words, colour in ((said.text, CREAM), (said.more, said.colour)):
            if words:
                size = BODY * scale
                wide = text.width(words, "text_bold", size, fixed=True)
                lines.append(
                    text.line(words, "text_bold", size, colour, fixed=True)
                    if wide <= room
                    else self._wrapped(words, size, room, colour)
                )
        return lines

    def _wrapped(self, words: str, size: float, room: int, colour: Colour) -> pygame.Surface:
        """As few lines as fit the room, all about as wide as each other."""

        def made(width: int) -> pygame.Surface:
            return self._shell.text.paragraph(
                words, "text_bold", size, width, colour, align="middle", fixed=True
            )

        image = made(room)
        for width in range(room - 40, room // 2, -40):
            narrower = made(width)
            if narrower.get_height() > image.get_height():
                break
            image = narrower
        return image


def _height(lines: list[pygame.Surface]) -> int:
    return sum(line.get_height() for line in lines)


def corner_of(  # noqa: PLR0913
    shell: Shell, view: View, seat: int, *, ai: bool, time_left: int | None, on_the_way: int
) -> Corner:
    """What a player's corner says just now; cards that are still on their way do not count."""
    words = shell.words
    won = len(view.won[seat]) - on_the_way
    if view.grabber == seat:
        state = f"{time_left / 1000:.1f} s" if time_left is not None else words("hands-up.state.pointing")
        return Corner(won, state, AMBER, hot=True, dim=False)
    if view.out[seat]:
        return Corner(won, words("hands-up.state.out"), SOFT_RED, hot=False, dim=True)
    asked = view.phase is Phase.CLAIM and not ai
    if asked:
        return Corner(won, words("hands-up.state.claim"), AMBER, hot=True, dim=False)
    if view.ready[seat]:
        return Corner(won, words("hands-up.state.ready"), GREEN, hot=False, dim=False)
    return Corner(won, words("hands-up.state.looking"), shell.theme.palette.dim, hot=False, dim=False)


def seat_colour(look: str) -> Colour:
    """A seat's colour, light enough to be read on a dark panel."""
    colour = SEAT_LOOKS[look].colour
    return {"drake": (0xB9, 0x9B, 0xFF), "tad": (0x7F, 0xD1, 0xC8), "pepper": (0xFF, 0x8A, 0x7A)}.get(
        look, colour
    )
