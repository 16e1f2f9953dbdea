"""The ambient lines: polylines in space, and their meshes."""
import math

import numpy as np

from ..lib.curves import step
from ..lib.tris import Tris, unit
from .parts.door import door_x

DOOR_FRONT, DOOR_REAR, DOOR_REAR_LONG = (0.62, -0.40), (-0.48, -1.3), (-0.48, -1.58)      # from and to, y


def strips(c):
    """One line across the dashboard, then for each side the doors and the console; each (n, 3), metres."""
    x = np.linspace(-0.70, 0.70, 41)
    lines = [np.stack([x, 0.8085 - 0.10 * (x / 0.7) ** 2, 0 * x + 0.5475 + c.dash_z], 1)]
    for side in (-1, 1):
        for ends in (DOOR_FRONT, DOOR_REAR_LONG if c.is_long else DOOR_REAR):
            lines.append(_door_line(c, side, ends))
        y = np.linspace(-0.22, 0.66, 20)
        lines.append(np.stack([side * (0.1195 + 0 * y), y, 0.30 + 0.06 * step(y - 0.62, 0.09)], 1))
    return lines


def _door_line(c, side, ends):
    y = np.linspace(*ends, 30)
    z = np.full(30, c.belt - 0.12)
    return np.stack([side * (door_x(c, y, z) - 0.002), y, z], 1)


def strip_mesh(line, r=0.0032, n=8):
    """A thin tube of n sides along a line."""
    along = unit(np.gradient(line, axis=0))
    a = unit(np.cross(along, [0.3, 0.2, 1.0]))
    b = np.cross(along, a)
    turn = np.linspace(0, 2 * math.pi, n, endpoint=False)
    normal = np.cos(turn)[None, :, None] * a[:, None] + np.sin(turn)[None, :, None] * b[:, None]
    i, j = np.meshgrid(np.arange(len(line) - 1), np.arange(n), indexing="ij")
    p, q = i * n + j, i * n + (j + 1) % n
    faces = np.concatenate([np.stack([p, q, q + n], -1).reshape(-1, 3), np.stack([p, q + n, p + n], -1).reshape(-1, 3)])
    return Tris((line[:, None] + r * normal).reshape(-1, 3), faces, None, normal.reshape(-1, 3))
