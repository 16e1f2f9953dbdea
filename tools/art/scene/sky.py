"""Skies, suns and far hills."""
import math

import bpy
import numpy as np
from mathutils import Vector

from .materials import unlit
from .meshes import grid
from .nodes import Nodes
from .terrain import fractal, soft_step


def direction(azimuth, elevation):
    """Unit vector; degrees, azimuth 0 = +x, 90 = +y."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))


def sky(stops, sun=None, strength=1.0):
    """The world: a colour ramp over the height of the view ray, [(-1..1, colour), ...], and glows about the sun:
    (azimuth, elevation in degrees, [(colour, power, sharpness), ...])."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    n = Nodes(world.node_tree)
    ray = n.add("TexCoord", 0)
    height = n.xyz(ray)[2]
    colour = n.ramp(n.math("MULTIPLY_ADD", height, 0.5, 0.5), [(at * 0.5 + 0.5, c) for at, c in stops])
    if sun:
        colour = _with_sun(n, ray, colour, sun)
    n.put(n.add("OutputWorld", None).inputs[0], n.add("Background", 0, {"Color": colour, "Strength": strength}))
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 512


def _with_sun(n, ray, colour, sun):
    azimuth, elevation, glows = sun
    towards = tuple(direction(azimuth, elevation))
    dot = n.add("VectorMath", None, {0: ray, 1: towards}, operation="DOT_PRODUCT").outputs["Value"]
    dot = n.math("MAXIMUM", dot, 0.0)
    for tint, power, sharpness in glows:
        g = n.times(n.math("POWER", dot, sharpness), power)
        grey = n.add("CombineXYZ", 0, {0: g, 1: g, 2: g})
        halo = n.add("MixRGB", 0, {0: 1.0, 1: tint, 2: grey}, blend_type="MULTIPLY")
        colour = n.add("MixRGB", 0, {0: 1.0, 1: colour, 2: halo}, blend_type="ADD")
    return colour


def sun_light(azimuth, elevation, colour, power, angle=1.5):
    """Sunlight; all angles in degrees, `angle` is the width of the sun's disc."""
    light = bpy.data.lights.new("sun", "SUN")
    light.color, light.energy, light.angle = colour, power, math.radians(angle)
    made = bpy.data.objects.new("sun", light)
    bpy.context.collection.objects.link(made)
    made.rotation_euler = direction(azimuth, elevation).to_track_quat("Z", "Y").to_euler()


def ridge(name, dist, height, seed, low, high, az=(0, 360), octaves=5, base=-20, freq=10.0):
    """A far range of hills as an unlit strip, `dist` and `height` in metres, over the azimuths `az` (degrees).
    low: colour at the foot, in the haze; high: at the top; freq: degrees per wave."""
    a = np.radians(np.linspace(az[0], az[1], 900))
    relief = fractal(np.degrees(a) / freq + 50, np.full_like(a, seed * 3.3 + 0.5), octaves, seed)
    top = height * np.clip(0.5 + 0.55 * relief, 0.04, 2)
    if az[1] - az[0] < 360:
        rise, fall = soft_step(np.linspace(0, 1, len(a)), 0, 0.18), soft_step(np.linspace(1, 0, len(a)), 0, 0.18)
        top = base + (top - base) * rise * fall
    x, y = 1.5 + dist * np.cos(a), 0 + dist * np.sin(a)
    z = np.stack([np.full_like(a, base), top])
    strip = grid(name, np.stack([x, x]), np.stack([y, y]), z, _haze_colours(name, height, low, high))
    strip.visible_diffuse = False
    strip.visible_shadow = False


def _haze_colours(name, height, low, high):
    def write(n):
        z = n.xyz(n.position())[2]
        colour = n.ramp(n.smooth(z, 0.0, height), [(0, low), (1, high)])
        return n.add("Emission", 0, {"Color": colour, "Strength": 1.0})
    return unlit(name, write)
