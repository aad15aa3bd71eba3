"""A die in its tray: it rolls with physics, and always shows the number that the match drew."""

from __future__ import annotations

import pygame

from game.shell import paint, transform
from game.shell.assets import Assets
from game.shell.lru_cache import LruCache
from game.shell.motion import wave
from game.shell.picture import Canvas, Picture
from game.shell.theme import AMBER, mix
from game.table.die_path import STEP_MS, DiePath, Pose, RollSimulation

DIE = 0.36
"""The width of the die, as a part of the tray's height."""
RIM = 0.085
"""The width of the tray's wooden rim, as a part of its width."""
ROLL_PICTURES = 8
ROLL_PITCH = 0.42
"""It shows the next rolling picture after so many of its widths."""
ROLL_TURN, REST_TURN = 15, 1
"""Degrees between two turned pictures in the cache."""
FINER = 1.6
"""Pictures are turned this many times larger than they are drawn."""
STRETCH = 0.04
"""The step between two sizes in the cache."""
WIDER, FLATTER = 0.10, 0.13
NEARER = 0.30
"""How much larger the die looks at its own width above the floor."""
SOLID = 250
"""Pixels that are at least so opaque belong to the die."""
CACHE_SIZE = 240
SHADOW_STEPS = 6
PULSE_MS = 1_600.0
PULSE_STEPS = 10
WAITING_FACE = "roll3"
FLOATS, FLOAT_RANGE = 0.16, 0.05
"""The height of the waiting die, and how far it rises and sinks: nobody takes it for a result."""
DIMMED, LIT = (0xB0, 0xB0, 0xBE), (0xEC, 0xE8, 0xE0)
HALF_A_TURNED_DIE = 0.78
POSES_A_FRAME = 6
"""Poses of the next roll that are simulated in one frame."""


class DiePictures:
    """The pictures of one die, turned and stretched."""

    def __init__(self, assets: Assets, kind: str, side: int) -> None:
        self._assets = assets
        self._kind = kind
        self._whole: dict[str, Picture] = {}
        self.cache: LruCache[tuple[str, int, int, int], Picture] = LruCache(CACHE_SIZE)
        body = assets.image(f"dice/{kind}_1").get_bounding_rect(SOLID)
        self._scale = side / body.width
        self.size = side, round(body.height * self._scale)

    def get(self, face: str, angle: float, wide: float = 1.0, tall: float = 1.0) -> Picture:
        """The picture of a face or of the rolling die, with the die in its middle."""
        step = ROLL_TURN if face.startswith("roll") else REST_TURN
        key = face, round(angle / step) * step % 360, round(wide / STRETCH), round(tall / STRETCH)
        return self.cache.get(key, lambda: self._turned(*key))

    def _turned(self, face: str, angle: int, wide: int, tall: int) -> Picture:
        turned = transform.rotozoom(self._centred(face), -angle, 1)
        scale = STRETCH / FINER
        size = round(turned.width * wide * scale), round(turned.height * tall * scale)
        return transform.smoothscale(turned, size)

    def _centred(self, face: str) -> Picture:
        if face not in self._whole:
            image = self._assets.image(f"dice/{self._kind}_{face}")
            body = image.get_bounding_rect(SOLID).inflate(8, 8)
            picture = paint.clear(body.size)
            picture.blit(image, (-body.x, -body.y))
            size = [max(1, round(FINER * self._scale * length)) for length in body.size]
            self._whole[face] = transform.smoothscale(picture, size)
        return self._whole[face]


class DiceTray:
    """The tray and the die in it."""

    def __init__(self, assets: Assets, area: pygame.Rect, kind: str = "ivory") -> None:
        self.area = area
        self._tray = assets.scaled("table/tray", area.size)
        self.side = round(area.height * DIE)
        """The width of the die."""
        self._pictures = DiePictures(assets, kind, self.side)
        self._glow = assets.scaled("table/glow", (self.side * 3, self.side * 3))
        self._lit: dict[int, tuple[Picture, Picture]] = {}
        """The glow and the die while it waits, by step of the pulse."""
        rim = 2 * round(area.width * RIM)
        size = self._pictures.size
        self.floor = area.inflate(-rim - size[0], -rim - size[1])
        """Where the middle of the die can be."""
        self._next = RollSimulation(1, self.floor, self.side)
        """The next roll, simulated while the die is at rest."""
        self.path: DiePath | None = None
        """The last roll; None if it was not rolled."""
        self.pips: int | None = None
        """What it shows now or at the end of its roll; None waits for a roll."""
        self._passed_ms = 0.0
        self._heard = 0

    @property
    def moving(self) -> bool:
        """Whether the die rolls."""
        return self.path is not None and self._number < len(self.path.poses) - 1

    @property
    def die_rect(self) -> pygame.Rect:
        """Where the die is drawn."""
        pose = self._pose
        # It never leaves the tray at the top.
        lift = min(pose.height, max(0.0, pose.y - self.area.top - self.side * HALF_A_TURNED_DIE))
        rect = pygame.Rect((0, 0), self._pictures.size)
        rect.center = round(pose.x), round(pose.y - lift)
        return rect

    def rest(self, pips: int | None) -> None:
        """Show `pips` at rest, in place if it shows them already; None waits for a roll."""
        if pips is None or pips != self.pips:
            self.path, self.pips = None, pips
        self.finish()

    def roll(self, pips: int, turn: int) -> None:
        """Roll the die so that it ends on `pips`; `turn` decides the path."""
        if self._next.turn != turn:
            self._next = RollSimulation(turn, self.floor, self.side)
        self.path, self.pips = self._next.path(), pips
        self._next = RollSimulation(turn + 1, self.floor, self.side)
        self._passed_ms, self._heard = 0.0, 0

    def finish(self) -> None:
        """Jump to the end of the roll."""
        if self.path and self.moving:
            self._passed_ms = len(self.path.poses) * STEP_MS
            self._heard = max(self._heard, len(self.path.knocks) - 1)

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        self._passed_ms += dt_ms
        if not self.moving:
            self._next.advance(POSES_A_FRAME)

    def take_knocks(self) -> list[float]:
        """How hard it has knocked since the last call, 0 to 1 each."""
        knocks = self.path.knocks if self.path else ()
        heard, self._heard = self._heard, sum(when <= self._number for when, _ in knocks)
        return [strength for _, strength in knocks[heard : self._heard]]

    def draw(self, canvas: Canvas) -> None:
        """Draw the tray, the shadow and the die."""
        canvas.blit(self._tray, self.area)
        clip = canvas.get_clip()
        canvas.set_clip(clip.clip(self.area))
        if self.pips is None:
            self._draw_waiting(canvas)
        else:
            self._draw_shadow(canvas, self._pose)
            picture = self._picture(self._pose)
            canvas.blit(picture, picture.get_rect(center=self.die_rect.center))
        canvas.set_clip(clip)

    @property
    def _number(self) -> int:
        """The number of the current pose."""
        last = len(self.path.poses) - 1 if self.path else 0
        return min(int(self._passed_ms / STEP_MS), last)

    @property
    def _pose(self) -> Pose:
        if self.path:
            return self.path.poses[self._number]
        floats = 0.0 if self.pips else FLOATS + FLOAT_RANGE * wave(self._passed_ms, PULSE_MS)
        return Pose(*self.area.center, floats * self.side, angle=0, rolled=0, squash=0)

    def _picture(self, pose: Pose) -> Picture:
        near = 1 + NEARER * pose.height / self.side
        wide, tall = near * (1 + WIDER * pose.squash), near * (1 - FLATTER * pose.squash)
        if self.path and self._number < self.path.settles:
            face = f"roll{int(pose.rolled / (self.side * ROLL_PITCH)) % ROLL_PICTURES}"
        else:
            face = str(self.pips)
        return self._pictures.get(face, pose.angle, wide, tall)

    def _draw_shadow(self, canvas: Canvas, pose: Pose) -> None:
        """The higher the die, the further away, paler and softer is its shadow."""
        side = self.side
        high = min(1.0, round(pose.height / side * SHADOW_STEPS) / SHADOW_STEPS)
        size = round(side * 0.98), round(side * 0.86)
        shadow = paint.soft_shadow(size, round(side * 0.42), round(165 - 80 * high), round(6 + 9 * high))
        at = pose.x + side * 0.10 + pose.height * 0.45, pose.y + side * 0.20 + pose.height * 0.30
        canvas.blit(shadow, shadow.get_rect(center=at))

    def _draw_waiting(self, canvas: Canvas) -> None:
        """A dimmed die that pulses in amber light."""
        step = round((1 + wave(self._passed_ms, PULSE_MS)) / 2 * PULSE_STEPS)
        glow, die = self._lit.get(step) or self._lit.setdefault(step, self._light(step / PULSE_STEPS))
        canvas.blit(glow, glow.get_rect(center=self.area.center), special_flags=pygame.BLEND_RGB_ADD)
        self._draw_shadow(canvas, self._pose)
        canvas.blit(die, die.get_rect(center=self.die_rect.center))

    def _light(self, part: float) -> tuple[Picture, Picture]:
        glow = self._glow.copy()
        glow.fill(mix((0, 0, 0), AMBER, 0.25 + 0.35 * part), special_flags=pygame.BLEND_RGB_MULT)
        die = self._pictures.get(WAITING_FACE, 0).copy()
        die.fill(mix(DIMMED, LIT, part), special_flags=pygame.BLEND_RGB_MULT)
        return glow, die
