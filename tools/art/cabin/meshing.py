"""From fields to meshes with materials: lists of (material, Tris)."""
import numpy as np

from ..lib.nets import gradient, onto, surface_nets
from ..lib.tris import Tris, face_out, unit


def solid(func, low, high, cell, material, cuts=()):
    """Mesh of func=0 in a box, cells in metres. cuts: (function, material[, centre line]); where the function is
    negative, that material. A thin line is cut along its centre first, so that a coarse mesh never loses it."""
    m = surface_nets(func, low, high, cell, half=False)
    m.v = onto(func, m.v, 3)
    names, project = [material], lambda p: onto(func, p, 1)
    for cut, name, *centre in cuts:
        if name not in names:
            names.append(name)
        for line in centre:
            m.cut(line, None, None, project)
        m.cut(cut, names.index(name), None, project)
    m.n = unit(gradient(func, m.v, 8e-4))
    face_out(m)
    return [(name, m.take(m.tag == i)) for i, name in enumerate(names) if (m.tag == i).any()]


def moved(parts, shift):
    """The parts elsewhere."""
    return [(name, Tris(t.v + shift, t.f, t.tag, t.n)) for name, t in parts]


def both_sides(parts):
    """The parts and their mirror images on the other side."""
    mirror = np.array([-1, 1, 1.0])
    return parts + [(name, Tris(t.v * mirror, t.f[:, ::-1], t.tag, t.n * mirror)) for name, t in parts]


def stitched(dist, half, domain=lambda v: 0 * v[:, 0] - 1):
    """Cut for a stitched line |dist| < half (metres) where domain is negative."""
    return (lambda v: np.maximum(np.abs(dist(v)) - half, domain(v)), "stitch",
            lambda v: np.where(domain(v) < 0.02, dist(v), 1.0))


def sheet(corners, normal):
    """A flat quadrangle."""
    made = Tris(corners, [[0, 1, 2], [0, 2, 3]])
    made.n = np.tile(np.asarray(normal, float), (4, 1))
    return made
