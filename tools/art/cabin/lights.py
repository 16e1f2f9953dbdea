"""Daylight through windscreen, side windows and glass roof, a weak fill from behind, and the ambient lines in blue.

The ambient light shines in the blue channel only, so that `decode` can take it apart from the daylight.
"""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from ..lib.tris import unit
from .strips import strips


def _lamp(name, loc, target, sx, sy, power, colour=(1, 1, 1)):
    """A panel of sx by sy metres; power per square metre."""
    data = bpy.data.lights.new(name, "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", sx, sy
    data.energy = power * sx * sy * math.pi
    data.color = colour
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    made.location = loc
    made.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    made.visible_camera = False
    return made


def light(c):
    """Put all lights of a cabin into the scene."""
    _sky()
    _daylight(c)
    for i, line in enumerate(strips(c)):
        _ambient(i, line)


def _sky():
    world = bpy.data.worlds.new("Day")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (1, 1, 1, 1)
    background.inputs["Strength"].default_value = 0.20


def _daylight(c):
    long, (y0, y1) = -c.back, c.pano
    _lamp("windscreen", (0, 2.3, c.roof + 0.75), (0, 0.3, 0.6), 2.6, 1.5, 4.2)
    _lamp("roof", (0, 0.5 * (y0 + y1), c.roof + 0.35), (0, 0.5 * (y0 + y1), 0), 1.1, (y1 - y0) * 1.1, 2.1)
    for side, power in ((-1, 3.2), (1, 2.2)):
        place, aim = (side * 1.9, -long * 0.25, c.roof + 0.25), (0, -long * 0.20, 0.5)
        _lamp(f"side{side}", place, aim, long * 1.2, 0.9, power)
    _lamp("fill", (0, c.back - 0.2, c.roof - 0.10), (0, 0.3, 0.55), 1.1, 0.5, 1.0)


def _inward(i, line):
    """Where the light of a line goes: from doors and console to the middle, from the dashboard to the rear."""
    across = line[len(line) // 2][0]
    if abs(across) > 0.3:
        return np.array([-np.sign(across) * 0.35, 0, -0.1])
    return np.array([0, -0.3, -0.05]) if i == 0 else np.array([np.sign(across) * 0.3, 0, -0.1])


def _ambient(i, line):
    """Lamps along a line: three along the dashboard, which is bent, one along the others."""
    inward, count = _inward(i, line), 3 if i == 0 else 1
    for k in range(count):
        part = line[k * (len(line) - 1) // count:(k + 1) * (len(line) - 1) // count + 1]
        middle = part[len(part) // 2] if i == 0 else 0.5 * (part[0] + part[-1])
        length = float(np.linalg.norm(part[-1] - part[0]))
        lamp = _lamp(f"ambient{i}{k}", middle + unit(inward) * 0.012, middle + inward, length, 0.05, 3.6, (0, 0, 1))
        lamp.visible_glossy = False
        _lay_along(lamp, inward, part[-1] - part[0])


def _lay_along(lamp, inward, along):
    """Turn a lamp so that its long side lies along a direction."""
    z, x = -Vector(unit(inward)), Vector(unit(along))
    x = (x - z * x.dot(z)).normalized()
    lamp.rotation_euler = Matrix((x, z.cross(x), z)).transposed().to_euler()
