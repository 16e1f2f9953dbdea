"""The view through the windows: soft and out of focus, worked out per pixel from the direction of view."""
import numpy as np

from ..lib.curves import step
from ..lib.tone import srgb_to_linear
from .themes import SKIES

HORIZON = 0.17      # how far the horizon is lowered (tangent), so that the windscreen shows sky though the camera looks down
LAMPS = [(1.0, 0.72, 0.40), (1.0, 0.86, 0.66), (0.55, 0.75, 1.0), (1.0, 0.35, 0.25)]


def outside(ray, sky):
    """Linear RGB behind the windows; ray: unit directions, sky: a name of SKIES."""
    *colours, lamps = SKIES[sky]
    zenith, horizon, land, road = (1.15 * srgb_to_linear(c) for c in colours)
    x, y, z = ray[..., 0:1], np.maximum(np.abs(ray[..., 1:2]), 0.05), ray[..., 2:3]
    up, aside = z / np.hypot(x, y) + HORIZON, np.arctan2(x, y)
    t = np.clip(up / 0.55, 0, 1) ** 0.7
    picture = _land(horizon * (1 - t) + zenith * t, up, aside, land)
    way = step(-0.035 - up, 0.012) * step(-up * 3.2 - np.abs(aside + 0.02), 0.05)
    return _far_lamps(_over(picture, way, road), up, aside, lamps)


def _over(below, mask, colour):
    return below * (1 - mask) + colour * mask


def _land(picture, up, aside, land):
    """Far hills in the haze and the land before them."""
    hill = 0.055 + 0.030 * np.sin(3.1 * aside + 0.6) + 0.018 * np.sin(7.3 * aside + 2.0)
    far = step(hill + 0.03 - up, 0.012)
    picture = picture * (1 - 0.55 * far) + 0.55 * land * far
    near = 0.012 + 0.020 * np.sin(5.0 * aside + 1.0) + 0.012 * np.sin(13 * aside)
    mask = step(near - up, 0.010)
    return picture * (1 - mask) + 0.80 * land * mask


def _far_lamps(picture, up, aside, count):
    rng = np.random.default_rng(11)
    for _ in range(count):
        a, e, r = rng.uniform(-0.75, 0.75), abs(rng.normal(0, 0.045)) - 0.012, rng.uniform(0.008, 0.020)
        colour = np.array(LAMPS[rng.integers(4)])
        picture = picture + 0.45 * colour * rng.uniform(0.3, 1) * step(r - np.hypot(aside - a, up - e), 0.0012)
    return picture
