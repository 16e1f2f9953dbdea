"""Meshes of implicit surfaces."""
import numpy as np

from .tris import Tris


def surface_nets(func, lo, hi, h, half=True):
    """Mesh of func=0 in a box. half: only y>=0, with the grid laid so that y=0 is a clean seam."""
    xs = np.arange(lo[0], hi[0] + h, h)
    ys = np.arange(-h / 2, hi[1] + h, h) if half else np.arange(lo[1], hi[1] + h, h)
    zs = np.arange(lo[2], hi[2] + h, h)
    shape = (len(xs), len(ys), len(zs))
    val = np.empty(shape, np.float64)
    for i in range(0, len(xs), 24):
        g = np.stack(np.meshgrid(xs[i:i + 24], ys, zs, indexing="ij"), -1)
        val[i:i + 24] = func(g.reshape(-1, 3)).reshape(g.shape[:3])
    s = val < 0
    corners = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    sl = lambda o: tuple(slice(o[d], shape[d] - 1 + o[d]) for d in range(3))
    cnt = sum(s[sl(c)].astype(np.int8) for c in corners)
    active = (cnt > 0) & (cnt < 8)
    ci = np.argwhere(active)
    acc = np.zeros((len(ci), 3))
    num = np.zeros(len(ci))
    for a in corners:
        for d in range(3):
            if a[d]:
                continue
            b = tuple(a[e] + (e == d) for e in range(3))
            va = val[tuple((ci + a).T)]
            vb = val[tuple((ci + b).T)]
            m = (va < 0) != (vb < 0)
            t = np.where(m, va / np.where(m, va - vb, 1), 0)
            p = np.repeat(np.array(a, float)[None], len(ci), 0)
            p[:, d] += t
            acc += np.where(m[:, None], p, 0)
            num += m
    v = (ci + acc / num[:, None]) * h + np.array([xs[0], ys[0], zs[0]])
    index = -np.ones([n - 1 for n in shape], np.int64)
    index[tuple(ci.T)] = np.arange(len(ci))
    quads = []
    for d in range(3):
        e, f = (d + 1) % 3, (d + 2) % 3
        a = [slice(None)] * 3
        b = [slice(None)] * 3
        a[d], b[d] = slice(0, -1), slice(1, None)
        sa, sb = s[tuple(a)], s[tuple(b)]
        w = np.argwhere(sa != sb)
        w = w[(w[:, e] > 0) & (w[:, f] > 0) & (w[:, e] < shape[e] - 1) & (w[:, f] < shape[f] - 1)]
        flip = sb[tuple(w.T)]
        ue, uf = np.eye(3, dtype=int)[e], np.eye(3, dtype=int)[f]
        q = np.stack([index[tuple((w - ue - uf).T)], index[tuple((w - uf).T)],
                      index[tuple(w.T)], index[tuple((w - ue).T)]], 1)
        q[flip] = q[flip][:, ::-1]
        quads.append(q)
    q = np.concatenate(quads)
    d1 = np.linalg.norm(v[q[:, 0]] - v[q[:, 2]], axis=1)
    d2 = np.linalg.norm(v[q[:, 1]] - v[q[:, 3]], axis=1)
    pick = (d1 < d2)[:, None]
    t1 = np.where(pick, q[:, [0, 1, 2]], q[:, [0, 1, 3]])
    t2 = np.where(pick, q[:, [0, 2, 3]], q[:, [1, 2, 3]])
    return Tris(v, np.concatenate([t1, t2]))


def gradient(func, p, eps=1.5e-3):
    g = np.empty_like(p)
    for d in range(3):
        e = np.zeros(3)
        e[d] = eps
        g[:, d] = (func(p + e) - func(p - e)) / (2 * eps)
    return g


def onto(func, p, rounds=1):
    """Newton steps onto func=0; keeps the seam y=0 where it is."""
    for _ in range(rounds):
        g = gradient(func, p)
        stepv = (func(p) / np.maximum((g * g).sum(1), 1e-6))[:, None] * g
        ln = np.linalg.norm(stepv, axis=1, keepdims=True)
        p = p - stepv * np.minimum(1, 0.02 / np.maximum(ln, 1e-9))
    return p
