"""From passes to a picture: clean-up, haze by depth, bloom, tone curve, vignette, grain."""
import math

import numpy as np

from ..lib.tone import tone
from .cleaning import clean, despeckle, guide_of


def develop(passes, grade, quick=False):
    """sRGB picture (rows, columns, 3), 0..1. quick leaves the noise in."""
    flat = passes["emit"][..., :3] + passes["env"][..., :3]      # seen directly: free of noise
    lit = despeckle(np.maximum(passes["image"][..., :3] - flat, 0))
    if not quick:
        guide = guide_of(passes)
        lit = clean(lit, guide, grade.noise, 4, 40)
        lit = clean(lit, guide, 0.07, 2, 80, 2, 4)              # wide steps, for the broad blotches
    picture = _haze(lit + flat, passes, grade.haze) * grade.exposure
    picture = _bloom(picture, grade.bloom) * _vignette(picture.shape, grade.vignette)
    return _finish(picture)


def _haze(picture, passes, haze):
    """Distant things fade into the haze; far hills are unlit and carry their own."""
    if haze is None:
        return picture
    colour, depth, most = haze
    z = passes["depth"][..., 0]
    share = np.where(z < 5e4, most * (1 - np.exp(-np.maximum(z - 22, 0) / depth)), 0)[..., None]
    hills = (passes["emit"][..., :3].max(-1, keepdims=True) > 1e-4) & (z[..., None] > 250)
    solid = np.where(hills, 0, 1)
    return picture * (1 - share * solid) + np.array(colour) * share * solid


def _bloom(picture, strength):
    if not strength:
        return picture
    bright, width = np.minimum(np.maximum(picture - 0.85, 0), 6.0), picture.shape[1]
    halo = 0.55 * _blur(bright, width / 320) + 0.30 * _blur(bright, width / 90) + 0.15 * _blur(bright, width / 24)
    return picture + strength * 3.0 * halo


def _blur(x, sigma):
    """Gaussian by Fourier transform; sigma in pixels. The margin hides that it wraps round."""
    margin = int(3 * sigma)
    y = np.pad(x, ((margin, margin), (margin, margin), (0, 0)), mode="edge")
    h, w = y.shape[:2]
    waves = np.fft.fftfreq(h)[:, None] ** 2 + np.fft.rfftfreq(w)[None] ** 2
    kernel = np.exp(-2 * (math.pi * sigma) ** 2 * waves)
    out = np.fft.irfft2(np.fft.rfft2(y, axes=(0, 1)) * kernel[..., None], (h, w), axes=(0, 1))
    return out[margin:-margin, margin:-margin].astype(np.float32)


def _vignette(shape, strength):
    h, w = shape[:2]
    across = (np.arange(w) / w - 0.5)[None] * 2 * min(1, w / h)
    down = (np.arange(h) / h - 0.5)[:, None] * 2 * min(1, h / w * 1.2)
    return (1 - strength * np.clip(np.hypot(across, down) - 0.35, 0, 1.2) ** 1.6)[..., None]


def _finish(picture):
    """Tone curve, a little more contrast, a breath of grain against banding."""
    y = np.clip(tone(picture), 0, 1)
    y = y + 0.18 * (y * y * (3 - 2 * y) - y)
    y += np.random.default_rng(1).normal(0, 0.0045, (*y.shape[:2], 1))
    return np.clip(y, 0, 1)
