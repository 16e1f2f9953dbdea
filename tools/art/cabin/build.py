"""All parts of a cabin in the scene."""
import bpy
import numpy as np

from ..lib.objects import mesh_object
from .cabins import CABINS
from .lights import light
from .materials import emission, material
from .meshing import moved
from .parts.console import console_parts
from .parts.dash import dash_parts
from .parts.door import door_parts, door_trim_parts
from .parts.rear import bench_parts, floor_parts
from .parts.rear_row import rear_row_parts
from .parts.roof import hanging_parts, roof_parts
from .parts.seat import Seat, seat_parts
from .parts.steering import steering_parts
from .screen import screen_parts
from .strips import strip_mesh, strips


def build(name, k):
    """Model the cabin of this name in CABINS; k scales the mesh cells (1.6 for previews)."""
    c = CABINS[name]
    parts = dash_parts(c, k) + console_parts(k) + steering_parts(c, k)
    parts += door_parts(c, k) + roof_parts(c, k) + door_trim_parts(c, k) + hanging_parts(c, k) + floor_parts(c)
    parts += screen_parts(c) + _rows(c, k)
    parts += bench_parts(c, k) if c.is_long else rear_row_parts(c, k)
    mesh_object(name, parts, material)
    _lines(c)
    light(c)


def _rows(c, k):
    parts = []
    for y, captain in c.rows:
        one = seat_parts(Seat(captain), k)
        for x in (-0.37, 0.37):
            parts += moved(one, np.array([x, y, c.seat_z]))
    return parts


def _lines(c):
    """The ambient lines as they are seen; their light comes from `light`."""
    shine = emission("strip", "strip", (0, 0, 1))
    for line in strips(c):
        tube, mesh = strip_mesh(line), bpy.data.meshes.new("strip")
        mesh.from_pydata(tube.v.tolist(), [], tube.f.tolist())
        mesh.materials.append(shine)
        shown = bpy.data.objects.new("strip", mesh)
        bpy.context.collection.objects.link(shown)
        shown.visible_diffuse = shown.visible_glossy = shown.visible_shadow = False
