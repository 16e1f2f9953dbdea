"""The rear row of a short cabin: two shaped seats with a narrow one between them, parcel shelf and tail behind."""
import numpy as np

from ...lib.curves import bump, smax, smin
from ..fields import round_box, stripes
from ..meshing import moved, solid
from .seat import FLUTES, Seat, seat_parts

PLACE = (0.375, -0.93)      # x and y of the hip points of the outer seats
HALF = 0.118                # half the width of the middle seat


def _middle(seat, p):
    """The seat in the middle, in the coordinates of the outer ones: flat, with flutes across."""
    _, v, w = seat.back_frame(p)
    u, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
    back = smax(smax(np.abs(w + 0.012) - 0.060, v - 0.640, 0.05), -0.10 - v, 0.05)
    cushion = smax(smax(z - 0.322 - 0.06 * np.clip(y, -0.2, 0.5), 0.185 - z, 0.04), np.abs(y - 0.11) - 0.26, 0.07)
    f = smax(smin(back, cushion, 0.03), u - HALF, 0.022)
    on_back = (v > 0.10) & (w > 0)
    flute = np.where(u < HALF - 0.03, stripes(np.where(on_back, v, y), FLUTES), 1.0)
    return f + 0.0045 * bump(flute, 0.010)


def _head(p):
    """The low head rest in the middle."""
    return round_box(p, (0, -0.345, 0.985), (0.105, 0.042, 0.055), 0.040)


def _closing(c, k):
    """Parcel shelf and tail, up to the rear window."""
    shelf = lambda p: round_box(p, (0, c.back + 0.11, 0.835), (0.60, 0.20, 0.022), 0.018)
    tail = lambda p: round_box(p, (0, c.back - 0.02, 0.43), (0.80, 0.05, 0.45), 0.03)
    out = solid(shelf, (-0.80, c.back - 0.12, 0.80), (0.80, c.back + 0.34, 0.89), 0.012 * k, "dash")
    return out + solid(tail, (-0.85, c.back - 0.1, 0.0), (0.85, c.back + 0.06, 0.95), 0.02 * k, "panel")


def rear_row_parts(c, k):
    """Meshes of the row; k scales the cells."""
    seat, (x, y) = Seat(), PLACE
    one = seat_parts(seat, k)
    out = moved(one, np.array([-x, y, 0])) + moved(one, np.array([x, y, 0]))
    middle = solid(lambda p: _middle(seat, p), (-0.14, -0.45, 0.12), (0.14, 0.46, 1.02), 0.008 * k, "insert")
    middle += solid(_head, (-0.13, -0.41, 0.90), (0.13, -0.28, 1.07), 0.008 * k, "seat")
    return out + moved(middle, np.array([0, y, 0])) + _closing(c, k)
