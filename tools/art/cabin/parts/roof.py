"""Pillars, roof rails, headliner, and what hangs from them."""
import numpy as np

from ...lib.curves import smax, smin
from ..fields import round_box, tube, xyz
from ..meshing import both_sides, solid


def _bars(c, q):
    """Front pillars, rails and the pillars behind; q on the right side."""
    roof, belt, w = c.roof, c.belt, c.rail
    half_way = 0.5 * (belt + roof)
    front = tube(q, [(0.765, 1.32, belt - 0.05), (0.745, 1.14, belt + 0.02), (w + 0.075, 0.72, half_way + 0.04),
                     (w + 0.012, 0.38, roof - 0.045), (w, 0.20, roof - 0.01)], 0.036)
    rail = tube(q, [(w, 0.24, roof - 0.012), (w + 0.012, -0.4, roof + 0.005), (w + 0.005, c.back, roof - 0.02)], 0.040)
    f = smin(front, rail, 0.06)
    for y in (-0.44, -1.66 if c.is_long else -1.30):
        pillar = [(0.775, y + 0.03, belt - 0.06), (w + 0.06, y - 0.02, half_way + 0.05), (w + 0.01, y - 0.06, roof)]
        f = smin(f, tube(q, pillar, 0.040), 0.07)
    return f


def _headliner(c, q):
    """The headliner with the opening of the glass roof."""
    crown = c.roof + 0.035 - 0.05 * (q[:, 0] / 0.6) ** 2
    slab = smax(np.abs(q[:, 2] - crown) - 0.014, q[:, 0] - c.rail - 0.01, 0.02)
    slab = smax(slab, q[:, 1] - 0.40 + 0.10 * (q[:, 0] / 0.6) ** 2, 0.03)
    y0, y1 = c.pano
    hole = smax(np.abs(q[:, 0]) - 0.43, np.abs(q[:, 1] - 0.5 * (y0 + y1)) - 0.5 * (y1 - y0), 0.10)
    return smax(smax(slab, -hole, 0.03), c.back - q[:, 1], 0.02)


def _field(c, p):
    q = p * [1, 1, 1]
    q[:, 0] = np.abs(q[:, 0])
    return smin(_bars(c, q), _headliner(c, q), 0.07)


def _mirror(c, k):
    roof = c.roof
    bend = lambda p: xyz(p[:, 0], p[:, 1] + 0.10 * p[:, 0] ** 2 * 3, p[:, 2])
    glass = lambda p: round_box(bend(p), (0, 0.50, roof - 0.115), (0.120, 0.016, 0.034), 0.016)
    out = solid(glass, (-0.15, 0.42, roof - 0.18), (0.15, 0.56, roof - 0.05), 0.006 * k, "gloss")
    stem = lambda p: tube(p, [(0, 0.515, roof - 0.10), (0, 0.54, roof + 0.0)], 0.010)
    return out + solid(stem, (-0.03, 0.48, roof - 0.13), (0.03, 0.57, roof + 0.02), 0.006 * k, "gloss")


def _visor(c, x, k):
    roof = c.roof
    tilt = lambda p: xyz(p[:, 0], p[:, 1], p[:, 2] + 0.22 * (p[:, 1] - 0.3))
    board = lambda p: round_box(tilt(p), (x, 0.30, roof - 0.012), (0.165, 0.075, 0.010), 0.010)
    return solid(board, (x - 0.2, 0.20, roof - 0.06), (x + 0.2, 0.40, roof + 0.03), 0.008 * k, "liner")


def roof_parts(c, k):
    """Meshes of pillars, rails and headliner; k scales the cells."""
    low, high = (-0.02, c.back - 0.02, c.belt - 0.12), (0.86, 1.40, c.roof + 0.10)
    return both_sides(solid(lambda p: _field(c, p), low, high, 0.0125 * k, "liner"))


def hanging_parts(c, k):
    """Meshes of the mirror and the sun visors."""
    return _mirror(c, k) + _visor(c, -0.32, k) + _visor(c, 0.32, k)
