"""Blender 3.4, headless: the wooden line-up of the title screen, on wet ground, as transparent PNGs.

    blender -b -noaudio -P art/make/blender/render_hero.py -- [samples] [folder]

The pieces are extruded outlines. The street is rendered with their shadows and mirror images but without
themselves, and every piece alone, as it stands and as it looks the other way, so that the game can let them
hop and turn. The renders are committed sources, so only a new pose needs Blender.
"""

from __future__ import annotations

import json
import math
import os
import sys
from pathlib import Path

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

PIECES = Path(__file__).resolve().parents[2] / "pieces"
ARGS = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
SAMPLES = int(ARGS[0]) if ARGS else 96
OUT = Path(ARGS[1]) if len(ARGS) > 1 else PIECES.parent / "renders" / "hero"
SIZE = (1920, 594)

PAINT = {
    "jimmy": "#E8E81C",
    "sandra": "#1DA7EB",
    "pepper": "#C71A0B",
    "drake": "#531BB4",
    "vivian": "#F4A1AA",
    "tad": "#28726B",
    "cop": "#2C63C8",
    "crook": "#3A3F4C",
    "robber": "#E9E1CF",
}
# name, x, y, turn, lean (degrees), scale: the robber bolts to the right, everybody leans after him
POSES = [
    ("sandra", -7.5, 0.5, -24, 7, 1.0),
    ("tad", -5.1, -0.3, -20, 5, 1.02),
    ("jimmy", -2.85, -1.0, -16, 9, 1.05),
    ("crook", -1.6, 3.6, -20, -7, 1.0),
    ("robber", 0.15, 0.1, -12, 12, 1.2),
    ("cop", 2.0, 3.4, 16, 8, 1.0),
    ("vivian", 2.95, -1.0, 14, -7, 1.03),
    ("drake", 5.25, -0.2, 18, -4, 1.0),
    ("pepper", 7.5, 0.5, 24, -9, 1.02),
]
# place, target, size, power, colour: warm key left, cool front right, rims behind, fills for both ends
LAMPS = [
    ((-7, -9, 9), (-3, 0, 0.8), 5, 2050, (1, 0.84, 0.6)),
    ((8, -8, 8), (4, 0, 1), 5, 1700, (0.86, 0.86, 1)),
    ((0, 9, 6), (0, 0, 1.4), 6, 1700, (0.6, 0.72, 1)),
    ((0, 5, 2.4), (0, 0, 1), 1, 260, (1, 0.35, 0.2)),
    ((-12, -8, 5), (-6.6, 0.3, 1), 3, 1500, (1, 0.88, 0.72)),
    ((12, -8, 5), (6.6, 0.3, 1), 3, 1350, (1, 0.84, 0.74)),
    ((-11, 4, 7), (-7, 0.5, 1.2), 3, 620, (0.55, 0.7, 1)),
    ((11, 4, 7), (7, 0.5, 1.2), 3, 560, (1, 0.5, 0.45)),
]
LOOKS_ROUND = 34
"""Degrees by which a piece turns when it looks the other way."""
EDGE = 12
"""Pixels of room around a piece in its picture."""


def linear(hex_code: str) -> list[float]:
    """The colour Blender wants for an sRGB code."""
    parts = [int(hex_code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts] + [1]


def empty_scene() -> bpy.types.Scene:
    """A Cycles scene with a dim violet sky and nothing in it."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.seed, scene.cycles.max_bounces = SAMPLES, 1, 4
    scene.cycles.use_denoising = False
    scene.render.film_transparent = True
    scene.render.resolution_percentage = 100 * int(os.environ.get("ART_SCALE", "1"))
    scene.view_settings.view_transform = "Standard"
    scene.world = bpy.data.worlds.new("night")
    scene.world.use_nodes = True
    sky = scene.world.node_tree.nodes["Background"]
    sky.inputs[0].default_value = (0.20, 0.14, 0.42, 1)
    sky.inputs[1].default_value = 0.45
    return scene


def lacquer(hex_code: str, rough: float, coat: float) -> bpy.types.Material:
    """A lacquered material of one colour."""
    made = bpy.data.materials.new(f"{hex_code} {rough}")
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(hex_code)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Clearcoat Roughness"].default_value = 0.15
    return made


def painted_wood(hex_code: str) -> bpy.types.Material:
    """Lacquer through which the grain shows a little."""
    made = lacquer(hex_code, 0.36, 0.7)
    nodes, join = made.node_tree.nodes, made.node_tree.links.new
    place, stretch, fibre = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "Mapping", "TexNoise"))
    stretch.inputs["Scale"].default_value = (9, 9, 1.1)
    fibre.inputs["Scale"].default_value = 3
    fibre.inputs["Detail"].default_value = 6
    tint, bump = nodes.new("ShaderNodeMixRGB"), nodes.new("ShaderNodeBump")
    tint.blend_type = "MULTIPLY"
    tint.inputs[0].default_value = 0.26
    tint.inputs[1].default_value = linear(hex_code)
    bump.inputs["Strength"].default_value = 0.045
    shader = nodes["Principled BSDF"]
    join(place.outputs["Object"], stretch.inputs[0])
    join(stretch.outputs[0], fibre.inputs[0])
    join(fibre.outputs["Fac"], tint.inputs[2])
    join(tint.outputs[0], shader.inputs["Base Color"])
    join(fibre.outputs["Fac"], bump.inputs["Height"])
    join(bump.outputs[0], shader.inputs["Normal"])
    return made


def wet_ground() -> bpy.types.Object:
    """A wide street whose puddles mirror the pieces."""
    bpy.ops.mesh.primitive_plane_add(size=80)
    street = lacquer("#10142E", 0.2, 0.9)
    nodes, join = street.node_tree.nodes, street.node_tree.links.new
    spots, span = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeMapRange")
    spots.inputs["Scale"].default_value = 22
    spots.inputs["Detail"].default_value = 4
    for socket, value in zip((1, 2, 3, 4), (0.35, 0.65, 0.08, 0.42), strict=True):
        span.inputs[socket].default_value = value
    join(spots.outputs["Fac"], span.inputs[0])
    join(span.outputs[0], nodes["Principled BSDF"].inputs["Roughness"])
    bpy.context.object.data.materials.append(street)
    return bpy.context.object


def extruded(points: list[list[float]], depth: float, material: bpy.types.Material) -> bpy.types.Object:
    """One bevelled slice of wood."""
    curve = bpy.data.curves.new("piece", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = depth, 0.05, 5
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    spline.use_cyclic_u = True
    for point, (x, y) in zip(spline.points, points, strict=True):
        point.co = ((x - 50) / 50, (106 - y) / 50, 0, 1)
    curve.materials.append(material)
    made = bpy.data.objects.new("piece", curve)
    bpy.context.collection.objects.link(made)
    return made


def stand(name: str, x: float, y: float, turn: float, lean: float, scale: float) -> list[bpy.types.Object]:
    """Put one piece on the street, tipped onto one foot by `lean`; returns its slices."""
    outlines = json.loads((PIECES / "outlines.json").read_text())
    lift = 0.05 * scale + 0.74 * scale * math.sin(math.radians(abs(lean)))
    slices = []
    for points, paint, depth in outlines[name]:
        slice_ = extruded(points, depth, painted_wood(paint or PAINT[name]))
        slice_.location, slice_.scale = (x, y, lift), (scale, scale, scale)
        slices.append(slice_)
    face(slices, turn, lean)
    return slices


def face(slices: list[bpy.types.Object], turn: float, lean: float) -> None:
    """Turn a piece where it stands."""
    for slice_ in slices:
        slice_.rotation_euler = (math.pi / 2, math.radians(lean), math.radians(turn))


def show_only(shown: list[bpy.types.Object], things: list[bpy.types.Object]) -> None:
    """Let the camera see these alone; light and mirror images stay as they are."""
    for thing in things:
        thing.visible_camera = thing in shown


def frame(scene: bpy.types.Scene, slices: list[bpy.types.Object]) -> tuple[int, int, int, int]:
    """Render only the part of the picture that a piece covers: its left, top, width and height."""
    bpy.context.view_layer.update()
    seen = [
        world_to_camera_view(scene, scene.camera, slice_.matrix_world @ Vector(corner))
        for slice_ in slices
        for corner in slice_.bound_box
    ]
    wide, high = SIZE
    left, right = (round(pick(point.x for point in seen) * wide) for pick in (min, max))
    foot, top = (round(pick(point.y for point in seen) * high) for pick in (min, max))
    left, foot = max(0, left - EDGE), max(0, foot - EDGE)
    right, top = min(wide, right + EDGE), min(high, top + EDGE)
    render = scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = left / wide, right / wide
    render.border_min_y, render.border_max_y = foot / high, top / high
    return left, high - top, right - left, top - foot


def aim(thing: bpy.types.Object, at: tuple[float, float, float]) -> None:
    """Turn a lamp or a camera towards a point."""
    thing.rotation_euler = (Vector(at) - thing.location).to_track_quat("-Z", "Y").to_euler()


def lamps() -> None:
    """All area lights."""
    for place, at, size, power, tint in LAMPS:
        bpy.ops.object.light_add(type="AREA", location=place)
        lamp = bpy.context.object
        lamp.data.size, lamp.data.energy, lamp.data.color = size, power, tint
        aim(lamp, at)


def shoot(scene: bpy.types.Scene, name: str) -> None:
    """Render into one file."""
    scene.render.filepath = str(OUT / f"{name}.png")
    bpy.ops.render.render(write_still=True)


def main() -> None:
    """Build the street scene and render it piece by piece."""
    scene = empty_scene()
    pieces = {pose[0]: stand(*pose) for pose in POSES}
    ground = wet_ground()
    lamps()
    bpy.ops.object.camera_add(location=(0, -25, 4.6))
    scene.camera = bpy.context.object
    scene.camera.data.lens = 49
    aim(scene.camera, (0, 0, 1.62))
    scene.render.resolution_x, scene.render.resolution_y = SIZE
    everything = [ground, *(slice_ for slices in pieces.values() for slice_ in slices)]
    show_only([ground], everything)
    shoot(scene, "ground")
    places = {}
    for name, _, _, turn, lean, _ in POSES:
        show_only(pieces[name], everything)
        other = turn + math.copysign(LOOKS_ROUND, -turn)
        for suffix, angle in (("", turn), ("_round", other)):
            face(pieces[name], angle, lean)
            places[name + suffix] = frame(scene, pieces[name])
            shoot(scene, name + suffix)
        face(pieces[name], turn, lean)
    (OUT / "places.json").write_text(json.dumps(places, indent=1) + "\n")


main()
