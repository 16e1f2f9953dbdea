"""Mirrors."""
import math

import numpy as np

from ..lib.curves import smax, smin, smooth_path, step
from ..lib.distances import box_sd, half_plane, line_dist, line_signed, poly_sd
from ..lib.nets import gradient, onto, surface_nets
from ..lib.tris import Tris, face_out, unit
from .parts import *



def _mirrors(b, h):
    mx, mz = b.mirror
    my = b.mirror_y

    def func(p):
        x, y, z = p[:, 0] - mx, p[:, 1] - my, p[:, 2] - mz
        nose = x + 0.30 * y * y / 0.1 * 0.1
        q = np.stack([np.abs(nose) - 0.055, np.abs(y - 0.01) - 0.095, np.abs(z - 0.05 + 0.05 * x) - 0.038 - 0.10 * np.maximum(x, 0)], 1)
        d = np.linalg.norm(np.maximum(q + 0.035, 0), axis=1) + np.minimum(q.max(1) + 0.035, 0) - 0.045
        d = smax(d, x - 0.055, 0.015)
        s = np.hypot((x + 0.0) * 0.5, z + 0.006 - 0.25 * (y + 0.05)) - 0.017
        s = smax(s, np.abs(y + 0.11) - 0.09, 0.01)
        return smin(d, s, 0.02)

    m = surface_nets(func, (mx - 0.2, my - 0.28, mz - 0.12), (mx + 0.2, my + 0.2, mz + 0.18), min(max(h * 0.55, 0.008), 0.020), half=False)
    m.v = onto(func, m.v, 3)
    pr = lambda p: onto(func, p, 1)
    m.cut(lambda v: v[:, 2] - mz - 0.022 + 0.05 * (v[:, 0] - mx), GLOSS, None, pr)
    m.cut(lambda v: mx + 0.053 - v[:, 0], GLOSS, None, pr)
    m.n = unit(gradient(func, m.v))
    face_out(m)
    res = []
    for tag in (PAINT, GLOSS):
        s = m.take(m.tag == tag)
        other = Tris(s.v * [1, -1, 1], s.f[:, ::-1], None, s.n * [1, -1, 1])
        res += [(MATERIAL[tag], s), (MATERIAL[tag], other)]
    return res
