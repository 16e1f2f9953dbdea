"""One theme from decoded passes."""
import numpy as np

from ..lib.denoise import box_mean
from ..lib.tone import srgb_to_linear
from .materials import GREY
from .outside import outside
from .themes import ZONES


def compose(p, theme):
    """Linear RGBA, opaque. p: what `decode` gives; theme: one of THEMES."""
    day, lamp = srgb_to_linear(theme["tint"]) * theme["day"], srgb_to_linear(theme["light"])
    ambient = lamp / max(lamp.mean(), 1e-3) ** 0.5 * theme["glow"]
    rgb = _lit(p, theme, day, ambient)
    rgb = rgb + p["strip"] * (lamp * 1.3 + 0.25) * min(1.0, 0.6 + 0.4 * theme["glow"])
    rgb = rgb + (1 - p["A"]) * outside(p["ray"], theme["sky"])
    h = rgb.shape[0]
    halo = _glow(p["strip"] + 0 * lamp, max(h // 90, 1)).astype(np.float32)
    rgb = rgb + 0.5 * ambient * halo * 0.9
    rgb = rgb + 0.05 * _glow(np.maximum(rgb - 0.5, 0), max(h // 30, 1))
    return np.concatenate([rgb, np.ones_like(p["A"])], -1)


def _lit(p, theme, day, ambient):
    """Surfaces in the theme's colours under its light, reflections, and the lit screen."""
    colours = np.stack([srgb_to_linear(theme[zone]) for zone in ZONES])
    albedo = p["fixed"] + p["zones"] @ colours
    lift = 1 + 0.35 * (albedo - GREY)      # brighter upholstery also bounces more
    rgb = albedo * lift * (p["diff"][..., 0:1] * day + p["diff"][..., 1:2] * ambient)
    return rgb + p["gloss"][..., 0:1] * day + p["gloss"][..., 1:2] * ambient + 1.25 * p["emit"]


def _glow(x, r):
    """Wide soft bloom: three box blurs of radius r, pixels."""
    for _ in range(3):
        x = box_mean(x, r)
    return x
