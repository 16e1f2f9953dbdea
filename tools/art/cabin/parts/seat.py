"""Seats. Local coordinates: x across, y forward, z up, the hip point above (0, 0)."""
import math

import numpy as np

from ...lib.curves import Curve, bump, smax, smin, step
from ..fields import round_box, stripes, xyz
from ..meshing import solid, stitched

TILT = math.radians(19)
HALF = Curve([(-0.15, 0.225), (0.05, 0.245), (0.25, 0.262), (0.45, 0.262), (0.58, 0.232), (0.68, 0.175)])
FRONT = Curve([(-0.15, 0.030), (0.05, 0.058), (0.22, 0.062), (0.42, 0.030), (0.56, 0.024), (0.70, 0.020)])
BACK = Curve([(-0.15, 0.080), (0.10, 0.090), (0.30, 0.080), (0.50, 0.056), (0.70, 0.040)])
FLUTES = 0.062      # from flute to flute, metres


class Seat:
    """The fields of one seat. A captain seat is wider and has a winged head rest."""

    def __init__(self, captain=False):
        self.captain = captain
        self.wide = 1.05 if captain else 1.0

    def back_frame(self, p):
        """Coordinates of the backrest: |across|, up along it, out of it towards the front."""
        y, z = p[:, 1] + 0.115, p[:, 2] - 0.33
        c, s = math.cos(TILT), math.sin(TILT)
        return np.abs(p[:, 0]) / self.wide, z * c - y * s, y * c + z * s

    def backrest(self, p):
        """The backrest with its bolsters."""
        u, v, w = self.back_frame(p)
        bolster = 0.046 * step(u - 0.165, 0.016) * step(v - 0.04, 0.05) * step(0.50 - v, 0.05)
        f = smax(w - FRONT(v) - bolster, -w - BACK(v), 0.055)
        f = smax(f, u - HALF(v), 0.075)
        return smax(smax(f, v - 0.655 + 0.9 * u * u, 0.06), -0.10 - v, 0.05)

    def cushion(self, p):
        """The cushion with its bolsters."""
        u, y, z = np.abs(p[:, 0]) / self.wide, p[:, 1], p[:, 2]
        top = 0.325 + 0.06 * np.clip(y, -0.2, 0.5) + 0.036 * step(u - 0.165, 0.016) * step(0.36 - y, 0.05)
        f = smax(z - top, u - 0.255, 0.06)
        f = smax(smax(f, y - 0.40 + 0.25 * u * u * 2, 0.09), -0.16 - y, 0.05)
        return smax(f, 0.185 - z, 0.04)

    def seams(self, p):
        """Distances to the edge of the insert (negative inside it) and to its flutes."""
        u, v, w = self.back_frame(p)
        y = p[:, 1]
        on_back = (v > 0.10) & (w > 0)
        back_edge = smax(smax(u - 0.150, v - 0.545, 0.04), 0.06 - v, 0.03)
        seat_edge = smax(smax(u - 0.150, y - 0.345, 0.04), -0.2 - y, 0.03)
        on_seat = (p[:, 2] > 0.27) & ~on_back & (y > -0.10)
        edge = np.where(on_back, back_edge, np.where(on_seat, seat_edge, 0.2))
        flute = stripes(np.where(on_back, v, y), FLUTES)
        return edge, np.where(edge < -0.012, flute, 1.0)

    def body(self, p):
        """Cushion and backrest with the grooves of their seams."""
        f = smin(self.backrest(p), self.cushion(p), 0.03)
        edge, flute = self.seams(p)
        behind = np.where(self.back_frame(p)[2] < -0.02, self.shell(p), 1.0)
        return f + 0.0045 * bump(edge, 0.0055) + 0.0055 * bump(flute, 0.010) + 0.005 * bump(behind, 0.006)

    def shell(self, p):
        """Edge of the hard shell on the back of the seat (negative inside)."""
        u, v, _ = self.back_frame(p)
        return smax(smax(u - HALF(v) + 0.050, v - 0.575, 0.05), -0.05 - v, 0.03)

    def headrest(self, p):
        """The head rest; its wings reach forward."""
        u, v, w = self.back_frame(p)
        half, wing = (0.160, 0.9) if self.captain else (0.130, 0.5)
        f = smax(np.abs(w - (0.020 + wing * u * u)) - 0.048, u - half, 0.055)
        return smax(smax(f, v - 0.850 + 0.5 * u * u, 0.05), 0.690 - v, 0.045)

    def posts(self, p):
        """The two posts of the head rest."""
        u, v, w = self.back_frame(p)
        return np.maximum(np.hypot(u - 0.062, w - 0.012) - 0.0065, np.maximum(v - 0.74, 0.58 - v))


def _arms(p):
    """Arm rests of a captain seat."""
    x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
    pad = round_box(xyz(x, y, z - 0.10 * (y - 0.05)), (0.325, 0.06, 0.545), (0.046, 0.215, 0.034), 0.032)
    foot = round_box(xyz(x, y + 0.3 * (z - 0.4), z), (0.330, -0.10, 0.42), (0.026, 0.075, 0.13), 0.025)
    return smin(pad, foot, 0.03)


def _leg_rest(p):
    y = p[:, 1] + 0.55 * (p[:, 2] - 0.24)
    pad = round_box(xyz(p[:, 0], y, p[:, 2]), (0, 0.415, 0.195), (0.225, 0.032, 0.105), 0.030)
    return pad + 0.004 * bump(stripes(p[:, 2], 0.052), 0.006)


def _body_parts(seat, k):
    edge = lambda v: seat.seams(v)[0]
    cuts = [(edge, "insert"), stitched(lambda v: edge(v) - 0.0105, 0.0011),
            (lambda v: np.maximum(seat.shell(v), seat.back_frame(v)[2] + 0.02), "dash")]
    return solid(seat.body, (-0.31, -0.45, 0.12), (0.31, 0.46, 1.02), 0.0072 * k, "seat", cuts)


def _head_parts(seat, k):
    def pillow(v):
        u, _, w = seat.back_frame(v)
        return smax(u - 0.085, np.where(w > 0.03, -1.0, 1.0), 0.01)
    cuts = [(pillow, "insert")] if seat.captain else []
    return solid(seat.headrest, (-0.20, -0.50, 0.90), (0.20, -0.1, 1.25), 0.008 * k, "seat", cuts)


def seat_parts(seat, k):
    """Meshes of a seat; k scales the cells."""
    out = _body_parts(seat, k) + _head_parts(seat, k)
    out += solid(seat.posts, (-0.09, -0.50, 0.78), (0.09, -0.1, 1.08), 0.004 * k, "satin")
    if seat.captain:
        inner = lambda v: 0.30 - np.abs(v[:, 0]) + 0.2 * (v[:, 2] < 0.52)
        out += solid(_arms, (-0.42, -0.30, 0.24), (0.42, 0.32, 0.62), 0.008 * k, "seat", [(inner, "seat")])
        out += solid(_leg_rest, (-0.26, 0.25, 0.06), (0.26, 0.56, 0.33), 0.008 * k, "insert")
    return out
