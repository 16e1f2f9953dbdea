"""A charging post and its cable."""
import numpy as np

from .materials import glow, surface
from .meshes import bevel, box, tube

ACCENT = (0.25, 0.85, 0.75)


def charger(x, y, height=1.75):
    """A plain post at x, y with a lit screen, lines of light and a holder; it faces -y."""
    shell, dark = surface("post", (0.72, 0.73, 0.74), 0.35), surface("post_front", (0.015, 0.015, 0.017), 0.12)
    screen, base = glow("screen", (0.45, 0.80, 0.90), 0.9), surface("base", (0.12, 0.12, 0.12), 0.7)
    line, cap = glow("line", ACCENT, 5.0), glow("cap", ACCENT, 3.0)
    wide, slab = (-0.26, 0.26), (-0.15, 0.15)
    parts = [box("post", wide, slab, (0.06, height), shell),
             box("post_face", (-0.215, 0.215), (-0.158, -0.14), (0.30, height - 0.05), dark),
             box("post_screen", (-0.13, 0.13), (-0.161, -0.15), (height - 0.42, height - 0.16), screen),
             box("post_line", (-0.215, 0.215), (-0.162, -0.15), (0.30, 0.318), line),
             box("post_top", wide, slab, (height, height + 0.012), cap),
             box("post_base", (-0.32, 0.32), (-0.21, 0.21), (0.0, 0.06), base),
             box("holder", (-0.06, 0.06), (-0.23, -0.15), (0.86, 1.0), dark)]
    for part in parts:
        bevel(part, 0.012, 2).location = (x, y, 0)


def _skin_y(body, x, z):
    """y of the car's left skin at x, z: walks out along the field."""
    p = np.array([[x, 0.8, z]])
    for _ in range(8):
        p[:, 1] -= float(body.F(p)[0])
    return p[0, 1]


def cable(body, start):
    """A cable from `start` (x, y, z) over the ground to a plug on the left rear wing."""
    x, z = body.wb + 0.42, 0.80
    y = _skin_y(body, x, z)
    rubber = surface("cable", (0.012, 0.012, 0.013), 0.5)
    tube("plug", [(x, y - 0.03, z), (x, y + 0.10, z), (x, y + 0.17, z - 0.03)], 0.038, rubber)
    sx, sy, sz = start
    tube("cable", [(x, y + 0.14, z - 0.02), (x + 0.01, y + 0.30, z - 0.10), (x + 0.05, y + 0.42, 0.35),
                   (x + 0.2 * (sx - x), y + 0.55, 0.03), (x + 0.6 * (sx - x), 0.5 * (y + sy) + 0.25, 0.02),
                   (sx, sy - 0.45, 0.05), (sx, sy - 0.30, 0.45), (sx, sy - 0.12, sz)], 0.017, rubber)
