"""What lights a place: soft panels, bars, headlights, and lamps far out of focus."""
import math

import bpy
import numpy as np
from mathutils import Vector

from ..lib.studio import emitter
from .materials import glow, soft_disc
from .meshes import mesh, tube

WARM_AND_COLD = ((1, 0.62, 0.26), (1, 0.72, 0.40), (1, 0.80, 0.55), (1, 0.45, 0.16), (0.45, 0.66, 1), (0.75, 0.86, 1),
                 (1, 0.16, 0.12), (0.25, 0.75, 0.9))


def softbox(name, loc, target, sx, sy, power, soft=0.6, colour=(1, 1, 1)):
    """A soft-edged panel for reflections and an area lamp of the same strength for matt surfaces, sx by sy metres:
    each kind of ray gets the light it can sample without noise. The camera sees neither."""
    panel = emitter(name, loc, target, sx, sy, power, soft, colour)
    panel.visible_diffuse = False
    panel.data.materials[0].cycles.sample_as_light = min(sx, sy) < 0.9
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.color = "RECTANGLE", colour
    light.size, light.size_y = sx * (1 - 0.4 * soft), sy * (1 - 0.4 * soft)
    light.energy = power * math.pi * sx * sy * (1 - 0.5 * soft) ** 2
    lamp = bpy.data.objects.new(name + "_lamp", light)
    bpy.context.collection.objects.link(lamp)
    lamp.location = loc
    lamp.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat("Z", "Y").to_euler()
    lamp.visible_camera = lamp.visible_glossy = False
    return panel


def bar_light(name, points, radius, colour, power):
    """A thin tube of light along points."""
    return tube(name, points, radius, glow(name, colour, power), smooth=False)


def portal(half_width, height, radius, steps=8, foot=-0.02):
    """Outline of a gate with round corners, as (across, up): from the floor up, over and down."""
    angle = np.linspace(0, math.pi / 2, steps)
    w, h, r = half_width, height, radius
    right = [(w - r + r * math.cos(t), h - r + r * math.sin(t)) for t in angle]
    left = [(-w + r - r * math.cos(t), h - r + r * math.sin(t)) for t in angle[::-1]]
    return [(w, foot)] + right + left + [(-w, foot)]


def headlights(body, power=60):
    """Beams on the road ahead of the car; power in watts each."""
    for side in (1, -1):
        light = bpy.data.lights.new("beam", "SPOT")
        light.energy, light.color, light.shadow_soft_size = power, (0.93, 0.96, 1.0), 0.06
        light.spot_size, light.spot_blend = math.radians(74), 0.9
        beam = bpy.data.objects.new("beam", light)
        bpy.context.collection.objects.link(beam)
        beam.location = (body.x0 - 0.02, side * 0.66 * body.ws, body.bar_f - 0.03)
        aim = Vector((body.x0 - 6, side * 0.9, -0.1)) - beam.location
        beam.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()


def far_lamps(stage, count, seed, dist=(25, 60), spread=26, height=(0.3, 11), size=(0.18, 0.55), colours=WARM_AND_COLD, power=2.2):
    """Lamps out of focus: soft discs that face the camera, so they cost no samples. dist, spread (to the sides),
    height and size (radius of the nearest) are metres; those farther off are larger and higher."""
    rng = np.random.default_rng(seed)
    materials = [soft_disc(f"lamp{i}", colour, power, 0.93) for i, colour in enumerate(colours)]
    angle = np.linspace(0, 2 * math.pi, 28, endpoint=False)
    disc = np.stack([np.cos(angle), np.sin(angle), 0 * angle], 1)
    look = Vector((-stage.ahead[0], -stage.ahead[1], 0.0)).to_track_quat("Z", "Y").to_euler()
    for i in range(count):
        d = rng.uniform(*dist)
        place = stage.at(d) + stage.right * rng.normal() * spread * d / dist[1]
        scale = rng.uniform(*size) * d / dist[0]
        lamp = mesh(f"lamp_{i}", disc, [list(range(28))], materials[rng.integers(len(materials))])
        up = height[0] + (height[1] - height[0]) * rng.random() ** 1.8 * d / dist[1]
        lamp.location, lamp.rotation_euler, lamp.scale = (place[0], place[1], up), look, (scale, scale, scale)
        lamp.visible_diffuse = lamp.visible_shadow = False
