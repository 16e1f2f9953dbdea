"""Shadow."""
import math

import numpy as np


def ground_shadow(b, cam, res):
    """Soft contact shadow, worked out on the floor plane for every pixel: blurred footprints of the
    body and the tyres. Free of noise, so no shadow catcher has to be sampled."""
    from math import erf
    w, h = res
    m = np.array(cam.matrix_world)
    half = 18.0 / cam.data.lens
    px, py = np.meshgrid((np.arange(w) + 0.5) / w * 2 - 1, 1 - (np.arange(h) + 0.5) / h * 2)
    d = px[..., None] * half * m[:3, 0] + py[..., None] * half * h / w * m[:3, 1] - m[:3, 2]
    t = -m[2, 3] / np.minimum(d[..., 2], -1e-6)
    gx, gy = m[0, 3] + t * d[..., 0], m[1, 3] + t * d[..., 1]
    table = np.linspace(-6, 6, 4001)
    erf_t = np.array([erf(v) for v in table])
    e = lambda v: np.interp(v, table, erf_t)

    def rect(x0, x1, y0, y1, s):
        s *= math.sqrt(2)
        return 0.25 * (e((gx - x0) / s) - e((gx - x1) / s)) * (e((gy - y0) / s) - e((gy - y1) / s))

    W = b.ws * 0.95
    lit = np.ones((h, w))
    for k, s, grow in ((0.80, 0.055, -0.10), (0.45, 0.16, -0.05), (0.34, 0.42, 0.0)):
        lit *= 1 - k * rect(b.x0 - grow + 0.06, b.x1 + grow - 0.06, -W - grow, W + grow, s)
    for xw, _ in b.wheels:
        for sgn in (1, -1):
            yc = sgn * (W - b.tyre_w / 2 + 0.02)
            lit *= 1 - 0.85 * rect(xw - 0.13, xw + 0.13, yc - b.tyre_w / 2, yc + b.tyre_w / 2, 0.035)
    edge = np.clip((1 - np.maximum(np.abs(px), np.abs(py))) / 0.062, 0, 1)      # never cut by the frame
    return (np.where(d[..., 2] < 0, 1 - lit, 0) * edge * edge * (3 - 2 * edge))[..., None]
