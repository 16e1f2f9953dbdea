"""Steering wheel, column and stalk."""
import math

import numpy as np

from ...lib.curves import bump, smax, smin
from ..fields import round_box, tube, xyz
from ..meshing import solid

TILT = math.radians(24)


def _frame(c, p):
    """Coordinates of the wheel: across, up, towards the driver."""
    q = p - [-0.37, 0.475, 0.70 + c.dash_z]
    cos, sin = math.cos(TILT), math.sin(TILT)
    return q[:, 0], q[:, 1] * sin + q[:, 2] * cos, q[:, 2] * sin - q[:, 1] * cos


def _ring(c, p):
    a, b, w = _frame(c, p)
    r = (np.abs(a / 0.188) ** 2.7 + np.abs(b / 0.172) ** 2.7) ** (1 / 2.7)
    grip = 0.0155 + 0.003 * bump(np.abs(a) - 0.18, 0.05)
    return np.hypot((r - 1) * 0.178, w - 0.012) - grip


def _hub(c, p):
    a, b, w = _frame(c, p)
    hub = round_box(xyz(a, b, w), (0, -0.008, -0.006), (0.078, 0.056, 0.030), 0.028)
    arm = round_box(xyz(np.abs(a), b, w - 0.03 * (np.abs(a) - 0.1)), (0.110, 0.0, -0.004), (0.075, 0.024, 0.011), 0.010)
    foot = round_box(xyz(a, b, w), (0, -0.115, -0.004), (0.030, 0.060, 0.011), 0.010)
    f = smin(smin(hub, arm, 0.03), foot, 0.03)
    return f + 0.002 * bump(np.hypot(a / 1.3, b + 0.008) - 0.045, 0.003) * (w > 0)


def _column(c, p):
    a, b, w = _frame(c, p)
    return smax(np.hypot(a, b + 0.005) - 0.055, np.maximum(w + 0.02, -0.42 - w), 0.03)


def _hub_cuts(c):
    def keys(v):
        a, b, w = _frame(c, v)
        return np.maximum(np.maximum(0.088 - np.abs(a), np.abs(b) - 0.017), -w - 0.004)

    def foot(v):
        a, b, _ = _frame(c, v)
        return np.maximum(np.abs(a) - 0.022, b + 0.078)
    return [(keys, "gloss"), (foot, "satin")]


def steering_parts(c, k):
    """Meshes of the steering; k scales the cells."""
    up = c.dash_z
    low, high = (-0.62, 0.28, 0.44 + up), (-0.12, 0.68, 0.96 + up)
    out = solid(lambda p: _ring(c, p), low, high, 0.0062 * k, "wheel")
    out += solid(lambda p: _hub(c, p), low, high, 0.0058 * k, "wheel", _hub_cuts(c))
    out += solid(lambda p: _column(c, p), (-0.46, 0.40, 0.44 + up), (-0.28, 0.95, 0.78 + up), 0.009 * k, "dark")
    stalk = lambda p: tube(p, [(-0.47, 0.50, 0.715 + up), (-0.555, 0.49, 0.725 + up)], 0.008)
    return out + solid(stalk, (-0.58, 0.46, 0.69 + up), (-0.44, 0.53, 0.75 + up), 0.005 * k, "satin")
