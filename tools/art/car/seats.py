"""What tinted glass lets one guess: seats, dashboard, screen, steering wheel, a dark tub."""
import numpy as np

from ..lib.curves import smin
from ..lib.nets import gradient, onto, surface_nets
from ..lib.tris import Tris, face_out, unit

SEAT_Y = 0.37                   # metres from the middle, times the body's `ws`
THIRD_ROW = 0.78                # metres behind the C-pillar


def _mesh(field, lo, hi, cell):
    m = surface_nets(field, lo, hi, cell, half=False)
    m.v = onto(field, m.v, 2)
    m.n = unit(gradient(field, m.v))
    return face_out(m)


def _box(p, centre, half, r, tilt=0.0):
    """A box with rounded edges; tilt leans it back."""
    x = p[:, 0] - centre[0] - tilt * (p[:, 2] - centre[2])
    q = np.abs(np.stack([x, p[:, 1] - centre[1], p[:, 2] - centre[2]], 1)) - np.asarray(half) + r
    return np.linalg.norm(np.maximum(q, 0), axis=1) + np.minimum(q.max(1), 0) - r


def _belt(b, x):
    return float(b.deck(np.array([x]))[0])


def _seat(b, x, y):
    """The upper half of a seat: a backrest and a head restraint below the roof."""
    belt = _belt(b, x)
    top = min(belt + 0.37, float(b.top(np.array([x + 0.1]))[0]) - 0.13)

    def field(p):
        back = _box(p, (x, y, belt - 0.12), (0.075, 0.235, top - 0.17 - belt + 0.12), 0.07, 0.30)
        at = (x + 0.3 * (top - 0.08 - belt + 0.12) - 0.02, y, top - 0.08)
        return smin(back, _box(p, at, (0.055, 0.125, 0.080), 0.05, 0.15), 0.03)

    return _mesh(field, (x - 0.35, y - 0.28, belt - 0.45), (x + 0.45, y + 0.28, top + 0.05), 0.022)


def _rows(b):
    """x of the rows of seats."""
    rows = [b.b_x - 0.06, (b.c_x or b.b_x + 1.0) - 0.08]
    return rows + [b.c_x + THIRD_ROW] if b.rows == 3 else rows


def _dashboard(b, x, z):
    field = lambda p: _box(p, (x, 0, z - 0.1), (0.26, 0.70 * b.ws, 0.12), 0.08, -0.3)
    return _mesh(field, (x - 0.5, -0.8, z - 0.3), (x + 0.5, 0.8, z + 0.1), 0.03)


def _screen(x, z):
    field = lambda p: _box(p, (x + 0.20, 0, z + 0.06), (0.012, 0.17, 0.085), 0.010, 0.2)
    return _mesh(field, (x, -0.2, z - 0.1), (x + 0.4, 0.2, z + 0.2), 0.011)


def _steering_wheel(b, xd, zd):
    def field(p):
        x, y, z = p[:, 0] - xd - 0.36, p[:, 1] + SEAT_Y * b.ws, p[:, 2] - zd - 0.01
        along, up = x * 0.90 + z * 0.43, z * 0.90 - x * 0.43
        r = np.hypot(y, up)
        ring = np.hypot(r - 0.175, along) - 0.015
        spoke = np.maximum(np.maximum(np.abs(along) - 0.012, np.abs(up + 0.02) - 0.02), r - 0.175)
        return np.minimum(ring, spoke)

    return _mesh(field, (xd + 0.1, -0.62, zd - 0.25), (xd + 0.62, -0.12, zd + 0.28), 0.012)


def _tub(b):
    x0, x1, z, w = b.cowl + 0.1, b.x1 - 0.25, _belt(b, b.b_x) - 0.30, 0.78 * b.ws
    sheet = Tris([[x0, -w, z], [x1, -w, z], [x1, w, z], [x0, w, z]], [[0, 1, 2], [0, 2, 3]])
    sheet.n = np.tile([0, 0, 1.0], (4, 1))
    return sheet


def build_interior(b):
    """(material name, Tris) of the interior."""
    seats = [("Seat", _seat(b, x, y)) for x in _rows(b) for y in (-SEAT_Y * b.ws, SEAT_Y * b.ws)]
    x, z = b.cowl + 0.42, _belt(b, b.cowl + 0.3) - 0.06
    return seats + [("Cabin", _dashboard(b, x, z)), ("Gloss", _screen(x, z)), ("Cabin", _steering_wheel(b, x, z)),
                    ("Cabin", _tub(b))]
