"""Whole cars."""
import math

import bpy

from ..lib.objects import mesh_object
from .body_mesh import build_body
from .materials import material
from .seats import build_interior
from .surface import Body
from .wheel import build_wheel, wheel_track


def car(spec, h, wheel_detail=1.0, interior=True):
    b = Body(spec)
    root = bpy.data.objects.new(b.name, None)
    bpy.context.collection.objects.link(root)
    mesh_object(b.name, build_body(b, h) + (build_interior(b, h) if interior else []), material, root)
    fit_wheels(b, root, wheel_detail)
    return b, root


def fit_wheels(b, root, detail=1.0):
    """Put four wheels of design b.rim on the car, in place of any it has."""
    for o in [o for o in root.children_recursive if o.name.startswith("wheel_") or o.name.startswith(b.name + "_wheel")]:
        bpy.data.objects.remove(o)
    wheel = mesh_object(b.name + "_wheel", build_wheel(b, detail), material)
    first = True
    for xw, zw in b.wheels:
        for side in (1, -1):
            e = bpy.data.objects.new(f"wheel_{'f' if xw == 0 else 'r'}{'l' if side < 0 else 'r'}", None)
            bpy.context.collection.objects.link(e)
            e.parent = root
            e.location = (xw, side * wheel_track(b, xw), zw)
            # turn (never mirror) for the far side; put the caliper behind the axle
            e.rotation_euler = (0, 0, 0 if side > 0 else math.pi)
            for w in wheel:
                o = w if first else bpy.data.objects.new(w.name, w.data)
                if not first:
                    bpy.context.collection.objects.link(o)
                o.parent = e
                if "Caliper" in o.name and side < 0:
                    o.rotation_euler = (0, math.pi, 0)
            first = False
