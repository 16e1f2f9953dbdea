"""Taking the noise out of a render."""
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from ..lib.denoise import box_mean, denoise

THREADS = 2


def despeckle(x, times=2.6):
    """Fireflies: nothing may be much brighter than the mean of its 7 by 7 surroundings. Lines and edges of real
    reflections pass, lone bright dots do not."""
    brightness = x.max(-1)
    limit = times * box_mean(brightness, 3) + 0.03
    return x * np.minimum(1, limit / np.maximum(brightness, 1e-6))[..., None]


def guide_of(passes):
    """What tells surfaces apart: normal, albedo and depth, one weight each."""
    depth = np.log1p(np.minimum(passes["depth"][..., 0], 4e3))[..., None]
    return np.concatenate([passes["normal"][..., :3], 2.2 * passes["albedo"][..., :3], 0.35 * depth], -1).astype(np.float32)


def clean(x, guide, strength, search, guide_weight, patch=1, stride=1):
    """`denoise` in four horizontal bands, a thread each; arguments as there."""
    rows, margin = x.shape[0], search * stride + patch + 2
    bands = [(a, min(a + rows // 4 + 1, rows)) for a in range(0, rows, rows // 4 + 1)]

    def one(band):
        first, last = max(band[0] - margin, 0), min(band[1] + margin, rows)
        part = denoise(x[first:last], guide[first:last], strength, search, patch, guide_weight, stride)
        return part[band[0] - first:band[1] - first]
    with ThreadPoolExecutor(THREADS) as pool:
        return np.concatenate(list(pool.map(one, bands)))
