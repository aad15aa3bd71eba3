"""The ID card of an investigator: name, movement cards and special ability."""

from __future__ import annotations

from functools import partial

import pygame

from game.games.stop_thief.rules.people import INVESTIGATORS, Cards, in_order
from game.games.stop_thief.screen.drawing import write
from game.games.stop_thief.screen.layout import places
from game.games.stop_thief.screen.side.cards import SIZE, numbered
from game.match.game import LOOKS
from game.shell import paint, transform
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import INK
from game.table.board.decals import bigger
from game.table.looks import SEAT_LOOKS

RADIUS = 18
BADGE, CARD_GAP = 56, 6
SEAL, SEAL_WIDE, SEAL_DOWN = pygame.Rect(32, 67, 36, 36), 0.6, 0.7
"""The effect sign on a movement card; its width and height on the small one."""


def id_card(shell: Shell, look: str, played: Cards = ()) -> Picture:
    """The card with its shadow (`paint.SHADOW_ROOM` on every side); played cards are grey."""
    key = ("id-card", look, played, shell.settings.version)

    def make() -> Picture:
        card = _card(shell, look, played)
        image = paint.soft_shadow(card.get_size(), RADIUS, 170).copy()
        image.blit(card, (paint.SHADOW_ROOM, paint.SHADOW_ROOM))
        return image

    return shell.text.keep(key, make)


def _grown(shell: Shell, length: float) -> int:
    return round(length * bigger(shell, 0.4))


def _card(shell: Shell, look: str, played: Cards) -> Picture:
    blank, words = shell.assets.image(f"stop_thief/id_{look}"), shell.words
    size = _grown(shell, blank.width), _grown(shell, blank.height)
    image = shell.assets.scaled(f"stop_thief/id_{look}", size).copy()
    at = {name: pygame.Rect([_grown(shell, side) for side in box]) for name, box in places("id").items()}
    photo, side = at["photo"], _grown(shell, BADGE)
    image.blit(shell.assets.scaled(f"portraits/{look}", photo.size), photo)
    badge = shell.assets.scaled(f"badges/{look}", (side, side))
    image.blit(badge, badge.get_rect(center=(photo.right - 8, photo.bottom - 8)))
    band = SEAT_LOOKS[look].on_colour
    say = partial(write, shell, image, align="left")
    say(words("stop-thief.id.title"), at["title"], "display", 26, band)
    number = words("stop-thief.id.number", number=f"{LOOKS.index(look) + 1:03}")
    say(number, at["number"], "number", 30, band)
    say(INVESTIGATORS[look].name, at["name"], "display", 32, INK)
    room = at["words"].move(0, 5)
    plain = room.inflate(16, 4)
    image.blit(paint.tinted(paint.rounded(plain.size, RADIUS), (0xF2, 0xF5, 0xF0), 215), plain)
    say(words(f"stop-thief.id.{look}"), room, "text_bold", 24, INK)
    _lay_cards(shell, image, at["cards"], look, played)
    return image


def _lay_cards(shell: Shell, image: Picture, room: pygame.Rect, look: str, played: Cards) -> None:
    cards = in_order(INVESTIGATORS[look].cards)
    wide = (room.w - CARD_GAP * (len(cards) - 1)) // len(cards)
    size = wide, round(wide * SIZE[1] / SIZE[0])
    for number, card in enumerate(cards):
        picture = _small(numbered(shell, card, used=card in played), size)
        place = image.blit(picture, (room.x + number * (wide + CARD_GAP), room.y))
        if card in played:
            said = shell.words("stop-thief.card.played")
            at, letters = (place.centerx, place.bottom + _grown(shell, 8)), _grown(shell, 18)
            shell.text.draw_line(image, said, at, "number", letters, INK, align="middle", fixed=True)


def _small(card: Picture, size: tuple[int, int]) -> Picture:
    """A movement card without words and with a large effect sign."""
    image = transform.smoothscale(card, size)
    seal = paint.rounded(SEAL.size, SEAL.w // 2).copy()
    seal.blit(card.part(SEAL), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    side = round(size[0] * SEAL_WIDE)
    large = transform.smoothscale(seal, (side, side))
    image.blit(large, large.get_rect(center=(size[0] / 2, size[1] * SEAL_DOWN)))
    return image
