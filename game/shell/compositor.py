"""The compositor: it knows what the window shows, and repaints only where a new frame differs.

A scene draws its whole picture on a `DisplayList`, which notes what is drawn instead of painting it. The
compositor compares the notes with those of the last frame. So nobody else has to know what has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Any

import pygame

from game.shell.lru_cache import LruCache
from game.shell.picture import Area, Canvas, Fill, Picture, Place, pixel_rect, stretch, to_pixels

Op = tuple[Any, ...]
"""One drawing: its box, its clip or None, and a function with its arguments. Equal ones look the same."""
Box = tuple[int, int, int, int]
LayerKey = tuple[object, ...]
GROUND = (11, 16, 32)
"""The colour where nothing is drawn."""
MOST_RECTS = 160
"""More dirty rectangles than this are joined."""


class DisplayList(Canvas):
    """Notes what is drawn. Layers whose key is the same as in the frame before are not drawn again."""

    def __init__(self, size: tuple[int, int], pixels: tuple[int, int], scale: float) -> None:
        self.size = size
        self.scale = scale
        self.ops: list[Op] = []
        self.layers: dict[LayerKey, list[Op]] = {}
        """The layers of this frame."""
        self.known: dict[LayerKey, list[Op]] = {}
        """The layers of the last frame."""
        self.origin = 0, 0
        self._room = self._clip = pygame.Rect((0, 0), pixels)
        """What belongs to it, and where it may be drawn on now, in pixels of the window."""
        self.moved: tuple[int, tuple[int, int]] | None = None
        """How many of its drawings are shown aside, and by how many pixels."""
        self._can_move = True
        """Whether nothing is noted yet but the ground."""

    def _note(self, box: pygame.Rect, draw: Callable[..., object], *args: object) -> None:
        """Note a drawing that touches the pixels in `box`."""
        clip = self._clip
        if clip.contains(box):
            self.ops.append((tuple(box), None, draw, *args))
            return
        seen = clip.clip(box)
        if seen:
            self.ops.append((tuple(seen), tuple(clip), draw, *args))

    def blit(
        self, source: Picture, dest: Place, area: Area | None = None, special_flags: int = 0
    ) -> pygame.Rect:
        """Draw a picture, or an area of it; returns where."""
        if area is None:
            self.fblits(((source, dest),), special_flags)
            return pygame.Rect((int(dest[0]), int(dest[1])), source.size)
        source, wanted = source.scaled_for(self.scale), pixel_rect(area, self.scale)
        part = wanted.clip(source.surface.get_rect())
        left, top = self._pixel(dest)
        box = part.move(left - wanted.x, top - wanted.y)
        self._note(box, _blit, source, source.version, box.topleft, tuple(part), special_flags)
        return pygame.Rect((int(dest[0]), int(dest[1])), pygame.Rect(area).size)

    def fblits(self, sequence: Iterable[tuple[Picture, Place]], special_flags: int = 0) -> None:
        """Draw many pictures."""
        scale, clip, ops = self.scale, self._clip, self.ops
        left, top, right, low = clip.left, clip.top, clip.right, clip.bottom
        for picture, dest in sequence:
            source = picture if picture.scale == scale else picture.scaled_for(scale)
            box: tuple[int, ...]
            within: tuple[int, ...] | None
            at = x, y = self._pixel(dest)
            wide, high = source.surface.get_size()
            if x >= left and y >= top and x + wide <= right and y + high <= low:
                box, within = (x, y, wide, high), None
            elif x < right and y < low and x + wide > left and y + high > top:
                box, within = tuple(clip.clip((x, y, wide, high))), tuple(clip)
            else:
                continue
            ops.append((box, within, _blit, source, source.version, at, None, special_flags))

    def _pixel(self, at: Place) -> tuple[int, int]:
        """The pixel of the window for a point."""
        (left, top), scale = self.origin, self.scale
        if scale == 1:
            return left + int(at[0]), top + int(at[1])
        return left + round(at[0] * scale), top + round(at[1] * scale)

    def fill(self, color: Fill, rect: Area | None = None, special_flags: int = 0) -> None:
        """Fill all, or an area."""
        box = self._clip if rect is None else self._pixels(rect).clip(self._clip)
        if box:
            self.ops.append((tuple(box), None, _fill, _plain(color), tuple(box), special_flags))

    def shape(self, draw: Callable[..., object], box: pygame.Rect, *args: object) -> None:
        """Draw a shape by a function of `pygame.draw`."""
        self._note(box, draw, *args)

    def stretch(self, source: Picture, area: pygame.Rect, dest: pygame.Rect) -> None:
        """Fill `dest` with an area of a picture, as quickly as possible. All in pixels."""
        box = dest.move(self.origin)
        self._note(box, stretch, source, source.version, tuple(area), tuple(box))

    def copy_pixels(self, source: Picture, area: pygame.Rect, dest: tuple[int, int]) -> None:
        """Draw an area of a picture that has the right pixels already. All in pixels."""
        box = pygame.Rect(dest, area.size).move(self.origin)
        self._note(box, _blit, source, source.version, box.topleft, tuple(area), 0)

    def set_clip(self, area: Area | None) -> None:
        """Draw only inside this area from now on."""
        self._clip = self._room if area is None else self._pixels(area).clip(self._room)

    def get_clip(self) -> pygame.Rect:
        """The area inside which is drawn."""
        rect, scale = self._clip.move(-self.origin[0], -self.origin[1]), self.scale
        left, top = round(rect.left / scale), round(rect.top / scale)
        return pygame.Rect(left, top, round(rect.right / scale) - left, round(rect.bottom / scale) - top)

    def part(self, area: Area) -> DisplayList:
        """A display list for an area of this one, which notes in the same list."""
        rect, place = pygame.Rect(area), self._pixels(area)
        part = DisplayList(rect.size, place.size, self.scale)
        part.ops, part.layers, part.known = self.ops, self.layers, self.known
        part.origin = place.topleft
        part._can_move = False
        part._room = part._clip = place.clip(self._clip)
        return part

    def layer(self, key: object, rect: Area, paint: Callable[[Canvas], object]) -> None:
        """Paint something inside `rect` that looks the same as long as `key` is equal."""
        before = self._clip
        self._clip = self._pixels(rect).clip(before)
        full = key, tuple(self._clip), self.origin
        ops = self.known.get(full)
        if ops is None:
            first, can_move, self._can_move = len(self.ops), self._can_move, False
            paint(self)
            ops, self._can_move = self.ops[first:], can_move
        else:
            self.ops += ops
        self.layers[full] = ops
        self._clip = before

    def move(self, by: tuple[int, int], paint: Callable[[Canvas], object]) -> None:
        """Show all that `paint` draws so many points aside. It is noted in its place, so it stays known."""
        if not self._can_move or len(self.ops) > 1:
            paint(self.part(self.get_rect().move(by)))
            return
        paint(self)
        self.moved = len(self.ops), (to_pixels(by[0], self.scale), to_pixels(by[1], self.scale))

    def _pixels(self, area: Area) -> pygame.Rect:
        return pixel_rect(area, self.scale).move(self.origin)


def shifted(canvas: Canvas, by: tuple[int, int], paint: Callable[[Canvas], object]) -> None:
    """Paint everything so many points aside."""
    if isinstance(canvas, DisplayList):
        canvas.move(by, paint)
        return
    assert isinstance(canvas, Picture)  # noqa: S101  (there is nothing else)
    area = canvas.get_rect().move(by)
    frame = DisplayList(canvas.size, canvas.surface.get_size(), canvas.scale)
    paint(frame.part(area))
    boxes = [pygame.Rect(op[0]) for op in frame.ops]
    repaint(canvas.changed(), frame.ops, boxes, canvas.surface.get_rect())


class Compositor:
    """What a surface shows, and how it becomes the next frame."""

    def __init__(self) -> None:
        self._ops: list[Op] = []
        self._layers: dict[LayerKey, list[Op]] = {}
        self._target: tuple[object, ...] = ()
        self._aside = False
        """Whether the last frame was shown aside; then these are the drawings of the picture in its place."""
        self._last_aside: tuple[list[Op], int, tuple[int, int]] = [], 0, (0, 0)
        self._in_place: LruCache[tuple[int, int], Picture] = LruCache(1)
        """That picture. It goes when scenes leave."""

    def forget(self) -> None:
        """Paint everything in the next frame."""
        self._target = ()

    def show(
        self, target: pygame.Surface, size: tuple[int, int], scale: float, draw: Callable[[Canvas], object]
    ) -> list[pygame.Rect]:
        """Bring a surface up to what `draw` draws; returns the rectangles that were repainted."""
        frame = DisplayList(size, target.get_size(), scale)
        kind = target.get_size(), target.get_abs_offset(), scale
        if self._target != kind or (self._aside and not len(self._in_place)):
            self._ops, self._layers, self._aside = [], {}, False
        frame.known = self._layers
        frame.fill(GROUND)
        draw(frame)
        self._target, self._layers = kind, frame.layers
        if frame.moved is not None:
            return self._show_aside(target, frame.ops, *frame.moved)
        if self._aside:
            target.blit(self._picture_of(target), (0, 0))
            self._aside, self._last_aside = False, ([], 0, (0, 0))
            self._update(target, frame.ops)
            return [target.get_rect()]
        return self._update(target, frame.ops)

    def _update(self, target: pygame.Surface, ops: list[Op]) -> list[pygame.Rect]:
        """Paint what differs from the last frame; returns where that is."""
        before, self._ops = self._ops, ops
        if not before:
            dirty = [target.get_rect()]
        elif before == ops:
            return []
        else:
            changed = {op[0] for op in difference(before, ops)}
            dirty = _with_stretched(joined(map(pygame.Rect, changed)), ops)
        boxes = list(map(pygame.Rect, map(itemgetter(0), ops)))
        for rect in dirty:
            repaint(target, ops, boxes, rect)
        return dirty

    def _show_aside(
        self, target: pygame.Surface, ops: list[Op], count: int, by: tuple[int, int]
    ) -> list[pygame.Rect]:
        """Show the first `count` drawings aside, from a picture that they keep, and the others over them."""
        last, self._last_aside = self._last_aside, (ops, count, by)
        if self._aside and last == self._last_aside:
            return []
        whole, (right, down) = target.get_rect(), by
        picture = self._picture_of(target)
        if not self._aside:
            picture.blit(target, (0, 0))
        self._aside = True
        self._update(picture, ops[:count])
        target.fill(GROUND, (0 if right > 0 else whole.w + right, 0, abs(right), whole.h))
        target.fill(GROUND, (0, 0 if down > 0 else whole.h + down, whole.w, abs(down)))
        target.blit(picture, by)
        over = ops[count:]
        repaint(target, over, [pygame.Rect(op[0]) for op in over], whole)
        return [whole]

    def _picture_of(self, target: pygame.Surface) -> pygame.Surface:
        """The picture that is shown aside; a new one shows what the target shows."""
        return self._in_place.get(target.get_size(), lambda: Picture.of(target.copy())).surface


def difference(old: Sequence[Op], new: Sequence[Op]) -> list[Op]:
    """The drawings that are only in one list, or in another order: all pixels that differ are under them."""
    if len(old) == len(new):  # the same things as a rule, some of them at another place
        return [op for pair in zip(old, new, strict=True) if pair[0] != pair[1] for op in pair]
    first, end = 0, min(len(old), len(new))
    while first < end and old[first] == new[first]:
        first += 1
    last = 0
    while last < end - first and old[-1 - last] == new[-1 - last]:
        last += 1
    rest = old[first : len(old) - last]
    places: dict[Op, list[int]] = {}
    for number in range(len(rest) - 1, -1, -1):
        places.setdefault(rest[number], []).append(number)
    kept, reached, changed = set(), -1, []
    for op in new[first : len(new) - last]:
        numbers = places.get(op)
        while numbers and numbers[-1] <= reached:
            numbers.pop()
        if numbers:
            reached = numbers.pop()
            kept.add(reached)
        else:
            changed.append(op)
    return changed + [op for number, op in enumerate(rest) if number not in kept]


def joined(rects: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The same area in rectangles that don't overlap, and not too many of them."""
    result: list[pygame.Rect] = []
    for rect in sorted(rects, key=lambda rect: -rect.w * rect.h):
        grown = rect
        while touched := grown.collidelistall(result):
            if result[touched[0]].contains(grown):
                break
            grown = grown.unionall([result[number] for number in touched])
            for number in reversed(touched):
                del result[number]
        else:
            result.append(grown)
    return result if len(result) <= MOST_RECTS else [result[0].unionall(result[1:])]


def _with_stretched(dirty: list[pygame.Rect], ops: Sequence[Op]) -> list[pygame.Rect]:
    """These rectangles, and stretched pictures that are seen in them: they are painted as a whole."""
    copies: list[tuple[int, pygame.Rect]] | None = None
    for number, op in enumerate(ops):
        if op[2] is not stretch:
            continue
        box = pygame.Rect(op[0])
        touched = [dirty[place] for place in box.collidelistall(dirty)]
        if any(rect.contains(box) for rect in touched):
            continue
        if touched and copies is None:
            copies = [(place, pygame.Rect(one[0])) for place, one in enumerate(ops) if _is_copy(one)]
        over = [copy for place, copy in copies or () if place > number]
        if any(all(not copy.contains(rect) for copy in over) for rect in touched):
            dirty = joined([*dirty, box])
    return dirty


def _is_copy(op: Op) -> bool:
    """Whether this copies an area of a picture and hides what is below."""
    return op[2] is _blit and op[6] is not None and _is_opaque(op)


def repaint(target: pygame.Surface, ops: Sequence[Op], boxes: list[pygame.Rect], dirty: pygame.Rect) -> None:
    """Paint a rectangle: everything that touches it, from the last picture that hides what is below."""
    touching = dirty.collidelistall(boxes)
    first = 0
    for place in range(len(touching) - 1, -1, -1):
        number = touching[place]
        if boxes[number].contains(dirty) and _is_opaque(ops[number]):
            first = place
            break
    target.set_clip(dirty)
    narrowed = False
    for number in touching[first:]:
        op = ops[number]
        if narrowed or op[1] is not None:
            narrowed = op[1] is not None
            target.set_clip(dirty.clip(op[1]) if narrowed else dirty)
        op[2](target, *op[3:])
    target.set_clip(None)


def _is_opaque(op: Op) -> bool:
    """Whether nothing can be seen under this drawing."""
    if op[2] is _blit:
        surface = op[3].surface
        opaque = not surface.get_flags() & (pygame.SRCALPHA | pygame.SRCCOLORKEY)
        return opaque and op[7] == 0 and surface.get_alpha() in (None, 255)
    if op[2] is _fill:
        return op[5] == 0 and (len(op[3]) < 4 or op[3][3] == 255)
    return op[2] is stretch


def _blit(
    target: pygame.Surface,
    source: Picture,
    _version: int,
    at: tuple[int, int],
    area: Box | None,
    flags: int,
) -> None:
    target.blit(source.surface, at, area, flags)


def _fill(target: pygame.Surface, colour: Fill, area: tuple[int, int, int, int], flags: int) -> None:
    """Fill; one that blends would ignore the clip."""
    seen = target.get_clip().clip(area)
    if seen:
        target.fill(colour, seen, flags)


def _plain(colour: Fill) -> tuple[int, ...]:
    return tuple(pygame.Color(colour)) if isinstance(colour, str) else tuple(colour)
