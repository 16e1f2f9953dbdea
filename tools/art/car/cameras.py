"""Cameras."""
import math

import bpy
from mathutils import Vector


VIEWS = {  # azimuth (0 = from the front, 90 = side), camera height, aim height, lens
    "front": (36, 1.05, 0.62, 72),
    "side": (90, 0.85, 0.66, 85),
    "rear": (146, 1.20, 0.66, 72),
}


def camera(b, view):
    az, ch, aim, lens = VIEWS[view]
    cx = 0.5 * (b.x0 + b.x1)
    a = math.radians(az)
    L = b.x1 - b.x0
    width = abs(math.sin(a)) * L + abs(math.cos(a)) * 2.0
    dist = width * 1.10 * lens / 36 + abs(math.cos(a)) * L * 0.18
    cam = bpy.data.cameras.new(view)
    cam.lens = lens
    o = bpy.data.objects.new("cam_" + view, cam)
    bpy.context.collection.objects.link(o)
    loc = Vector((cx - math.cos(a) * dist, -math.sin(a) * dist, ch))
    aimx = cx - math.cos(a) * L * 0.04
    o.location = loc
    o.rotation_euler = (Vector((aimx, 0, aim)) - loc).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = o
    return o
