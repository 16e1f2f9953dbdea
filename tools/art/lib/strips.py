"""Faces between rows of points, and walls along edges."""
import numpy as np


def strip_faces(rows, n, close):
    """Triangles between neighbouring rows of n points each; close joins the last row to the first."""
    i, j = np.meshgrid(np.arange(rows if close else rows - 1), np.arange(n - 1), indexing="ij")
    p, q = i * n + j, ((i + 1) % rows) * n + j
    return np.concatenate([np.stack([p, q, q + 1], -1).reshape(-1, 3), np.stack([p, q + 1, p + 1], -1).reshape(-1, 3)])


def wall(a, c, shift):
    """Upright quads along the edges a-c, as deep as the shift: vertices, four for each edge, and faces."""
    v = np.stack([a, c, c + shift, a + shift], 1).reshape(-1, 3)
    i = np.arange(len(a))[:, None] * 4
    return v, np.concatenate([i + [0, 1, 2], i + [0, 2, 3]])
