"""The camera of a shot."""
import math

import bpy
from mathutils import Vector


def place_camera(body, shot):
    """Put the camera of a shot into the scene and look through it."""
    azimuth, dist, height, lens = shot.cam
    turn, aim = math.radians(azimuth), _aim(body, shot)
    made = bpy.data.objects.new("cam", _optics(shot, lens))
    bpy.context.collection.objects.link(made)
    made.location = (aim.x - math.cos(turn) * dist, aim.y - math.sin(turn) * dist, height)
    if dist < 0.1:                      # from above, the nose to the left
        made.rotation_euler = (0, 0, 0)
    else:
        made.rotation_euler = (aim - made.location).to_track_quat("-Z", "Y").to_euler()
    if shot.stop:
        made.data.dof.use_dof, made.data.dof.aperture_fstop = True, shot.stop
        made.data.dof.focus_distance = (aim - made.location).length
    bpy.context.scene.camera = made


def _aim(body, shot):
    along, up, *side = shot.aim
    return Vector((0.5 * (body.x0 + body.x1) + along, side[0] if side else 0.0, up))


def _optics(shot, lens):
    camera = bpy.data.cameras.new("cam")
    camera.lens, camera.sensor_fit = lens, "HORIZONTAL"
    camera.shift_x, camera.shift_y = -shot.shift[0], shot.shift[1]      # a shift keeps uprights upright
    camera.clip_end = 20000
    return camera
