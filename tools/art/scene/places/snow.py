"""Winter plain: packed snow with wheel tracks, drifts, firs in the mist, pale mountains, a low sun.

Option: sun (degrees to the left of the view).
"""
import math

import numpy as np

from ..materials import surface
from ..meshes import copy_of, grid, mesh
from ..nodes import rgb
from ..sky import ridge, sky, sun_light
from ..stage import Grade
from ..terrain import fractal, soft_step, widening

WINTER = [(-1, "#b9c6d4"), (-0.01, "#e9e6e2"), (0.06, "#e3e6ea"), (0.25, "#b5cbe2"), (0.6, "#84aad6"), (1, "#6c97cc")]


def snow(stage):
    """Build the plain."""
    azimuth = stage.azimuth + stage.option("sun", 108)
    sky([(at, rgb(colour)) for at, colour in WINTER], (azimuth, 11, [(rgb("#ffe6c4"), 0.5, 8.0)]), 0.80)
    sun_light(azimuth, 11, rgb("#ffd9ac"), 2.6, 1.2)
    ridge("m3", 5200, 1150, 5, rgb("#dfe4ea"), rgb("#b7c9de"), octaves=7, freq=13)
    ridge("m2", 3000, 430, 11, rgb("#d8dfe7"), rgb("#a9bdd3"), octaves=7, freq=11)
    ridge("m1", 900, 66, 2, rgb("#cdd6df"), rgb("#8fa3b8"), octaves=8, freq=1.2)
    _ground(stage.middle)
    _firs(stage)
    return Grade(exposure=1.25, bloom=0.05, vignette=0.10, noise=0.15, haze=(rgb("#d5dde6"), 210, 0.90))


def _ground(middle):
    t = widening(4, 700, 130, 3.8, 70)
    x, y = np.meshgrid(t + middle, t, indexing="ij")
    lane = soft_step(np.abs(y), 4.6, 2.4)
    z = (0.16 + 0.55 * fractal(x / 9, y / 9, 4, 3) + 0.10 * fractal(x / 1.7, y / 2.6, 3, 8)) * (1 - lane)
    z += 0.022 * fractal(x / 0.9, y / 0.5, 3, 9) * lane - 0.012 * lane
    for track in (-0.78, 0.78):
        z -= 0.020 * np.exp(-((np.abs(y - track)) / 0.13) ** 4) * lane
    z += 0.004
    off_car = np.hypot(np.maximum(np.abs(x - middle) - 2.4, 0), np.maximum(np.abs(y) - 1, 0))
    z -= np.maximum(z, 0) * np.exp(-(off_car / 0.25) ** 2)      # nothing sticks up into the car
    grid("snow", x, y, z, _snow())


def _snow():
    def bump(n):
        crust = n.noise(n.position(), 7.0, 5.0, 0.65)
        return n.math("ADD", crust, n.times(n.noise(n.position(), 90.0, 2.0), 0.18))
    return surface("snow", rgb("#e9eef4"), 0.75, spec=0.25, bump=bump, strength=0.5, dist=0.05)


def _fir_mesh(rng):
    """Points and faces of a fir of about one metre: six ragged cones on one another."""
    points, faces = [], []
    for k in range(6):
        foot, radius, base = 0.10 + 0.15 * k, 0.26 * (1 - k / 6.6), len(points)
        for j in range(14):
            a = 2 * math.pi * j / 14
            q = radius * (1.0 if j % 2 else 0.72) * rng.uniform(0.9, 1.1)
            points.append((q * math.cos(a), q * math.sin(a), foot - 0.03 * (j % 2)))
        points.append((0, 0, foot + 0.26))
        faces += [[base + j, base + (j + 1) % 14, base + 14] for j in range(14)]
    return points, faces


def _firs(stage):
    """260 copies of one fir beyond the car, snow on whatever faces up; the road stays free."""
    rng = np.random.default_rng(4)
    laden = lambda n: n.smooth(n.xyz(n.add("NewGeometry", 1))[2], 0.42, 0.95)
    needles = surface("fir", lambda n: n.mix(laden(n), rgb("#22302f"), rgb("#c9d4de")), 0.9, spec=0.1)
    first = mesh("fir", *_fir_mesh(rng), needles)
    first.location = (0, 0, -50)
    for _ in range(260):
        d, u = rng.uniform(46, 190), rng.normal() * 0.75
        place = stage.centre + stage.ahead * d + stage.right * d * u
        if abs(place[1]) < 9:
            continue
        fir, size = copy_of("fir", first), rng.uniform(4, 9.5)
        fir.location, fir.scale = (place[0], place[1], -0.4), (size, size, size * rng.uniform(0.95, 1.25))
        fir.rotation_euler[2] = rng.random() * 6
