"""A noise filter in numpy, for builds of Blender that have none."""
import numpy as np


def box_mean(a, r):
    """Mean over a window of 2 r + 1 pixels in both directions; the edge is repeated beyond the picture."""
    k = 2 * r + 1
    for ax in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[ax] = (r + 1, r)
        c = np.cumsum(np.pad(a, pad, mode="edge"), ax, dtype=np.float64)
        n = a.shape[ax]
        a = (np.take(c, range(k, k + n), ax) - np.take(c, range(0, n), ax)) / k
    return a.astype(np.float32)


def denoise(x, guide, strength, search=4, patch=1, guide_w=60.0, stride=1):
    """x (height, width, channels) averaged over the neighbours that look alike.

    Two pixels are alike when the patches round them are (strength: how different they may be, on a logarithmic scale)
    and when the guide is: a noise-free picture of what is there. search: neighbours in each direction, stride pixels
    apart; guide_w: how strictly the guide separates.
    """
    x = x.astype(np.float32)
    light = np.log1p(np.maximum(x, 0) * 8)
    total, weights = x.copy(), np.ones(x.shape[:2], np.float32)
    around = range(-search, search + 1)
    for move in ((dy * stride, dx * stride) for dy in around for dx in around if (dy, dx) != (0, 0)):
        moved = lambda a: np.roll(a, move, (0, 1))
        unlike = box_mean(((light - moved(light)) ** 2).mean(-1), patch)
        apart = ((guide - moved(guide)) ** 2).sum(-1)
        w = np.exp(-np.maximum(unlike - 2e-4, 0) / (strength ** 2) - apart * guide_w)
        total += w[..., None] * moved(x)
        weights += w
    return total / weights[..., None]
