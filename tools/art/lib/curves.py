"""Curves from control polygons and smooth blends between fields."""
import numpy as np


def bspline(points, n, degree=3):
    """Points on the clamped uniform B-spline of a control polygon (C2 smooth)."""
    ctrl = np.asarray(points, float)
    m = len(ctrl)
    knots = np.r_[[0] * degree, np.linspace(0, 1, m - degree + 1), [1] * degree]
    t = np.linspace(0, 1, n)
    t[-1] -= 1e-12
    basis = [((knots[i] <= t) & (t < knots[i + 1])).astype(float) for i in range(len(knots) - 1)]
    for d in range(1, degree + 1):
        nxt = []
        for i in range(len(knots) - 1 - d):
            a, b = knots[i + d] - knots[i], knots[i + d + 1] - knots[i + 1]
            v = 0
            if a > 0:
                v = (t - knots[i]) / a * basis[i]
            if b > 0:
                v = v + (knots[i + d + 1] - t) / b * basis[i + 1]
            nxt.append(v)
        basis = nxt
    return sum(np.outer(basis[i], ctrl[i]) for i in range(m))


class Curve:
    """v(u): a C2 function given by a B-spline control polygon [(u, v), ...], u rising."""

    def __init__(self, points, n=3000):
        p = bspline(points, 6000)
        self.u0, self.u1, self.n = p[0, 0], p[-1, 0], n
        self.step = (self.u1 - self.u0) / (n - 1)
        self.val = np.interp(np.linspace(self.u0, self.u1, n), p[:, 0], p[:, 1])
        self.der = np.gradient(self.val, self.step)

    def __call__(self, u, slope=False):
        x = np.clip((u - self.u0) / self.step, 0, self.n - 1.000001)
        i = x.astype(np.int64)
        f = x - i
        out = np.clip(u, self.u0, self.u1)
        over = u - out
        d = self.der[i] * (1 - f) + self.der[i + 1] * f
        a, b = self.val[i], self.val[i + 1]
        da, db = self.der[i] * self.step, self.der[i + 1] * self.step
        f2, f3 = f * f, f * f * f
        v = (2 * f3 - 3 * f2 + 1) * a + (f3 - 2 * f2 + f) * da + (3 * f2 - 2 * f3) * b + (f3 - f2) * db
        v = v + over * d
        return (v, d) if slope else v


def smax(a, b, k):
    """Smooth maximum (C2). k is roughly the width of the blend, so it acts as a fillet."""
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.maximum(a, b) + h * h * h * k / 6.0


def smin(a, b, k):
    return -smax(-a, -b, k)


def softplus(t, w):
    """0 for t<<0, t for t>>0, rounded over about w: bends a surface along a feature line."""
    x = np.clip(t / w, -40, 40)
    return w * np.log1p(np.exp(x))


def bump(t, w):
    return np.exp(-(t / w) ** 2)


def step(t, w):
    return 1 / (1 + np.exp(-np.clip(t / w, -60, 60)))


def smooth_path(pts, n=60):
    return bspline(pts, n, min(3, len(pts) - 1))
