"""Rendering only what changed: the frames round wheels or nose, laid over passes that are there already."""
import math
from contextlib import contextmanager
from itertools import combinations

import bpy
import numpy as np

from ..lib.passes import render_passes
from .recolour import decode
from .shadow import SENSOR, ground_shadow
from .wheel import wheel_track

MARGIN, FEATHER = 16, 8         # pixels: room round a frame, and width of its soft edge


def _frame(points, m, half, res):
    """Frame (x0, y0, x1, y1; top row first) round a cloud of points as the camera sees it."""
    w, h = res
    q = (points - m[:3, 3]) @ m[:3, :3]
    u = (q[:, 0] / -q[:, 2] / half + 1) * w / 2
    v = (1 - q[:, 1] / -q[:, 2] / half * w / h) * h / 2
    return [max(int(u.min()) - MARGIN, 0), max(int(v.min()) - MARGIN, 0),
            min(int(u.max()) + MARGIN, w), min(int(v.max()) + MARGIN, h)]


def _overlap(a, c):
    return a[0] < c[2] and c[0] < a[2] and a[1] < c[3] and c[1] < a[3]


def _joined(frames):
    """Overlapping frames made into one, until none overlap."""
    for i, j in combinations(range(len(frames)), 2):
        a, c = frames[i], frames[j]
        if _overlap(a, c):
            both = [min(a[0], c[0]), min(a[1], c[1]), max(a[2], c[2]), max(a[3], c[3])]
            return _joined(frames[:i] + [both] + frames[i + 1:j] + frames[j + 1:])
    return frames


def pixel_boxes(cam, res, clouds):
    """Frames round clouds of points, none of which overlap."""
    m, half = np.array(cam.matrix_world), SENSOR / 2 / cam.data.lens
    return _joined([_frame(points, m, half, res) for points in clouds])


def wheel_clouds(b):
    """Outlines of the two wheels on the camera's side (negative y). Of the far ones one sees a piece of tyre at most."""
    angles, r = np.linspace(0, 2 * math.pi, 24), b.arch_r + 0.012
    edges = (-b.tyre_w / 2, b.tyre_w / 2)
    return [np.array([[xw + r * math.cos(a), -wheel_track(b, xw) + dy, zw + r * math.sin(a)] for a in angles for dy in edges])
            for xw, zw in b.wheels]


def nose_cloud(b):
    """The part of the body that carries the lamp graphics."""
    corners = [(x, y, z) for x in (b.x0, b.x0 + 0.55) for y in (-0.9 * b.ws, 0.9 * b.ws) for z in (0.22, b.bar_f + 0.12)]
    return [np.array(corners)]


@contextmanager
def _only(frame, res):
    """Blender renders nothing but the frame."""
    (x0, y0, x1, y1), (w, h), r = frame, res, bpy.context.scene.render
    r.use_border = r.use_crop_to_border = True
    r.border_min_x, r.border_max_x = x0 / w, x1 / w
    r.border_min_y, r.border_max_y = 1 - y1 / h, 1 - y0 / h
    try:
        yield
    finally:
        r.use_border = r.use_crop_to_border = False


def _ramp(n, hard_start, hard_end):
    """1 along n pixels, rising from 0 at the start and falling to 0 at the end where these are not hard."""
    rise, fall = np.arange(n) / FEATHER, np.arange(n)[::-1] / FEATHER
    return np.minimum(1.0 if hard_start else rise, 1.0 if hard_end else fall).clip(0, 1) * np.ones(n)


def _mask(frame, size, res):
    """Share of the new pixels in a frame: soft at its edges but for those that are the picture's."""
    (x0, y0, x1, y1), (ph, pw), (w, h) = frame, size, res
    return (_ramp(ph, y0 == 0, y1 == h)[:, None] * _ramp(pw, x0 == 0, x1 == w)[None])[..., None]


def render_patch(base, b, cam, res, folder, clouds):
    """Decoded passes `base` with the frames round the clouds rendered anew."""
    shadow = ground_shadow(b, cam, res)
    out = {name: values.copy() for name, values in base.items()}
    for frame in pixel_boxes(cam, res, clouds):
        with _only(frame, res):
            raw = render_passes(folder)
        ph, pw = raw["image"].shape[:2]
        at = (slice(frame[1], frame[1] + ph), slice(frame[0], frame[0] + pw))
        new, mask = decode(raw, shadow[at]), _mask(frame, (ph, pw), res)
        for name in out:
            out[name][at] = out[name][at] * (1 - mask) + new[name] * mask
    return out
