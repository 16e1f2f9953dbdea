"""Dunes with a low sun and long shadows.

Option: sun (degrees to the left of the view).
"""
import numpy as np

from ..materials import surface
from ..meshes import grid
from ..nodes import rgb
from ..sky import ridge, sky, sun_light
from ..stage import Grade
from ..terrain import fractal, soft_step, widening

CLEAR = [(-1, "#b98d62"), (-0.01, "#f0d3ac"), (0.05, "#eccfae"), (0.2, "#b9c4cc"), (0.5, "#6f9cc4"), (1, "#4c80b4")]


def desert(stage):
    """Build the dunes."""
    azimuth = stage.azimuth + stage.option("sun", 102)
    sky([(at, rgb(colour)) for at, colour in CLEAR], (azimuth, 13, [(rgb("#ffd9a0"), 0.5, 8.0)]), 0.62)
    sun_light(azimuth, 13, rgb("#ffcf94"), 3.6, 0.7)
    ridge("mesa", 2400, 190, 6, rgb("#e4c39c"), rgb("#c39a78"), octaves=6, freq=18)
    _dunes(stage.middle)
    return Grade(exposure=1.12, bloom=0.05, vignette=0.14, noise=0.15, haze=(rgb("#e8c8a2"), 700, 0.7))


def _dunes(middle):
    """Waves of sand with a long windward and a steep lee side, level about the car."""
    t = widening(6, 600, 200, 5.8, 50)
    x, y = np.meshgrid(t + middle, t, indexing="ij")
    off_car = np.hypot(x - middle, y)
    wave = x * 0.35 + y + 9 * fractal(x / 60, y / 60, 3, 4)
    phase = (wave / 46) % 1
    shape = np.where(phase < 0.72, soft_step(phase, 0, 0.72), soft_step(phase, 1.0, 0.72))
    height = 24.0 * (0.65 + 0.6 * fractal(x / 80, y / 80, 2, 9))
    z = shape * height * soft_step(off_car, 11, 75) + 0.35 * fractal(x / 14, y / 14, 3, 2) * soft_step(off_car, 4, 16)
    tone = lambda n: n.mix(n.smooth(n.noise(n.position(), 0.12, 4.0), 0.35, 0.65), rgb("#c99a68"), rgb("#dcb384"))
    grid("dunes", x, y, z - 0.003, surface("sand", tone, 0.9, spec=0.15, bump=_ripples, strength=0.5, dist=0.03))


def _ripples(n):
    """Ripples of the wind, about 24 cm apart, and grains."""
    p = n.position()
    x, y, _ = n.xyz(p)
    across = n.math("ADD", n.math("MULTIPLY_ADD", x, 0.35, y), n.times(n.noise(p, 0.5, 3.0), 1.6))
    strength = n.smooth(n.noise(p, 0.3, 2.0), 0.35, 0.6, 0.15, 0.6)
    waves = n.times(n.math("SINE", n.times(across, 26.0)), strength)
    return n.math("ADD", waves, n.times(n.noise(p, 140.0, 2.0), 0.35))
