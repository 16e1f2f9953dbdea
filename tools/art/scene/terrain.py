"""Noise for ground and hills, in numpy."""
import math

import numpy as np


def soft_step(v, a, b):
    """0 at a and beyond, 1 at b and beyond, a cubic between; a may be above b."""
    t = np.clip((v - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def _lattice_noise(x, y, seed):
    """Gradient noise on a lattice of one unit, about -0.7..0.7."""
    angle = np.random.default_rng(seed).random((256, 256)) * 2 * math.pi
    xi, yi = np.floor(x).astype(int), np.floor(y).astype(int)
    xf, yf = x - xi, y - yi

    def pull(i, j):
        a = angle[(xi + i) % 256, (yi + j) % 256]
        return np.cos(a) * (xf - i) + np.sin(a) * (yf - j)
    u, v = xf ** 3 * (xf * (xf * 6 - 15) + 10), yf ** 3 * (yf * (yf * 6 - 15) + 10)
    top = pull(0, 0) * (1 - u) + pull(1, 0) * u
    bottom = pull(0, 1) * (1 - u) + pull(1, 1) * u
    return top * (1 - v) + bottom * v


def fractal(x, y, octaves=5, seed=0):
    """Several octaves of noise, each half as strong as the one before; about -1..1."""
    out, strength = np.zeros_like(x, float), 1.0
    for octave in range(octaves):
        out += strength * 1.5 * _lattice_noise(x, y, seed + octave)
        x, y, strength = x * 2.03 + 17.1, y * 2.03 + 9.7, strength * 0.5
    return out


def widening(near, far, count, inner, inner_count):
    """Grid lines that are even out to `inner` and then spread from `near` to `far` metres, both ways."""
    outer = np.geomspace(near, far, count)
    return np.r_[-outer[::-1], np.linspace(-inner, inner, inner_count), outer]
