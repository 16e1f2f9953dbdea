"""Whole wheels, built round the origin with the axle along y and the outside at +y. Lengths in metres."""
import numpy as np

from ..lib.curves import bspline
from ..lib.tris import Tris, face_out, lathe, unit
from .brake import build_brake
from .rim_face import DARK, RimFace, spoke_walls
from .rims import RIMS

GROOVES = (0.048, 0.0, -0.048)  # of the tread, from its middle
DISC_DEPTH = 0.105              # brake disc behind the outer edge of the rim


def rim_inch(b):
    """Nominal diameter of the body's wheel in inches."""
    return RIMS[b.rim].inch + b.inch_add


def rim_radius(b):
    """Outer radius of the rim."""
    return rim_inch(b) * 0.0127 + 0.0165


def wheel_track(b, xw):
    """Distance of the middle of the wheel at xw from the middle plane of the car."""
    return float(b.half(np.array([xw]))[0]) + b.flare * 0.5 - b.tyre_w / 2 - b.track_in


def _outer_edge(b):
    return b.tyre_w / 2 - 0.012


def _steps(detail):
    """Steps round the axle; detail 1 for pictures."""
    return int(120 * detail) // 4 * 4


def _clamped(points, n):
    """A smooth profile that keeps to its first and last point."""
    return bspline([points[0]] + points + [points[-1]], n)


def _tyre(R, W, rim_r, detail):
    """A tyre of radius R and width W with three grooves."""
    flank = [(rim_r - 0.004, W / 2 - 0.030), (rim_r + 0.004, W / 2 - 0.012), (rim_r + 0.020, W / 2 - 0.003),
             (rim_r + min(0.045, 0.5 * (R - rim_r)), W / 2 + 0.002), (R - 0.030, W / 2 - 0.006),
             (R - 0.012, W / 2 - 0.022), (R - 0.003, W / 2 - 0.042), (R, W / 2 - 0.065)]
    half = list(map(tuple, _clamped(flank, int(26 * max(detail, 0.5)))))
    tread = []
    for c in GROOVES:
        tread += [(R + 0.0005, c + 0.006), (R - 0.007, c + 0.0045), (R - 0.007, c - 0.0045), (R + 0.0005, c - 0.006)]
    tyre = lathe(half + tread + [(r, -y) for r, y in half[::-1]], _steps(detail))
    if (tyre.n * np.c_[tyre.v[:, 0], tyre.v[:, 1] * 0, tyre.v[:, 2]]).sum() < 0:
        tyre.n = -tyre.n
    return face_out(tyre)


def _barrel(W, rim_r, yo, detail):
    """Lip and inside of the rim."""
    profile = [(rim_r + 0.001, yo - 0.02), (rim_r + 0.004, yo - 0.004), (rim_r + 0.001, yo), (rim_r - 0.010, yo - 0.001),
               (rim_r - 0.016, yo - 0.010), (rim_r - 0.019, yo - 0.03), (rim_r - 0.030, yo - 0.09),
               (rim_r - 0.032, -W / 2 + 0.03), (rim_r - 0.004, -W / 2 + 0.012)]
    barrel = lathe(_clamped(profile, int(30 * max(detail, 0.5))), _steps(detail))
    if (barrel.n[:, 1] * (barrel.v[:, 1] > yo - 0.004)).sum() < 0:
        barrel.n = -barrel.n
    return face_out(barrel)


def _cap(yo, detail):
    """The blank cap in the middle of the hub."""
    cap = lathe([(0.0, yo - 0.019), (0.020, yo - 0.0192), (0.026, yo - 0.022), (0.027, yo - 0.035)], _steps(detail) // 2)
    cap.n = unit(np.tile([0, 1.0, 0], (len(cap.v), 1)))
    return face_out(cap)


def turning_parts(b, detail=1.0):
    """(material name, Tris) of tyre and rim: what turns."""
    rim_r, yo = rim_radius(b), _outer_edge(b)
    r_face = rim_r - 0.014
    face = RimFace(RIMS[b.rim](r_face), yo).mesh(detail)
    parts = [("Tyre", _tyre(b.wheel_d / 2, b.tyre_w, rim_r, detail)), ("Rim", _barrel(b.tyre_w, rim_r, yo, detail)),
             ("Rim", face.take(face.tag != DARK))]
    if (face.tag == DARK).any():
        parts.append(("RimDark", face.take(face.tag == DARK)))
    return parts + [("RimDark", spoke_walls(face, r_face - 0.004)), ("Gloss", _cap(yo, detail))]


def brake_parts(b, detail=1.0, side=1):
    """(material name, Tris) of what stands still. side -1: for the left, where a wheel is turned and its caliper is not."""
    about = np.array([side, 1, side])
    brake = build_brake(rim_radius(b), _outer_edge(b) - DISC_DEPTH, _steps(detail))
    return [(name, Tris(t.v * about, t.f, None, t.n * about) if name == "Caliper" else t) for name, t in brake]


def build_wheel(b, detail=1.0):
    """(material name, Tris) of the body's wheel with its brake."""
    return turning_parts(b, detail) + brake_parts(b, detail)
