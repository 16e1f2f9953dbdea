"""Signed distances in the plane."""
import math

import numpy as np


def line_dist(u, v, pts):
    """Distance of points (u, v) to an open polyline."""
    best = np.full(u.shape, 1e9)
    p = np.asarray(pts, float)
    for (ax, ay), (bx, by) in zip(p[:-1], p[1:]):
        dx, dy = bx - ax, by - ay
        t = np.clip(((u - ax) * dx + (v - ay) * dy) / (dx * dx + dy * dy + 1e-12), 0, 1)
        best = np.minimum(best, (u - ax - t * dx) ** 2 + (v - ay - t * dy) ** 2)
    return np.sqrt(best)


def poly_sd(u, v, pts, r=0.0):
    """Signed distance to a closed polygon; r rounds its corners (negative inside)."""
    p = np.asarray(pts, float)
    c = p.mean(0)
    best = line_dist(u, v, np.vstack([p, p[:1]]))
    inside = np.zeros(u.shape, bool)
    for (ax, ay), (bx, by) in zip(p, np.roll(p, -1, 0)):
        hit = (ay > v) != (by > v)
        with np.errstate(divide="ignore", invalid="ignore"):
            inside ^= hit & (u < (bx - ax) * (v - ay) / (by - ay + 1e-15) + ax)
    return np.where(inside, -best, best) - r


def box_sd(u, v, cu, cv, hu, hv, r):
    du, dv = np.abs(u - cu) - hu + r, np.abs(v - cv) - hv + r
    return np.hypot(np.maximum(du, 0), np.maximum(dv, 0)) + np.minimum(np.maximum(du, dv), 0) - r


def half_plane(u, v, a, b):
    """Signed distance to the line a->b; negative on its left."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    return ((u - a[0]) * dy - (v - a[1]) * dx) / math.hypot(dx, dy)


def line_signed(u, v, pts):
    """Like line_dist, with the sign of the side of the nearest stretch."""
    best, sign = np.full(u.shape, 1e9), np.ones(u.shape)
    p = np.asarray(pts, float)
    for k, ((ax, ay), (bx, by)) in enumerate(zip(p[:-1], p[1:])):
        dx, dy = bx - ax, by - ay
        t = np.clip(((u - ax) * dx + (v - ay) * dy) / (dx * dx + dy * dy + 1e-12), 0, 1)
        d = (u - ax - t * dx) ** 2 + (v - ay - t * dy) ** 2
        c = dx * (v - ay) - dy * (u - ax)
        near = d < best
        best = np.where(near, d, best)
        sign = np.where(near, np.where(c < 0, -1.0, 1.0), sign)
    return np.sqrt(best) * sign
