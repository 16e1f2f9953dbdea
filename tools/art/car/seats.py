"""Seats."""
import math

import numpy as np

from ..lib.curves import smax, smin, smooth_path, step
from ..lib.distances import box_sd, half_plane, line_dist, line_signed, poly_sd
from ..lib.nets import gradient, onto, surface_nets
from ..lib.tris import Tris, face_out, unit
from .parts import *



def build_interior(b):
    """What dark glass lets you guess: seats, dashboard, steering wheel, a dark tub."""
    parts = []

    def blob(func, lo, hi, mat, cell):
        m = surface_nets(func, lo, hi, cell, half=False)
        m.v = onto(func, m.v, 2)
        m.n = unit(gradient(func, m.v))
        parts.append((mat, face_out(m)))

    def rbox(p, c, half, r, tilt=0.0):
        x = p[:, 0] - c[0] - tilt * (p[:, 2] - c[2])
        q = np.abs(np.stack([x, p[:, 1] - c[1], p[:, 2] - c[2]], 1)) - np.asarray(half) + r
        return np.linalg.norm(np.maximum(q, 0), axis=1) + np.minimum(q.max(1), 0) - r

    belt = lambda x: float(b.deck(np.array([x]))[0])
    roof = lambda x: float(b.top(np.array([x]))[0])
    rows = [b.b_x - 0.06, (b.c_x or b.b_x + 1.0) - 0.08]
    if b.name == "YL09":
        rows.append(b.c_x + 0.78)
    for xs in rows:
        zb = belt(xs)
        top = min(zb + 0.37, roof(xs + 0.1) - 0.13)
        for y in (-0.37 * b.ws, 0.37 * b.ws):
            def seat(p):
                back = rbox(p, (xs, y, zb - 0.12), (0.075, 0.235, top - 0.17 - zb + 0.12), 0.07, 0.30)
                head = rbox(p, (xs + 0.3 * (top - 0.08 - zb + 0.12) - 0.02, y, top - 0.08), (0.055, 0.125, 0.080), 0.05, 0.15)
                return smin(back, head, 0.03)
            blob(seat, (xs - 0.35, y - 0.28, zb - 0.45), (xs + 0.45, y + 0.28, top + 0.05), "Seat", 0.022)
    xd, zd = b.cowl + 0.42, belt(b.cowl + 0.3) - 0.06
    blob(lambda p: rbox(p, (xd, 0, zd - 0.1), (0.26, 0.70 * b.ws, 0.12), 0.08, -0.3), (xd - 0.5, -0.8, zd - 0.3), (xd + 0.5, 0.8, zd + 0.1), "Cabin", 0.03)
    blob(lambda p: rbox(p, (xd + 0.20, 0, zd + 0.06), (0.012, 0.17, 0.085), 0.010, 0.2), (xd, -0.2, zd - 0.1), (xd + 0.4, 0.2, zd + 0.2), "Gloss", 0.011)

    def wheel(p):
        x, y, z = p[:, 0] - xd - 0.36, p[:, 1] + 0.37 * b.ws, p[:, 2] - zd - 0.01
        u, v = x * 0.90 + z * 0.43, z * 0.90 - x * 0.43
        r = np.hypot(y, v)
        ring = np.hypot(r - 0.175, u) - 0.015
        spoke = np.maximum(np.maximum(np.abs(u) - 0.012, np.abs(v + 0.02) - 0.02), r - 0.175)
        return np.minimum(ring, spoke)
    blob(wheel, (xd + 0.1, -0.62, zd - 0.25), (xd + 0.62, -0.12, zd + 0.28), "Cabin", 0.012)
    x0, x1, zf = b.cowl + 0.1, b.x1 - 0.25, belt(b.b_x) - 0.30
    w = 0.78 * b.ws
    t = Tris([[x0, -w, zf], [x1, -w, zf], [x1, w, zf], [x0, w, zf]], [[0, 1, 2], [0, 2, 3]])
    t.n = np.tile([0, 0, 1.0], (4, 1))
    parts.append(("Cabin", t))
    return parts
