"""Meshes of implicit surfaces: surface nets, then Newton steps that put every vertex exactly onto the surface."""
import numpy as np

from .tris import Tris

SLAB = 24                       # grid planes that are worked out at once
LONGEST_STEP = 0.02             # metres a vertex may move in one Newton step
CORNERS = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]


class _Grid:
    """Values of a field on a grid."""

    def __init__(self, func, axes, h):
        self.axes, self.h = axes, h
        self.shape = tuple(len(axis) for axis in axes)
        self.val = np.empty(self.shape, np.float64)
        for i in range(0, self.shape[0], SLAB):
            points = np.stack(np.meshgrid(axes[0][i:i + SLAB], *axes[1:], indexing="ij"), -1)
            self.val[i:i + SLAB] = func(points.reshape(-1, 3)).reshape(points.shape[:3])
        self.inside = self.val < 0

    def cells(self):
        """Cells that the surface runs through, as rows (i, j, k)."""
        at = lambda corner: tuple(slice(o, n - 1 + o) for o, n in zip(corner, self.shape))
        count = sum(self.inside[at(corner)].astype(np.int8) for corner in CORNERS)
        return np.argwhere((count > 0) & (count < 8))

    def _edge(self, cells, a, d):
        """Where the surface crosses the edge of each cell that starts at corner a along axis d, and which cells it does."""
        b = tuple(a[e] + (e == d) for e in range(3))
        va, vb = self.val[tuple((cells + a).T)], self.val[tuple((cells + b).T)]
        crossed = (va < 0) != (vb < 0)
        p = np.repeat(np.array(a, float)[None], len(cells), 0)
        p[:, d] += np.where(crossed, va / np.where(crossed, va - vb, 1), 0)
        return p, crossed

    def vertices(self, cells):
        """One vertex in each cell: the mean of the crossings of its edges, in metres."""
        total, number = np.zeros((len(cells), 3)), np.zeros(len(cells))
        for a in CORNERS:
            for d in range(3):
                if a[d]:
                    continue
                p, crossed = self._edge(cells, a, d)
                total += np.where(crossed[:, None], p, 0)
                number += crossed
        return (cells + total / number[:, None]) * self.h + np.array([axis[0] for axis in self.axes])

    def quads(self, cells):
        """One quad round every grid edge along which the field changes its sign."""
        index = -np.ones([n - 1 for n in self.shape], np.int64)
        index[tuple(cells.T)] = np.arange(len(cells))
        return np.concatenate([self._quads_along(d, index) for d in range(3)])

    def _quads_along(self, d, index):
        e, f = (d + 1) % 3, (d + 2) % 3
        first, second = [slice(None)] * 3, [slice(None)] * 3
        first[d], second[d] = slice(0, -1), slice(1, None)
        before, after = self.inside[tuple(first)], self.inside[tuple(second)]
        w = np.argwhere(before != after)
        w = w[(w[:, e] > 0) & (w[:, f] > 0) & (w[:, e] < self.shape[e] - 1) & (w[:, f] < self.shape[f] - 1)]
        ue, uf = np.eye(3, dtype=int)[e], np.eye(3, dtype=int)[f]
        quads = np.stack([index[tuple(cell.T)] for cell in (w - ue - uf, w - uf, w, w - ue)], 1)
        flip = after[tuple(w.T)]
        quads[flip] = quads[flip][:, ::-1]
        return quads


def _triangles(v, quads):
    """Each quad cut along its shorter diagonal."""
    d1 = np.linalg.norm(v[quads[:, 0]] - v[quads[:, 2]], axis=1)
    d2 = np.linalg.norm(v[quads[:, 1]] - v[quads[:, 3]], axis=1)
    first = (d1 < d2)[:, None]
    return np.concatenate([np.where(first, quads[:, [0, 1, 2]], quads[:, [0, 1, 3]]),
                           np.where(first, quads[:, [0, 2, 3]], quads[:, [1, 2, 3]])])


def surface_nets(func, lo, hi, h, half=True):
    """Mesh of func = 0 in the box lo to hi with cells of h metres.

    half: only y >= 0, with the grid laid so that the plane y = 0 is a clean seam.
    """
    ys = np.arange(-h / 2, hi[1] + h, h) if half else np.arange(lo[1], hi[1] + h, h)
    grid = _Grid(func, (np.arange(lo[0], hi[0] + h, h), ys, np.arange(lo[2], hi[2] + h, h)), h)
    cells = grid.cells()
    v = grid.vertices(cells)
    return Tris(v, _triangles(v, grid.quads(cells)))


def gradient(func, p, eps=1.5e-3):
    """Gradient of func at the points p by central differences; eps in metres."""
    g = np.empty_like(p)
    for d in range(3):
        e = np.zeros(3)
        e[d] = eps
        g[:, d] = (func(p + e) - func(p - e)) / (2 * eps)
    return g


def onto(func, p, rounds=1):
    """The points p after Newton steps towards func = 0."""
    for _ in range(rounds):
        g = gradient(func, p)
        move = (func(p) / np.maximum((g * g).sum(1), 1e-6))[:, None] * g
        length = np.linalg.norm(move, axis=1, keepdims=True)
        p = p - move * np.minimum(1, LONGEST_STEP / np.maximum(length, 1e-9))
    return p
