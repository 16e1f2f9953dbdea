"""From passes to light without colour, which every theme can use."""
import numpy as np

from ..lib.denoise import denoise
from .materials import GREY


def decode(p, direction):
    """Light on matt surfaces and mirrored light (two channels each: day, ambient), zone masks, fixed albedo, lit screen,
    ambient lines, coverage `A`, and the view direction `ray` of each pixel."""
    zones = np.concatenate([p["zone_a"][..., :3], p["zone_b"][..., :3]], -1)
    strip = p["zone_c"][..., 0:1]
    matt = _split(p["ddir"][..., :3] + p["dind"][..., :3])
    mirrored = _split(p["gcol"][..., :3] * (p["gdir"][..., :3] + p["gind"][..., :3]))
    fixed = np.maximum(p["dcol"][..., 0:1] - GREY * zones.sum(-1, keepdims=True), 0)
    matt, mirrored = _clean(matt, mirrored, _guide(p, zones, strip))
    emit = np.maximum(p["emit"][..., :3] - strip * [0, 0, 1], 0)
    return dict(diff=matt, gloss=mirrored, zones=zones, fixed=fixed, emit=emit, strip=strip,
                A=np.clip(p["image"][..., 3:4], 0, 1), ray=direction)


def _split(light):
    """Day is what red and green hold; what blue holds beyond it is ambient."""
    day = 0.5 * (light[..., 0:1] + light[..., 1:2])
    return np.concatenate([day, np.maximum(light[..., 2:3] - day, 0)], -1)


def _guide(p, zones, strip):
    """What tells surfaces apart for the clean-up."""
    parts = [1.2 * p["normal"][..., :3], 1.5 * zones, 3 * p["dcol"][..., 0:1], strip, p["image"][..., 3:4]]
    return np.concatenate(parts, -1).astype(np.float32)


def _clean(matt, mirrored, guide):
    """Light without its albedo is smooth, so a strong clean-up leaves no grain and loses nothing."""
    matt = denoise(matt, guide, 0.50, search=4, patch=1, guide_w=60)
    matt = denoise(matt, guide, 0.14, search=3, patch=2, guide_w=90, stride=3)
    return matt, denoise(mirrored, guide, 0.22, search=4, patch=1, guide_w=40)
