"""The surface of a car."""
import math

import numpy as np

from ..lib.curves import Curve, bump, smax, smin, softplus, step
from .faces import FACES


class Body:
    """The implicit surface of one car: F(p) < 0 inside."""

    CURVES = ("half", "deck", "line", "nose", "tail", "floor", "top", "green")

    def __init__(self, spec):
        self.__dict__.update(spec)
        self.face = FACES[spec["face"]]
        for c in self.CURVES:
            setattr(self, c, Curve(spec[c]))
        self.x0, self.x1 = -self.fo, self.wb + self.ro
        self.wheels = [(0.0, self.wheel_d / 2), (self.wb, self.wheel_d / 2)]
        self.arch_r = self.wheel_d / 2 + self.arch_gap
        self.z_top = max(z for _, z in spec["top"]) + 0.05

    def fields(self, p):
        x, y, z = p[:, 0], np.abs(p[:, 1]), p[:, 2]
        mid = step(x - self.arch_r - 0.12, 0.07) * step(self.wb - self.arch_r - 0.12 - x, 0.07)
        # body side
        s = self.half(x) - self.barrel * (z - self.z_wide) ** 2
        s = s - self.lean * softplus(z - self.line(x), self.lean_w)
        s = s - self.scoop * bump(z - self.scoop_z, self.scoop_h) * mid
        rz = self.rocker_z + self.rocker_rise * x / self.wb
        s = s - self.rocker * softplus(rz - z, self.rocker_w) * (0.25 + 0.75 * mid)
        s = s + self.sill_out * bump(z - 0.22, 0.07) * mid
        for xw, zw in self.wheels:
            r = np.hypot(x - xw, z - zw)
            s = s + self.flare * bump(np.maximum(r - self.arch_r, 0), self.flare_w)
        s = s + self.haunch * bump(x - self.wb, 0.62) * bump(z - self.haunch_z, 0.20)
        side = y - s
        # bonnet and shoulder
        d, slope = self.deck(x, True)
        d = d - self.crown * (y / 0.95) ** 2.4
        d = d + self.fender * bump(y - self.fender_y, 0.17) * bump(x - 0.05, 0.55)
        deck = (z - d) / np.sqrt(1 + slope * slope)
        # ends and floor
        nose, sl = self.nose(z, True)
        front = (self.x0 + nose + self.plan_f * (y / 0.9) ** 2.6 - x) / np.sqrt(1 + sl * sl)
        tail, sl = self.tail(z, True)
        rear = (x - (self.x1 - tail - self.plan_r * (y / 0.9) ** 2.6)) / np.sqrt(1 + sl * sl)
        low = smax(smax(side, front, self.k_fs), rear, self.k_rs)
        k = self.k_belt_line + (self.k_nose - self.k_belt_line) * step(-x - 0.2, 0.12) + (self.k_tail - self.k_belt_line) * step(x - self.x1 + 0.35, 0.08)
        low = smax(low, deck, k)
        low = smax(low, self.floor(x) - z, 0.05)
        # greenhouse
        g = self.green(x) - self.tumble * (z - 0.95) - self.g_curve * (z - 0.95) ** 2
        gside = (y - g) / math.sqrt(1 + self.tumble ** 2)
        back = step(x - 0.5 * (self.header + self.rear_header), 0.25)
        xs = x - y * y * (self.wrap_f * (1 - back) - self.wrap_r * back)
        t, slope = self.top(xs, True)
        gtop = (z - (t - self.roof_crown * (y / 0.6) ** 2)) / np.sqrt(1 + slope * slope)
        green = smax(gside, gtop, self.k_green)
        green = smax(green, -0.075 - deck, 0.03)            # the greenhouse ends just inside the body
        return dict(x=x, y=y, z=z, side=side, deck=deck, front=front, rear=rear, low=low,
                    gside=gside, gtop=gtop, green=green, F=smin(low, green, self.k_join))

    def F(self, p):
        return self.fields(p)["F"]
