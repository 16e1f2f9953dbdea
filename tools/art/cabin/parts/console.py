"""The console between the front seats: tray, cup holders, dial, arm rest."""
import numpy as np

from ...lib.curves import bump, smax, step
from ...lib.distances import box_sd
from ..fields import round_box
from ..meshing import solid, stitched

CUPS = (0.205, 0.300)      # y of the cup holders


def _tray(x, y):
    """Inside of the tray in plan (negative); x is the distance from the middle."""
    return smax(smax(x - 0.083, 0.14 - y, 0.03), y - 0.60, 0.03)


def _field(p):
    x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
    top = 0.375 + 0.16 * step(y - 0.62, 0.09) + 0.02 * (y + 0.3)
    f = smax(x - 0.118 - 0.03 * step(y - 0.6, 0.1), z - top, 0.035)
    f = smax(smax(f, -0.34 - y - 0.25 * (z - 0.3), 0.05), y - 0.95, 0.02)
    f = f + 0.008 * step(-_tray(x, y) - 0.004, 0.0015)
    for cup in CUPS:
        f = smax(f, -np.maximum(np.hypot(x, y - cup) - 0.037, top - 0.07 - z), 0.006)
    return f


def _armrest(p):
    f = round_box(p, (0, -0.115, 0.405), (0.112, 0.215, 0.034), 0.030)
    rim = round_box(p * [1, 1, 0], (0, -0.115, 0), (0.088, 0.19, 1), 0.03)
    return f + 0.004 * bump(p[:, 0], 0.005) * (p[:, 2] > 0.40) + 0.003 * bump(rim, 0.005) * (p[:, 2] > 0.42)


def _dial(p):
    return smax(np.hypot(p[:, 0], p[:, 1] - 0.43) - 0.030, np.abs(p[:, 2] - 0.400) - 0.016, 0.008)


def _cup_rim(y, k):
    up = 0.375 + 0.02 * (y + 0.3)
    ring = lambda p: np.hypot(np.hypot(p[:, 0], p[:, 1] - y) - 0.0385, p[:, 2] - up + 0.008) - 0.0026
    return solid(ring, (-0.05, y - 0.05, 0.36), (0.05, y + 0.05, 0.40), 0.0022 * k, "satin")


def console_parts(k):
    """Meshes of the console; k scales the cells."""
    rear_screen = lambda v: np.maximum(box_sd(v[:, 0], v[:, 2], 0, 0.27, 0.085, 0.055, 0.02), v[:, 1] + 0.24)
    cuts = [(lambda v: _tray(np.abs(v[:, 0]), v[:, 1]), "gloss"),
            (lambda v: np.maximum(v[:, 2] - 0.28, -v[:, 1] - 0.30), "dark"), (rear_screen, "gloss")]
    out = solid(_field, (-0.19, -0.50, 0.02), (0.19, 0.98, 0.62), 0.0075 * k, "panel", cuts)
    seam = stitched(lambda v: np.abs(v[:, 0]) - 0.008, 0.0011, lambda v: 0.42 - v[:, 2])
    out += solid(_armrest, (-0.14, -0.36, 0.34), (0.14, 0.14, 0.47), 0.0065 * k, "seat", [seam])
    for cup in CUPS:
        out += _cup_rim(cup, k)
    return out + solid(_dial, (-0.05, 0.38, 0.36), (0.05, 0.48, 0.44), 0.004 * k, "satin")
