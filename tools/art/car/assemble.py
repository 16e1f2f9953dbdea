"""A whole car in Blender: body, guessed interior, four wheels."""
import math

import bpy

from ..lib.objects import add_object, mesh_object
from .body_mesh import build_body
from .materials import material
from .seats import build_interior
from .surface import Body
from .wheel import build_wheel, wheel_track


def car(spec, h, wheel_detail=1.0, interior=True):
    """Put the car of a body's data into the scene; h: cell of its mesh in metres. Gives the body and the root object."""
    b = Body(spec)
    root = add_object(b.name, None)
    mesh_object(b.name, build_body(b, h) + (build_interior(b) if interior else []), material, root)
    fit_wheels(b, root, wheel_detail)
    return b, root


def _take_off(b, root):
    wheels = ("wheel_", b.name + "_wheel")
    for thing in [child for child in root.children_recursive if child.name.startswith(wheels)]:
        bpy.data.objects.remove(thing)


def _hub(b, root, place, side):
    """An empty in the middle of a wheel. The far wheel is turned, never mirrored: spokes keep their sense."""
    xw, zw = place
    hub = add_object(f"wheel_{'f' if xw == 0 else 'r'}{'l' if side < 0 else 'r'}", None, root)
    hub.location = (xw, side * wheel_track(b, xw), zw)
    hub.rotation_euler = (0, 0, 0 if side > 0 else math.pi)
    return hub


def fit_wheels(b, root, detail=1.0):
    """Put four wheels of the design b.rim on the car, in place of any it has. Four hubs share one set of meshes."""
    _take_off(b, root)
    wheel = mesh_object(b.name + "_wheel", build_wheel(b, detail), material)
    for number, (place, side) in enumerate((place, side) for place in b.wheels for side in (1, -1)):
        hub = _hub(b, root, place, side)
        for part in wheel if number == 0 else [add_object(part.name, part.data) for part in wheel]:
            part.parent = hub
            if "Caliper" in part.name and side < 0:
                part.rotation_euler = (0, math.pi, 0)        # behind the axle on both sides
