"""The edge of the wheel arches, rolled inwards by a small radius so that it catches the light."""
import numpy as np

from ..lib.nets import gradient
from ..lib.tris import face_out, unit

RADIUS = 0.010                  # metres


def _normals(b, m):
    """Normals from the gradient of the field; those on the middle plane stay in it."""
    m.n = unit(gradient(b.F, m.v))
    m.n[np.abs(m.v[:, 1]) < 1e-6, 1] = 0
    m.n = unit(m.n)


def _to_axle(b, x, z):
    """Unit vectors from points towards the middle of the nearer wheel."""
    xw = np.where(np.abs(x) < b.wb / 2, 0.0, b.wb)
    return -unit(np.stack([x - xw, 0 * xw, z - b.wheel_d / 2], 1))


def finish_normals(b, m):
    """Give the mesh its normals and bend it inwards along the arches."""
    _normals(b, m)
    q = b.fields(m.v)
    f = b.arch(q)
    near = (f < RADIUS) & (q["y"] > 0.6)
    toward = _to_axle(b, q["x"][near], q["z"][near])
    sin = (RADIUS - np.clip(f[near], 0, RADIUS)) / RADIUS
    cos = np.sqrt(np.clip(1 - sin * sin, 0, 1))
    m.v[near] -= m.n[near] * (RADIUS * (1 - cos))[:, None]
    m.n[near] = unit(m.n[near] * cos[:, None] + toward * sin[:, None])
    face_out(m)
