"""Triangle meshes: cutting along functions, lathing, normals."""
import math

import numpy as np


def unit(a):
    return a / np.maximum(np.linalg.norm(a, axis=-1, keepdims=True), 1e-12)


class Tris:
    """Triangle soup with shared vertices, a normal per vertex and a tag per face."""

    def __init__(self, v, f, tag=None, n=None):
        self.v = np.asarray(v, float)
        self.f = np.asarray(f, np.int64).reshape(-1, 3)
        self.tag = np.zeros(len(self.f), int) if tag is None else np.asarray(tag, int)
        self.n = n

    def cut(self, func, tag=None, only=None, project=None):
        """Split every triangle along func(v)=0. Faces with func<0 get `tag` (if their tag is in `only`)."""
        val = func(self.v)
        val = np.where(np.abs(val) < 1e-7, 1e-7, val)
        f = self.f
        allowed = np.ones(len(f), bool) if only is None else np.isin(self.tag, only)
        pos = val > 0
        npos = pos[f].sum(1)
        cross = (npos > 0) & (npos < 3) & allowed
        keep_f, keep_t = f[~cross], self.tag[~cross]
        inside_keep = (npos[~cross] == 0) & allowed[~cross]
        cf, ct = f[cross], self.tag[cross]
        new_v = [self.v]
        out_f, out_t, out_in = [keep_f], [keep_t], [inside_keep]
        if len(cf):
            lone = np.where(npos[cross] == 1, pos[cf].argmax(1), (~pos[cf]).argmax(1))
            idx = (lone[:, None] + np.arange(3)) % 3
            cf = np.take_along_axis(cf, idx, 1)
            a, b, c = cf.T
            lone_in = ~pos[a]
            e = np.concatenate([np.stack([a, b], 1), np.stack([a, c], 1)])
            lo, hi = e.min(1), e.max(1)
            key, inv = np.unique(lo * (len(self.v) + 1) + hi, return_inverse=True)
            lo, hi = key // (len(self.v) + 1), key % (len(self.v) + 1)
            t = val[lo] / (val[lo] - val[hi])
            p = self.v[lo] + t[:, None] * (self.v[hi] - self.v[lo])
            if project is not None:
                p = project(p)
            new_v.append(p)
            ids = len(self.v) + inv
            ab, ac = ids[: len(cf)], ids[len(cf):]
            out_f += [np.stack([a, ab, ac], 1), np.stack([ab, b, c], 1), np.stack([ab, c, ac], 1)]
            out_t += [ct, ct, ct]
            out_in += [lone_in, ~lone_in, ~lone_in]
        self.v = np.concatenate(new_v)
        self.f = np.concatenate(out_f)
        self.tag = np.concatenate(out_t)
        inside = np.concatenate(out_in)
        if tag is not None:
            self.tag[inside] = tag
        return self

    def take(self, mask):
        """The faces in mask as a new mesh with only its own vertices."""
        f = self.f[mask]
        used, inv = np.unique(f, return_inverse=True)
        return Tris(self.v[used], inv.reshape(-1, 3), self.tag[mask], None if self.n is None else self.n[used])

    def boundary(self):
        """Directed edges that belong to one face only."""
        e = np.concatenate([self.f[:, [0, 1]], self.f[:, [1, 2]], self.f[:, [2, 0]]])
        k = e.min(1) * (len(self.v) + 1) + e.max(1)
        _, inv, cnt = np.unique(k, return_inverse=True, return_counts=True)
        return e[cnt[inv] == 1]

    def mirrored(self):
        """This half (y>=0) joined with its mirror image."""
        m = np.array([1, -1, 1.0])
        on = np.abs(self.v[:, 1]) < 1e-5
        ids = np.arange(len(self.v))
        other = np.where(on, ids, len(self.v) + np.cumsum(~on) - 1)
        v = np.concatenate([self.v, self.v[~on] * m])
        n = None
        if self.n is not None:
            n = self.n.copy()
            n[on, 1] = 0
            n = np.concatenate([n, self.n[~on] * m])
        return Tris(v, np.concatenate([self.f, other[self.f][:, ::-1]]), np.r_[self.tag, self.tag], n)


def lathe(profile, seg):
    """Spin (radius, y) points about the y axis; smooth normals from the profile."""
    p = np.asarray(profile, float)
    t = np.gradient(p, axis=0)
    nr, ny = t[:, 1], -t[:, 0]
    ang = np.linspace(0, 2 * math.pi, seg, endpoint=False)
    c, s = np.cos(ang)[:, None], np.sin(ang)[:, None]
    v = np.stack([c * p[:, 0], np.broadcast_to(p[:, 1], (seg, len(p))), s * p[:, 0]], -1).reshape(-1, 3)
    n = unit(np.stack([c * nr, np.broadcast_to(ny, (seg, len(p))), s * nr], -1).reshape(-1, 3))
    i, j = np.meshgrid(np.arange(seg), np.arange(len(p) - 1), indexing="ij")
    a = i * len(p) + j
    b = ((i + 1) % seg) * len(p) + j
    f = np.concatenate([np.stack([a, b, b + 1], -1).reshape(-1, 3), np.stack([a, b + 1, a + 1], -1).reshape(-1, 3)])
    return Tris(v, f, None, n)


def face_out(m):
    """Flip faces so that they agree with the vertex normals."""
    fn = np.cross(m.v[m.f[:, 1]] - m.v[m.f[:, 0]], m.v[m.f[:, 2]] - m.v[m.f[:, 0]])
    bad = (fn * m.n[m.f].sum(1)).sum(1) < 0
    m.f[bad] = m.f[bad][:, ::-1]
    return m
