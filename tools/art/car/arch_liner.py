"""What is behind a wheel arch: the flange of its edge and a dark liner."""
import math

import numpy as np

from ..lib.strips import strip_faces, wall
from ..lib.tris import Tris, face_out, unit

FLANGE = np.array([0, -0.045, 0.0])     # metres inwards
STEPS = 64


def flange(b, m, place):
    """A strip inwards from the edge of the arch round the wheel at `place` (x, z)."""
    xw, zw = place
    edges = m.boundary()
    mid = 0.5 * (m.v[edges[:, 0]] + m.v[edges[:, 1]])
    on_arch = np.abs(np.hypot(mid[:, 0] - xw, mid[:, 2] - zw) - b.arch_r) < 0.012
    edges = edges[on_arch & (mid[:, 1] > 0.625)]
    strip = Tris(*wall(m.v[edges[:, 0]], m.v[edges[:, 1]], FLANGE))
    strip.n = unit(np.array([xw, 0, zw]) - strip.v * [1, 0, 1])
    return face_out(strip)


def liner(b, place):
    """A bowl round the wheel, with its outer edge inside the skin of the body and its lower edge above the floor."""
    xw, zw = place
    r = b.arch_r + 0.012
    profile = [(0.98, r), (0.60, r), (0.60, 0.02)]
    angles = np.linspace(-0.35, math.pi + 0.35, STEPS)
    v = np.array([[xw + r * math.cos(a), y, zw + r * math.sin(a)] for a in angles for y, r in profile])
    v[:, 1] = np.where(v[:, 1] > 0.9, _skin(b, v[:, 0]) - 0.05, v[:, 1])
    v[:, 2] = np.maximum(v[:, 2], b.floor(v[:, 0]) + 0.03)
    bowl = Tris(v, strip_faces(STEPS, len(profile), False))
    bowl.n = unit(np.array([xw, 0.9, zw]) - v)
    return face_out(bowl)


def _skin(b, x):
    """About the half width of the body above the wheels."""
    at = np.linspace(b.x0, b.x1, 200)
    return np.interp(x, at, b.half(at) + b.flare * 0.6)
