"""The players' corners, their draw piles' labels, the title and the pause button of the Hands Up table."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial

import pygame

from game.core.kernel import Seat, SeatSetup
from game.games.hands_up.rules.cards import Card
from game.games.hands_up.rules.state import Phase, SharedKey, View
from game.games.hands_up.screen.layout import CARD, READY_SIZE, TableLayout
from game.games.hands_up.screen.results import picture_name
from game.games.hands_up.screen.table_input import READY_BUTTONS, TableInput
from game.shell import draw, paint, transform
from game.shell.devices import KEYBOARD, PadCode
from game.shell.glyphs import fitting_glyph, glyph
from game.shell.keycaps import sign_picture
from game.shell.keynames import key_name
from game.shell.lru_cache import LruCache
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.text import Align
from game.shell.theme import AMBER, CREAM, GREEN, INK, SMALLEST_TEXT, Colour, Role
from game.table.looks import SEAT_LOOKS
from game.table.seating import Chair

CORNER: Colour = (0x1B, 0x25, 0x45)
SOFT_RED: Colour = (0xFF, 0x9A, 0x86)
PORTRAIT = (97, 116)
NAME, LARGEST_NAME, STATE = 24, 38, 21
DEVICE, LARGEST_DEVICE, DEVICE_ROOM = 54, 62, 62
"""How large keys and buttons are, and how wide a key may be."""
TICK, PALE = 22, 150
POINTS = {"ai": "pointing", "keyboard": "point", "pad": "point"}
SQUEEZED = 0.75
"""A wide key that would shrink below this shows only its sign."""
WON_CARD, SHOWN = (40, 56), 3
"""The cards on a pile of won ones, and how many of them can be seen."""
COUNT, COUNT_ROOM, COUNT_FROM_CARDS = (36, 19), 56, 56
"""Their number and the word under it: sizes, room, and how far they are from the cards."""
LABEL = 20
TITLE, LARGEST_TITLE = 58, 68
POWER_CARD = (54, 76)
MOST_KEPT = 24
PAUSE = pygame.Rect(1840, 188, 56, 56)
"""Beside the table, clear of all cards."""


@dataclass(frozen=True, slots=True)
class Corner:
    """Everything that a player's corner shows."""

    won: tuple[Card, ...]
    state: str
    """What the player's key does now, or what the player does."""
    tint: Colour
    hot: bool = False
    dim: bool = False
    may_be_ready: bool = False
    """Whether the ready key does something now."""


class Hud:
    """Draws everything around the cards; each piece is painted once and cached."""

    def __init__(self, shell: Shell, layout: TableLayout, seats: tuple[SeatSetup, ...]) -> None:
        self._shell = shell
        self._layout = layout
        self._seats = seats
        self._painted: LruCache[Hashable, Picture] = LruCache(MOST_KEPT)

    def draw(
        self, canvas: Canvas, view: View, table_input: TableInput, on_the_way: Callable[[Seat], int]
    ) -> None:
        """Draw corners, title, pause button and power card; `on_the_way` counts a seat's flying cards."""
        version, power = self._shell.settings.version, view.terms.power
        for seat, rect in enumerate(self._layout.corners):
            corner = self.corner(view, Seat(seat), on_the_way(Seat(seat)), table_input)
            chair, ready = table_input.seating.chairs[seat], table_input.keys.ready.get(Seat(seat), 0)
            key: Hashable = (seat, corner, chair, ready, version)
            image = self._painted.get(key, partial(self._paint_corner, seat, corner, chair, ready))
            canvas.blit(image, (rect.x - paint.SHADOW_ROOM, rect.y - paint.SHADOW_ROOM))
        if self._layout.title is not None:
            key, size = (power, sum(view.piles), version), self._layout.title.size
            title = self._painted.get(key, lambda: self._paint_title(view, size))
            canvas.blit(title, self._layout.title)
        pause = self._shell.assets.scaled("icons/pause", (36, 36))
        card = self._shell.assets.scaled("cards/power_on" if power else "cards/power_off", POWER_CARD)
        button = paint.button_face(PAUSE.size, CORNER, CREAM, 16)
        for picture, at in ((button, PAUSE.center), (pause, PAUSE.center), (card, self._layout.power)):
            canvas.blit(picture, picture.get_rect(center=at))

    def draw_labels(self, canvas: Canvas, piles: tuple[int, ...]) -> None:
        """Draw how many cards each draw pile has left."""
        width, height = (round(side * self._layout.pile_scale) for side in CARD)
        for (x, y), cards in zip(self._layout.piles, piles, strict=True):
            if cards:
                key = ("pile", cards, self._shell.settings.version)
                label = self._painted.get(key, partial(self._paint_label, cards, width - 6))
                canvas.blit(label, label.get_rect(midbottom=(x, y + height // 2 - 4)))

    def corner(self, view: View, seat: Seat, on_the_way: int, table_input: TableInput) -> Corner:
        """Return what a player's corner shows now. Cards still in flight do not count."""
        words, won = self._shell.words, view.won[seat][: len(view.won[seat]) - on_the_way]
        chair = table_input.seating.chairs[seat]
        shared = view.terms.shared_key and chair.kind == "keyboard"
        if view.grabber == seat:
            return Corner(won, words(f"hands-up.state.{POINTS[chair.kind]}"), AMBER, hot=True)
        if view.out[seat]:
            return Corner(won, words("hands-up.state.out"), SOFT_RED, dim=True)
        if shared and view.shared_key is SharedKey.UNOWNED:
            return Corner(won, words("hands-up.state.claim"), AMBER, hot=True)
        if view.ready[seat]:
            return Corner(won, words("hands-up.state.ready"), GREEN)
        dim = self._shell.theme.palette.dim
        if chair.kind == "ai" or view.phase is not Phase.SEARCH:
            return Corner(won, words("hands-up.state.looking"), dim)
        does = "may-be-ready" if shared else "grab"
        return Corner(won, words(f"hands-up.state.{does}"), dim, may_be_ready=True)

    def _paint_label(self, cards: int, width: int) -> Picture:
        words = self._shell.words("hands-up.pile-left", cards=cards)
        text = self._shell.text.line(words, "text_bold", LABEL, CREAM, max_width=width - 8)
        image = paint.tinted(paint.rounded((width, text.get_height() + 2), 9), INK, 225)
        image.blit(text, text.get_rect(center=image.get_rect().center))
        return image

    def _paint_corner(self, seat: int, corner: Corner, chair: Chair, ready: int) -> Picture:
        rect = self._layout.corners[seat]
        size = rect.size
        image = paint.clear((size[0] + 2 * paint.SHADOW_ROOM, size[1] + 2 * paint.SHADOW_ROOM))
        inner = pygame.Rect((paint.SHADOW_ROOM, paint.SHADOW_ROOM), size)
        edge = AMBER if corner.hot else self._shell.theme.palette.panel_edge
        paint.draw_panel(image, inner, CORNER, edge, 18)
        if corner.hot:
            draw.rect(image, AMBER, inner, 4, border_radius=18)
        right = self._layout.portrait_right[seat]
        self._paint_portrait(image, inner, seat, right=right, dim=corner.dim)
        box = pygame.Rect(inner.x + (18 if right else 132), inner.y, size[0] - 150, size[1])
        self._paint_lines(image, box, seat, corner)
        won = pygame.Vector2(self._layout.won(seat)) - rect.topleft + inner.topleft
        self._paint_won(image, won, corner.won, right=right)
        device = self.device_picture(chair)
        left = box.right - device.get_width() if right else box.x
        image.blit(device, device.get_rect(midleft=(left, won.y)))
        if chair.kind != "ai":
            middle = pygame.Vector2(self._layout.ready_key(seat).center) - rect.topleft + inner.topleft
            self._paint_ready(image, middle, chair, ready, lit=corner.may_be_ready)
        return image

    def _paint_ready(
        self, image: Picture, middle: pygame.Vector2, chair: Chair, ready: int, *, lit: bool
    ) -> None:
        """Draw the key for READY with a tick, paler while it does nothing."""
        device, code = (chair.pad, READY_BUTTONS[0]) if chair.pad else (KEYBOARD, ready)
        cap = fitting_glyph(self._shell, code, device, READY_SIZE, READY_SIZE + 4).copy()
        disc = paint.tinted(paint.rounded((TICK, TICK), TICK // 2), GREEN)
        tick = paint.tinted(self._shell.assets.scaled("icons/tick", (TICK - 6, TICK - 6)), INK)
        disc.blit(tick, tick.get_rect(center=(TICK / 2, TICK / 2)))
        edge = pygame.Vector2(READY_SIZE / 2 - 3, 3 - READY_SIZE / 2)
        for picture, at in ((cap, middle), (disc, middle + edge)):
            picture.set_alpha(255 if lit else PALE)
            image.blit(picture, picture.get_rect(center=at))

    def _paint_portrait(
        self, image: Picture, inner: pygame.Rect, seat: int, *, right: bool, dim: bool
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

    def _paint_lines(self, image: Picture, box: pygame.Rect, seat: int, corner: Corner) -> None:
        """Draw the name beside the portrait, and at the other end what the player does."""
        text = self._shell.text
        name, right, y = self._seats[seat].name, self._layout.portrait_right[seat], box.y + 28
        name_size, state_size = self._line_sizes(name, corner.state, box.w - 12)
        ends: tuple[tuple[int, Align], tuple[int, Align]] = ((box.x, "left"), (box.right, "right"))
        (name_x, name_align), (state_x, state_align) = reversed(ends) if right else ends
        state = text.draw_line(
            image, corner.state, (state_x, y), "text_bold", state_size, corner.tint,
            align=state_align, fixed=True,
        )  # fmt: skip
        text.draw_line(
            image, name, (name_x, y), "text_bold", name_size, CREAM,
            align=name_align, max_width=box.w - state.w - 12, fixed=True,
        )  # fmt: skip

    def _paint_won(self, image: Picture, at: pygame.Vector2, won: tuple[Card, ...], *, right: bool) -> None:
        """Draw the won cards face up, and their number on the side of the portrait."""
        names = [picture_name(card) for card in won[-SHOWN:]]
        if not names:
            place = paint.tinted(paint.rounded(WON_CARD, 6, 2), self._shell.theme.palette.dim, 110)
            image.blit(place, place.get_rect(center=at))
        for number, name in enumerate(names):
            picture = self._shell.assets.scaled(name, WON_CARD)
            up = number - (len(names) - 1) / 2
            image.blit(picture, picture.get_rect(center=(at.x + 5 * up, at.y - 4 * up)))
        x = at.x + (COUNT_FROM_CARDS if right else -COUNT_FROM_CARDS)
        scale = min(self._shell.theme.text_scale, 1.3)
        count: tuple[str, int, Role, int] = (str(len(won)), -12, "number", COUNT[0])
        label: tuple[str, int, Role, int] = (self._shell.words("hands-up.won"), 20, "text_bold", COUNT[1])
        for words, down, role, px in (count, label):
            self._shell.text.draw_line(
                image, words, (x, at.y + down), role, px * scale, AMBER,
                align="middle", max_width=COUNT_ROOM, fixed=True,
            )  # fmt: skip

    def _line_sizes(self, name: str, state: str, room: int) -> tuple[float, float]:
        """Return the sizes of name and state: the largest that fit side by side."""
        width = self._shell.text.width
        for percent in range(round(self._shell.theme.text_scale * 100), 79, -5):
            scale = percent / 100
            sizes = min(NAME * scale, LARGEST_NAME), min(STATE * scale, LARGEST_NAME - 6)
            taken = width(name, "text_bold", sizes[0], fixed=True)
            if taken + width(state, "text_bold", sizes[1], fixed=True) <= room:
                return sizes
        return SMALLEST_TEXT, SMALLEST_TEXT

    def device_picture(self, chair: Chair) -> Picture:
        """Return a picture of this player's key or button."""
        size = round(min(DEVICE * self._shell.theme.text_scale, LARGEST_DEVICE))
        match chair.kind:
            case "keyboard":
                return self._key(chair.key, size)
            case "pad" if chair.pad:
                return glyph(self._shell, PadCode.A, chair.pad, size)
            case _:
                return self._shell.assets.scaled("icons/robot", (size, size))

    def _key(self, code: int, size: int) -> Picture:
        """Return a keycap. A wide one is smaller, or shows only its sign."""
        picture = glyph(self._shell, code, KEYBOARD, size)
        if picture.get_width() <= DEVICE_ROOM:
            return picture
        part = DEVICE_ROOM / picture.get_width()
        alone = sign_picture(key_name(code), size) if part < SQUEEZED else None
        if alone is not None:
            return alone
        narrower = glyph(self._shell, code, KEYBOARD, round(size * part))
        if narrower.get_width() <= DEVICE_ROOM:
            return narrower
        return transform.smoothscale(narrower, (DEVICE_ROOM, narrower.get_height()))

    def _paint_title(self, view: View, size: tuple[int, int]) -> Picture:
        """Paint the game's name, the power and the number of cards left."""
        image = paint.clear(size)
        words, text = self._shell.words, self._shell.text
        middle, cards = size[0] // 2, sum(view.piles)
        title = min(TITLE * self._shell.theme.text_scale, LARGEST_TITLE)
        text.draw_line(
            image, words("hands-up.title"), (middle, 42), "display", title, AMBER,
            align="middle", shadow=4, track=3, fixed=True,
        )  # fmt: skip
        power = words("hands-up.power-on" if view.terms.power else "hands-up.power-off")
        left = words("hands-up.cards-left", cards=cards) if cards else words("hands-up.last-search")
        one = text.line(power, "number", 26, GREEN if view.terms.power else CREAM, track=1)
        two = text.line(left, "text_bold", 20, CREAM)
        width = one.get_width() + two.get_width() + 100
        pill = pygame.Rect(0, 0, width, max(42, one.get_height() + 8, two.get_height() + 8))
        pill.center = (middle, 104)
        image.blit(paint.tinted(paint.rounded(pill.size, pill.h // 2), INK, 205), pill)
        image.blit(one, text.place(one, (pill.x + 30, pill.centery), "number"))
        image.blit(two, text.place(two, (pill.right - 30 - two.get_width(), pill.centery), "text_bold"))
        return image


def seat_colour(look: str) -> Colour:
    """A seat's colour, light enough to be read on a dark panel."""
    colour = SEAT_LOOKS[look].colour
    return {"drake": (0xB9, 0x9B, 0xFF), "tad": (0x7F, 0xD1, 0xC8), "pepper": (0xFF, 0x8A, 0x7A)}.get(
        look, colour
    )
