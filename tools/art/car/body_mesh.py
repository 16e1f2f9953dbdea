"""Body."""
import math

import numpy as np

from ..lib.curves import smax, smin, smooth_path, step
from ..lib.distances import box_sd, half_plane, line_dist, line_signed, poly_sd
from ..lib.nets import gradient, onto, surface_nets
from ..lib.tris import Tris, face_out, unit
from .parts import *
from .mirrors import _mirrors


def _front_lamps(b, zone, band, fine):
    """The face: dark lens pods, day-time light, and light cells with a bezel, a lens and a bright core (fine meshes)."""
    face, k = b.face, b.ws
    zf = lambda q: q["z"] - (b.bar_f + 0.035 * (q["y"] / 0.9) ** 2)
    ahead = lambda q, e: q["x"] - e
    py, pz, phw, phh, pr = face["pod"]
    zone(lambda q: np.maximum(smax(box_sd(q["y"], zf(q), py * k, pz, phw, phh, pr), ahead(q, b.bar_f_end), 0.05), 0.1 - q["y"]), GLOSS, [PAINT])
    for y0, y1, half, *dz in face["bar"]:
        z = lambda q, dz=(dz or [0.0])[0]: zf(q) - dz
        dom = lambda q, e, y0=y0, y1=y1: np.maximum(np.maximum(ahead(q, b.bar_f_end + e), y0 * k - q["y"] - (0.02 if y0 == 0 else 0)), q["y"] - y1 * k)
        band(lambda q: z(q) + 0.001, half + 0.0075, GLOSS, [PAINT], lambda q: dom(q, 0.005) - 0.006)       # dark frame: it reads on white paint too
        band(z, half, LIGHT, [PAINT, GLOSS], lambda q: dom(q, 0.02))
    if face["hook"]:
        path, half = face["hook"]
        path = smooth_path([(y * k, z) for y, z in path], 24)
        hook = lambda q: line_signed(q["y"], zf(q), path)
        dom = lambda q: np.maximum(ahead(q, b.bar_f_end + 0.02), line_dist(q["y"], zf(q), path) - 0.02)
        band(hook, half + 0.0065, GLOSS, [PAINT], dom)
        band(hook, half, LIGHT, [PAINT, GLOSS], dom)
    for y, z, hw, hh in face["cells"]:                   # the cross cuts make small cells safe on a coarse mesh
        cell = lambda q, grow=0.0: np.maximum(box_sd(q["y"], zf(q), y * k, z, hw + grow, hh + grow, min(0.008, hh)), ahead(q, -0.3))
        zone(lambda q: np.where(cell(q, 0.02) < 0, zf(q) - z, 1.0), None, [GLOSS])
        zone(lambda q: np.where(cell(q, 0.02) < 0, q["y"] - y * k, 1.0), None, [GLOSS])
        if fine:
            zone(lambda q: cell(q, 0.0045), CHROME, [GLOSS])
            zone(lambda q: cell(q, 0.0), GLOSS, [CHROME])
        else:                                            # the corners too
            for su in (-1, 1):
                zone(lambda q: np.where(cell(q, 0.02) < 0, q["y"] - y * k - su * (hw - 0.006), 1.0), None, [GLOSS])
                zone(lambda q: np.where(cell(q, 0.02) < 0, zf(q) - z - su * (hh - 0.006), 1.0), None, [GLOSS])
        zone(lambda q: cell(q, -0.35 * hh if fine else 0.0), LIGHT, [GLOSS])


def build_body(b, h=0.016):
    """List of (material name, Tris) for body, glass, lamps, trim, liners and mirrors."""
    lo, hi = (b.x0 - 0.05, -0.02, 0.08), (b.x1 + 0.05, 1.10, b.z_top)
    m = surface_nets(b.F, lo, hi, h)
    seam = np.abs(m.v[:, 1]) < 1e-6
    m.v = onto(b.F, m.v, 3)
    m.v[seam, 1] = 0

    def project(p):
        on = np.abs(p[:, 1]) < 1e-6
        p = onto(b.F, p, 1)
        p[on, 1] = 0
        return p

    def zone(func, tag, only=None):
        m.cut(lambda v: func(b.fields(v)), tag, only, project)

    def band(func, half, tag, only, dom):
        """A strip |func|<half where dom<0. The centre line is cut first, so thin strips are never missed."""
        zone(lambda q: np.where(dom(q) < 0.08, func(q), 1.0), None, only)
        zone(lambda q: np.maximum(np.abs(func(q)) - half, dom(q)), tag, only)

    gw = 0.0032                                          # half a shut line
    # wheel arches first: they remove surface
    roll_r = 0.010

    def arch(q):
        r = np.min([np.hypot(q["x"] - xw, q["z"] - zw) for xw, zw in b.wheels], 0)
        return r - b.arch_r

    for off in (0.010, 0.0065, 0.0035, 0.0015) if h < 0.03 else (0.010, 0.003):
        zone(lambda q: np.maximum(arch(q) - off, 0.62 - q["y"]), None)
    zone(lambda q: np.maximum(arch(q), 0.62 - q["y"]), HOLE)
    m = m.take(m.tag != HOLE)

    # glass: side windows, windscreen, roof and rear window
    out = lambda q: 0.026 - q["low"]
    def dlo(q, inset=0.0):
        f = smax(q["gtop"] + b.cant, out(q), 0.05)
        f = smax(f, -half_plane(q["x"], q["z"], *b.dlo_rear), 0.06)
        return f + inset
    zone(lambda q: np.maximum(dlo(q), -0.16 - q["gside"]), GLOSS)
    zone(lambda q: np.maximum(dlo(q, 0.014), -0.16 - q["gside"]), GLASS, [GLOSS])
    pil = lambda x0, w, rake: (lambda q: np.abs(q["x"] - x0 - rake * (q["z"] - 1.0)) - w)
    zone(pil(b.b_x, b.b_pillar, 0.06), GLOSS, [GLASS])
    if b.c_x:
        zone(pil(b.c_x, b.b_pillar * 0.6, 0.35), GLOSS, [GLASS])

    top_zone = lambda q: smax(q["gside"] + b.pillar, 0.020 - q["low"], 0.05)
    zone(lambda q: np.maximum(top_zone(q), -0.10 - q["gtop"]), GLOSS, [PAINT])
    xr = lambda q: q["x"] - (b.wrap_f * q["y"] ** 2) * (q["x"] < 2) + (b.wrap_r * q["y"] ** 2) * (q["x"] > 2)
    zone(lambda q: smax(smax(top_zone(q) + 0.016, 0.045 - q["low"], 0.04), np.minimum(np.minimum(
        smax(xr(q) - b.header, -0.3 + 0 * q["x"], 0.02),
        np.abs(xr(q) - 0.5 * (b.header + b.rear_header)) - 0.5 * (b.rear_header - b.header) + 0.05),
        b.rear_header + 0.06 - xr(q)), 0.02), GLASS, [GLOSS])

    # lower cladding
    def clad(q):
        f = q["z"] - b.sill_z - 0.06 * step(q["x"] - b.wb - 0.44, 0.015) - 0.02 * step(-q["x"] - 0.5, 0.05)
        if b.arch_ring:
            f = np.minimum(f, np.maximum(arch(q) - b.arch_ring, 0.55 - q["y"]))
        return f
    zone(clad, TRIM, [PAINT])

    # lamps
    fx = lambda q, e: q["x"] - e
    _front_lamps(b, zone, band, fine=h < 0.03)
    zr = lambda q: q["z"] - (b.bar_r + 0.010 * (q["y"] / 0.9) ** 2)
    rx = lambda q, e: e - q["x"]
    zone(lambda q: smax(np.abs(zr(q)) - 0.034, rx(q, b.bar_r_end), 0.04), GLOSS, [PAINT])
    band(zr, 0.011, LIGHT_R, [GLOSS], lambda q: rx(q, b.bar_r_end + 0.03))

    # bumper intakes, corner slots, plate recess, diffuser
    front = lambda q: fx(q, -0.3)
    back = lambda q: rx(q, b.wb + 0.55)
    k, u = b.ws, b.lift
    yz = lambda pts: [(y * k, z + u) for y, z in pts]
    z0, z1, y0, y1 = b.intake
    zone(lambda q: np.maximum(poly_sd(q["y"], q["z"], yz([(-0.7, z0), (y0, z0), (y1, z1), (-0.7, z1)]), 0.016), front(q)), GRILLE, [PAINT, TRIM])
    zone(lambda q: np.maximum(poly_sd(q["y"], q["z"], yz([(0.735, 0.30), (0.775, 0.30), (0.80, 0.49), (0.775, 0.49)]), 0.010), front(q)), GRILLE, [PAINT, TRIM])
    if b.face["slot"]:
        zone(lambda q: np.maximum(poly_sd(q["y"], q["z"], yz([(0.750, 0.315), (0.762, 0.315), (0.792, 0.475), (0.780, 0.475)]), 0.003), front(q)), LIGHT, [GRILLE])
    zone(lambda q: np.maximum(box_sd(q["y"], q["z"], 0, b.plate_r, 0.265, 0.088, 0.02), back(q)), RECESS, [PAINT, TRIM])
    zone(lambda q: np.maximum(box_sd(q["y"], q["z"], 0, b.plate_r, 0.225, 0.066, 0.012), back(q)), PLATE, [RECESS])
    zone(lambda q: np.maximum(poly_sd(q["y"], q["z"], [(-0.8, 0.05), (1.05, 0.05), (1.05, b.sill_z + 0.048), (0.76 * k, b.sill_z + 0.048), (0.66 * k, 0.42 + u), (-0.8, 0.42 + u)], 0.012), back(q)), TRIM, [PAINT])
    zone(lambda q: np.maximum(box_sd(q["y"], q["z"], 0.70 * k, 0.475 + u, 0.10, 0.008, 0.007), back(q)), LIGHT_R, [PAINT])

    # shut lines
    def line(path, coords, dom, only=(PAINT,), w=gw):
        path = smooth_path(path)
        band(lambda q: line_signed(q[coords[0]], q[coords[1]], path), w, GAP, list(only), dom)
    side_dom = lambda q: np.maximum(0.55 - q["y"], q["gtop"] - 0.2)
    for path in b.doors:
        line(path, "xz", side_dom, (PAINT, TRIM))
    d = b.doors
    deck_dom = lambda q: np.maximum(-0.06 - q["deck"], q["low"] - 0.02)
    line([(b.cowl + 0.15, 0.76 * b.ws), (b.cowl - 0.1, 0.72 * b.ws), (0.0, 0.665 * b.ws), (b.x0 + 0.45, 0.63 * b.ws), (b.x0 + 0.22, 0.60 * b.ws), (b.x0 + 0.16, 0.45 * b.ws), (b.x0 + 0.13, 0.2), (b.x0 + 0.13, -0.2)], "xy", deck_dom)
    tail_dom = lambda q: np.maximum(rx(q, b.wb + 0.45), q["gtop"] + 0.0 * q["x"] - 0.5)
    line([(y * b.ws, z) for y, z in [(0.71, b.bar_r - 0.035), (0.715, b.bar_r - 0.08), (0.70, b.plate_r + 0.02), (0.60, b.plate_r - 0.12), (0.3, b.plate_r - 0.125), (-0.3, b.plate_r - 0.125)]], "yz", tail_dom)
    if b.rail:
        line(b.rail, "xz", side_dom, (PAINT,), 0.004)
    # flush handles, charge flap
    for hx in (d[1][0][0] - 0.20, d[2][0][0] - 0.26):
        band(lambda q: box_sd(q["x"], q["z"], hx, b.handle_z, 0.105, 0.015, 0.013), 0.002, GAP, [PAINT], side_dom)
    band(lambda q: box_sd(q["x"], q["z"], b.wb + 0.45, b.handle_z + 0.02, 0.075, 0.065, 0.03), 0.002, GAP, [PAINT], side_dom)

    # normals, rolled arch edge
    g = gradient(b.F, m.v)
    m.n = unit(g)
    seam = np.abs(m.v[:, 1]) < 1e-6
    m.n[seam, 1] = 0
    m.n = unit(m.n)
    q = b.fields(m.v)
    f = arch(q)
    near = (f < roll_r) & (q["y"] > 0.6)
    t = np.clip(f[near], 0, roll_r)
    cx = np.where(np.abs(q["x"][near]) < b.wb / 2, 0.0, b.wb)
    toward = -unit(np.stack([q["x"][near] - cx, 0 * cx, q["z"][near] - b.wheel_d / 2], 1))
    sn = (roll_r - t) / roll_r
    cs = np.sqrt(np.clip(1 - sn * sn, 0, 1))
    m.v[near] -= m.n[near] * (roll_r * (1 - cs))[:, None]
    m.n[near] = unit(m.n[near] * cs[:, None] + toward * sn[:, None])
    face_out(m)

    parts = []

    def add(name, tris, both=True):
        parts.append((name, tris.mirrored() if both else tris))

    def walls(sub, shift, wall_name):
        """Push a part in and close the gap round it."""
        e = sub.boundary()
        e = e[~((np.abs(sub.v[e[:, 0], 1]) < 1e-5) & (np.abs(sub.v[e[:, 1], 1]) < 1e-5))]
        a, c = sub.v[e[:, 0]], sub.v[e[:, 1]]
        v = np.stack([a, c, c + shift, a + shift], 1).reshape(-1, 3)
        i = np.arange(len(e))[:, None] * 4
        f = np.concatenate([i + [0, 1, 2], i + [0, 2, 3]])
        t = Tris(v, f)
        fn = unit(np.cross(v[1::4] - v[0::4], v[3::4] - v[0::4]))
        t.n = np.repeat(fn, 4, 0)
        add(wall_name, t)
        sub.v = sub.v + shift
        return sub

    # arch flange and liner
    for xw, zw in b.wheels:
        e = m.boundary()
        mid = 0.5 * (m.v[e[:, 0]] + m.v[e[:, 1]])
        pick = (np.abs(np.hypot(mid[:, 0] - xw, mid[:, 2] - zw) - b.arch_r) < 0.012) & (mid[:, 1] > 0.625)
        e = e[pick]
        a, c = m.v[e[:, 0]], m.v[e[:, 1]]
        s = np.array([0, -0.045, 0.0])
        v = np.stack([a, c, c + s, a + s], 1).reshape(-1, 3)
        i = np.arange(len(e))[:, None] * 4
        t = Tris(v, np.concatenate([i + [0, 1, 2], i + [0, 2, 3]]))
        t.n = unit(np.array([xw, 0, zw]) - v * [1, 0, 1])
        face_out(t)
        add("Trim" if b.arch_ring else "Paint", t)
        ang = np.linspace(-0.35, math.pi + 0.35, 64 if h < 0.03 else 32)
        rr = b.arch_r + 0.012
        prof = [(0.98, rr), (0.60, rr), (0.60, 0.02)]
        v = np.array([[xw + r * math.cos(t_), yy, zw + r * math.sin(t_)] for t_ in ang for yy, r in prof])
        # keep the outer edge of the liner inside the skin
        i, j = np.meshgrid(np.arange(len(ang) - 1), np.arange(2), indexing="ij")
        a0 = i * 3 + j
        b0 = (i + 1) * 3 + j
        f_ = np.concatenate([np.stack([a0, b0, b0 + 1], -1).reshape(-1, 3), np.stack([a0, b0 + 1, a0 + 1], -1).reshape(-1, 3)])
        out_y = np.interp(v[:, 0], *_skin(b, zw)) - 0.05
        v[:, 1] = np.where(v[:, 1] > 0.9, out_y, v[:, 1])
        v[:, 2] = np.maximum(v[:, 2], b.floor(v[:, 0]) + 0.03)
        t = Tris(v, f_)
        t.n = unit(np.array([xw, 0.9, zw]) - v)
        add("Liner", face_out(t))

    for tag in range(12):
        if tag == HOLE or not (m.tag == tag).any():
            continue
        sub = m.take(m.tag == tag)
        if tag == GRILLE:
            sub = walls(sub, np.array([0.045, 0, 0]), "Trim")
        elif tag == RECESS:
            sub = walls(sub, np.array([-0.024, 0, 0]), "Paint")
        elif tag == PLATE:
            sub = walls(sub, np.array([-0.016, 0, 0]), "Trim")
        add(MATERIAL[tag], sub)
    parts += _mirrors(b, h)
    return parts


def _skin(b, zw):
    xs = np.linspace(b.x0, b.x1, 200)
    return xs, b.half(xs) + b.flare * 0.6
