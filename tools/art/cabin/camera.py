"""The camera in a cabin, and the direction each pixel looks in."""
import bpy
import numpy as np
from mathutils import Vector

from ..lib.tris import unit


def place_camera(view):
    """Put a camera into the scene and look through it; view: one of VIEWS."""
    loc, target, lens = view
    data = bpy.data.cameras.new("cam")
    data.lens, data.clip_start = lens, 0.02
    made = bpy.data.objects.new("cam", data)
    bpy.context.collection.objects.link(made)
    made.location = loc
    made.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = made
    bpy.context.view_layer.update()
    return made


def rays(camera, size):
    """Unit viewing direction of every pixel, (rows, columns, 3)."""
    w, h = size
    axes, half = np.array(camera.matrix_world), 18.0 / camera.data.lens
    px, py = np.meshgrid((np.arange(w) + 0.5) / w * 2 - 1, 1 - (np.arange(h) + 0.5) / h * 2)
    return unit(px[..., None] * half * axes[:3, 0] + py[..., None] * half * h / w * axes[:3, 1] - axes[:3, 2])
