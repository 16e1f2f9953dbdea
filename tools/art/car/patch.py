"""Patches."""
import math

import bpy
import numpy as np

from ..lib.passes import render_passes
from .recolour import decode
from .shadow import ground_shadow
from .wheel import wheel_track


def pixel_boxes(cam, res, clouds, margin):
    """Frames (x0, y0, x1, y1; top row first) round clouds of points as the camera sees them; overlapping frames are joined."""
    w, h = res
    m = np.array(cam.matrix_world)
    half = 18.0 / cam.data.lens
    boxes = []
    for p in clouds:
        q = (p - m[:3, 3]) @ m[:3, :3]
        u = (q[:, 0] / -q[:, 2] / half + 1) * w / 2
        v = (1 - q[:, 1] / -q[:, 2] / half * w / h) * h / 2
        boxes.append([max(int(u.min()) - margin, 0), max(int(v.min()) - margin, 0), min(int(u.max()) + margin, w), min(int(v.max()) + margin, h)])
    joined = True
    while joined:
        joined = False
        for i in range(len(boxes)):
            for j in range(i + 1, len(boxes)):
                a, c = boxes[i], boxes[j]
                if a[0] < c[2] and c[0] < a[2] and a[1] < c[3] and c[1] < a[3]:
                    boxes[i] = [min(a[0], c[0]), min(a[1], c[1]), max(a[2], c[2]), max(a[3], c[3])]
                    del boxes[j]
                    joined = True
                    break
            if joined:
                break
    return boxes


def wheel_clouds(b):
    """Outlines of the two wheels on the camera's side (negative y). Of the far ones one sees a piece of tyre at most."""
    ang = np.linspace(0, 2 * math.pi, 24)
    out = []
    for xw, zw in b.wheels:
        yc, r = -wheel_track(b, xw), b.arch_r + 0.012
        out.append(np.array([[xw + r * math.cos(a), yc + dy, zw + r * math.sin(a)] for a in ang for dy in (-b.tyre_w / 2, b.tyre_w / 2)]))
    return out


def nose_cloud(b):
    """The part of the body that carries the lamp graphics."""
    return [np.array([[x, y, z] for x in (b.x0, b.x0 + 0.55) for y in (-0.9 * b.ws, 0.9 * b.ws) for z in (0.22, b.bar_f + 0.12)])]


def render_patch(base, b, cam, res, folder, clouds, margin=16, feather=8):
    """Render only the frames round `clouds` and lay them over the decoded passes `base`, with soft edges."""
    s = bpy.context.scene
    w, h = res
    shadow = ground_shadow(b, cam, res)
    out = {k: v.copy() for k, v in base.items()}
    for x0, y0, x1, y1 in pixel_boxes(cam, res, clouds, margin):
        s.render.use_border = s.render.use_crop_to_border = True
        s.render.border_min_x, s.render.border_max_x = x0 / w, x1 / w
        s.render.border_min_y, s.render.border_max_y = 1 - y1 / h, 1 - y0 / h
        try:
            raw = render_passes(folder)
        finally:
            s.render.use_border = s.render.use_crop_to_border = False
        ph, pw = raw["image"].shape[:2]
        p = decode(raw, shadow[y0:y0 + ph, x0:x0 + pw])
        ramp = lambda n, lo, hi: np.minimum(1.0 if lo else np.arange(n) / feather, 1.0 if hi else np.arange(n)[::-1] / feather).clip(0, 1) * np.ones(n)
        mask = (ramp(ph, y0 == 0, y1 == h)[:, None] * ramp(pw, x0 == 0, x1 == w)[None])[..., None]
        at = (slice(y0, y0 + ph), slice(x0, x0 + pw))
        for k in out:
            out[k][at] = out[k][at] * (1 - mask) + p[k] * mask
    return out
