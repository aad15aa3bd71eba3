"""Blender 3.4, headless: the things of the city boards, from above, as transparent PNGs in art/renders/city.

    blender -b -noaudio -P art/make/blender/render_city_props.py -- [samples] [name ...]

One unit is one cell of the plan, 128 pixels. The light comes from the upper left; what has a face to show is
seen a little from the south, as the walls are. The renders are committed sources, so only a new shape needs
Blender; all of them take about ten minutes.
"""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, str(Path(__file__).resolve().parent))
import city_museum_shapes as museum
import city_room_shapes as room
import city_street_shapes as street
from toy_bricks import lacquer

SCALE = int(os.environ.get("ART_SCALE", "1"))
OUT = Path(__file__).resolve().parents[2] / "renders" / ("2x" if SCALE > 1 else "") / "city"
ARGS = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
SAMPLES = int(ARGS[0]) if ARGS else 96
PIXELS = 128
LEAN = 42
"""Degrees from straight above for things with a face."""


@dataclass(frozen=True)
class Shot:
    """What to build, how many units the picture is wide, and how it is seen."""

    build: Callable[[], None]
    size: float
    turn: float = 0
    lean: float = 0
    rise: float = 0.0
    """Height of the point in the middle of the picture."""


def _faced(build: Callable[[], None], size: float, rise: float) -> Shot:
    return Shot(build, size, lean=LEAN, rise=rise)


def _cars() -> dict[str, Shot]:
    paints = {"red": "#B5392E", "teal": "#2E8C88", "cream": "#D9CBA6", "blue": "#3E5FA8"}
    kinds: dict[str, Callable[[], None]] = {k: lambda v=v: street.car(v) for k, v in paints.items()}
    kinds |= {"taxi": street.taxi, "police": street.police_car, "van": street.van}
    north = {f"car_{name}": Shot(build, 1.3) for name, build in kinds.items()}
    return north | {f"car_{name}_east": Shot(build, 1.3, turn=-90) for name, build in kinds.items()}


SHOTS: dict[str, Shot] = {
    **_cars(),
    "tree_a": Shot(lambda: street.tree(1, "#4F9A6E", "#37785A", "#285C46"), 1.1),
    "tree_b": Shot(lambda: street.tree(5, "#6BA85C", "#4C8C55", "#2E6440"), 1.1),
    "tree_c": Shot(lambda: street.tree(9, "#E0A447", "#C98A35", "#A06327"), 1.1),
    "hedge": Shot(street.hedge, 1.2),
    "bench": Shot(street.bench, 1.1),
    "bench_side": Shot(street.bench, 1.1, turn=90),
    "hydrant": Shot(street.hydrant, 0.5),
    "bin": Shot(street.bin_, 0.6),
    "mailbox": Shot(street.mailbox, 0.6),
    "kiosk": Shot(street.kiosk, 1.0),
    "parasol": Shot(street.parasol, 1.0),
    "phone_box": Shot(street.phone_box, 0.7),
    "crates": Shot(street.crates, 1.0),
    "sofa_red": Shot(lambda: room.sofa("#A8413A"), 1.2),
    "sofa_blue": Shot(lambda: room.sofa("#3F6EA3"), 1.2, turn=90),
    "desk": Shot(room.desk, 1.2),
    "counter": Shot(lambda: room.counter("#7A4B2C", "#C98F5A"), 1.8),
    "counter_white": Shot(lambda: room.counter("#4A5672", "#C9C8C4"), 1.8),
    "shelf_books": Shot(lambda: room.shelf("#A8413A", "#3F6EA3", "#D9A441", "#4B7A57", "#E9E4D6"), 1.6),
    "shelf_tech": Shot(lambda: room.shelf("#46C8F0", "#E9E4D6", "#2A3142", "#F2B93B", "#7B6BD6"), 1.6),
    "shelf_tech_side": Shot(
        lambda: room.shelf("#46C8F0", "#E9E4D6", "#2A3142", "#F2B93B", "#7B6BD6"), 1.6, turn=90
    ),
    "plant": Shot(room.plant, 0.8),
    "safe": Shot(room.safe, 1.0),
    "gold": Shot(room.gold, 0.9),
    "cash_point": _faced(room.cash_point, 0.8, 0.2),
    "tv": _faced(room.television, 1.2, 0.25),
    "arcade": _faced(room.arcade, 0.9, 0.25),
    "washers": _faced(room.washers, 1.5, 0.2),
    "laptops": Shot(room.laptops, 1.2),
    "speakers": _faced(room.speakers, 1.1, 0.2),
    "rack_a": Shot(lambda: room.rack("#D76A8C", "#8F5BA8", "#E8B64A", "#5AA6A0"), 1.4),
    "rack_b": Shot(lambda: room.rack("#3F6EA3", "#E9E4D6", "#A8413A", "#2A3142"), 1.4),
    "rack_a_side": Shot(lambda: room.rack("#D76A8C", "#8F5BA8", "#E8B64A", "#5AA6A0"), 1.4, turn=90),
    "mannequins": _faced(room.mannequins, 1.0, 0.25),
    "table": Shot(room.cafe_table, 1.1),
    "escalator": Shot(room.escalator, 1.5),
    "perfume": Shot(room.pyramid_of_tins, 0.9),
    "statue_torch": _faced(museum.torch_bearer, 1.15, 0.45),
    "statue_knight": _faced(museum.knight, 1.15, 0.45),
    "statue_rider": _faced(museum.rider, 1.15, 0.4),
    "statue_head": _faced(museum.stone_head, 1.0, 0.3),
    "sarcophagus": Shot(museum.sarcophagus, 1.4),
    "dinosaur": Shot(museum.dinosaur, 1.5),
    "vitrine": Shot(museum.vitrine, 0.9),
    "globe": Shot(museum.globe, 0.7),
    "vases": _faced(museum.vases, 1.1, 0.2),
    "rope": _faced(museum.rope, 1.1, 0.1),
}


def empty_scene() -> bpy.types.Scene:
    """A Cycles scene with a pale sky, a low sun in the north-west and a floor that only catches shadows."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    lacquer.cache_clear()
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.seed, scene.cycles.max_bounces = SAMPLES, 1, 4
    scene.cycles.use_denoising = False
    scene.render.film_transparent = True
    scene.render.resolution_percentage = 100 * SCALE
    scene.view_settings.view_transform = "Standard"
    scene.world = bpy.data.worlds.new("sky")
    scene.world.use_nodes = True
    sky = scene.world.node_tree.nodes["Background"]
    sky.inputs[0].default_value = (0.62, 0.72, 1, 1)
    sky.inputs[1].default_value = 0.75
    bpy.ops.object.light_add(type="SUN")
    sun = bpy.context.object
    sun.data.energy, sun.data.angle, sun.data.color = 2.7, 0.16, (1, 0.95, 0.86)
    sun.rotation_euler = (math.radians(-27), math.radians(-27), 0)
    bpy.ops.mesh.primitive_plane_add(size=40)
    bpy.context.object.is_shadow_catcher = True
    return scene


def turn_all(degrees: float) -> None:
    """Turn what stands on the floor, but not the light."""
    bpy.context.view_layer.update()
    turn = Matrix.Rotation(math.radians(degrees), 4, "Z")
    for thing in bpy.context.scene.objects:
        if thing.type == "MESH" and not thing.is_shadow_catcher:
            thing.matrix_world = turn @ thing.matrix_world


def shoot(name: str, shot: Shot) -> None:
    """Render one thing."""
    scene = empty_scene()
    shot.build()
    turn_all(shot.turn)
    lean = math.radians(shot.lean)
    middle = Vector((0, 0, shot.rise))
    bpy.ops.object.camera_add(location=middle + Vector((0, -6 * math.sin(lean), 6 * math.cos(lean))))
    scene.camera = bpy.context.object
    scene.camera.rotation_euler = (lean, 0, 0)
    scene.camera.data.type, scene.camera.data.ortho_scale = "ORTHO", shot.size
    scene.render.resolution_x = scene.render.resolution_y = round(shot.size * PIXELS)
    scene.render.filepath = str(OUT / f"{name}.png")
    bpy.ops.render.render(write_still=True)


for wanted in ARGS[1:] or SHOTS:
    shoot(wanted, SHOTS[wanted])
