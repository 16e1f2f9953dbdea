"""What the wide screen shows, without letters: gauge and road, a map with a route, a cover with bars, climate dials."""
import math

import numpy as np

from ..lib.curves import smooth_path
from ..lib.distances import line_dist, poly_sd
from .canvas import CYAN, WARM, WHITE, Canvas

STREET = (0.060, 0.080, 0.105)
ROUTE = [(2.55, 0.86), (2.9, 0.75), (3.0, 0.45), (3.4, 0.55), (3.7, 0.60), (3.9, 0.35), (4.3, 0.22)]


def screen_picture(width=2200, height=300):
    """The picture as linear RGB (height, width, 3)."""
    on = Canvas(width, height)
    on.pixels += np.array([0.012, 0.016, 0.024])
    sheen = np.exp(-((on.x - on.width * 0.45) / 2.2) ** 2 - ((on.y - 1.1) / 0.8) ** 2)
    on.pixels += np.array([0.010, 0.022, 0.045]) * sheen[..., None]
    _gauge(on)
    _road(on)
    _map(on)
    _cover(on)
    _climate(on)
    return on.pixels


def _gauge(on):
    r, a = on.radius(0.62, 0.5), on.angle(0.62, 0.5)
    ring = np.abs(r - 0.33) - 0.028
    on.paint(ring, (0.05, 0.07, 0.10))
    on.paint(np.maximum(ring, np.abs(a + 0.7) - 1.5), CYAN)
    for i in range(5):
        on.paint(on.box(0.62 + (i - 2) * 0.07, 0.5, 0.018, 0.07 + 0.025 * ((i * 7) % 3), 0.012), WHITE)


def _road(on):
    """A lane with the car in it, and three lamps."""
    for side in (-1, 1):
        on.paint(line_dist(on.x, on.y, [(1.55 + side * 0.34, 0.95), (1.55 + side * 0.05, 0.12)]) - 0.009, CYAN)
    car = [(1.46, 0.78), (1.64, 0.78), (1.62, 0.52), (1.59, 0.46), (1.51, 0.46), (1.48, 0.52)]
    on.paint(poly_sd(on.x, on.y, car, 0.02), WHITE)
    on.paint(poly_sd(on.x, on.y, [(1.495, 0.66), (1.605, 0.66), (1.59, 0.57), (1.51, 0.57)], 0.006), (0.02, 0.03, 0.04))
    for i, colour in enumerate((WARM, (0.2, 0.8, 0.4), WHITE)):
        on.disc(2.02, 0.28 + 0.22 * i, 0.036, colour, 0.9)


def _map(on):
    inside = on.card(2.35, 4.55, 0.07, 0.93, (0.022, 0.032, 0.046))
    _streets(on, inside)
    water = poly_sd(on.x, on.y, [(3.5, 0.05), (4.5, 0.05), (4.5, 0.30), (4.0, 0.36)], 0.04)
    on.paint(np.maximum(water, inside + 0.01), (0.020, 0.085, 0.130))
    on.paint(line_dist(on.x, on.y, smooth_path(ROUTE, 40)) - 0.020, CYAN)
    on.disc(2.55, 0.84, 0.045, WHITE)
    on.disc(4.3, 0.22, 0.050, WARM)
    on.disc(4.3, 0.22, 0.020, WHITE)


def _streets(on, inside):
    rng = np.random.default_rng(4)
    for i in range(13):
        x = 2.2 + 0.2 * i
        street = line_dist(on.x, on.y, [(x, 1.0), (x + 0.5 + 0.2 * rng.random(), 0.0)]) - (0.006 + 0.010 * (i % 3 == 0))
        on.paint(np.maximum(street, inside + 0.01), STREET)
    for i in range(5):
        y = 0.1 + 0.2 * i
        street = line_dist(on.x, on.y, [(2.3, y), (3.2, y + 0.1 * rng.random()), (4.6, y - 0.12)]) - 0.007
        on.paint(np.maximum(street, inside + 0.01), STREET)


def _cover(on):
    """Cover art, level bars and a line of progress."""
    on.card(4.70, 5.95, 0.07, 0.93)
    cover = on.box(5.05, 0.42, 0.25, 0.25, 0.04)
    fade = np.stack([0.55 - 0.3 * on.y, 0.12 + 0.1 * on.x * 0 + 0.2 * on.y, 0.35 + 0.3 * on.y], -1)
    on.pixels[:] = np.where((cover < 0)[..., None], fade, on.pixels)
    on.paint(np.maximum(on.radius(5.05, 0.42) - 0.15, cover), (0.95, 0.62, 0.30))
    on.paint(np.maximum(on.radius(5.13, 0.52) - 0.18, cover), (0.30, 0.10, 0.32))
    for i in range(9):
        level = 0.05 + 0.13 * abs(math.sin(1.7 * i + 0.4))
        on.paint(on.box(5.42 + 0.055 * i, 0.40, 0.014, level, 0.012), CYAN if i < 5 else (0.12, 0.16, 0.2))
    on.paint(on.box(5.33, 0.80, 0.53, 0.010, 0.009), (0.12, 0.15, 0.19))
    on.paint(on.box(5.03, 0.80, 0.23, 0.012, 0.011), WHITE)


def _climate(on):
    """Two dials and four tiles, the second one on."""
    for i, x in enumerate((6.28, 6.98)):
        ring = np.abs(on.radius(x, 0.36) - 0.20) - 0.014
        on.paint(ring, (0.07, 0.09, 0.12))
        on.paint(np.maximum(ring, np.abs(on.angle(x, 0.36) + 0.6 - 0.5 * i) - 1.2), WARM if i else CYAN)
        on.disc(x, 0.36, 0.05, WHITE, 0.85)
    for i in range(4):
        left, is_on = 6.08 + 0.29 * i, i == 1
        on.card(left, 6.31 + 0.29 * i, 0.70, 0.92, (0.06, 0.32, 0.55) if is_on else (0.045, 0.060, 0.080), 0.05)
        on.disc(6.195 + 0.29 * i, 0.81, 0.035, WHITE, 0.8)
