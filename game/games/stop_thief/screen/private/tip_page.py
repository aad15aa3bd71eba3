"""The page of a private tip: the board with light on the spaces, and a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from game.games.stop_thief.rules.sections import sections
from game.games.stop_thief.rules.state import Tip, Tipped, View
from game.games.stop_thief.screen.names import district_name, portrait
from game.games.stop_thief.screen.private.private_board import VIEW, PrivateBoard
from game.shell import paint
from game.shell.picture import Canvas
from game.shell.services import Shell
from game.shell.theme import INK, PAPER, WHITE, Colour, mix
from game.table.secrets import WAY_OUT

NOTE = pygame.Rect(VIEW.right + 30, 36, 780, WAY_OUT.top - 72)
EDGE, GAP = 48, 30
PORTRAIT = (200, 240)
HEADING, SENTENCE, SMALL = 48, 70, 30
INK_BROWN: Colour = (0x4A, 0x38, 0x28)


def last_tip(view: View) -> Tip | None:
    """The viewer's last tip."""
    facts = reversed(view.record)
    tips = (fact.tip for fact in facts if isinstance(fact, Tipped) and fact.seat == view.viewer)
    return next((tip for tip in tips if tip is not None), None)


class TipPage:
    """Draws a tip over the whole canvas, except for the way out."""

    def __init__(self, shell: Shell, ground: PrivateBoard) -> None:
        self._shell = shell
        self._ground = ground

    def draw(self, canvas: Canvas, view: View) -> None:
        """The viewer's last tip."""
        tip = last_tip(view) or Tip()
        key = ("tip page", tip, view.pawns, view.face_up, self._shell.settings.version)
        canvas.layer(key, canvas.get_rect(), partial(self._draw, view, tip))

    def _draw(self, view: View, tip: Tip, canvas: Canvas) -> None:
        self._ground.draw(canvas)
        self._ground.dim(canvas, self.spaces(tip))
        self._ground.draw_pawns(canvas, view)
        self._draw_note(canvas, view, tip)

    def spaces(self, tip: Tip) -> frozenset[int]:
        """Every space that the tip names."""
        city = self._ground.city
        cut = sections(city)
        in_sections = {space for number in tip.sections for space in cut[number]}
        district = {space for space, digit in city.plan.digit.items() if digit == tip.digit}
        return frozenset(tip.spaces) | in_sections | district

    def sentence(self, tip: Tip) -> str:
        """What the tip says."""
        words = self._shell.words
        match tip:
            case Tip(spaces=(one,)):
                return words("stop-thief.tip-page.one", one=one)
            case Tip(spaces=(one, other)):
                return words("stop-thief.tip-page.two", one=one, other=other)
            case Tip(sections=(_, *_)):
                return words("stop-thief.tip-page.sections")
            case _:
                name = district_name(self._ground.board, tip.digit).upper()
                return words("stop-thief.tip-page.district", digit=tip.digit, name=name)

    def _details(self, tip: Tip) -> Iterator[str]:
        """Where its spaces are, and how long it is true."""
        words, digits = self._shell.words, self._ground.city.plan.digit
        for space in tip.spaces:
            name = district_name(self._ground.board, digits[space])
            yield words("stop-thief.tip-page.where", space=space, name=name)
        yield words("stop-thief.tip-page.until")

    def _draw_note(self, canvas: Canvas, view: View, tip: Tip) -> None:
        """A sheet of paper with the thief's face, the sentence and details."""
        text, words = self._shell.text, self._shell.words
        paint.draw_panel(canvas, NOTE, PAPER, WHITE, 22)
        body = NOTE.inflate(-2 * EDGE, -2 * EDGE)
        if view.face_up is not None:
            face = self._shell.assets.scaled(portrait(view.face_up), PORTRAIT)
            canvas.blit(face, face.get_rect(topright=body.topright))
        room = body.w - PORTRAIT[0] - GAP, PORTRAIT[1]
        title = words("stop-thief.tip-page.heading")
        heading = text.boxed(title, "display", HEADING, room, INK_BROWN, align="left")
        canvas.blit(heading, heading.get_rect(midleft=(body.x, body.y + PORTRAIT[1] // 2)))
        rest = pygame.Rect(body.x, body.y + PORTRAIT[1] + GAP, body.w, body.h - PORTRAIT[1] - GAP)
        small, ink = "\n".join(self._details(tip)), mix(INK_BROWN, PAPER, 0.1)
        foot = text.boxed(small, "text_bold", SMALL, (rest.w, rest.h // 2), ink, align="left")
        big = rest.w, rest.h - foot.get_height() - GAP
        sentence = text.boxed(self.sentence(tip), "display", SENTENCE, big, INK, align="left")
        canvas.blit(sentence, sentence.get_rect(midleft=(rest.x, rest.y + big[1] // 2)))
        canvas.blit(foot, foot.get_rect(bottomleft=rest.bottomleft))
