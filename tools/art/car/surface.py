"""The surface of a car: one field F that is negative inside.

x runs from the front axle (0) to the rear axle (wb) and on, y is the half width, z the height above the ground; metres.
The surfaces that a designer would draw (side, deck, nose, tail, floor; side glass and roof) are fields of their own,
joined with fillets. Body parts are later cut out along these fields, so they follow every change of shape.
"""
import math

import numpy as np

from ..lib.curves import Curve, bump, smax, smin, softplus, step
from .faces import FACES

FLOOR_FILLET = 0.05
GREENHOUSE_DEPTH, GREENHOUSE_FILLET = 0.075, 0.03      # how far the greenhouse reaches into the body, and its lower edge


class Body:
    """One car. Everything in its data (see `bodies/base.py`) is an attribute, with curves instead of polygons."""

    CURVES = ("half", "deck", "line", "nose", "tail", "floor", "top", "green")

    def __init__(self, spec):
        self.__dict__.update(spec)
        self.face = FACES[spec["face"]]
        for name in self.CURVES:
            setattr(self, name, Curve(spec[name]))
        self.x0, self.x1 = -self.fo, self.wb + self.ro
        self.wheels = [(0.0, self.wheel_d / 2), (self.wb, self.wheel_d / 2)]
        self.arch_r = self.wheel_d / 2 + self.arch_gap
        self.z_top = max(z for _, z in spec["top"]) + 0.05

    def F(self, p):
        """The field at points (x, y, z)."""
        return self.fields(p)["F"]

    def fields(self, p):
        """Coordinates and all surfaces by name at points (x, y, z); `low` is the body, `green` the greenhouse."""
        x, y, z = p[:, 0], np.abs(p[:, 1]), p[:, 2]
        side = y - self._half_width(x, z)
        deck, front, rear = self._deck(x, y, z), self._front(x, y, z), self._rear(x, y, z)
        low = self._body(x, z, side, deck, front, rear)
        gside, gtop = self._side_glass(x, y, z), self._roof(x, y, z)
        green = smax(gside, gtop, self.k_green)
        green = smax(green, -GREENHOUSE_DEPTH - deck, GREENHOUSE_FILLET)
        return dict(x=x, y=y, z=z, side=side, deck=deck, front=front, rear=rear, low=low,
                    gside=gside, gtop=gtop, green=green, F=smin(low, green, self.k_join))

    def arch(self, q):
        """Distance from the edge of the nearer wheel arch, negative in the opening."""
        return np.min([np.hypot(q["x"] - xw, q["z"] - zw) for xw, zw in self.wheels], 0) - self.arch_r

    def _half_width(self, x, z):
        """The side: barrel shape, shoulder crease, hollow doors, rocker crease, sill, arches, haunch."""
        mid = step(x - self.arch_r - 0.12, 0.07) * step(self.wb - self.arch_r - 0.12 - x, 0.07)
        s = self.half(x) - self.barrel * (z - self.z_wide) ** 2
        s = s - self.lean * softplus(z - self.line(x), self.lean_w)
        s = s - self.scoop * bump(z - self.scoop_z, self.scoop_h) * mid
        crease = self.rocker_z + self.rocker_rise * x / self.wb
        s = s - self.rocker * softplus(crease - z, self.rocker_w) * (0.25 + 0.75 * mid)
        s = s + self.sill_out * bump(z - 0.22, 0.07) * mid
        for xw, zw in self.wheels:
            r = np.hypot(x - xw, z - zw)
            s = s + self.flare * bump(np.maximum(r - self.arch_r, 0), self.flare_w)
        return s + self.haunch * bump(x - self.wb, 0.62) * bump(z - self.haunch_z, 0.20)

    def _deck(self, x, y, z):
        """Bonnet, belt and boot, crowned across, with raised fenders."""
        d, slope = self.deck(x, True)
        d = d - self.crown * (y / 0.95) ** 2.4
        d = d + self.fender * bump(y - self.fender_y, 0.17) * bump(x - 0.05, 0.55)
        return (z - d) / np.sqrt(1 + slope * slope)

    def _front(self, x, y, z):
        nose, slope = self.nose(z, True)
        return (self.x0 + nose + self.plan_f * (y / 0.9) ** 2.6 - x) / np.sqrt(1 + slope * slope)

    def _rear(self, x, y, z):
        tail, slope = self.tail(z, True)
        return (x - (self.x1 - tail - self.plan_r * (y / 0.9) ** 2.6)) / np.sqrt(1 + slope * slope)

    def _body(self, x, z, side, deck, front, rear):
        """The lower body. The fillet under the deck is wider at the nose and narrower at the tail than at the belt."""
        low = smax(smax(side, front, self.k_fs), rear, self.k_rs)
        at_nose, at_tail = step(-x - 0.2, 0.12), step(x - self.x1 + 0.35, 0.08)
        k = self.k_belt_line + (self.k_nose - self.k_belt_line) * at_nose + (self.k_tail - self.k_belt_line) * at_tail
        return smax(smax(low, deck, k), self.floor(x) - z, FLOOR_FILLET)

    def _side_glass(self, x, y, z):
        g = self.green(x) - self.tumble * (z - 0.95) - self.g_curve * (z - 0.95) ** 2
        return (y - g) / math.sqrt(1 + self.tumble ** 2)

    def _roof(self, x, y, z):
        """Windscreen, roof and tail of the greenhouse, bent round the corners."""
        back = step(x - 0.5 * (self.header + self.rear_header), 0.25)
        bent = x - y * y * (self.wrap_f * (1 - back) - self.wrap_r * back)
        t, slope = self.top(bent, True)
        return (z - (t - self.roof_crown * (y / 0.6) ** 2)) / np.sqrt(1 + slope * slope)
