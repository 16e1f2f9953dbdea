"""Cutting the mesh of a body into parts along functions of its fields."""
import numpy as np

from ..lib.curves import smooth_path
from ..lib.distances import line_signed
from ..lib.nets import onto, surface_nets
from .parts import GAP, PAINT

HALF_SHUT_LINE = 0.0032         # metres
SEAM = 1e-6


class Cutter:
    """Half a body (y >= 0) as a mesh, with the ways to cut it. q in the functions is what `Body.fields` gives."""

    def __init__(self, body, h):
        self.body, self.h = body, h
        lo, hi = (body.x0 - 0.05, -0.02, 0.08), (body.x1 + 0.05, 1.10, body.z_top)
        self.mesh = surface_nets(body.F, lo, hi, h)
        self.mesh.v = self._projected(self.mesh.v, 3)

    def _projected(self, p, rounds=1):
        """Points on the surface; those on the middle plane stay there."""
        seam = np.abs(p[:, 1]) < SEAM
        p = onto(self.body.F, p, rounds)
        p[seam, 1] = 0
        return p

    def zone(self, func, tag, only=None):
        """Give the region func(q) < 0 the tag, where it has one of the tags `only` now; without a tag just cut."""
        self.mesh.cut(lambda v: func(self.body.fields(v)), tag, only, self._projected)

    def band(self, func, half, tag, only, domain):
        """A strip |func| < half where domain < 0. Its middle is cut first, so that no mesh is too coarse for it."""
        self.zone(lambda q: np.where(domain(q) < 0.08, func(q), 1.0), None, only)
        self.zone(lambda q: np.maximum(np.abs(func(q)) - half, domain(q)), tag, only)

    def line(self, path, axes, domain, only=(PAINT,), half=HALF_SHUT_LINE):
        """A shut line along a control polygon in the plane of two axes, such as "xz"."""
        path = smooth_path(path)
        self.band(lambda q: line_signed(q[axes[0]], q[axes[1]], path), half, GAP, list(only), domain)


def side_only(q):
    """Negative on the flank of the body."""
    return np.maximum(0.55 - q["y"], q["gtop"] - 0.2)


def ahead_of(x):
    """A function that is negative in front of x."""
    return lambda q: q["x"] - x


def behind(x):
    """A function that is negative behind x."""
    return lambda q: x - q["x"]
