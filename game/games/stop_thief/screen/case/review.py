"""REVIEW CLUES: everything heard of a thief, with arrests and tips, to be heard again."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

import pygame

from game.games.stop_thief.rules.state import Clue, Hunt, Tipped
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.case.trace import SIGNS, Arrest, Deed, deeds_of
from game.games.stop_thief.screen.device.clue_finder import DEEP_TEAL, GLASS, TEAL
from game.games.stop_thief.screen.device.keys import cream_key
from game.games.stop_thief.screen.display import DisplayState
from game.games.stop_thief.screen.drawing import grown, with_shadow, write
from game.shell import draw, paint
from game.shell.devices import Command, Verb
from game.shell.lru_cache import cached
from game.shell.picture import Canvas, Picture
from game.shell.theme import AMBER, CREAM, INK, SMALLEST_TEXT, Colour, Role, mix

PANEL = layout.REVIEW
"""It lies beside the board."""
MARGIN, HEADING, FOOT, GAP, BAR = 16, 56, 132, 10, 8
PAGE = 6
"""Clues per page."""
WAYS = {
    Verb.UP: -1, Verb.LEFT: -1, Verb.DOWN: 1, Verb.RIGHT: 1, Verb.PREVIOUS: -PAGE, Verb.NEXT: PAGE,
}  # fmt: skip
"""How many clues on each command goes."""
WHEEL = 120
"""Pixels per step of the wheel."""
PICTURE, BADGE = 48, 34
NUMBER, WORD, WHERE, DEED = (24, 32), (25, 32), (20, 27), (20, 27)
"""Letters of usual size, and where text is twice as large."""
NUMBER_WIDE = 40
INDENT = 30
LINES = 1.25
"""How high a line is, as a part of its letters."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the record."""

    deed: Deed
    number: int = 0
    """Of a clue, counted from 1."""

    @property
    def clue(self) -> Clue | None:
        """The clue, if this is one."""
        return self.deed if isinstance(self.deed, Clue) else None


def rows_of(hunt: Hunt) -> tuple[Row, ...]:
    """The whole record."""
    rows, heard = [], 0
    for deed in deeds_of(hunt):
        heard += isinstance(deed, Clue)
        rows.append(Row(deed, heard if isinstance(deed, Clue) else 0))
    return tuple(rows)


class Review:
    """A list panel with one focus: a clue or CLOSE. It opens at the last clue."""

    def __init__(self, display: DisplayState, hunt: Hunt) -> None:
        self._shell = display.shell
        self.rows = rows_of(hunt)
        self._prompts = display.prompts
        self._seats = display.seats
        self._open_tips = hunt.terms.pack
        """Everybody knows what a tip said."""
        self.clues = [place for place, row in enumerate(self.rows) if row.clue is not None]
        self.focus = max(0, len(self.clues) - 1)
        """Counts the clues; one more is CLOSE."""
        self._scrolled = self._wanted = 0.0
        self._version = -1
        self._lay_out()

    @property
    def moving(self) -> bool:
        """Whether the next frame will look different."""
        return self._scrolled != self._wanted

    @property
    def way_out(self) -> pygame.Rect:
        """The button that closes it."""
        return self.close

    def handle(self, command: Command) -> bool:
        """Choose a clue and hear it; True when the review should close."""
        if command.verb is Verb.WHEEL:
            self._scroll_to(self._wanted - command.amount * WHEEL)
        elif command.verb is Verb.POINT and command.pos:
            return self._point(command)
        elif command.down:
            return self._press(command)
        return False

    def update(self, dt_ms: float) -> None:
        """Glide to where it was scrolled."""
        if self._version != self._shell.settings.version:
            self._lay_out()
        part = 1.0 if self._shell.settings.value.still else 1 - 2.718 ** (-dt_ms / 90.0)
        self._scrolled += (self._wanted - self._scrolled) * part
        if abs(self._scrolled - self._wanted) < 1:
            self._scrolled = self._wanted

    def draw(self, canvas: Canvas) -> None:
        """The panel, its visible rows, and CLOSE."""
        key = (self, round(self._scrolled), self.focus, self._shell.settings.version)
        canvas.layer(key, with_shadow(PANEL), self._paint)

    def _paint(self, canvas: Canvas) -> None:
        self._draw_bare(canvas)
        canvas.set_clip(self.list)
        for place, row in enumerate(self.rows):
            rect = self.rect(place)
            if not rect.colliderect(self.list):
                continue
            if isinstance(row.deed, Clue):
                self._draw_clue(canvas, rect, row.deed, row.number)
            else:
                self._draw_deed(canvas, rect, row.deed)
        canvas.set_clip(self.list.inflate(16, 16))
        if self.focus < len(self.clues):
            paint.draw_focus(canvas, self.rect(self.clues[self.focus]), 14, AMBER, 4)
        canvas.set_clip(None)
        self._draw_bar(canvas)
        if self.focus == len(self.clues):
            paint.draw_focus(canvas, self.close, 12, AMBER, 4)

    # ---- input ----

    def _press(self, command: Command) -> bool:
        match command.verb:
            case Verb.CONFIRM if not command.repeat:
                return self._choose()
            case Verb.BACK:
                return True
            case verb if verb in WAYS:
                self._look_at(self.focus + WAYS[verb])
        return False

    def _point(self, command: Command) -> bool:
        """Focus what is under the mouse; a click chooses it."""
        on = self._under(command.pos or (0, 0))
        if on is None:
            return False
        self.focus = on
        return command.down and command.code == pygame.BUTTON_LEFT and self._choose()

    def _under(self, pos: tuple[int, int]) -> int | None:
        if self.close.collidepoint(pos):
            return len(self.clues)
        if not self.list.collidepoint(pos):
            return None
        spots = enumerate(self.clues)
        return next((number for number, place in spots if self.rect(place).collidepoint(pos)), None)

    def _choose(self) -> bool:
        """Hear the clue again, or close."""
        if self.focus == len(self.clues):
            return True
        row = self.rows[self.clues[self.focus]]
        if row.clue is not None:
            self._shell.sound.play(row.clue.sound.value, "clues", take=row.number)
        return False

    def _look_at(self, number: int) -> None:
        before, self.focus = self.focus, max(0, min(len(self.clues), number))
        if self.focus != before:
            self._shell.sound.play("hover")
            self._bring_into_view()

    # ---- where things are ----

    def _lay_out(self) -> None:
        """Work out all places; again when the text size changes."""
        self._version = self._shell.settings.version
        foot = PANEL.bottom - MARGIN - FOOT
        top = PANEL.y + MARGIN + HEADING
        self.list = pygame.Rect(PANEL.x + MARGIN, top, PANEL.w - 2 * MARGIN, foot - top)
        self.close = pygame.Rect(self.list.x, PANEL.bottom - MARGIN - 64, self.list.w, 64)
        *self._tops, high = accumulate((self._high(row) + GAP for row in self.rows), initial=0)
        self.whole = max(0, high - GAP)
        self._bring_into_view()
        self._scrolled = self._wanted

    def rect(self, place: int) -> pygame.Rect:
        """Where a row is now."""
        top = self.list.y + self._tops[place] - round(self._scrolled)
        return pygame.Rect(self.list.x, top, self.list.w - BAR - GAP, self._high(self.rows[place]))

    def _bring_into_view(self) -> None:
        """Scroll to the clue with the focus and the facts after it."""
        if not self.clues:
            return
        place = self.clues[min(self.focus, len(self.clues) - 1)]
        end = next((clue for clue in self.clues if clue > place), len(self.rows))
        bottom = self._tops[end] - GAP if end < len(self.rows) else self.whole
        top = max(self._wanted, bottom - self.list.h)
        self._scroll_to(min(top, self._tops[place]))

    def _scroll_to(self, top: float) -> None:
        self._wanted = max(0.0, min(float(self.whole - self.list.h), top))

    # ---- the picture ----

    def _draw_bare(self, canvas: Canvas) -> None:
        """The glass with its heading, and CLOSE."""
        paint.draw_panel(canvas, PANEL, GLASS, TEAL, 22)
        text, words, close = self._shell.text, self._shell.words, self.close
        title, at = words("stop-thief.review.title"), (PANEL.centerx, PANEL.y + MARGIN + 20)
        text.draw_line(canvas, title, at, "display", 34, TEAL, align="middle", max_width=self.list.w)
        canvas.blit(cream_key(close.size), close)
        text.draw_line(
            canvas, words("stop-thief.review.close"), (close.centerx, close.centery - 3), "display", 28, INK,
            align="middle", max_width=close.w - 24,
        )  # fmt: skip
        hint = words("stop-thief.review.hint" if self.clues else "stop-thief.review.empty")
        room = pygame.Rect(self.list.x, self.list.bottom + 4, self.list.w, close.y - self.list.bottom - 8)
        write(self._shell, canvas, hint, room, "text_bold", 22, CREAM)

    def _draw_bar(self, canvas: Canvas) -> None:
        """The scroll bar."""
        if self.whole <= self.list.h:
            return
        rail = pygame.Rect(self.list.right - BAR, self.list.y, BAR, self.list.h)
        canvas.blit(paint.plate(rail.size, BAR // 2, INK, 150), rail)
        thumb = rail.copy()
        thumb.h = max(40, rail.h * self.list.h // self.whole)
        thumb.y += round((rail.h - thumb.h) * self._scrolled / (self.whole - self.list.h))
        canvas.blit(paint.plate(thumb.size, BAR // 2, TEAL), thumb)

    # ---- rows ----

    def _high(self, row: Row) -> int:
        """How high a row is at this text size."""
        if row.clue is not None:
            return max(PICTURE, sum(round(grown(self._shell, *size) * LINES) for size in (WORD, WHERE))) + 10
        return max(BADGE + 4, round(2 * grown(self._shell, *DEED) * LINES))

    def _draw_clue(self, canvas: Canvas, rect: pygame.Rect, clue: Clue, number: int) -> None:
        """Number, picture, word, and below it the place if named."""
        text, middle = self._shell.text, rect.y + rect.h // 2
        canvas.blit(_slip(rect.size), rect)
        at, letters = (rect.x + NUMBER_WIDE // 2 + 2, middle), grown(self._shell, *NUMBER)
        text.draw_line(
            canvas, str(number), at, "number", letters, AMBER, align="middle", fixed=True,
            max_width=NUMBER_WIDE,
        )  # fmt: skip
        picture = self._shell.assets.scaled(f"stop_thief/clue_{clue.sound}", (PICTURE, PICTURE))
        canvas.blit(picture, picture.get_rect(midleft=(rect.x + NUMBER_WIDE + 4, middle)))
        left = rect.x + NUMBER_WIDE + PICTURE + 14
        body = pygame.Rect(left, rect.y + 4, rect.right - left - 8, rect.h - 8)
        where = self._where(clue)
        if where:
            lower = round(grown(self._shell, *WHERE) * LINES)
            room = pygame.Rect(body.x, body.bottom - lower, body.w, lower)
            body.h -= lower
            self._draw_line(canvas, where, room, "text_bold", WHERE, AMBER if clue.escape else CREAM)
        word = self._shell.words(f"stop-thief.sound.{clue.sound}")
        self._draw_line(canvas, word, body, "display", WORD, TEAL)

    def _where(self, clue: Clue) -> str:
        """The place of a clue, and whether the thief was on the run."""
        fled = self._shell.words("stop-thief.case.fled") if clue.escape else ""
        return " · ".join(filter(None, (self._prompts.where(clue), fled)))

    def _draw_line(
        self, canvas: Canvas, said: str, room: pygame.Rect, role: Role, size: tuple[int, int], ink: Colour
    ) -> None:
        """One line of text at the left of a room, as large as fits."""
        letters = grown(self._shell, *size)
        fit = next(
            (px for px in range(letters, SMALLEST_TEXT, -1)
             if self._shell.text.width(said, role, px, fixed=True) <= room.w), SMALLEST_TEXT,
        )  # fmt: skip
        at = room.x, room.centery
        self._shell.text.draw_line(canvas, said, at, role, fit, ink, fixed=True, max_width=room.w)

    def fact_line(self, deed: Arrest | Tipped) -> tuple[str, Colour]:
        """What a row says of an arrest or a tip, and in which colour."""
        if isinstance(deed, Arrest):
            return self._prompts.arrest(deed), SIGNS[deed.verdict]
        return self._prompts.tip_taken(deed.seat, deed.tip if self._open_tips else None), TEAL

    def _draw_deed(self, canvas: Canvas, rect: pygame.Rect, deed: Arrest | Tipped) -> None:
        """Who did what, indented, with a badge and a line in the colour of the result."""
        said, tint = self.fact_line(deed)
        indented, middle = rect.x + INDENT, rect.y + rect.h // 2
        draw.rect(canvas, tint, (indented - 20, rect.y + 4, 5, rect.h - 8), border_radius=3)
        badge = self._shell.assets.scaled(f"badges/{self._seats[deed.seat].look}", (BADGE, BADGE))
        canvas.blit(badge, badge.get_rect(midleft=(indented - 10, middle)))
        left = indented + BADGE - 2
        room = pygame.Rect(left, rect.y, rect.right - left - 4, rect.h)
        size = grown(self._shell, *DEED) / self._shell.theme.text_scale
        write(self._shell, canvas, said, room, "text_bold", size, mix(tint, CREAM, 0.35), align="left")


@cached(2)
def _slip(size: tuple[int, int]) -> Picture:
    """The ground of a clue."""
    return paint.rounded_gradient(size, 14, mix(DEEP_TEAL, TEAL, 0.08), DEEP_TEAL)
