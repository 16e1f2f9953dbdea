"""From one render to every paint.

The paint of the render carries three pictures in its channels (`materials.recolour_paint`). Taken apart they are
    K  everything but the base coat     D  light from a white matt base     M  light from a white metal base
    E  lamps                            A  alpha with the shadow
and a paint of linear colour c and metal share s is  K + GAIN c ((1 - s) D + s M) + E.
Light that goes from paint to paint is tinted once instead of twice, which does not show on a convex car.
"""
import numpy as np

from ..lib.denoise import denoise
from ..lib.tone import srgb_to_linear
from .paints import GAIN


def _guide(passes):
    """What a pixel is made of, free of noise: normal, share of paint, brightness of the rest, coverage."""
    normal, albedo = passes["normal"][..., :3], passes["albedo"][..., :3]
    alpha = passes["image"][..., 3:4]
    return np.concatenate([normal, 2.2 * albedo[..., 1:2], 2.2 * albedo[..., 0:1], alpha], -1).astype(np.float32)


def _cleaned(k, d, m, guide):
    """Fine grain first, then the broad blotches of the two base coats."""
    base = denoise(np.concatenate([d, m], -1), guide, 0.50, search=5, patch=1, guide_w=90)
    base = denoise(base, guide, 0.16, search=3, patch=2, guide_w=140, stride=4)
    return denoise(k, guide, 0.14, search=4, patch=1, guide_w=60), base[..., 0:1], base[..., 1:2]


def decode(passes, shadow=None, clean=True):
    """Passes of a render to K, D, M, E and A. shadow: alpha to lay under the car; clean: take the noise out."""
    alpha, lamps = passes["image"][..., 3:4], passes["emit"][..., :3]
    light = passes["image"][..., :3] - lamps
    k, d, m = light[..., 0:1], light[..., 1:2] - light[..., 0:1], light[..., 2:3] - light[..., 0:1]
    if clean:
        k, d, m = _cleaned(k, d, m, _guide(passes))
    if shadow is not None:
        alpha = alpha + shadow * (1 - alpha)
    return dict(K=k, D=d, M=m, E=lamps, A=np.clip(alpha, 0, 1))


def colourise(p, paint):
    """The decoded passes in one paint, as premultiplied linear light with alpha."""
    base = GAIN * ((1 - paint["metal"]) * p["D"] + paint["metal"] * p["M"])
    light = np.maximum(p["K"] + srgb_to_linear(paint["hex"]) * base, 0)
    return np.concatenate([light + p["E"], p["A"]], -1)
