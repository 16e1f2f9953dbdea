"""The face of a rim: a dished disc with the windows cut out of it and their edges rounded."""
import math

import numpy as np

from ..lib.curves import Curve
from ..lib.nets import gradient
from ..lib.strips import strip_faces
from ..lib.tris import Tris, face_out, unit
from .parts import HOLE

BEVEL = 0.0045                  # metres, radius of the edges of the windows
DARK = 1                        # tag
EPS = 5e-4                      # metres, for gradients
SPOKE_DEPTH = np.array([0, -0.034, 0.0])


def polar(v):
    """Radius and angle about the axle."""
    return np.hypot(v[:, 0], v[:, 2]), np.arctan2(v[:, 2], v[:, 0])


class RimFace:
    """The face of a design; yo is the plane of the rim's outer edge, metres from the middle of the wheel."""

    def __init__(self, design, yo):
        self.design, self.r_face = design, design.r_face
        r = self.r_face
        self.profile = Curve([(0.0, yo - 0.022), (0.04, yo - 0.022), (0.075, yo - 0.030), (0.13, yo - 0.020),
                              (0.19, yo - 0.008), (r - 0.02, yo - 0.005), (r, yo - 0.006), (r + 0.02, yo - 0.006)])

    def surface(self, r, a):
        """Points of the face."""
        return np.stack([r * np.cos(a), self.profile(r) - self.design.dish(r, a), r * np.sin(a)], -1)

    def field(self, p):
        """Height above the face."""
        r, a = polar(p)
        return p[:, 1] - self.profile(r) + self.design.dish(r, a)

    def window(self, v):
        """Positive on metal."""
        return self.design.solid(*polar(v))

    def mesh(self, detail):
        """The face as Tris, dark regions tagged; detail 1 for pictures."""
        face = self._disc(int(240 * detail) // 20 * 20, int(60 * detail))
        onto_face = lambda p: self.surface(*polar(p))
        for off in (BEVEL, BEVEL * 0.4):
            face.cut(lambda v: -(self.window(v) - off), None, None, onto_face)
        face.cut(self.window, HOLE, None, onto_face)
        face = face.take(face.tag != HOLE)
        face.cut(lambda v: self.design.dark(*polar(v)), DARK, None, onto_face)
        self._round(face)
        return face_out(face)

    def _disc(self, steps, rings):
        """A disc of rings round a centre."""
        radii = np.linspace(0.0, self.r_face + 0.003, rings + 1)[1:]
        a, r = np.meshgrid(np.linspace(0, 2 * math.pi, steps, endpoint=False), radii, indexing="ij")
        v = np.concatenate([self.surface(r.ravel(), a.ravel()), self.surface(np.zeros(1), np.zeros(1))])
        at = np.arange(steps)
        fan = np.stack([np.full(steps, steps * rings), ((at + 1) % steps) * rings, at * rings], 1)
        return Tris(v, np.concatenate([strip_faces(steps, rings, True), fan]))

    def _round(self, face):
        """Normals, and the edges of the windows bent inwards."""
        face.n = unit(gradient(self.field, face.v, EPS))
        depth = self.window(face.v)
        near = depth < BEVEL
        outward = gradient(self.window, face.v, EPS)
        outward[:, 1] = 0
        outward = unit(outward)
        sin = (BEVEL - np.clip(depth[near], 0, BEVEL)) / BEVEL
        cos = np.sqrt(np.clip(1 - sin * sin, 0, 1))
        face.v[near] -= face.n[near] * (BEVEL * (1 - cos))[:, None]
        face.n[near] = unit(face.n[near] * cos[:, None] - outward[near] * sin[:, None])


def spoke_walls(face, r_max):
    """The depth of the spokes: walls along all edges of the face within the radius r_max."""
    edges = face.boundary()
    edges = edges[np.hypot(*face.v[edges[:, 0]][:, [0, 2]].T) < r_max]
    a, c = face.v[edges[:, 0]], face.v[edges[:, 1]]
    v = np.stack([a, c, c + SPOKE_DEPTH, a + SPOKE_DEPTH], 1).reshape(-1, 3)
    i = np.arange(len(edges))[:, None] * 4
    walls = Tris(v, np.concatenate([i + [0, 2, 1], i + [0, 3, 2]]))
    walls.n = np.repeat(unit(np.cross(v[3::4] - v[0::4], v[1::4] - v[0::4])), 4, 0)
    return walls
