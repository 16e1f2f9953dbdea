"""Wheel arches: holes in the side, with rings of vertices round them from which the edge is rolled later."""
import numpy as np

from ..parts import HOLE

INNER = 0.62                    # metres from the middle; the arch is open outside of it
RINGS = (0.010, 0.0065, 0.0035, 0.0015)         # metres from the edge


def cut_arches(cutter):
    """Take the surface in the arches away."""
    def within(grow):
        return lambda q: np.maximum(cutter.body.arch(q) - grow, INNER - q["y"])

    for ring in RINGS:
        cutter.zone(within(ring), None)
    cutter.zone(within(0), HOLE)
    cutter.mesh = cutter.mesh.take(cutter.mesh.tag != HOLE)
