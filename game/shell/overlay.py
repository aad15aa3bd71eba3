"""What lies over every scene: notices at the top, captions of sounds at the bottom."""

from __future__ import annotations

import pygame

from game.shell import paint
from game.shell.notices import Notice
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK

NOTICE_MS, CAPTION_MS = 5200.0, 1600.0
WIDEST = 1640
NOTICE_TOP = 28
MOST_CAPTIONS = 2
PLATE = 40
"""The plates under captions come in steps of this width, so that few have to be made."""
LINE = "v_"
"""How the name of every line that is said begins."""


class Overlay:
    """Notices one after the other; the last captions side by side."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._notice = ""
        self._notice_left = 0.0
        self.captions: dict[str, float] = {}
        """What is shown, and for how many more milliseconds."""
        self._clue = ""
        """The caption of the clue that sounds: no other sound takes its place."""
        self.needs_redraw = False
        shell.sound.on_caption = self.caption

    def caption(self, name: str, heard_ms: float = 0.0) -> None:
        """Show the caption of a sound, if it has one and the player wants captions.

        That of a clue or a line stands as long as it is heard, and a clue's ends with the next clue.
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
        self.needs_redraw = True

    def update(self, dt_ms: float) -> None:
        """Let time pass; what has been read goes away."""
        self._notice_left -= dt_ms
        if self._notice and self._notice_left <= 0:
            self._notice, self.needs_redraw = "", True
        if not self._notice:
            waiting = self._shell.notices.take()
            if waiting is not None:
                self._notice, self._notice_left, self.needs_redraw = self._sentence(waiting), NOTICE_MS, True
        for key in list(self.captions):
            self.captions[key] -= dt_ms
            if self.captions[key] <= 0:
                del self.captions[key]
                self.needs_redraw = True

    def draw(self, canvas: pygame.Surface, caption_room: tuple[int, int, int, int]) -> list[pygame.Rect]:
        """Draw on top of everything; captions stand where the scene has room for them. Returns where."""
        self.needs_redraw = False
        places = []
        if self._notice:
            places.append(self._draw_notice(canvas))
        if self.captions:
            said = "   ".join(self._shell.words(key) for key in self.captions)
            places.append(self._draw_caption(canvas, said, pygame.Rect(caption_room)))
        return places

    def _sentence(self, notice: Notice) -> str:
        return notice.text or self._shell.words(notice.key, **notice.names)

    def _draw_notice(self, canvas: pygame.Surface) -> pygame.Rect:
        text = self._shell.text
        width = min(WIDEST, text.width(self._notice, "text", 26) + 4)
        image = text.paragraph(self._notice, "text", 26, width, CREAM, align="middle")
        box = image.get_rect(midtop=(canvas.get_width() // 2, NOTICE_TOP + 18))
        plate = box.inflate(72, 34)
        paint.draw_panel(canvas, plate, INK, AMBER)
        canvas.blit(image, box)
        return plate.inflate(2 * paint.SHADOW_ROOM, 2 * paint.SHADOW_ROOM)

    def _draw_caption(self, canvas: pygame.Surface, said: str, room: pygame.Rect) -> pygame.Rect:
        key = ("caption", said, room.size, self._shell.settings.version)
        image = self._shell.text.keep(key, lambda: self._caption_picture(said, room))
        return canvas.blit(image, image.get_rect(midbottom=room.midbottom))

    def _caption_picture(self, said: str, room: pygame.Rect) -> pygame.Surface:
        text = self._shell.text
        wide = min(room.w - 48, text.width(said, "text_bold", 28) + 4)
        letters = text.boxed(said, "text_bold", 28, (wide, room.h - 16), CREAM)
        plates = -(-(letters.get_width() + 48) // PLATE)
        size = min(room.w, plates * PLATE), letters.get_height() + 16
        image = paint.tinted(paint.rounded(size, 14), INK, 225)
        image.blit(letters, letters.get_rect(center=image.get_rect().center))
        return image
