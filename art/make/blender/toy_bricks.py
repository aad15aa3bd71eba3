"""Blender bricks that toy things are built of: boxes, drums, balls and rods of one lacquer each."""

from __future__ import annotations

import functools
import math

import bpy
from mathutils import Vector


@functools.cache
def lacquer(hex_code: str, rough: float = 0.4, coat: float = 0.5, shine: float = 0.0) -> bpy.types.Material:
    """A lacquered material of one colour; `shine` makes it glow by itself."""
    parts = [int(hex_code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts] + [1]
    made = bpy.data.materials.new(f"{hex_code} {rough} {coat} {shine}")
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Clearcoat Roughness"].default_value = 0.15
    shader.inputs["Emission"].default_value = linear
    shader.inputs["Emission Strength"].default_value = shine
    return made


def _finish(bevel: float, material: bpy.types.Material) -> bpy.types.Object:
    made = bpy.context.object
    if bevel:
        edge = made.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method = bevel, 3, "ANGLE"
    made.data.materials.append(material)
    return made


def box(
    at: tuple[float, float, float],
    size: tuple[float, float, float],
    paint: bpy.types.Material,
    bevel: float = 0.02,
    turn: float = 0,
) -> bpy.types.Object:
    """A box that stands on `at`."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=(at[0], at[1], at[2] + size[2] / 2))
    bpy.context.object.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    bpy.context.object.rotation_euler[2] = math.radians(turn)
    return _finish(bevel, paint)


def drum(
    at: tuple[float, float, float],
    radius: float,
    high: float,
    paint: bpy.types.Material,
    top: float | None = None,
    sides: int = 32,
) -> bpy.types.Object:
    """A cylinder that stands on `at`, or a cone towards a `top` of another radius."""
    bpy.ops.mesh.primitive_cone_add(
        radius1=radius,
        radius2=radius if top is None else top,
        depth=high,
        location=(at[0], at[1], at[2] + high / 2),
        vertices=sides,
    )
    return _finish(0.012, paint)


def ball(
    at: tuple[float, float, float],
    radius: float,
    paint: bpy.types.Material,
    squash: tuple[float, float, float] = (1, 1, 1),
    facets: int = 0,
) -> bpy.types.Object:
    """A ball around `at`: smooth, or cut into flat facets."""
    bpy.ops.mesh.primitive_ico_sphere_add(radius=radius, location=at, subdivisions=facets or 4)
    bpy.context.object.scale = squash
    if not facets:
        bpy.ops.object.shade_smooth()
    return _finish(0, paint)


def rod(
    start: tuple[float, float, float],
    end: tuple[float, float, float],
    radius: float,
    paint: bpy.types.Material,
    tip: float | None = None,
) -> bpy.types.Object:
    """A round bar from one point to another, thinner towards its `tip` if asked."""
    way = Vector(end) - Vector(start)
    bpy.ops.mesh.primitive_cone_add(
        radius1=radius,
        radius2=radius if tip is None else tip,
        depth=way.length,
        location=(Vector(start) + Vector(end)) / 2,
        vertices=20,
    )
    bpy.context.object.rotation_euler = way.to_track_quat("Z", "Y").to_euler()
    bpy.ops.object.shade_smooth()
    return _finish(0, paint)
