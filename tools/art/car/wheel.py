"""Wheels."""
import math

import numpy as np

from ..lib.curves import Curve, bspline
from ..lib.nets import gradient
from ..lib.tris import Tris, face_out, lathe, unit
from .parts import HOLE
from .rims import RIMS


def rim_inch(b):
    """Nominal diameter of the body's wheel in inches."""
    return RIMS[b.rim].inch + b.inch_add


def rim_radius(b):
    """Outer radius of the rim in metres."""
    return rim_inch(b) * 0.0127 + 0.0165


def wheel_track(b, xw):
    """Distance of a wheel's middle from the car's middle plane in metres."""
    return float(b.half(np.array([xw]))[0]) + b.flare * 0.5 - b.tyre_w / 2 - b.track_in


def _strip_quads(rows, n, close):
    """Triangles between neighbouring columns of n points; close joins the last column to the first."""
    i, j = np.meshgrid(np.arange(rows if close else rows - 1), np.arange(n - 1), indexing="ij")
    p, q = i * n + j, ((i + 1) % rows) * n + j
    return np.concatenate([np.stack([p, q, q + 1], -1).reshape(-1, 3), np.stack([p, q + 1, p + 1], -1).reshape(-1, 3)])


def _tyre(R, W, rim_r, detail, seg):
    half = [(rim_r - 0.004, W / 2 - 0.030), (rim_r + 0.004, W / 2 - 0.012), (rim_r + 0.020, W / 2 - 0.003), (rim_r + min(0.045, 0.5 * (R - rim_r)), W / 2 + 0.002),
            (R - 0.030, W / 2 - 0.006), (R - 0.012, W / 2 - 0.022), (R - 0.003, W / 2 - 0.042), (R, W / 2 - 0.065)]
    half = list(map(tuple, bspline([half[0]] + half + [half[-1]], int(26 * max(detail, 0.5)))))
    tread = []
    for c in (0.048, 0.0, -0.048):
        tread += [(R + 0.0005, c + 0.006), (R - 0.007, c + 0.0045), (R - 0.007, c - 0.0045), (R + 0.0005, c - 0.006)]
    tyre = lathe(half + tread + [(r, -y) for r, y in half[::-1]], seg)
    tyre.n = -tyre.n if (tyre.n * np.c_[tyre.v[:, 0], tyre.v[:, 1] * 0, tyre.v[:, 2]]).sum() < 0 else tyre.n
    return face_out(tyre)


def _barrel(W, rim_r, yo, detail, seg):
    lip = [(rim_r + 0.001, yo - 0.02), (rim_r + 0.004, yo - 0.004), (rim_r + 0.001, yo), (rim_r - 0.010, yo - 0.001), (rim_r - 0.016, yo - 0.010),
           (rim_r - 0.019, yo - 0.03), (rim_r - 0.030, yo - 0.09), (rim_r - 0.032, -W / 2 + 0.03), (rim_r - 0.004, -W / 2 + 0.012)]
    lip = lathe(bspline([lip[0]] + lip + [lip[-1]], int(30 * max(detail, 0.5))), seg)
    if (lip.n[:, 1] * (lip.v[:, 1] > yo - 0.004)).sum() < 0:
        lip.n = -lip.n
    return face_out(lip)


def _polar(v):
    return np.hypot(v[:, 0], v[:, 2]), np.arctan2(v[:, 2], v[:, 0])


def _face(design, r_face, yo, detail):
    """The front of the rim: a dished disc in polar coordinates with the windows cut out of it."""
    prof_y = Curve([(0.0, yo - 0.022), (0.04, yo - 0.022), (0.075, yo - 0.030), (0.13, yo - 0.020), (0.19, yo - 0.008), (r_face - 0.02, yo - 0.005), (r_face, yo - 0.006), (r_face + 0.02, yo - 0.006)])
    ns, nr = int(240 * detail) // 20 * 20, int((60 if detail > 0.5 else 34) * detail)
    rr = np.linspace(0.0, r_face + 0.003, nr + 1)[1:]
    th = np.linspace(0, 2 * math.pi, ns, endpoint=False)

    def surf(r, a):
        return np.stack([r * np.cos(a), prof_y(r) - design.dish(r, a), r * np.sin(a)], -1)

    def implicit(p):
        r, a = _polar(p)
        return p[:, 1] - prof_y(r) + design.dish(r, a)

    window = lambda v: design.solid(*_polar(v))
    project = lambda p: surf(*_polar(p))
    A, Rr = np.meshgrid(th, rr, indexing="ij")
    centre = ns * nr
    f = np.concatenate([_strip_quads(ns, nr, True), np.stack([np.full(ns, centre), ((np.arange(ns) + 1) % ns) * nr, np.arange(ns) * nr], 1)])
    face = Tris(np.concatenate([surf(Rr.ravel(), A.ravel()), surf(np.zeros(1), np.zeros(1))]), f)
    bev = 0.0045
    for off in (bev, bev * 0.4) if detail > 0.5 else (bev,):
        face.cut(lambda v: -(window(v) - off), None, None, project)
    face.cut(window, HOLE, None, project)
    face = face.take(face.tag != HOLE)
    face.cut(lambda v: design.dark(*_polar(v)), 1, None, project)
    face.n = unit(gradient(implicit, face.v, 5e-4))
    wv = window(face.v)                                               # round the edges of the windows
    near = wv < bev
    gg = gradient(window, face.v, 5e-4)
    gg[:, 1] = 0
    gg = unit(gg)
    sn = (bev - np.clip(wv[near], 0, bev)) / bev
    cs = np.sqrt(np.clip(1 - sn * sn, 0, 1))
    face.v[near] -= face.n[near] * (bev * (1 - cs))[:, None]
    face.n[near] = unit(face.n[near] * cs[:, None] - gg[near] * sn[:, None])
    return face_out(face)


def _face_walls(face, r_max):
    """The depth of the spokes: walls along the edges of the windows."""
    e = face.boundary()
    e = e[np.hypot(*face.v[e[:, 0]][:, [0, 2]].T) < r_max]
    a, c = face.v[e[:, 0]], face.v[e[:, 1]]
    s = np.array([0, -0.034, 0.0])
    v = np.stack([a, c, c + s, a + s], 1).reshape(-1, 3)
    k = np.arange(len(e))[:, None] * 4
    wall = Tris(v, np.concatenate([k + [0, 2, 1], k + [0, 3, 2]]))
    wall.n = np.repeat(unit(np.cross(v[3::4] - v[0::4], v[1::4] - v[0::4])), 4, 0)
    return wall


def _brake(rim_r, yd, seg):
    """Disc, bell, dark back and caliper."""
    disc = lathe([(0.07, yd), (rim_r - 0.085, yd), (rim_r - 0.072, yd), (rim_r - 0.072, yd - 0.03)], seg)
    disc.n = np.where((np.hypot(disc.v[:, 0], disc.v[:, 2]) > rim_r - 0.073)[:, None], unit(disc.v * [1, 0, 1]), [0, 1.0, 0])
    bell = lathe([(0.02, yd + 0.045), (0.070, yd + 0.045), (0.078, yd + 0.038), (0.082, yd)], seg // 2)
    bell.n = unit(bell.v * [0.3, 0, 0.3] + [0, 0.05, 0])
    back = lathe([(0.02, yd - 0.05), (rim_r - 0.034, yd - 0.05)], seg // 2)
    back.n = np.tile([0, 1.0, 0], (len(back.v), 1))
    ang = np.linspace(-0.55, 0.55, 14)
    ro, ri = rim_r - 0.046, rim_r - 0.150
    ring = [(ri, yd + 0.006), (ri + 0.004, yd + 0.030), (ri + 0.02, yd + 0.038), (ro - 0.02, yd + 0.034), (ro, yd + 0.022), (ro, yd - 0.04)]
    n, last = len(ring), (len(ang) - 1) * len(ring)
    v = np.array([[r * math.cos(x), y, r * math.sin(x)] for x in ang for r, y in ring])
    caps = [[at, at + k, at + k + 1] for at in (0, last) for k in range(1, n - 1)]
    cal = Tris(v, np.concatenate([_strip_quads(len(ang), n, False), caps]))
    mid = 0.5 * (ro + ri)
    a = np.repeat(ang, n)
    cal.n = unit(v - np.stack([mid * np.cos(a), np.full(len(v), yd - 0.03), mid * np.sin(a)], 1))
    return [("Disc", face_out(disc)), ("Trim", face_out(bell)), ("Liner", face_out(back)), ("Caliper", face_out(cal))]


def build_brake(b, detail, side):
    """Disc, bell, dark back and caliper on the right (side 1) or the left (-1), the caliper behind the axle on both."""
    parts = _brake(rim_radius(b), b.tyre_w / 2 - 0.012 - 0.105, int(120 * detail) // 4 * 4)
    about = np.array([side, 1, side])
    return [(name, Tris(t.v * about, t.f, None, t.n * about) if name == "Caliper" else t) for name, t in parts]


def build_wheel(b, detail=1.0, brake=True):
    R, W = b.wheel_d / 2, b.tyre_w
    rim_r, yo = rim_radius(b), W / 2 - 0.012
    r_face = rim_r - 0.014
    seg = int(120 * detail) // 4 * 4
    face = _face(RIMS[b.rim](r_face), r_face, yo, detail)
    parts = [("Tyre", _tyre(R, W, rim_r, detail, seg)), ("Rim", _barrel(W, rim_r, yo, detail, seg)), ("Rim", face.take(face.tag != 1))]
    if (face.tag == 1).any():
        parts.append(("RimDark", face.take(face.tag == 1)))
    parts.append(("RimDark", _face_walls(face, r_face - 0.004)))
    cap = lathe([(0.0, yo - 0.019), (0.020, yo - 0.0192), (0.026, yo - 0.022), (0.027, yo - 0.035)], seg // 2)
    cap.n = unit(np.tile([0, 1.0, 0], (len(cap.v), 1)))
    parts.append(("Gloss", face_out(cap)))
    return parts + (_brake(rim_r, yo - 0.105, seg) if brake else [])
