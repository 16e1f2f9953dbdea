"""Distances in the plane. u and v are arrays of coordinates in metres; distances are negative inside."""
import math

import numpy as np

FAR = 1e9


def _share(u, v, a, b):
    """How far along the stretch a-b (0 to 1) the nearest point lies, and the stretch as a vector."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    return np.clip(((u - a[0]) * dx + (v - a[1]) * dy) / (dx * dx + dy * dy + 1e-12), 0, 1), dx, dy


def _square(u, v, a, t, dx, dy):
    return (u - a[0] - t * dx) ** 2 + (v - a[1] - t * dy) ** 2


def line_dist(u, v, pts):
    """Distance to an open polyline; never negative."""
    best = np.full(u.shape, FAR)
    p = np.asarray(pts, float)
    for a, b in zip(p[:-1], p[1:]):
        t, dx, dy = _share(u, v, a, b)
        best = np.minimum(best, _square(u, v, a, t, dx, dy))
    return np.sqrt(best)


def line_signed(u, v, pts):
    """Distance to an open polyline, negative on the right of its nearest stretch."""
    best, sign = np.full(u.shape, FAR), np.ones(u.shape)
    p = np.asarray(pts, float)
    for a, b in zip(p[:-1], p[1:]):
        t, dx, dy = _share(u, v, a, b)
        square = _square(u, v, a, t, dx, dy)
        side = dx * (v - a[1]) - dy * (u - a[0])
        near = square < best
        best = np.where(near, square, best)
        sign = np.where(near, np.where(side < 0, -1.0, 1.0), sign)
    return np.sqrt(best) * sign


def _inside(u, v, p):
    """Whether points are in the polygon: a ray to the right crosses its outline an odd number of times."""
    inside = np.zeros(u.shape, bool)
    for (ax, ay), (bx, by) in zip(p, np.roll(p, -1, 0)):
        hit = (ay > v) != (by > v)
        with np.errstate(divide="ignore", invalid="ignore"):
            inside ^= hit & (u < (bx - ax) * (v - ay) / (by - ay + 1e-15) + ax)
    return inside


def poly_sd(u, v, pts, r=0.0):
    """Distance to a closed polygon that is grown by r, which rounds its corners."""
    p = np.asarray(pts, float)
    best = line_dist(u, v, np.vstack([p, p[:1]]))
    return np.where(_inside(u, v, p), -best, best) - r


def box_sd(u, v, cu, cv, hu, hv, r):
    """Distance to a box round (cu, cv) with half sizes hu, hv and corner radius r."""
    du, dv = np.abs(u - cu) - hu + r, np.abs(v - cv) - hv + r
    return np.hypot(np.maximum(du, 0), np.maximum(dv, 0)) + np.minimum(np.maximum(du, dv), 0) - r


def half_plane(u, v, a, b):
    """Distance to the endless line from a to b, negative on its left."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    return ((u - a[0]) * dy - (v - a[1]) * dx) / math.hypot(dx, dy)
