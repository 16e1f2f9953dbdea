"""Distance fields in space: negative inside, metres."""
import numpy as np


def xyz(x, y, z):
    """Points from three arrays."""
    return np.stack([x, y, z], 1)


def round_box(p, centre, half, r):
    """A box with rounded edges."""
    q = np.abs(p - np.asarray(centre)) - np.asarray(half) + r
    return np.linalg.norm(np.maximum(q, 0), axis=1) + np.minimum(q.max(1), 0) - r


def tube(p, points, r):
    """A round bar along a polyline."""
    best = np.full(len(p), 1e9)
    points = np.asarray(points, float)
    for a, b in zip(points[:-1], points[1:]):
        d = b - a
        t = np.clip(((p - a) @ d) / (d @ d), 0, 1)
        best = np.minimum(best, np.linalg.norm(p - a - t[:, None] * d, axis=1))
    return best - r


def stripes(v, apart):
    """Distance to the nearest of lines that lie `apart` from one another, one of them at 0."""
    return np.abs((v + apart / 2) % apart - apart / 2)
