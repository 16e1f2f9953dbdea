"""Shut lines of doors, bonnet and tailgate, handles, charging flap."""
import numpy as np

from ...lib.distances import box_sd
from ..cutter import behind, side_only
from ..parts import GAP, PAINT, TRIM

HALF_OUTLINE = 0.002            # metres, of handles and flap
HANDLE, FLAP = (0.105, 0.015, 0.013), (0.075, 0.065, 0.03)      # half length, half height, corner


def cut_shut_lines(cutter):
    """Every line that parts two panels."""
    b = cutter.body
    for path in b.doors:
        cutter.line(path, "xz", side_only, (PAINT, TRIM))
    _bonnet(cutter)
    _tailgate(cutter)
    if b.rail:
        cutter.line(b.rail, "xz", side_only, (PAINT,), 0.004)
    for x in (b.doors[1][0][0] - 0.20, b.doors[2][0][0] - 0.26):
        _outline(cutter, x, b.handle_z, HANDLE)
    _outline(cutter, b.wb + 0.45, b.handle_z + 0.02, FLAP)


def _bonnet(cutter):
    b = cutter.body
    ends = [(b.cowl + 0.15, 0.76), (b.cowl - 0.1, 0.72), (0.0, 0.665), (b.x0 + 0.45, 0.63), (b.x0 + 0.22, 0.60),
            (b.x0 + 0.16, 0.45)]
    path = [(x, y * b.ws) for x, y in ends] + [(b.x0 + 0.13, 0.2), (b.x0 + 0.13, -0.2)]
    cutter.line(path, "xy", lambda q: np.maximum(-0.06 - q["deck"], q["low"] - 0.02))


def _tailgate(cutter):
    b, back = cutter.body, behind(cutter.body.wb + 0.45)
    path = [(0.71, b.bar_r - 0.035), (0.715, b.bar_r - 0.08), (0.70, b.plate_r + 0.02), (0.60, b.plate_r - 0.12),
            (0.3, b.plate_r - 0.125), (-0.3, b.plate_r - 0.125)]
    domain = lambda q: np.maximum(back(q), q["gtop"] + 0.0 * q["x"] - 0.5)
    cutter.line([(y * b.ws, z) for y, z in path], "yz", domain)


def _outline(cutter, x, z, size):
    cutter.band(lambda q: box_sd(q["x"], q["z"], x, z, *size), HALF_OUTLINE, GAP, [PAINT], side_only)
