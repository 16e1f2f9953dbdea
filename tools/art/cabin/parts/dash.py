"""The dashboard. Its ends embrace the front seats: `sweep` takes that out of the coordinates."""
import numpy as np

from ...lib.curves import bump, smin
from ...lib.distances import poly_sd
from ..fields import round_box, xyz
from ..meshing import solid, stitched


def sweep(c, p):
    """y and z of points with the sweep of the dashboard taken out."""
    return p[:, 1] + 0.10 * (p[:, 0] / 0.7) ** 2, p[:, 2] - c.dash_z


def _field(c, p):
    y, z = sweep(c, p)
    upper = poly_sd(y, z, [(0.775, 0.715), (1.30, 0.735), (1.30, 0.64), (0.84, 0.645), (0.770, 0.680)], 0.030)
    middle = poly_sd(y, z, [(0.815, 0.63), (1.25, 0.63), (1.25, 0.55), (0.825, 0.55)], 0.004)
    lower = poly_sd(y, z, [(0.790, 0.515), (1.2, 0.53), (1.2, 0.30), (0.94, 0.28), (0.80, 0.455)], 0.026)
    f = smin(smin(upper, middle, 0.014), lower, 0.014)
    f = f + 0.004 * bump(y - 0.845, 0.006) * (z > 0.70)
    hood = round_box(xyz(p[:, 0], y, z), (-0.37, 0.86, 0.735), (0.21, 0.10, 0.03), 0.03)
    return smin(f, hood + 0.02, 0.05)


def dash_parts(c, k):
    """Meshes of the dashboard; k scales the cells."""
    y, z = (lambda v: sweep(c, v)[0]), (lambda v: sweep(c, v)[1])
    vents = lambda v: np.maximum(np.abs(z(v) - 0.615) - 0.011, np.abs(np.abs(v[:, 0]) - 0.36) - 0.29)
    cuts = [(lambda v: np.abs(z(v) - 0.592) - 0.043, "decor"), (lambda v: z(v) - 0.545, "panel"), (vents, "gloss"),
            stitched(lambda v: y(v) - 0.856, 0.0013, lambda v: 0.69 - z(v)), (lambda v: z(v) - 0.40, "dark")]
    low, high = (-0.80, 0.50, 0.22 + c.dash_z), (0.80, 1.40, 0.86 + c.dash_z)
    return solid(lambda p: _field(c, p), low, high, 0.0095 * k, "dash", cuts)
