"""Triangle meshes in numpy: cutting along functions of position, taking pieces, mirroring, lathing."""
import math

import numpy as np

from .strips import strip_faces

SMALLEST_AREA = 1e-11           # m²; thinner triangles are left out


def unit(a):
    """Vectors brought to length 1."""
    return a / np.maximum(np.linalg.norm(a, axis=-1, keepdims=True), 1e-12)


class Tris:
    """Triangles with shared vertices: v positions, f vertex numbers, tag per face, n normals per vertex or None."""

    def __init__(self, v, f, tag=None, n=None):
        self.v = np.asarray(v, float)
        self.f = np.asarray(f, np.int64).reshape(-1, 3)
        self.tag = np.zeros(len(self.f), int) if tag is None else np.asarray(tag, int)
        self.n = n

    def cut(self, func, tag=None, only=None, project=None):
        """Split every triangle along func(v) = 0 and give the faces with func < 0 the tag.

        only: tags that are cut and changed, all without it. project: brings new vertices onto the surface.
        """
        value = func(self.v)
        value = np.where(np.abs(value) < 1e-7, 1e-7, value)
        positive = value > 0
        allowed = np.ones(len(self.f), bool) if only is None else np.isin(self.tag, only)
        corners = positive[self.f].sum(1)
        crossed = (corners > 0) & (corners < 3) & allowed
        whole, tags = self.f[~crossed], self.tag[~crossed]
        inside = (corners[~crossed] == 0) & allowed[~crossed]
        faces, new_tags, new_inside = self._split(crossed, corners, positive, value, project)
        self.f = np.concatenate([whole, *faces])
        self.tag = np.concatenate([tags, *new_tags])
        if tag is not None:
            self.tag[np.concatenate([inside, *new_inside])] = tag
        return self

    def _split(self, crossed, corners, positive, value, project):
        """Replace each crossed triangle by three: the corner that stands alone, and two for the rest."""
        faces, tags = self.f[crossed], self.tag[crossed]
        if not len(faces):
            return [], [], []
        alone = np.where(corners[crossed] == 1, positive[faces].argmax(1), (~positive[faces]).argmax(1))
        a, b, c = np.take_along_axis(faces, (alone[:, None] + np.arange(3)) % 3, 1).T
        at = self._crossings(np.concatenate([np.stack([a, b], 1), np.stack([a, c], 1)]), value, project)
        ab, ac = at[: len(faces)], at[len(faces):]
        inside = ~positive[a]
        pieces = [np.stack([a, ab, ac], 1), np.stack([ab, b, c], 1), np.stack([ab, c, ac], 1)]
        return pieces, [tags, tags, tags], [inside, ~inside, ~inside]

    def _crossings(self, edges, value, project):
        """Add the vertices where the edges pass through zero, one for each edge, and give their numbers."""
        span = len(self.v) + 1
        keys, index = np.unique(edges.min(1) * span + edges.max(1), return_inverse=True)
        low, high = keys // span, keys % span
        t = value[low] / (value[low] - value[high])
        points = self.v[low] + t[:, None] * (self.v[high] - self.v[low])
        if project is not None:
            points = project(points)
        first = len(self.v)
        self.v = np.concatenate([self.v, points])
        return first + index

    def take(self, mask):
        """The faces in the mask as a mesh with only its own vertices."""
        used, index = np.unique(self.f[mask], return_inverse=True)
        return Tris(self.v[used], index.reshape(-1, 3), self.tag[mask], None if self.n is None else self.n[used])

    def boundary(self):
        """Directed edges that belong to one face only, as pairs of vertex numbers."""
        edges = np.concatenate([self.f[:, [0, 1]], self.f[:, [1, 2]], self.f[:, [2, 0]]])
        keys = edges.min(1) * (len(self.v) + 1) + edges.max(1)
        _, index, count = np.unique(keys, return_inverse=True, return_counts=True)
        return edges[count[index] == 1]

    def mirrored(self):
        """This half (y >= 0) joined with its mirror image; vertices on y = 0 are shared."""
        mirror = np.array([1, -1, 1.0])
        seam = np.abs(self.v[:, 1]) < 1e-5
        other = np.where(seam, np.arange(len(self.v)), len(self.v) + np.cumsum(~seam) - 1)
        v = np.concatenate([self.v, self.v[~seam] * mirror])
        n = None
        if self.n is not None:
            n = self.n.copy()
            n[seam, 1] = 0
            n = np.concatenate([n, self.n[~seam] * mirror])
        return Tris(v, np.concatenate([self.f, other[self.f][:, ::-1]]), np.r_[self.tag, self.tag], n)


def lathe(profile, seg):
    """Spin points (radius, y) about the y axis in seg steps; the normals follow the profile."""
    p = np.asarray(profile, float)
    t = np.gradient(p, axis=0)
    angle = np.linspace(0, 2 * math.pi, seg, endpoint=False)
    cos, sin = np.cos(angle)[:, None], np.sin(angle)[:, None]

    def spun(radial, along):
        return np.stack([cos * radial, np.broadcast_to(along, (seg, len(p))), sin * radial], -1).reshape(-1, 3)

    return Tris(spun(p[:, 0], p[:, 1]), strip_faces(seg, len(p), True), None, unit(spun(t[:, 1], -t[:, 0])))


def face_out(m):
    """Flip the faces that look against the normals of their vertices."""
    flat = np.cross(m.v[m.f[:, 1]] - m.v[m.f[:, 0]], m.v[m.f[:, 2]] - m.v[m.f[:, 0]])
    against = (flat * m.n[m.f].sum(1)).sum(1) < 0
    m.f[against] = m.f[against][:, ::-1]
    return m


def joined(pieces):
    """Several Tris as one triple of positions, faces and normals, without faces of no area."""
    starts = np.cumsum([0] + [len(piece.v) for piece in pieces])
    v = np.concatenate([piece.v for piece in pieces])
    n = np.concatenate([piece.n for piece in pieces])
    f = np.concatenate([piece.f + start for piece, start in zip(pieces, starts)])
    area = np.linalg.norm(np.cross(v[f[:, 1]] - v[f[:, 0]], v[f[:, 2]] - v[f[:, 0]]), axis=1)
    return v, f[area > SMALLEST_AREA], n
