"""Curves from control polygons, and smooth blends between fields.

A field is a function of position that is negative inside. Every blend here is twice differentiable, so that
reflections on the blended surface have no kink.
"""
import numpy as np


def _knots(count, degree):
    """Clamped and evenly spaced: the curve starts and ends on its control polygon."""
    return np.r_[[0] * degree, np.linspace(0, 1, count - degree + 1), [1] * degree]


def _raised(basis, knots, t, degree):
    """Basis functions of this degree out of those one degree lower."""
    out = []
    for i in range(len(knots) - 1 - degree):
        left, right = knots[i + degree] - knots[i], knots[i + degree + 1] - knots[i + 1]
        value = 0
        if left > 0:
            value = (t - knots[i]) / left * basis[i]
        if right > 0:
            value = value + (knots[i + degree + 1] - t) / right * basis[i + 1]
        out.append(value)
    return out


def bspline(points, n, degree=3):
    """n points on the B-spline of a control polygon. It is pulled towards the polygon and passes only through its ends."""
    polygon = np.asarray(points, float)
    knots = _knots(len(polygon), degree)
    t = np.linspace(0, 1, n)
    t[-1] -= 1e-12
    basis = [((knots[i] <= t) & (t < knots[i + 1])).astype(float) for i in range(len(knots) - 1)]
    for d in range(1, degree + 1):
        basis = _raised(basis, knots, t, d)
    return sum(np.outer(basis[i], polygon[i]) for i in range(len(polygon)))


def smooth_path(points, n=60):
    """A polyline of n points along the B-spline of a control polygon of any length."""
    return bspline(points, n, min(3, len(points) - 1))


class Curve:
    """A smooth function v(u) from a control polygon [(u, v), ...] with rising u; straight beyond its ends."""

    def __init__(self, points, n=3000):
        p = bspline(points, 6000)
        self.u0, self.u1, self.n = p[0, 0], p[-1, 0], n
        self.step = (self.u1 - self.u0) / (n - 1)
        self.val = np.interp(np.linspace(self.u0, self.u1, n), p[:, 0], p[:, 1])
        self.der = np.gradient(self.val, self.step)

    def __call__(self, u, slope=False):
        """v at each u; with slope, the pair (v, dv/du)."""
        x = np.clip((u - self.u0) / self.step, 0, self.n - 1.000001)
        i = x.astype(np.int64)
        f = x - i
        d = self.der[i] * (1 - f) + self.der[i + 1] * f
        v = self._between(i, f) + (u - np.clip(u, self.u0, self.u1)) * d
        return (v, d) if slope else v

    def _between(self, i, f):
        """Hermite interpolation at the share f of the way from sample i to the next."""
        a, b = self.val[i], self.val[i + 1]
        da, db = self.der[i] * self.step, self.der[i + 1] * self.step
        f2, f3 = f * f, f * f * f
        return (2 * f3 - 3 * f2 + 1) * a + (f3 - 2 * f2 + f) * da + (3 * f2 - 2 * f3) * b + (f3 - f2) * db


def smax(a, b, k):
    """Maximum of two fields with a fillet about k wide."""
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.maximum(a, b) + h * h * h * k / 6.0


def smin(a, b, k):
    """Minimum of two fields with a fillet about k wide."""
    return -smax(-a, -b, k)


def softplus(t, w):
    """0 for negative t, t for positive t, rounded over about w: bends a surface along a feature line."""
    x = np.clip(t / w, -40, 40)
    return w * np.log1p(np.exp(x))


def bump(t, w):
    """1 at t = 0, falling to nothing within about 2 w on either side."""
    return np.exp(-(t / w) ** 2)


def step(t, w):
    """0 for negative t, 1 for positive t, with a ramp about 4 w wide."""
    return 1 / (1 + np.exp(-np.clip(t / w, -60, 60)))
