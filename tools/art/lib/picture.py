"""Pictures on disk."""
import bpy
import numpy as np

from .tone import tone


def save_image(rgba, path, background=None, quality=86):
    """rgba: linear, premultiplied. background: sRGB triple, or None to keep alpha."""
    a = np.clip(rgba[..., 3:4], 0, 1)
    c = rgba[..., :3]
    if background is None:
        straight = np.where(a > 1e-4, c / np.maximum(a, 1e-4), 0)
        out = np.concatenate([tone(straight), a], -1)
    else:
        g = np.asarray(background, float)
        car_c = tone(np.where(a > 1e-4, c / np.maximum(a, 1e-4), 0))
        out = np.concatenate([car_c * a + g * (1 - a), np.ones_like(a)], -1)
    h, w = out.shape[:2]
    img = bpy.data.images.new("out", w, h, alpha=True, float_buffer=False)
    img.alpha_mode = "STRAIGHT"
    img.pixels.foreach_set(np.clip(out, 0, 1)[::-1].astype(np.float32).ravel())
    img.filepath_raw = path
    img.file_format = "WEBP" if path.endswith(".webp") else "PNG"
    img.save(quality=quality)
    bpy.data.images.remove(img)
