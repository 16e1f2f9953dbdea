"""What one sees through the spokes: brake disc, bell, caliper, and a dark back. yd is the plane of the disc."""
import math

import numpy as np

from ..lib.strips import strip_faces
from ..lib.tris import Tris, face_out, lathe, unit

CALIPER_ANGLES = np.linspace(-0.55, 0.55, 14)       # radians about the axle


def _disc(rim_r, yd, seg):
    disc = lathe([(0.07, yd), (rim_r - 0.085, yd), (rim_r - 0.072, yd), (rim_r - 0.072, yd - 0.03)], seg)
    is_edge = np.hypot(disc.v[:, 0], disc.v[:, 2]) > rim_r - 0.073
    disc.n = np.where(is_edge[:, None], unit(disc.v * [1, 0, 1]), [0, 1.0, 0])
    return face_out(disc)


def _bell(yd, seg):
    bell = lathe([(0.02, yd + 0.045), (0.070, yd + 0.045), (0.078, yd + 0.038), (0.082, yd)], seg)
    bell.n = unit(bell.v * [0.3, 0, 0.3] + [0, 0.05, 0])
    return face_out(bell)


def _back(rim_r, yd, seg):
    back = lathe([(0.02, yd - 0.05), (rim_r - 0.034, yd - 0.05)], seg)
    back.n = np.tile([0, 1.0, 0], (len(back.v), 1))
    return face_out(back)


def _caliper(rim_r, yd):
    outer, inner = rim_r - 0.046, rim_r - 0.150
    ring = [(inner, yd + 0.006), (inner + 0.004, yd + 0.030), (inner + 0.02, yd + 0.038), (outer - 0.02, yd + 0.034),
            (outer, yd + 0.022), (outer, yd - 0.04)]
    n, last = len(ring), (len(CALIPER_ANGLES) - 1) * len(ring)
    v = np.array([[r * math.cos(a), y, r * math.sin(a)] for a in CALIPER_ANGLES for r, y in ring])
    caps = [[at, at + k, at + k + 1] for at in (0, last) for k in range(1, n - 1)]
    caliper = Tris(v, np.concatenate([strip_faces(len(CALIPER_ANGLES), n, False), caps]))
    mid, a = 0.5 * (outer + inner), np.repeat(CALIPER_ANGLES, n)
    caliper.n = unit(v - np.stack([mid * np.cos(a), np.full(len(v), yd - 0.03), mid * np.sin(a)], 1))
    return face_out(caliper)


def build_brake(rim_r, yd, seg):
    """(material name, Tris) for a rim of the outer radius rim_r; seg: steps round the axle."""
    return [("Disc", _disc(rim_r, yd, seg)), ("Trim", _bell(yd, seg // 2)), ("Liner", _back(rim_r, yd, seg // 2)),
            ("Caliper", _caliper(rim_r, yd))]
