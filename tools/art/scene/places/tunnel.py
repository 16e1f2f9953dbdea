"""Road tunnel: rings of light that run past.

Option: tint (colour of the rings, and of the light they give).
"""
import math

import numpy as np

from ..lights import bar_light, headlights, softbox
from ..materials import glow, surface, unlit
from ..meshes import box, floor, grid
from ..road import asphalt, markings
from ..sky import sky
from ..stage import Grade

MIDDLE, RADIUS, AXIS = -1.75, 5.9, 1.1      # y of the tube's axis, its radius and the axis' height, metres
STEP = 4.4                                  # metres from ring to ring


def tunnel(stage):
    """Build the tunnel."""
    sky([(-1, 0.0), (1, 0.0)])
    tint, way = stage.option("tint", (1.0, 0.72, 0.42)), 1 if stage.ahead[0] > 0 else -1
    floor(asphalt(0.8), 200)
    markings((-165, 165), (0.5, 0.5, 0.48))
    _lining(0.5 * (stage.body.x0 + stage.body.x1), tint)
    _rings(stage.middle, way, tint)
    for side in (1, -1):
        edge = MIDDLE + side * 4.55
        box("walk", (-170, 170), (edge - 0.6, edge + 0.6), (0, 0.16), surface("walk", (0.14, 0.14, 0.14), 0.8))
    box("exit", (way * 169.5, way * 169.9), (MIDDLE - 7, MIDDLE + 7), (-1, 8), glow("exit", (1, 0.93, 0.85), 1.1))
    for k, x in enumerate(stage.middle + np.array((-6.6, -2.2, 2.2, 6.6, 11.0))):
        softbox(f"over{k}", (x, MIDDLE + 0.8, 5.9), (x, 0, 0), 1.2, 6.5, 5.0, 0.6, tuple(0.4 + 0.6 * v for v in tint))
    softbox("key", stage.point(-6, -2.5, 3.4), (stage.middle, 0, 0.6), 4.0, 1.2, 5.0, 0.8)
    headlights(stage.body, 40)
    return Grade(exposure=1.05, bloom=0.16, vignette=0.22)


def _lining(middle, tint):
    """The wall. Its light is worked out from the distance to the next ring instead of being sampled."""
    def write(n):
        x, _, z = n.xyz(n.position())
        along = n.math("DIVIDE", n.math("SUBTRACT", x, middle - 22.0 - 0.5 * STEP), STEP)
        to_ring = n.math("ABSOLUTE", n.math("SUBTRACT", n.math("FRACT", along), 0.5))
        lit = n.math("ADD", n.math("POWER", 2.718, n.times(to_ring, -9.0)), 0.12)
        lit = n.times(lit, n.smooth(z, -0.5, 3.0, 0.35, 1.0))
        lit = n.times(lit, n.smooth(n.noise(n.position(), 0.9, 5.0, 0.6), 0.2, 0.8, 0.75, 1.1))
        colour = tuple(0.5 + 0.5 * v for v in tint) if tint[0] < 1 else tint
        return n.add("Emission", 0, {"Color": colour, "Strength": n.times(lit, 0.26)})
    x, a = np.meshgrid(np.linspace(-170, 170, 90), np.linspace(-0.25, math.pi + 0.25, 48), indexing="ij")
    grid("lining", x, MIDDLE + RADIUS * np.cos(a), AXIS + RADIUS * 0.92 * np.sin(a), unlit("lining", write))


def _rings(middle, way, tint):
    """Rings where the camera looks and a few behind it; every third is white."""
    r, angles = RADIUS - 0.12, np.linspace(0.02, math.pi - 0.02, 40)
    for k, x in enumerate(way * np.arange(-22.0, 150, STEP)):
        points = [(middle + x, MIDDLE + r * math.cos(t), AXIS + r * 0.92 * math.sin(t)) for t in angles]
        bar_light(f"ring{k}", points, 0.045, tint if k % 3 else (0.95, 0.97, 1.0), 7.0)
