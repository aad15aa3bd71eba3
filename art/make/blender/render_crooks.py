"""Blender 3.4, headless: the policeman, the six crooks and the police car of Cops and Crooks.

    blender -b -noaudio -P art/make/blender/render_crooks.py -- <out folder> [samples] [name ...]
    python art/make/renders.py <out folder>

People are extruded outlines (`crook_outlines.json`), seen and lit as all meeples are. The car is seen from
above in 24 headings, 15 degrees apart, so that the light stays where it is when the car turns. The renders
have no shadows and are committed sources, tidied by the second command; all of them take about ten minutes.
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path

import bpy
from mathutils import Matrix

sys.path.insert(0, str(Path(__file__).resolve().parent))
from toy_bricks import ball, box, lacquer
from wooden_people import PIECES, camera, empty_scene, shoot_person

ARGS = sys.argv[sys.argv.index("--") + 1 :]
OUT = Path(ARGS[0])
SAMPLES = int(ARGS[1]) if len(ARGS) > 1 else 256
ONLY = ARGS[2:]
HEADINGS = range(0, 360, 15)
"""Degrees clockwise from east."""
CAR_SIDE = 192
"""Pixels of a car's picture, which is one unit, or two tiles, wide."""
WHITE, NAVY, GLASS, TYRE = "#F4F1E8", "#1D3E94", "#16202F", "#15161C"


def police_car() -> None:
    """A long saloon, nose to the east: white between a navy bonnet and boot, a star on the roof."""
    body, trim, glass = lacquer(WHITE, 0.24, 1), lacquer(NAVY, 0.22, 1), lacquer(GLASS, 0.06, 1)
    for side in (-1, 1):
        for axle in (-0.28, 0.29):
            box((axle, side * 0.155, 0), (0.17, 0.06, 0.14), lacquer(TYRE, 0.8, 0), 0.028)
        box((0.438, side * 0.115, 0.09), (0.045, 0.08, 0.06), lacquer("#FFF4C4", shine=2.2), 0.014)
        box((-0.442, side * 0.125, 0.1), (0.03, 0.07, 0.05), lacquer("#FF3B2B", shine=1.2), 0.01)
        box((0.1, side * 0.196, 0.17), (0.045, 0.05, 0.04), body, 0.014)
        box((0.47, side * 0.07, 0.06), (0.03, 0.025, 0.09), lacquer("#2A2F3C", 0.4, 0.8), 0.01)
    box((0, 0, 0.05), (0.9, 0.355, 0.14), body, 0.07)
    box((0.48, 0, 0.1), (0.025, 0.24, 0.035), lacquer("#2A2F3C", 0.4, 0.8), 0.011)
    box((0.295, 0, 0.16), (0.235, 0.315, 0.045), trim, 0.04)
    box((-0.36, 0, 0.16), (0.125, 0.315, 0.04), trim, 0.035)
    for y in (-0.07, 0.07):
        box((0.295, y, 0.19), (0.2, 0.012, 0.02), lacquer("#3C62C4", 0.22, 1), 0.006)
    box((-0.055, 0, 0.15), (0.46, 0.315, 0.135), glass, 0.06)
    box((-0.075, 0, 0.25), (0.285, 0.275, 0.055), body, 0.045)
    star_of(-0.145, 0.306, 0.062)
    box((-0.03, 0, 0.3), (0.062, 0.25, 0.03), lacquer("#20242E", 0.4, 0.8), 0.012)
    box((-0.03, 0.068, 0.32), (0.056, 0.1, 0.032), lacquer("#1E4FC0", 0.2, 1), 0.016)
    box((-0.03, -0.068, 0.32), (0.056, 0.1, 0.032), lacquer("#B3201A", 0.2, 1), 0.016)
    ball((-0.03, 0, 0.335), 0.02, lacquer("#F4F1E8", 0.2, 1))


def star_of(x: float, height: float, radius: float) -> None:
    """A gold star that lies on the roof and points forward."""
    radii, gold = (radius, radius * 0.42), lacquer("#F2B01E", 0.3, 0.8)
    turns = [i * math.pi / 5 for i in range(10)]
    rim = [
        (x + radii[i % 2] * math.cos(turn), radii[i % 2] * math.sin(turn), height)
        for i, turn in enumerate(turns)
    ]
    mesh = bpy.data.meshes.new("star")
    mesh.from_pydata(rim, [], [list(range(10))])
    mesh.materials.append(gold)
    bpy.context.collection.objects.link(bpy.data.objects.new("star", mesh))


def shoot_car(heading: int) -> None:
    """Render the car in one heading; the sun stays in the north-west."""
    scene = empty_scene(0.8, CAR_SIDE, SAMPLES)
    police_car()
    bpy.context.view_layer.update()
    turn = Matrix.Rotation(math.radians(-heading), 4, "Z")
    for thing in scene.objects:
        thing.matrix_world = turn @ thing.matrix_world
    bpy.ops.object.light_add(type="SUN")
    sun = bpy.context.object
    sun.data.energy, sun.data.angle, sun.data.color = 2.5, 0.16, (1, 0.93, 0.8)
    sun.rotation_euler = (math.radians(-30), math.radians(-30), 0)
    camera(scene, (0, 0, 6), 1.04)
    scene.render.filepath = str(OUT / "police_car" / f"{heading:03}.png")
    bpy.ops.render.render(write_still=True)


people = json.loads((PIECES / "crook_outlines.json").read_text())
for who, parts in people.items():
    if not ONLY or who in ONLY:
        shoot_person(parts, OUT / f"{who}.png", SAMPLES)
for degrees in HEADINGS:
    if not ONLY or f"car_{degrees:03}" in ONLY:
        shoot_car(degrees)
