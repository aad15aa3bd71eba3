"""The poster of the thief who is wanted, and what is at stake under it."""

from __future__ import annotations

import pygame

from game.rules.stop_thief.thieves import Who
from game.shell import paint
from game.shell.kept import Kept
from game.shell.services import Shell
from game.shell.theme import AMBER, INK, WHITE
from game.stage.board.panels import EDGE, FILL
from game.stage.stop_thief.faces import portrait
from game.stage.stop_thief.layout import places

PAPER = (300, 440)
FOOT = 50
"""How high the line under the poster is."""
CASE = (104, 78)
"""The suitcase beside it."""
SLIM = 8
MOST_KEPT = 2


class Poster:
    """Pinned on the desk; painted once for each of its looks."""

    def __init__(self, shell: Shell, rect: pygame.Rect) -> None:
        self._shell = shell
        self._rect = rect
        self._kept: Kept[object, pygame.Surface] = Kept(MOST_KEPT)

    def draw(
        self, canvas: pygame.Surface, who: Who | None, reward: str, line: str, *, loot: bool = False
    ) -> None:
        """The thief, the reward on the red pill, and the line under it, beside the suitcase with the Loot."""
        key = (who, reward, line, loot, self._shell.settings.version)
        picture = self._kept.get(key, lambda: self._paint(who, reward, line, loot=loot))
        room = paint.SHADOW_ROOM
        canvas.blit(picture, (self._rect.x - room, self._rect.y - room))

    def _paint(self, who: Who | None, reward: str, line: str, *, loot: bool) -> pygame.Surface:
        room = paint.SHADOW_ROOM
        image = paint.clear((self._rect.w + 2 * room, self._rect.h + 2 * room))
        inner = pygame.Rect((room, room), self._rect.size)
        sheet = inner.copy()
        if line:
            sheet.h -= FOOT
        if who is not None:
            paper = self._paper(who, reward, sheet.h)
            image.blit(paper, paper.get_rect(center=sheet.center))
        if line:
            self._paint_foot(image, pygame.Rect(inner.x, inner.bottom - FOOT, inner.w, FOOT), line, loot=loot)
        return image

    def _paper(self, who: Who, reward: str, high: int) -> pygame.Surface:
        """The printed sheet, `high` pixels high."""
        scale = high / PAPER[1]
        size = round(PAPER[0] * scale), high
        paper = self._shell.assets.scaled("stop_thief/wanted", size).copy()
        at = {name: _times(box, scale) for name, box in places("wanted").items()}
        face = self._shell.assets.scaled(portrait(who), at["portrait"].size)
        paper.blit(face, at["portrait"])
        words, text = self._shell.words, self._shell.text
        name = text.boxed(words(f"stop-thief.thief.{who}.name").upper(), "display", 26, at["name"].size, INK)
        letters = name.get_bounding_rect()
        paper.blit(name, (at["name"].centerx - letters.centerx, at["name"].centery - letters.centery))
        text.draw_line(
            paper,
            reward or words("stop-thief.table.at-large"),
            at["reward"].center,
            "number",
            36,
            WHITE,
            align="middle",
            fixed=True,
            max_width=at["reward"].w - 24,
        )
        ability = words(f"stop-thief.thief.{who}.ability")
        told = text.boxed(ability, "text_bold", 20, at["words"].size, INK)
        paper.blit(told, told.get_rect(center=at["words"].center))
        return paper

    def _paint_foot(self, image: pygame.Surface, foot: pygame.Rect, line: str, *, loot: bool) -> None:
        plate = foot.inflate(0, -SLIM)
        paint.draw_panel(image, plate, FILL, EDGE, 14)
        box = plate.inflate(-28, -4)
        if loot:
            case = self._shell.assets.scaled("stop_thief/loot", CASE)
            image.blit(case, case.get_rect(bottomleft=(foot.x + 4, foot.bottom)))
            box.w -= CASE[0] - 8
            box.right = plate.right - 14
        text = self._shell.text.boxed(line, "text_bold", 24, box.size, AMBER)
        image.blit(text, text.get_rect(center=box.center))


def _times(rect: pygame.Rect, scale: float) -> pygame.Rect:
    return pygame.Rect([round(side * scale) for side in rect])
