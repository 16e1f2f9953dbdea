"""The three views of the product pictures."""
import math

import bpy
from mathutils import Vector

from ..lib.objects import add_object

# Azimuth in degrees (0 from the front, 90 the left side), heights of camera and aim in metres, lens in mm.
VIEWS = {
    "front": (36, 1.05, 0.62, 72),
    "side": (90, 0.85, 0.66, 85),
    "rear": (146, 1.20, 0.66, 72),
}


def _distance(azimuth, length, lens):
    """So far away that the car fills the picture's width, whatever its length."""
    width = abs(math.sin(azimuth)) * length + abs(math.cos(azimuth)) * 2.0
    return width * 1.10 * lens / 36 + abs(math.cos(azimuth)) * length * 0.18


def camera(b, view):
    """A camera for the view, made the scene's camera."""
    degrees, height, aim, lens = VIEWS[view]
    azimuth, length, cx = math.radians(degrees), b.x1 - b.x0, 0.5 * (b.x0 + b.x1)
    distance = _distance(azimuth, length, lens)
    data = bpy.data.cameras.new(view)
    data.lens = lens
    cam = add_object("cam_" + view, data)
    cam.location = Vector((cx - math.cos(azimuth) * distance, -math.sin(azimuth) * distance, height))
    target = Vector((cx - math.cos(azimuth) * length * 0.04, 0, aim))
    cam.rotation_euler = (target - cam.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = cam
    return cam
