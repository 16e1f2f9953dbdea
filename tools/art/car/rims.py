"""Rims."""
import math

import numpy as np

from ..lib.curves import bump, smax, step
from ..lib.distances import box_sd


def _fold(a, n):
    """Angle from the middle of the nearest of n equal sectors."""
    w = 2 * math.pi / n
    return (a + w / 2) % w - w / 2


class Blade:
    """Five double spokes whose two blades open outwards in a V and fall away from each other."""
    inch = 21

    def __init__(self, r_face):
        self.r_face = r_face

    def dish(self, r, a):
        """How far the face lies behind its profile."""
        return 0.010 * bump(_fold(a, 5) * r, 0.014) * step(r - 0.07, 0.012) + centre_cap(r, a)

    def solid(self, r, a):
        """Positive on metal, negative in the windows."""
        f = np.abs(_fold(a, 5)) * r
        wide = (0.021 + 0.012 * bump(r - 0.05, 0.06)) * (1 - 0.9 * (r - 0.1))
        off = 0.018 + 0.18 * np.clip(r - 0.06, 0, 1) ** 1.15
        gap = smax(wide - np.abs(f - off), smax(r - (self.r_face - 0.012), 0.078 - r, 0.01), 0.012)
        v_in = smax(f - off + wide, 0.125 - r, 0.012)
        return smax(gap, np.where(f < off, v_in, -1), 0.008)

    def dark(self, r, a):
        """Negative where the face is dark instead of bright."""
        return np.ones_like(r)


class Aero(Blade):
    """A closed disc: five bright arms with a crest, dark panels between them, slots at the rim only."""
    inch = 20

    def arm(self, r, a):
        f = np.abs(_fold(a - 0.30 * (r - 0.08), 5)) * r
        return 0.027 + 0.085 * np.clip(r - 0.09, 0, 1) ** 1.1 - f

    def dish(self, r, a):
        panel = step(-self.arm(r, a) + 0.004, 0.0022) * step(r - 0.078, 0.004) * step(self.r_face - 0.026 - r, 0.003)
        crest = 0.0035 * (1 - np.exp(-(_fold(a - 0.30 * (r - 0.08), 5) * r / 0.016) ** 2)) * step(r - 0.09, 0.01)
        return 0.0085 * panel + crest * (1 - panel) * step(self.r_face - 0.03 - r, 0.004) + centre_cap(r, a)

    def solid(self, r, a):
        f = _fold(a - 0.30 * (r - 0.08) - math.pi / 5, 5)
        slot = 1.0 + 0 * r
        for off in (-0.055, 0.0, 0.055):
            slot = np.minimum(slot, box_sd(f * r, r, off * (0.5 + 2.2 * r), self.r_face - 0.060, 0.0065, 0.027, 0.006))
        return slot

    def dark(self, r, a):
        return smax(smax(self.arm(r, a), 0.080 - r, 0.010), r - (self.r_face - 0.026), 0.010)


class Turbine(Blade):
    """Eleven swept blades, each tilted like a fan blade: bright leading edge, dark flank."""
    inch, n = 22, 11

    def sweep(self, r, a):
        return _fold(a - 4.6 * np.clip(r - 0.055, 0, 1) + 6.5 * np.clip(r - 0.055, 0, 1) ** 2, self.n)

    def dish(self, r, a):
        f = self.sweep(r, a) * r
        tilt = 0.0065 * np.tanh(f / 0.012)
        return (0.004 + tilt) * step(r - 0.100, 0.010) * step(self.r_face - 0.020 - r, 0.004) + centre_cap(r, a)

    def solid(self, r, a):
        f = np.abs(self.sweep(r, a)) * r
        wide = 0.0150 + 0.055 * np.clip(r - 0.09, 0, 1)
        return smax(wide - f, smax(r - (self.r_face - 0.012), 0.088 - r, 0.010), 0.016)

    def dark(self, r, a):
        f = self.sweep(r, a) * r
        return smax(smax(0.0035 - f, 0.108 - r, 0.012), r - (self.r_face - 0.022), 0.012)


RIMS = {"blade": Blade, "aero": Aero, "turbine": Turbine}      # 21, 20 and 22 inch; a body's inch_add shifts them


def centre_cap(r, a):
    """Relief of the hub: a ring groove and five sunk bolts."""
    bolt = np.hypot(r - 0.048, 0.048 * _fold(a + math.pi / 5, 5))
    return 0.007 * step(0.0085 - bolt, 0.0012) + 0.0022 * bump(r - 0.068, 0.0022)
