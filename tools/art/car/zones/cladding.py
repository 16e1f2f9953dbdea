"""Dark cladding along the sills and, on some bodies, round the arches."""
import numpy as np

from ...lib.curves import step
from ..parts import PAINT, TRIM


def cut_cladding(cutter):
    """Everything below the sill line, which rises at the bumpers."""
    b = cutter.body

    def cladding(q):
        f = q["z"] - b.sill_z - 0.06 * step(q["x"] - b.wb - 0.44, 0.015) - 0.02 * step(-q["x"] - 0.5, 0.05)
        if b.arch_ring:
            f = np.minimum(f, np.maximum(b.arch(q) - b.arch_ring, 0.55 - q["y"]))
        return f

    cutter.zone(cladding, TRIM, [PAINT])
