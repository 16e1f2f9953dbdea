"""The shadow under the car, worked out on the floor for every pixel: free of noise, so nothing has to be sampled."""
import math
from math import erf

import numpy as np

SENSOR = 36.0                   # mm, width of the camera's sensor
EDGE = 0.062                    # share of the picture over which the shadow fades towards its frame
# Darkness, blur in metres and growth in metres of the three shadows of the body: the closer, the darker.
BODY_SHADOWS = ((0.80, 0.055, -0.10), (0.45, 0.16, -0.05), (0.34, 0.42, 0.0))
TYRE_DARKNESS, TYRE_BLUR = 0.85, 0.035

_AT = np.linspace(-6, 6, 4001)
_ERF = np.array([erf(v) for v in _AT])


def _rays(cam, w, h):
    """Screen places (-1 to 1) and view directions of all pixels, and the camera's matrix."""
    m = np.array(cam.matrix_world)
    half = SENSOR / 2 / cam.data.lens
    px, py = np.meshgrid((np.arange(w) + 0.5) / w * 2 - 1, 1 - (np.arange(h) + 0.5) / h * 2)
    d = px[..., None] * half * m[:3, 0] + py[..., None] * half * h / w * m[:3, 1] - m[:3, 2]
    return px, py, d, m


def _blurred(gx, gy, x0, x1, y0, y1, blur):
    """Share of light that a rectangle on the floor keeps away, with edges blurred by so many metres."""
    s = blur * math.sqrt(2)
    at = lambda v: np.interp(v, _AT, _ERF)
    return 0.25 * (at((gx - x0) / s) - at((gx - x1) / s)) * (at((gy - y0) / s) - at((gy - y1) / s))


def _light(b, gx, gy):
    """Light that reaches the floor, 0 to 1, between the footprints of body and tyres."""
    width = b.ws * 0.95
    light = np.ones(gx.shape)
    for dark, blur, grow in BODY_SHADOWS:
        light *= 1 - dark * _blurred(gx, gy, b.x0 - grow + 0.06, b.x1 + grow - 0.06, -width - grow, width + grow, blur)
    for xw, _ in b.wheels:
        for side in (1, -1):
            yc = side * (width - b.tyre_w / 2 + 0.02)
            foot = _blurred(gx, gy, xw - 0.13, xw + 0.13, yc - b.tyre_w / 2, yc + b.tyre_w / 2, TYRE_BLUR)
            light *= 1 - TYRE_DARKNESS * foot
    return light


def ground_shadow(b, cam, res):
    """Alpha of the shadow, (height, width, 1), as the camera sees it; it fades before the frame cuts it."""
    px, py, d, m = _rays(cam, *res)
    t = -m[2, 3] / np.minimum(d[..., 2], -1e-6)
    light = _light(b, m[0, 3] + t * d[..., 0], m[1, 3] + t * d[..., 1])
    edge = np.clip((1 - np.maximum(np.abs(px), np.abs(py))) / EDGE, 0, 1)
    return (np.where(d[..., 2] < 0, 1 - light, 0) * edge * edge * (3 - 2 * edge))[..., None]
