"""The overlay of every scene: notices at the top, captions of sounds at the bottom."""

from __future__ import annotations

import pygame

from game.shell import paint
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK

NOTICE_MS, CAPTION_MS = 5200.0, 1600.0
WIDEST = 1640
NOTICE_TOP = 28
MOST_CAPTIONS = 2
PLATE = 40
"""Caption plates grow in steps of this width, so that few different ones are made."""
LINE = "v_"
"""The prefix of every spoken line's name."""


class Overlay:
    """Shows notices one after the other, and the latest captions side by side."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._notice = ""
        self._notice_left = 0.0
        self.captions: dict[str, float] = {}
        """The captions on screen, with the milliseconds left."""
        self._clue = ""
        """The caption of the current clue; no other sound replaces it."""
        shell.sound.on_caption = self.caption

    def caption(self, name: str, heard_ms: float = 0.0) -> None:
        """Show the caption of a sound, if it has one and captions are on.

        A clue or line keeps its caption as long as it plays; the next clue replaces the one before.
        """
        key = f"caption.{name}"
        if not (self._shell.settings.value.captions and self._shell.words.has(key)):
            return
        if heard_ms and not name.startswith(LINE):
            self.captions.pop(self._clue, None)
            self._clue = key
        self.captions.pop(key, None)
        self.captions[key] = max(CAPTION_MS, heard_ms)
        passing = [key for key in self.captions if key != self._clue]
        room = MOST_CAPTIONS - (self._clue in self.captions)
        for old in passing[:-room]:
            del self.captions[old]

    def update(self, dt_ms: float) -> None:
        """Advance by `dt_ms`: remove what has been shown long enough, show the next notice."""
        self._notice_left -= dt_ms
        if self._notice and self._notice_left <= 0:
            self._notice = ""
        if not self._notice:
            waiting = self._shell.notices.take()
            if waiting is not None:
                self._notice = waiting.sentence(self._shell.words)
                self._notice_left = NOTICE_MS
        for key in list(self.captions):
            self.captions[key] -= dt_ms
            if self.captions[key] <= 0:
                del self.captions[key]

    def draw(self, canvas: Canvas, caption_room: tuple[int, int, int, int]) -> None:
        """Draw notice and captions, the latter in the scene's `caption_room`."""
        if self._notice:
            self._draw_notice(canvas)
        if self.captions:
            said = "   ".join(self._shell.words(key) for key in self.captions)
            self._draw_caption(canvas, said, pygame.Rect(caption_room))

    def _draw_notice(self, canvas: Canvas) -> None:
        text = self._shell.text
        width = min(WIDEST, text.width(self._notice, "text", 26) + 4)
        image = text.paragraph(self._notice, "text", 26, width, CREAM, align="middle")
        box = image.get_rect(midtop=(canvas.get_width() // 2, NOTICE_TOP + 18))
        plate = box.inflate(72, 34)
        paint.draw_panel(canvas, plate, INK, AMBER)
        canvas.blit(image, box)

    def _draw_caption(self, canvas: Canvas, said: str, room: pygame.Rect) -> None:
        key = ("caption", said, room.size, self._shell.settings.version)
        image = self._shell.text.keep(key, lambda: self._caption_picture(said, room))
        canvas.blit(image, image.get_rect(midbottom=room.midbottom))

    def _caption_picture(self, said: str, room: pygame.Rect) -> Picture:
        text = self._shell.text
        wide = min(room.w - 48, text.width(said, "text_bold", 28) + 4)
        letters = text.boxed(said, "text_bold", 28, (wide, room.h - 16), CREAM)
        plates = -(-(letters.get_width() + 48) // PLATE)
        size = min(room.w, plates * PLATE), letters.get_height() + 16
        image = paint.tinted(paint.rounded(size, 14), INK, 225)
        image.blit(letters, letters.get_rect(center=image.get_rect().center))
        return image
