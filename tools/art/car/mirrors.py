"""The door mirrors: a rounded housing on a stalk, with a dark underside and glass."""
import numpy as np

from ..lib.curves import smax, smin
from ..lib.nets import gradient, onto, surface_nets
from ..lib.tris import Tris, face_out, unit
from .parts import GLOSS, MATERIAL, PAINT

SMALLEST_CELL, LARGEST_CELL = 0.008, 0.020      # metres


def _housing(x, y, z):
    nose = x + 0.30 * y * y / 0.1 * 0.1
    q = np.stack([np.abs(nose) - 0.055, np.abs(y - 0.01) - 0.095,
                  np.abs(z - 0.05 + 0.05 * x) - 0.038 - 0.10 * np.maximum(x, 0)], 1)
    d = np.linalg.norm(np.maximum(q + 0.035, 0), axis=1) + np.minimum(q.max(1) + 0.035, 0) - 0.045
    return smax(d, x - 0.055, 0.015)


def _stalk(x, y, z):
    s = np.hypot((x + 0.0) * 0.5, z + 0.006 - 0.25 * (y + 0.05)) - 0.017
    return smax(s, np.abs(y + 0.11) - 0.09, 0.01)


def _mesh(at, h):
    """The mirror of the right side; at: its place (x, y, z)."""
    def field(p):
        x, y, z = (p - at).T
        return smin(_housing(x, y, z), _stalk(x, y, z), 0.02)

    cell = min(max(h * 0.55, SMALLEST_CELL), LARGEST_CELL)
    m = surface_nets(field, at - [0.2, 0.28, 0.12], at + [0.2, 0.2, 0.18], cell, half=False)
    m.v = onto(field, m.v, 3)
    m.cut(lambda v: v[:, 2] - at[2] - 0.022 + 0.05 * (v[:, 0] - at[0]), GLOSS, None, lambda p: onto(field, p))
    m.cut(lambda v: at[0] + 0.053 - v[:, 0], GLOSS, None, lambda p: onto(field, p))
    m.n = unit(gradient(field, m.v))
    return face_out(m)


def build_mirrors(b, h):
    """(material name, Tris) of both mirrors; h: cell of the body's mesh in metres."""
    m = _mesh(np.array([b.mirror[0], b.mirror_y, b.mirror[1]]), h)
    parts = []
    for tag in (PAINT, GLOSS):
        right = m.take(m.tag == tag)
        left = Tris(right.v * [1, -1, 1], right.f[:, ::-1], None, right.n * [1, -1, 1])
        parts += [(MATERIAL[tag], right), (MATERIAL[tag], left)]
    return parts
