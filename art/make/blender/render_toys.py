"""Blender 3.4, headless: street furniture of the toy town, straight from above, as transparent PNGs.

    blender -b -noaudio -P art/make/blender/render_toys.py -- [samples] [out folder] [names ...]

One unit is 120 px of the board, rendered at twice that. The renders are committed sources, so only another
toy needs Blender; shadows are drawn later, so that they have no noise.
"""

from __future__ import annotations

import math
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

import bpy
from mathutils import Vector

ARGS = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
SAMPLES = int(ARGS[0]) if ARGS else 120
OUT = Path(ARGS[1]) if len(ARGS) > 1 else Path(__file__).resolve().parents[2] / "pieces"
ONLY = ARGS[2:]
UNIT = 240


def linear(hex_code: str) -> list[float]:
    """The colour Blender wants for an sRGB code."""
    parts = [int(hex_code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts] + [1]


def paint(thing: bpy.types.Object, hex_code: str, rough: float = 0.35, glow: float = 0) -> None:
    """Lacquer a thing in one colour."""
    made = bpy.data.materials.new(hex_code)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(hex_code)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Clearcoat"].default_value = 0.6 if rough < 0.6 else 0
    shader.inputs["Emission"].default_value = linear(hex_code)
    shader.inputs["Emission Strength"].default_value = glow
    thing.data.materials.append(made)


def rounded(thing: bpy.types.Object, width: float) -> None:
    """Break the edges of a thing."""
    bevel = thing.modifiers.new("round", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = width, 4, "ANGLE"


def block(
    place: tuple[float, float, float],
    size: tuple[float, float, float],
    hex_code: str,
    edge: float = 0.02,
    turn: float = 0,
) -> bpy.types.Object:
    """A box that stands on the height of `place`."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=(place[0], place[1], place[2] + size[2] / 2))
    made = bpy.context.object
    made.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    made.rotation_euler[2] = math.radians(turn)
    rounded(made, edge)
    paint(made, hex_code)
    return made


def drum(
    x: float, y: float, foot: float, radius: float, high: float, hex_code: str, edge: float = 0.015
) -> None:
    """An upright cylinder."""
    bpy.ops.mesh.primitive_cylinder_add(
        radius=radius, depth=high, location=(x, y, foot + high / 2), vertices=64
    )
    rounded(bpy.context.object, edge)
    paint(bpy.context.object, hex_code)


def ball(
    x: float, y: float, z: float, radius: float, hex_code: str, rough: float = 0.35, glow: float = 0
) -> None:
    """A smooth ball."""
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=(x, y, z), segments=40, ring_count=20)
    bpy.ops.object.shade_smooth()
    paint(bpy.context.object, hex_code, rough, glow)


def ring(foot: float, radius: float, thick: float, hex_code: str) -> None:
    """A round rim."""
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius, minor_radius=thick, location=(0, 0, foot), major_segments=96, minor_segments=24
    )
    bpy.ops.object.shade_smooth()
    paint(bpy.context.object, hex_code)


def tree(leaf: str, bloom: str) -> None:
    """A round toy tree in a wooden tub."""
    drum(0, 0, 0, 0.15, 0.09, "#A5673A")
    drum(0, 0, 0.09, 0.12, 0.01, "#4A3322", 0)
    ball(0, 0, 0.3, 0.15, leaf, 0.8)
    for i in range(7):
        x, y = (0.1 * f(i * 0.9) for f in (math.cos, math.sin))
        ball(x, y, 0.28, 0.085, leaf, 0.8)
    for i in range(15):
        away, turn = 0.04 * math.sqrt(i + 0.3), i * 2.4
        high = 0.3 + math.sqrt(max(0.15**2 - (0.85 * away) ** 2, 0))
        ball(away * math.cos(turn), away * math.sin(turn), high, 0.022, bloom, 0.6)


def car(hex_code: str, roof: str, *, police: bool = False) -> None:
    """A plump toy car that drives to the east."""
    for x in (-0.13, 0.14):
        for y in (-0.105, 0.105):
            block((x, y, 0), (0.1, 0.05, 0.1), "#23202C", 0.02)
    block((0, 0, 0.03), (0.5, 0.23, 0.1), hex_code, 0.05)
    block((-0.035, 0, 0.1), (0.29, 0.19, 0.09), "#274058", 0.045)
    block((-0.04, 0, 0.17), (0.19, 0.165, 0.03), roof, 0.03)
    for y in (-0.075, 0.075):
        ball(0.238, y, 0.1, 0.024, "#FFF2B8", 0.3, 1.2)
        ball(-0.24, y, 0.1, 0.02, "#FF3B2B", 0.3, 0.7)
    if police:
        for y, tone in ((-0.04, "#2F7BFF"), (0.04, "#FF3A2E")):
            block((-0.04, y, 0.2), (0.05, 0.06, 0.03), tone, 0.012)


def lamp() -> None:
    """An old street lamp."""
    drum(0, 0, 0, 0.075, 0.05, "#2B3350")
    drum(0, 0, 0.05, 0.025, 0.4, "#2B3350", 0.005)
    drum(0, 0, 0.45, 0.115, 0.03, "#3B4870")
    ball(0, 0, 0.47, 0.088, "#FFC95E", 0.4, 0.45)
    ball(0, 0, 0.56, 0.03, "#2B3350")


def bench() -> None:
    """A park bench that looks south."""
    for y in (-0.06, 0, 0.06):
        block((0, y, 0.08), (0.4, 0.045, 0.025), "#B9783E", 0.01)
    block((0, 0.105, 0.1), (0.4, 0.03, 0.1), "#8F5A2C", 0.012)
    for x in (-0.16, 0.16):
        block((x, 0, 0), (0.03, 0.2, 0.08), "#2B3350", 0.01)


def hydrant() -> None:
    """A red hydrant."""
    drum(0, 0, 0, 0.075, 0.03, "#8E1A12")
    drum(0, 0, 0.03, 0.05, 0.12, "#E0331F")
    block((0, 0, 0.07), (0.17, 0.045, 0.045), "#F0563E", 0.02)
    ball(0, 0, 0.16, 0.05, "#F0563E")
    ball(0, 0, 0.21, 0.02, "#FFD24A")


def letter_box() -> None:
    """A round blue letter box with a gold rim."""
    drum(0, 0, 0, 0.085, 0.03, "#183A86")
    drum(0, 0, 0.03, 0.07, 0.2, "#2F62C4")
    drum(0, 0, 0.23, 0.08, 0.03, "#3F78E0")
    block((0, -0.02, 0.26), (0.08, 0.02, 0.01), "#14203C", 0.004)
    ball(0, 0.035, 0.265, 0.014, "#FFD24A")


def ice_cream() -> None:
    """An ice cream cart with three tubs under a bell."""
    for y in (-0.125, 0.125):
        block((0.02, y, 0), (0.13, 0.035, 0.13), "#5A3A24", 0.012)
    block((0, 0, 0.05), (0.36, 0.22, 0.14), "#FFF3DC", 0.03)
    block((0, 0, 0.18), (0.38, 0.24, 0.02), "#F28CA5", 0.01)
    for x, tone in ((-0.115, "#F7A8C0"), (0, "#FFF1C4"), (0.115, "#8A5A3A")):
        drum(x, 0, 0.19, 0.05, 0.02, "#C9D2DD")
        ball(x, 0, 0.21, 0.044, tone, 0.7)
    block((-0.24, 0, 0.14), (0.12, 0.03, 0.03), "#B9783E", 0.01)


def flower_bed() -> None:
    """A round bed of tulips in a stone ring."""
    ring(0.03, 0.15, 0.03, "#E9DFC8")
    drum(0, 0, 0, 0.14, 0.04, "#4F8A45", 0)
    dice = random.Random(3)
    for i in range(13):
        away, turn = 0.036 * math.sqrt(i), i * 2.4
        tone = dice.choice(("#F25C7A", "#FFD24A", "#FFFFFF", "#B884E8", "#F2803C"))
        ball(away * math.cos(turn), away * math.sin(turn), 0.07, 0.024, tone, 0.6)


def scooter() -> None:
    """A child's scooter, leaning on its stand."""
    block((0, 0, 0.04), (0.26, 0.06, 0.02), "#38B59A", 0.01, 24)
    for side in (-1, 1):
        block((side * 0.14, side * 0.062, 0), (0.07, 0.03, 0.07), "#23202C", 0.014, 24)
    block((0.14, 0.062, 0.3), (0.03, 0.18, 0.02), "#F2603C", 0.01, 24)
    block((0.14, 0.062, 0.05), (0.025, 0.025, 0.25), "#C9D2DD", 0.005, 24)


def fountain() -> None:
    """The fountain of the square: a wide stone basin and a small bowl."""
    drum(0, 0, 0, 0.43, 0.06, "#D9CBB4", 0.02)
    ring(0.08, 0.4, 0.05, "#F1E6CF")
    drum(0, 0, 0.06, 0.375, 0.012, "#3FA6DC", 0)
    for i in range(8):
        turn = (i + 0.5) * math.tau / 8
        ball(0.4 * math.cos(turn), 0.4 * math.sin(turn), 0.12, 0.034, "#E8B64A")
    drum(0, 0, 0.06, 0.15, 0.05, "#E4D6BB", 0.02)
    drum(0, 0, 0.1, 0.125, 0.02, "#F1E6CF", 0.01)
    drum(0, 0, 0.12, 0.1, 0.006, "#7FD0F2", 0)
    ball(0, 0, 0.14, 0.045, "#F4FBFF", 0.2)


TOYS: dict[str, tuple[Callable[[], None], float]] = {
    "tree_green": (lambda: tree("#4E9A4C", "#8CCB62"), 0.5),
    "tree_gold": (lambda: tree("#E0912F", "#FFD05A"), 0.5),
    "tree_blossom": (lambda: tree("#E58CA8", "#FFE3EC"), 0.5),
    "car_red": (lambda: car("#E0331F", "#F0563E"), 0.6),
    "car_blue": (lambda: car("#3D8BE0", "#FFF3DC"), 0.6),
    "car_yellow": (lambda: car("#F5B92E", "#FFDD7A"), 0.6),
    "car_green": (lambda: car("#3FA96F", "#FFF3DC"), 0.6),
    "car_police": (lambda: car("#F6F1E4", "#2F62C4", police=True), 0.6),
    "lamp": (lamp, 0.3),
    "bench": (bench, 0.5),
    "hydrant": (hydrant, 0.3),
    "letter_box": (letter_box, 0.3),
    "ice_cream": (ice_cream, 0.6),
    "flower_bed": (flower_bed, 0.5),
    "scooter": (scooter, 0.5),
    "fountain": (fountain, 1.0),
}
"""Every toy, and how wide its picture is in units."""


def empty_scene(width: float) -> bpy.types.Scene:
    """A Cycles scene at golden hour that looks straight down on `width` units."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.seed, scene.cycles.max_bounces = SAMPLES, 1, 4
    scene.cycles.use_adaptive_sampling = scene.cycles.use_denoising = False
    scene.render.film_transparent = True
    scene.render.resolution_percentage = 100 * int(os.environ.get("ART_SCALE", "1"))
    scene.view_settings.view_transform = "Standard"
    scene.render.resolution_x = scene.render.resolution_y = round(width * UNIT)
    scene.world = bpy.data.worlds.new("evening")
    scene.world.use_nodes = True
    sky = scene.world.node_tree.nodes["Background"]
    sky.inputs[0].default_value = (0.86, 0.8, 1, 1)
    sky.inputs[1].default_value = 0.75
    bpy.ops.object.light_add(type="SUN")
    sun = bpy.context.object
    sun.data.energy, sun.data.angle, sun.data.color = 2.5, 0.2, (1, 0.9, 0.72)
    sun.rotation_euler = Vector((0.75, -0.62, -1)).to_track_quat("-Z", "Y").to_euler()
    bpy.ops.object.camera_add(location=(0, 0, 6))
    scene.camera = bpy.context.object
    scene.camera.data.type, scene.camera.data.ortho_scale = "ORTHO", width
    return scene


def main() -> None:
    """Render every toy."""
    for name, (build, width) in TOYS.items():
        if not ONLY or name in ONLY:
            scene = empty_scene(width)
            build()
            scene.render.filepath = str(OUT / f"toy_{name}.png")
            bpy.ops.render.render(write_still=True)


main()
