"""Blender 3.4: wooden people as all meeples are seen and lit; the scripts that render them import this."""

from __future__ import annotations

import math
import os
from pathlib import Path

import bpy
from mathutils import Vector
from toy_bricks import lacquer

PIECES = Path(__file__).resolve().parents[2] / "pieces"
LAMPS = [
    ((-3.2, -3.4, 5.2), (0, 0, 1), 2.2, 400, (1, 0.93, 0.82)),
    ((4, -1.5, 2.4), (0, 0, 1.1), 2.5, 90, (0.55, 0.72, 1)),
    ((1.5, 4.5, 3.6), (0, 0, 1.3), 1.5, 110, (0.75, 0.86, 1)),
]


def empty_scene(sky: float, side: int, samples: int) -> bpy.types.Scene:
    """A Cycles scene under a pale blue sky, for a square picture."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    lacquer.cache_clear()
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.seed, scene.cycles.max_bounces = samples, 1, 4
    scene.cycles.use_adaptive_sampling = scene.cycles.use_denoising = False
    scene.render.film_transparent = True
    scene.render.resolution_percentage = 100 * int(os.environ.get("ART_SCALE", "1"))
    scene.view_settings.view_transform = "Standard"
    scene.render.resolution_x = scene.render.resolution_y = side
    scene.world = bpy.data.worlds.new("sky")
    scene.world.use_nodes = True
    light = scene.world.node_tree.nodes["Background"]
    light.inputs[0].default_value = (0.62, 0.72, 1, 1)
    light.inputs[1].default_value = sky
    return scene


def aim(thing: bpy.types.Object, at: tuple[float, float, float]) -> None:
    """Turn a lamp or a camera towards a point."""
    thing.rotation_euler = (Vector(at) - thing.location).to_track_quat("-Z", "Y").to_euler()


def camera(scene: bpy.types.Scene, place: tuple[float, float, float], width: float) -> bpy.types.Object:
    """A camera without perspective that sees `width` units."""
    bpy.ops.object.camera_add(location=place)
    scene.camera = bpy.context.object
    scene.camera.data.type, scene.camera.data.ortho_scale = "ORTHO", width
    return scene.camera


def painted_wood(hex_code: str) -> bpy.types.Material:
    """Lacquer through which the grain shows a little."""
    made = lacquer(hex_code, 0.36, 0.7)
    nodes, join = made.node_tree.nodes, made.node_tree.links.new
    shader = nodes["Principled BSDF"]
    shader.inputs["Emission Strength"].default_value = 0
    place, stretch, fibre = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "Mapping", "TexNoise"))
    stretch.inputs["Scale"].default_value = (9, 9, 1.1)
    fibre.inputs["Scale"].default_value = 3
    fibre.inputs["Detail"].default_value = 6
    tint = nodes.new("ShaderNodeMixRGB")
    tint.blend_type = "MULTIPLY"
    tint.inputs[0].default_value = 0.24
    tint.inputs[1].default_value = shader.inputs["Base Color"].default_value
    join(place.outputs["Object"], stretch.inputs[0])
    join(stretch.outputs[0], fibre.inputs[0])
    join(fibre.outputs["Fac"], tint.inputs[2])
    join(tint.outputs[0], shader.inputs["Base Color"])
    return made


def extruded(points: list[list[float]], depth: float, material: bpy.types.Material) -> bpy.types.Object:
    """One bevelled slice of wood, standing."""
    curve = bpy.data.curves.new("slice", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = depth, 0.05, 5
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    spline.use_cyclic_u = True
    for point, (x, y) in zip(spline.points, points, strict=True):
        point.co = ((x - 50) / 50, (106 - y) / 50, 0, 1)
    curve.materials.append(material)
    made = bpy.data.objects.new("slice", curve)
    bpy.context.collection.objects.link(made)
    made.rotation_euler, made.location.z = (math.pi / 2, 0, math.radians(-22)), 0.05
    return made


def shoot_person(slices: list, file: Path, samples: int) -> None:
    """Render one piece, 256 x 256."""
    scene = empty_scene(0.42, 256, samples)
    for points, paint, depth in slices:
        extruded(points, depth, painted_wood(paint))
    for place, at, size, power, tint in LAMPS:
        bpy.ops.object.light_add(type="AREA", location=place)
        lamp = bpy.context.object
        lamp.data.size, lamp.data.energy, lamp.data.color = size, power, tint
        aim(lamp, at)
    aim(camera(scene, (0, -8, 5), 3.3), (0, 0, 1.12))
    scene.render.filepath = str(file)
    bpy.ops.render.render(write_still=True)
