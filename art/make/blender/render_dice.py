"""Blender 3.4, headless: the ivory die on each side and tumbling, as transparent PNGs.

    blender -b -noaudio -P art/make/blender/render_dice.py -- [samples] [out folder] [names ...]

The renders are committed sources, so only another die needs Blender.
"""

from __future__ import annotations

import math
import os
import sys
from pathlib import Path

import bpy
from mathutils import Euler, Matrix, Vector

ARGS = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
SAMPLES = int(ARGS[0]) if ARGS else 144
OUT = Path(ARGS[1]) if len(ARGS) > 1 else Path(__file__).resolve().parents[2] / "dice"
ONLY = ARGS[2:]
SIZE = 256
TUMBLES = 8

DICE = {"ivory": ("#F7EBD2", "#1B2140")}
"""Body and pips."""
SPOTS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}
FACES = {1: (2, 1), 6: (2, -1), 2: (1, 1), 5: (1, -1), 3: (0, 1), 4: (0, -1)}
"""Axis and side of every number: opposite sides add up to seven."""
UPWARDS = {1: (0, 0, 0), 6: (180, 0, 0), 2: (90, 0, 0), 5: (-90, 0, 0), 3: (0, -90, 0), 4: (0, 90, 0)}
"""The turn, in degrees, that brings a number to the top."""
# place, size, power, colour: warm key from the upper left, cool fill from the right, a rim behind
LAMPS = [
    ((-3.6, 3.0, 6.4), 2.6, 560, (1, 0.94, 0.84)),
    ((-2.5, -5.5, 3.2), 3, 40, (1, 0.9, 0.78)),
    ((4.5, -2, 3), 3, 110, (0.6, 0.74, 1)),
]


def linear(hex_code: str) -> list[float]:
    """The colour Blender wants for an sRGB code."""
    parts = [int(hex_code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts] + [1]


def lacquer(hex_code: str, rough: float, coat: float) -> bpy.types.Material:
    """A lacquered material of one colour."""
    made = bpy.data.materials.new(f"{hex_code} {rough}")
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(hex_code)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Clearcoat Roughness"].default_value = 0.18
    return made


def empty_scene() -> bpy.types.Scene:
    """A Cycles scene in soft daylight; the game draws the shadow, wherever the die flies."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.seed, scene.cycles.max_bounces = SAMPLES, 1, 4
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.use_denoising = False
    scene.render.film_transparent = True
    scene.render.resolution_percentage = 100 * int(os.environ.get("ART_SCALE", "1"))
    scene.view_settings.view_transform = "Standard"
    scene.render.resolution_x = scene.render.resolution_y = SIZE
    scene.world = bpy.data.worlds.new("day")
    scene.world.use_nodes = True
    sky = scene.world.node_tree.nodes["Background"]
    sky.inputs[0].default_value = (0.8, 0.8, 1, 1)
    sky.inputs[1].default_value = 0.42
    return scene


def aim(thing: bpy.types.Object, at: tuple[float, float, float]) -> None:
    """Turn a lamp or a camera towards a point."""
    thing.rotation_euler = (Vector(at) - thing.location).to_track_quat("-Z", "Y").to_euler()


def light_and_look(scene: bpy.types.Scene) -> None:
    """Hang the lamps and look down on the die from the front."""
    for place, size, power, tint in LAMPS:
        bpy.ops.object.light_add(type="AREA", location=place)
        lamp = bpy.context.object
        lamp.data.size, lamp.data.energy, lamp.data.color = size, power, tint
        aim(lamp, (0, 0, 0))
    bpy.ops.object.camera_add(location=(0, -3.9, 9.4))
    scene.camera = bpy.context.object
    scene.camera.data.type = "ORTHO"
    scene.camera.data.ortho_scale = 3.7
    aim(scene.camera, (0.06, 0, -0.12))


def spot(axis: int, side: int, across: float, along: float) -> bpy.types.Object:
    """One pip: a lens that lies in the face."""
    place = [across, along]
    place.insert(axis, side * 1.0)
    bpy.ops.mesh.primitive_uv_sphere_add(radius=0.225, location=place, segments=40, ring_count=20)
    made = bpy.context.object
    made.scale[axis] = 0.05
    bpy.ops.object.shade_smooth()
    return made


def die(body: str, pips: str) -> bpy.types.Object:
    """A round-edged cube with its pips."""
    bpy.ops.mesh.primitive_cube_add(size=2)
    cube = bpy.context.object
    bevel = cube.modifiers.new("round", "BEVEL")
    bevel.width, bevel.segments = 0.4, 10
    bpy.ops.object.shade_smooth()
    cube.data.materials.append(lacquer(body, 0.3, 0.8))
    ink = lacquer(pips, 0.35, 0.5)
    for number, (axis, side) in FACES.items():
        for across, along in SPOTS[number]:
            pip = spot(axis, side, across * 0.5, along * 0.5)
            pip.data.materials.append(ink)
            pip.parent = cube
    return cube


def poses(kind: str) -> dict[str, Matrix]:
    """Every picture of a die and how it lies in it."""
    rest = Matrix.Rotation(math.radians(18), 4, "Z")
    made = {
        f"{kind}_{number}": rest @ Euler([math.radians(a) for a in turn]).to_matrix().to_4x4()
        for number, turn in UPWARDS.items()
    }
    if kind == "ivory":
        for frame in range(TUMBLES):
            turn = Euler((frame * math.pi / 4, frame * math.pi / 8 + 0.3, frame * 0.4)).to_matrix().to_4x4()
            made[f"ivory_roll{frame}"] = rest @ turn
    return made


def main() -> None:
    """Render every pose of every die."""
    for kind, (body, pips) in DICE.items():
        scene = empty_scene()
        light_and_look(scene)
        cube = die(body, pips)
        for name, pose in poses(kind).items():
            if not ONLY or name in ONLY:
                cube.matrix_world = pose
                scene.render.filepath = str(OUT / f"{name}.png")
                bpy.ops.render.render(write_still=True)


main()
