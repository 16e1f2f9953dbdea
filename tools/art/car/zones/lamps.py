"""The lamps: the graphics of `faces.py` at the front, one light bar in a dark strip at the rear."""
import numpy as np

from ...lib.curves import smax, smooth_path
from ...lib.distances import box_sd, line_dist, line_signed
from ..cutter import ahead_of, behind
from ..parts import CHROME, GLOSS, LIGHT, LIGHT_R, PAINT

BAR_FRAME, HOOK_FRAME, CELL_FRAME = 0.0075, 0.0065, 0.0045      # metres of dark or bright edge round a light
CELL_ROOM = 0.02                # metres round a cell in which helping cuts are made
CELL_CORNER = 0.008


def cut_lamps(cutter):
    """All lamps of the body."""
    front = _Front(cutter)
    front.pod()
    for bar in cutter.body.face["bar"]:
        front.bar(*bar)
    if cutter.body.face["hook"]:
        front.hook(*cutter.body.face["hook"])
    for cell in cutter.body.face["cells"]:
        front.cell(*cell)
    _rear_bar(cutter)


class _Front:
    """Lamp graphics of the front. Heights are measured from the light bar, which is bent a little."""

    def __init__(self, cutter):
        self.cutter, self.b = cutter, cutter.body

    def z(self, q):
        """Height above the light bar."""
        return q["z"] - (self.b.bar_f + 0.035 * (q["y"] / 0.9) ** 2)

    def pod(self):
        """The dark lens on each side."""
        y, z, half_y, half_z, corner = self.b.face["pod"]
        box = lambda q: box_sd(q["y"], self.z(q), y * self.b.ws, z, half_y, half_z, corner)
        pod = lambda q: smax(box(q), ahead_of(self.b.bar_f_end)(q), 0.05)
        self.cutter.zone(lambda q: np.maximum(pod(q), 0.1 - q["y"]), GLOSS, [PAINT])

    def bar(self, y0, y1, half, dz=0.0):
        """A day-time light in a dark frame, which makes it readable on white paint."""
        k, end = self.b.ws, self.b.bar_f_end
        inner = y0 * k - (0.02 if y0 == 0 else 0)
        height = lambda q: self.z(q) - dz

        def domain(q, more):
            return np.maximum(np.maximum(ahead_of(end + more)(q), inner - q["y"]), q["y"] - y1 * k)

        frame = lambda q: domain(q, 0.005) - 0.006
        self.cutter.band(lambda q: height(q) + 0.001, half + BAR_FRAME, GLOSS, [PAINT], frame)
        self.cutter.band(height, half, LIGHT, [PAINT, GLOSS], lambda q: domain(q, 0.02))

    def hook(self, path, half):
        """A stroke of light that leaves the bar."""
        path = smooth_path([(y * self.b.ws, z) for y, z in path], 24)
        stroke = lambda q: line_signed(q["y"], self.z(q), path)
        ahead = ahead_of(self.b.bar_f_end + 0.02)
        domain = lambda q: np.maximum(ahead(q), line_dist(q["y"], self.z(q), path) - 0.02)
        self.cutter.band(stroke, half + HOOK_FRAME, GLOSS, [PAINT], domain)
        self.cutter.band(stroke, half, LIGHT, [PAINT, GLOSS], domain)

    def cell(self, y, z, half_y, half_z):
        """One light in the pod: bezel, lens and bright core."""
        y, corner = y * self.b.ws, min(CELL_CORNER, half_z)

        def box(q, grow):
            return np.maximum(box_sd(q["y"], self.z(q), y, z, half_y + grow, half_z + grow, corner), ahead_of(-0.3)(q))

        self._cross(lambda q: box(q, CELL_ROOM) < 0, y, z)
        self.cutter.zone(lambda q: box(q, CELL_FRAME), CHROME, [GLOSS])
        self.cutter.zone(lambda q: box(q, 0.0), GLOSS, [CHROME])
        self.cutter.zone(lambda q: box(q, -0.35 * half_z), LIGHT, [GLOSS])

    def _cross(self, near, y, z):
        """Cuts through (y, z) that keep a small cell from slipping between the vertices of a coarse mesh."""
        self.cutter.zone(lambda q: np.where(near(q), self.z(q) - z, 1.0), None, [GLOSS])
        self.cutter.zone(lambda q: np.where(near(q), q["y"] - y, 1.0), None, [GLOSS])


def _rear_bar(cutter):
    b = cutter.body
    height = lambda q: q["z"] - (b.bar_r + 0.010 * (q["y"] / 0.9) ** 2)
    strip = lambda q: smax(np.abs(height(q)) - 0.034, behind(b.bar_r_end)(q), 0.04)
    cutter.zone(strip, GLOSS, [PAINT])
    cutter.band(height, 0.011, LIGHT_R, [GLOSS], behind(b.bar_r_end + 0.03))
