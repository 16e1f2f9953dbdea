"""Pictures on disk."""
import bpy
import numpy as np

from .tone import tone


def _screen(rgba, background):
    """Screen values of premultiplied linear light, over a background (three screen values) or with alpha."""
    a = np.clip(rgba[..., 3:4], 0, 1)
    straight = tone(np.where(a > 1e-4, rgba[..., :3] / np.maximum(a, 1e-4), 0))
    if background is None:
        return np.concatenate([straight, a], -1)
    return np.concatenate([straight * a + np.asarray(background, float) * (1 - a), np.ones_like(a)], -1)


def save_image(rgba, path, background=None, quality=86):
    """Write premultiplied linear light as WebP, or as PNG where the path ends so. background: None keeps alpha."""
    out = _screen(rgba, background)
    h, w = out.shape[:2]
    image = bpy.data.images.new("out", w, h, alpha=True, float_buffer=False)
    image.alpha_mode = "STRAIGHT"
    image.pixels.foreach_set(np.clip(out, 0, 1)[::-1].astype(np.float32).ravel())
    image.filepath_raw = path
    image.file_format = "WEBP" if path.endswith(".webp") else "PNG"
    image.save(quality=quality)
    bpy.data.images.remove(image)
