"""The doors with handles and switches."""
import numpy as np

from ...lib.curves import bump, smax, step
from ..fields import round_box
from ..meshing import both_sides, solid, stitched


def door_x(c, y, z):
    """x of the inner face of the right door."""
    belt = c.belt
    x = 0.755 - 0.028 * step(z - (belt - 0.085), 0.018)
    x = x - 0.082 * step(z - (belt - 0.315), 0.010) * step(belt - 0.235 - z, 0.014) * _armrest(c, y)
    return x - 0.030 * step(belt - 0.30 - z, 0.03)


def _armrest(c, y):
    """1 along the arm rests of the doors."""
    f = step(y + 0.30, 0.03) * step(0.42 - y, 0.05)
    if c.is_long:
        f = f + step(y + 1.40, 0.03) * step(-0.72 - y, 0.05)
    return f


def _field(c, p):
    x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
    f = smax(door_x(c, y, z) - x, z - c.belt, 0.045)
    f = f + 0.006 * bump(z - (c.belt - 0.12), 0.007)              # groove of the line of light
    for gap in (-0.43, -1.62) if c.is_long else (-0.43,):
        f = f + 0.008 * bump(y - gap, 0.006)
    return smax(f, x - 0.82, 0.01)


def door_trim_parts(c, k):
    """Meshes of the handle and the switches of each row; k scales the cells."""
    out, belt = [], c.belt
    for y in (0.22, -0.92 if c.is_long else -0.86):
        handle = lambda p: round_box(p, (0.722, y, belt - 0.165), (0.010, 0.075, 0.012), 0.009)
        out += both_sides(solid(handle, (0.70, y - 0.1, belt - 0.19), (0.74, y + 0.1, belt - 0.14), 0.004 * k, "satin"))
        switches = lambda p: round_box(p, (0.70, y + 0.10, belt - 0.238), (0.028, 0.075, 0.012), 0.010)
        out += both_sides(solid(switches, (0.66, y, belt - 0.26), (0.74, y + 0.20, belt - 0.21), 0.005 * k, "gloss"))
    return out


def door_parts(c, k):
    """Meshes of the bare doors; k scales the cells."""
    belt = c.belt
    cuts = [(lambda v: np.abs(v[:, 2] - (belt - 0.185)) - 0.062, "insert"), (lambda v: v[:, 2] - (belt - 0.247), "panel"),
            (lambda v: v[:, 2] - (belt - 0.42), "dark"), stitched(lambda v: v[:, 2] - (belt - 0.045), 0.0012)]
    low, high = (0.55, c.back, 0.10), (0.80, 1.36, belt + 0.05)
    return both_sides(solid(lambda p: _field(c, p), low, high, 0.011 * k, "dash", cuts))
