"""Pictures of cars."""
import os
import time

import bpy
import numpy as np

from ..lib.passes import render_passes
from ..lib.picture import save_image
from ..lib.studio import reset, setup_render
from .assemble import car, fit_wheels
from .bodies import BODIES
from .cameras import camera
from .materials import recolour_paint, tint_glass
from .paints import PAINTS
from .patch import nose_cloud, render_patch, wheel_clouds
from .recolour import colourise, decode
from .shadow import ground_shadow
from .studio import studio


def pass_file(out, name, view, wheel):
    return f"{out}/passes/{name}_{view}_{wheel}.npz"


def load_passes(path):
    return {k: q.astype(np.float32) for k, q in np.load(path).items()}


def render(names, views, wheels, colours, res, samples, h, out, background, keep, patch=""):
    """Every body x view once, every colour from it. Further wheels are rendered in their frames only and laid
    over the first. patch: start from kept passes instead ('wheels', or 'nose' for wheels and face)."""
    os.makedirs(out + "/passes", exist_ok=True)
    for name in names:
        reset()
        t = time.time()
        b, root = car(dict(BODIES[name], rim=wheels[0]), h)
        studio(b)
        setup_render(res, samples)
        recolour_paint()
        tint_glass()
        print(f"BUILD {name} {time.time() - t:.1f}s", flush=True)
        cams, base = {v: camera(b, v) for v in views}, {}
        for i, wheel in enumerate(wheels):
            if i:
                b.rim = wheel
                fit_wheels(b, root)
            for v in views:
                bpy.context.scene.camera = cams[v]
                bpy.context.view_layer.update()
                t = time.time()
                if i == 0 and not patch:
                    p = decode(render_passes(out + "/passes"), ground_shadow(b, cams[v], res))
                else:
                    old = base[v] if i else load_passes(pass_file(out, name, v, "base"))
                    p = render_patch(old, b, cams[v], res, out + "/passes", wheel_clouds(b) + (nose_cloud(b) if patch == "nose" and i == 0 and v != "rear" else []))
                base.setdefault(v, p)
                t2 = time.time()
                if keep:
                    np.savez_compressed(pass_file(out, name, v, wheel), **{k: q.astype(np.float16) for k, q in p.items()})
                for c in colours:
                    save_image(colourise(p, PAINTS[c]), f"{out}/{name}_{v}_{wheel}_{c}.webp", background)
                print(f"RENDER {name} {v} {wheel} {t2 - t:.1f}s, {len(colours)} colours {time.time() - t2:.1f}s", flush=True)


def mix(names, views, wheels, colours, out, background):
    """New colours from kept passes, without rendering."""
    for name in names:
        for v in views:
            for wheel in wheels:
                p = load_passes(pass_file(out, name, v, wheel))
                for c in colours:
                    save_image(colourise(p, PAINTS[c]), f"{out}/{name}_{v}_{wheel}_{c}.webp", background)
