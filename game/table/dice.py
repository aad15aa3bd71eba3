"""A die in its tray: thrown with physics, and it always comes to rest on what the match drew."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.shell import paint
from game.shell.assets import Assets
from game.shell.lru_cache import LruCache
from game.shell.motion import wave
from game.shell.theme import AMBER, mix
from game.table.die_path import STEP_MS, Foreseen, Pose, Way

DIE = 0.36
"""How wide the die is, as a part of the tray's height."""
RIM = 0.085
"""How wide the tray's wooden rim is, as a part of its width."""
ROLL_PICTURES = 8
ROLL_PITCH = 0.42
"""It shows the next rolling picture after so many widths of the die."""
ROLL_TURN, REST_TURN = 15, 1
"""Degrees between two turned pictures that are kept."""
FINER = 1.6
"""So many times larger than it is seen a picture is turned."""
STRETCH = 0.04
"""Pictures are kept in steps of this much of their size."""
WIDER, FLATTER = 0.10, 0.13
NEARER = 0.30
"""How much larger the die looks when it is its own width above the floor."""
SOLID = 250
"""What is at least so opaque belongs to the die."""
MOST_KEPT = 240
SHADOW_STEPS = 6
PULSE_MS = 1_600.0
PULSE_STEPS = 10
WAITING_FACE = "roll3"
FLOATS, BREATHES = 0.16, 0.05
"""How high the waiting die hangs, and how far it rises and sinks: nobody can take it for a result."""
DIMMED, LIT = (0xB0, 0xB0, 0xBE), (0xEC, 0xE8, 0xE0)
HALF_A_TURNED_DIE = 0.78
FORESEEN = 6
"""Poses of the next throw that are worked out in one frame."""


class DiePictures:
    """The pictures of one die: turned, stretched, and kept for the next frame."""

    def __init__(self, assets: Assets, kind: str, side: int) -> None:
        self._assets = assets
        self._kind = kind
        self._whole: dict[str, pygame.Surface] = {}
        self._kept: LruCache[tuple[str, int, int, int], pygame.Surface] = LruCache(MOST_KEPT)
        body = assets.image(f"dice/{kind}_1").get_bounding_rect(SOLID)
        self._scale = side / body.width
        self.size = side, round(body.height * self._scale)

    def get(self, face: str, angle: float, wide: float = 1.0, tall: float = 1.0) -> pygame.Surface:
        """The picture of a face or of a moment of the roll; its middle is the middle of the die."""
        step = ROLL_TURN if face.startswith("roll") else REST_TURN
        key = face, round(angle / step) * step % 360, round(wide / STRETCH), round(tall / STRETCH)
        return self._kept.get(key, lambda: self._made(*key))

    def _made(self, face: str, angle: int, wide: int, tall: int) -> pygame.Surface:
        turned = pygame.transform.rotozoom(self._centred(face), -angle, 1)
        scale = STRETCH / FINER
        size = round(turned.width * wide * scale), round(turned.height * tall * scale)
        return pygame.transform.smoothscale(turned, size)

    def all(self) -> Iterator[pygame.Surface]:
        """Every picture that it can show, made one after the other."""
        for face in (*range(1, 7), *(f"roll{number}" for number in range(ROLL_PICTURES))):
            yield self._centred(str(face))

    def _centred(self, face: str) -> pygame.Surface:
        if face not in self._whole:
            image = self._assets.image(f"dice/{self._kind}_{face}")
            body = image.get_bounding_rect(SOLID).inflate(8, 8)
            picture = paint.clear(body.size)
            picture.blit(image, (-body.x, -body.y))
            size = [max(1, round(FINER * self._scale * length)) for length in body.size]
            self._whole[face] = pygame.transform.smoothscale(picture, size)
        return self._whole[face]


class DiceTray:
    """The tray and the die in it. Every throw, also one that is skipped, lands in exactly one update."""

    def __init__(self, assets: Assets, area: pygame.Rect, kind: str = "ivory") -> None:
        self.area = area
        """Where the tray is."""
        self._tray = assets.scaled("table/tray", area.size)
        self._side = round(area.height * DIE)
        self._pictures = DiePictures(assets, kind, self._side)
        self._glow = assets.scaled("table/glow", (self._side * 3, self._side * 3))
        self._lit: dict[int, tuple[pygame.Surface, pygame.Surface]] = {}
        """The glow and the die while it waits, by step of the pulse."""
        rim = 2 * round(area.width * RIM)
        size = self._pictures.size
        self._floor = area.inflate(-rim - size[0], -rim - size[1])
        self._next = Foreseen(1, self._floor, self._side)
        """The throw after this one, worked out while the die lies still."""
        self._way: Way | None = None
        self.pips: int | None = None
        """What it shows, or will when it lies still; None waits to be thrown."""
        self._passed_ms = 0.0
        self._heard = 0

    @property
    def moving(self) -> bool:
        """Whether a throw is under way."""
        return self._way is not None and self._number < len(self._way.poses) - 1

    @property
    def die_rect(self) -> pygame.Rect:
        """Where the die is seen."""
        pose = self._pose
        rect = pygame.Rect((0, 0), self._pictures.size)
        rect.center = round(pose.x), round(pose.y - self._lift(pose))
        return rect

    def make_ready(self) -> Iterator[pygame.Surface]:
        """Load a picture of the die at a time, before the first throw needs them all."""
        return self._pictures.all()

    def rest(self, pips: int | None) -> None:
        """Lie still and show `pips`, where the die lies if it shows them already; None waits to be thrown."""
        if pips is None or pips != self.pips:
            self._way, self.pips = None, pips
        self.finish()

    def throw(self, pips: int, turn: int) -> None:
        """Throw the die, so that it comes to rest on `pips`; `turn` decides the way it takes."""
        if self._next.turn != turn:
            self._next = Foreseen(turn, self._floor, self._side)
        self._way, self.pips = self._next.way(), pips
        self._next = Foreseen(turn + 1, self._floor, self._side)
        self._passed_ms, self._heard = 0.0, 0

    def finish(self) -> None:
        """Lie where the throw ends."""
        if self._way and self.moving:
            self._passed_ms = len(self._way.poses) * STEP_MS
            self._heard = max(self._heard, len(self._way.knocks) - 1)

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        self._passed_ms += dt_ms
        if not self.moving:
            self._next.go_on(FORESEEN)

    def take_knocks(self) -> list[float]:
        """How hard it has knocked since the last time this was asked, 0 to 1 each."""
        knocks = self._way.knocks if self._way else ()
        heard, self._heard = self._heard, sum(when <= self._number for when, _ in knocks)
        return [strength for _, strength in knocks[heard : self._heard]]

    def draw(self, canvas: pygame.Surface) -> None:
        """The tray, the shadow and the die."""
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
        """The number of the pose that is due."""
        last = len(self._way.poses) - 1 if self._way else 0
        return min(int(self._passed_ms / STEP_MS), last)

    @property
    def _pose(self) -> Pose:
        if self._way:
            return self._way.poses[self._number]
        floats = 0.0 if self.pips else FLOATS + BREATHES * wave(self._passed_ms, PULSE_MS)
        return Pose(*self.area.center, floats * self._side, angle=0, rolled=0, squash=0)

    def _lift(self, pose: Pose) -> float:
        """How far above its place it is seen: never over the edge of the tray."""
        return min(pose.height, max(0.0, pose.y - self.area.top - self._side * HALF_A_TURNED_DIE))

    def _picture(self, pose: Pose) -> pygame.Surface:
        near = 1 + NEARER * pose.height / self._side
        wide, tall = near * (1 + WIDER * pose.squash), near * (1 - FLATTER * pose.squash)
        if self._way and self._number < self._way.settles:
            face = f"roll{int(pose.rolled / (self._side * ROLL_PITCH)) % ROLL_PICTURES}"
        else:
            face = str(self.pips)
        return self._pictures.get(face, pose.angle, wide, tall)

    def _draw_shadow(self, canvas: pygame.Surface, pose: Pose) -> None:
        """Further away, paler and softer the higher the die is."""
        side = self._side
        high = min(1.0, round(pose.height / side * SHADOW_STEPS) / SHADOW_STEPS)
        size = round(side * 0.98), round(side * 0.86)
        shadow = paint.soft_shadow(size, round(side * 0.42), round(165 - 80 * high), round(6 + 9 * high))
        at = pose.x + side * 0.10 + pose.height * 0.45, pose.y + side * 0.20 + pose.height * 0.30
        canvas.blit(shadow, shadow.get_rect(center=at))

    def _draw_waiting(self, canvas: pygame.Surface) -> None:
        """Dimmed, and breathing in amber light."""
        step = round((1 + wave(self._passed_ms, PULSE_MS)) / 2 * PULSE_STEPS)
        glow, die = self._lit.get(step) or self._lit.setdefault(step, self._light(step / PULSE_STEPS))
        canvas.blit(glow, glow.get_rect(center=self.area.center), special_flags=pygame.BLEND_RGB_ADD)
        self._draw_shadow(canvas, self._pose)
        canvas.blit(die, die.get_rect(center=self.die_rect.center))

    def _light(self, part: float) -> tuple[pygame.Surface, pygame.Surface]:
        glow = self._glow.copy()
        glow.fill(mix((0, 0, 0), AMBER, 0.25 + 0.35 * part), special_flags=pygame.BLEND_RGB_MULT)
        die = self._pictures.get(WAITING_FACE, 0).copy()
        die.fill(mix(DIMMED, LIT, part), special_flags=pygame.BLEND_RGB_MULT)
        return glow, die
