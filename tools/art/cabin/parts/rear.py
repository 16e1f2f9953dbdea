"""What closes the cabin behind: carpet and bulkhead, and in a long cabin a third bench and the tail."""
import numpy as np

from ...lib.curves import bump, smin
from ..fields import round_box, stripes, xyz
from ..meshing import sheet, solid


def floor_parts(c):
    """The carpet, and the wall behind the pedals."""
    top = c.belt - 0.05
    carpet = sheet([[-0.8, c.back, 0.10], [0.8, c.back, 0.10], [0.8, 1.3, 0.10], [-0.8, 1.3, 0.10]], [0, 0, 1.0])
    wall = sheet([[-0.82, 1.32, 0.05], [0.82, 1.32, 0.05], [0.82, 1.32, top], [-0.82, 1.32, top]], [0, -1.0, 0])
    return [("carpet", carpet), ("carpet", wall)]


def _bench(p, z):
    back = round_box(xyz(p[:, 0], p[:, 1] + 0.30 * (p[:, 2] - 0.6), p[:, 2]), (0, -2.38, 0.60 + z), (0.60, 0.08, 0.34), 0.07)
    cushion = round_box(p, (0, -2.10, 0.30 + z), (0.60, 0.27, 0.09), 0.06)
    f = smin(back, cushion, 0.03)
    return f + 0.006 * bump(np.abs(p[:, 0]) - 0.20, 0.008) + 0.004 * bump(stripes(p[:, 0], 0.08), 0.010)


def _headrest(p, x, z):
    leaning = xyz(p[:, 0], p[:, 1] + 0.2 * (p[:, 2] - 1), p[:, 2])
    return round_box(leaning, (x, -2.50, 1.02 + z), (0.125, 0.05, 0.075), 0.048)


def bench_parts(c, k):
    """Meshes of the third bench and the tail; k scales the cells."""
    z = c.seat_z
    out = solid(lambda p: _bench(p, z), (-0.68, -2.75, 0.15), (0.68, -1.75, 1.10 + z), 0.013 * k, "seat")
    for x in (-0.40, 0.40):
        low, high = (x - 0.15, -2.62, 0.90 + z), (x + 0.15, -2.38, 1.14 + z)
        out += solid(lambda p: _headrest(p, x, z), low, high, 0.010 * k, "seat")
    tail = lambda p: round_box(p, (0, c.back - 0.02, 0.45), (0.80, 0.05, 0.45), 0.03)
    return out + solid(tail, (-0.85, c.back - 0.1, 0.0), (0.85, c.back + 0.06, 0.95), 0.02 * k, "panel")
