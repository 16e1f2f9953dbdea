"""Designs of rims, each as three functions of polar coordinates on the face: r in metres, a in radians.

solid: positive on metal, negative in the windows. dish: how far the face lies behind its profile, in metres.
dark: negative where the face is dark instead of bright. `inch` is the diameter that a body's `inch_add` changes.
"""
import math

import numpy as np

from ..lib.curves import bump, smax, step
from ..lib.distances import box_sd


def _fold(a, n):
    """Angle from the middle of the nearest of n equal sectors."""
    w = 2 * math.pi / n
    return (a + w / 2) % w - w / 2


def _hub(r, a):
    """Relief of the hub: a ring groove and five sunk bolts."""
    bolt = np.hypot(r - 0.048, 0.048 * _fold(a + math.pi / 5, 5))
    return 0.007 * step(0.0085 - bolt, 0.0012) + 0.0022 * bump(r - 0.068, 0.0022)


class Design:
    """What all rims have: the radius of their face in metres. This one would be bright all over."""

    def __init__(self, r_face):
        self.r_face = r_face

    def dark(self, r, a):
        """Nowhere dark."""
        return np.ones_like(r)


class Blade(Design):
    """Five double spokes whose two blades open outwards in a V and fall away from each other."""
    inch = 21

    def dish(self, r, a):
        """A valley between the blades of a pair."""
        return 0.010 * bump(_fold(a, 5) * r, 0.014) * step(r - 0.07, 0.012) + _hub(r, a)

    def solid(self, r, a):
        """Blades, closed to a V near the hub and joined by the outer ring."""
        f = np.abs(_fold(a, 5)) * r
        wide = (0.021 + 0.012 * bump(r - 0.05, 0.06)) * (1 - 0.9 * (r - 0.1))
        off = 0.018 + 0.18 * np.clip(r - 0.06, 0, 1) ** 1.15
        gap = smax(wide - np.abs(f - off), smax(r - (self.r_face - 0.012), 0.078 - r, 0.01), 0.012)
        v_in = smax(f - off + wide, 0.125 - r, 0.012)
        return smax(gap, np.where(f < off, v_in, -1), 0.008)


class Aero(Design):
    """A closed disc: five bright arms with a crest, dark panels between them, slots at the rim only."""
    inch = 20
    SLOTS = (-0.055, 0.0, 0.055)            # of each panel, metres from its middle

    def _lean(self, r, a):
        """Angle from the middle of an arm; the arms lean back a little."""
        return _fold(a - 0.30 * (r - 0.08), 5)

    def _arm(self, r, a):
        return 0.027 + 0.085 * np.clip(r - 0.09, 0, 1) ** 1.1 - np.abs(self._lean(r, a)) * r

    def dish(self, r, a):
        """Panels lie deeper than the arms, which have a crest in their middle."""
        panel = step(-self._arm(r, a) + 0.004, 0.0022) * step(r - 0.078, 0.004) * step(self.r_face - 0.026 - r, 0.003)
        crest = 0.0035 * (1 - np.exp(-(self._lean(r, a) * r / 0.016) ** 2)) * step(r - 0.09, 0.01)
        return 0.0085 * panel + crest * (1 - panel) * step(self.r_face - 0.03 - r, 0.004) + _hub(r, a)

    def solid(self, r, a):
        """All but three slots in each panel."""
        f = _fold(a - 0.30 * (r - 0.08) - math.pi / 5, 5)
        slot = 1.0 + 0 * r
        for off in self.SLOTS:
            at = off * (0.5 + 2.2 * r)
            slot = np.minimum(slot, box_sd(f * r, r, at, self.r_face - 0.060, 0.0065, 0.027, 0.006))
        return slot

    def dark(self, r, a):
        """The panels."""
        return smax(smax(self._arm(r, a), 0.080 - r, 0.010), r - (self.r_face - 0.026), 0.010)


class Turbine(Design):
    """Eleven swept blades, each tilted like a fan blade: bright leading edge, dark flank."""
    inch = 22
    BLADES = 11

    def _across(self, r, a):
        """Metres from the middle of a blade, along the circle."""
        out = np.clip(r - 0.055, 0, 1)
        return _fold(a - 4.6 * out + 6.5 * out ** 2, self.BLADES) * r

    def dish(self, r, a):
        """One edge of each blade stands out, the other falls back."""
        tilt = 0.0065 * np.tanh(self._across(r, a) / 0.012)
        return (0.004 + tilt) * step(r - 0.100, 0.010) * step(self.r_face - 0.020 - r, 0.004) + _hub(r, a)

    def solid(self, r, a):
        """Blades that grow wider outwards, with hub and outer ring."""
        wide = 0.0150 + 0.055 * np.clip(r - 0.09, 0, 1)
        ends = smax(r - (self.r_face - 0.012), 0.088 - r, 0.010)
        return smax(wide - np.abs(self._across(r, a)), ends, 0.016)

    def dark(self, r, a):
        """The flanks."""
        return smax(smax(0.0035 - self._across(r, a), 0.108 - r, 0.012), r - (self.r_face - 0.022), 0.012)


RIMS = {"blade": Blade, "aero": Aero, "turbine": Turbine}
