"""Recolour."""
import numpy as np

from ..lib.denoise import denoise
from ..lib.tone import srgb_to_linear
from .paints import GAIN


def decode(passes, shadow=None, clean=True):
    """Passes -> dict of K (everything but the base coat), D, M (light from a white matt / white
    metal base), E (lamps), A (alpha): the recipe from which any paint colour is mixed."""
    rgb, a = passes["image"][..., :3], passes["image"][..., 3:4]
    e = passes["emit"][..., :3]
    r = rgb - e
    k, d, m = r[..., 0:1], r[..., 1:2] - r[..., 0:1], r[..., 2:3] - r[..., 0:1]
    if clean:
        # what the pixel is made of: normal, share of paint, brightness of the rest, coverage
        n, alb = passes["normal"][..., :3], passes["albedo"][..., :3]
        guide = np.concatenate([n, 2.2 * alb[..., 1:2], 2.2 * alb[..., 0:1], a], -1).astype(np.float32)
        dm = denoise(np.concatenate([d, m], -1), guide, 0.50, search=5, patch=1, guide_w=90)
        dm = denoise(dm, guide, 0.16, search=3, patch=2, guide_w=140, stride=4)     # the broad blotches
        d, m = dm[..., 0:1], dm[..., 1:2]
        k = denoise(k, guide, 0.14, search=4, patch=1, guide_w=60)
    if shadow is not None:
        a = a + shadow * (1 - a)
    return dict(K=k, D=d, M=m, E=e, A=np.clip(a, 0, 1))


def colourise(p, paint):
    """Mix one paint. paint: hex colour and share of metal (0 solid, 1 metallic).
    linear RGB = K + GAIN * c * ((1 - metal) * D + metal * M) + E"""
    c = srgb_to_linear(paint["hex"])
    base = GAIN * ((1 - paint["metal"]) * p["D"] + paint["metal"] * p["M"])
    return np.concatenate([np.maximum(p["K"] + c * base, 0) + p["E"], p["A"]], -1)
