"""Pictures on disk: PNG through Blender, WebP through cwebp where it is installed."""
import os
import shutil
import subprocess

import bpy
import numpy as np

QUALITIES = (84, 78, 70, 62)      # tried one after the other while a file is too large
LARGEST = 145_000                 # bytes of a WebP


def save(picture, path, quality):
    """Write an sRGB picture; quality (0..100) is the first one tried for WebP."""
    tool, is_webp = shutil.which("cwebp"), path.endswith(".webp")
    if not is_webp or not tool:
        _write(picture, path, "WEBP" if is_webp else "PNG")
        return
    png = path.rsplit(".", 1)[0] + ".png"
    _write(picture, png, "PNG")
    for q in (quality, *QUALITIES):
        subprocess.run([tool, "-quiet", "-m", "6", "-sharp_yuv", "-q", str(q), png, "-o", path], check=True)
        if os.path.getsize(path) < LARGEST:
            break
    os.remove(png)


def _write(picture, path, kind):
    h, w = picture.shape[:2]
    image = bpy.data.images.new("out", w, h, alpha=False, float_buffer=False)
    pixels = np.ones((h, w, 4), np.float32)
    pixels[..., :3] = picture
    image.pixels.foreach_set(pixels[::-1].ravel())
    image.filepath_raw, image.file_format = path, kind
    image.save()
    bpy.data.images.remove(image)
