"""Pictures of cars: every view rendered once, every wheel patched over it, every paint mixed from that."""
import os
import time
from dataclasses import dataclass

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


@dataclass(frozen=True)
class Job:
    """What to make of one body.

    res: pixels; samples: paths per pixel; mesh: cell of the body in metres; background: three screen values or None;
    keep: leave the passes for `mix`; patch: start from kept passes and render only the `wheels`, or wheels and `nose`.
    """
    body: str
    views: tuple
    wheels: tuple
    paints: tuple
    out: str
    res: tuple = (1280, 720)
    samples: int = 80
    mesh: float = 0.0125
    background: tuple = None
    keep: bool = False
    patch: str = ""

    @property
    def passes(self):
        """Folder of the passes."""
        return os.path.join(self.out, "passes")

    def pass_file(self, view, wheel):
        """Where the decoded passes of a view are kept."""
        return os.path.join(self.passes, f"{self.body}_{view}_{wheel}.npz")

    def picture(self, view, wheel, paint):
        """Path of a finished picture."""
        return os.path.join(self.out, f"{self.body}_{view}_{wheel}_{paint}.webp")


def load_passes(path):
    """Kept passes by name, as 32-bit floats."""
    return {name: values.astype(np.float32) for name, values in np.load(path).items()}


def _save(job, p, view, wheel):
    for paint in job.paints:
        save_image(colourise(p, PAINTS[paint]), job.picture(view, wheel, paint), job.background)


def _stage(job):
    """The car in its studio with the first wheel."""
    reset()
    b, root = car(dict(BODIES[job.body], rim=job.wheels[0]), job.mesh)
    studio(b)
    setup_render(job.res, job.samples)
    recolour_paint()
    tint_glass()
    return b, root


def _passes(job, b, cam, base, is_first):
    """Decoded passes of the view. base: passes to lay a patch over, or None for a full render."""
    bpy.context.scene.camera = cam
    bpy.context.view_layer.update()
    if base is None:
        return decode(render_passes(job.passes), ground_shadow(b, cam, job.res))
    nose = job.patch == "nose" and is_first and cam.name != "cam_rear"
    return render_patch(base, b, cam, job.res, job.passes, wheel_clouds(b) + (nose_cloud(b) if nose else []))


def _picture(job, b, cams, bases, view, wheel):
    is_first, start = wheel == job.wheels[0], time.time()
    base = load_passes(job.pass_file(view, "base")) if is_first and job.patch else bases.get(view)
    p = _passes(job, b, cams[view], base, is_first)
    bases.setdefault(view, p)
    rendered = time.time()
    if job.keep:
        np.savez_compressed(job.pass_file(view, wheel), **{name: values.astype(np.float16) for name, values in p.items()})
    _save(job, p, view, wheel)
    print(f"{job.body} {view} {wheel}: {rendered - start:.0f} s, "
          f"{len(job.paints)} paints {time.time() - rendered:.1f} s", flush=True)


def render(job):
    """Every view in full with the first wheel, the other wheels laid over it, all paints from each."""
    os.makedirs(job.passes, exist_ok=True)
    b, root = _stage(job)
    cams, bases = {view: camera(b, view) for view in job.views}, {}
    for wheel in job.wheels:
        if wheel != job.wheels[0]:
            b.rim = wheel
            fit_wheels(b, root)
        for view in job.views:
            _picture(job, b, cams, bases, view, wheel)


def mix(job):
    """More paints from kept passes, without rendering."""
    for view in job.views:
        for wheel in job.wheels:
            _save(job, load_passes(job.pass_file(view, wheel)), view, wheel)
