"""Command line of the scene pictures; see README.md for examples."""
import argparse
import os
import time

import bpy

from ..car.assemble import car
from ..car.bodies import BODIES
from ..car.materials import tint_glass
from ..lib.studio import reset
from .camera import place_camera
from .car_paint import apply_paint
from .develop import develop
from .passes import keep_passes, kept_passes, render_passes, set_up
from .places import OPEN_AIR, PLACES
from .save import save
from .shots import SHOTS
from .stage import Stage


def _options(arguments):
    parser = argparse.ArgumentParser(prog="blender -b -P tools/art/run.py -- scene")
    parser.add_argument("--shot", default="all", help="comma list of names in shots.py, or all")
    parser.add_argument("--list", action="store_true", help="show the names and stop")
    parser.add_argument("--scale", type=float, default=1.0, help="size times this; 0.3 for a preview")
    parser.add_argument("--samples", type=int, default=48, help="light paths per pixel")
    parser.add_argument("--mesh", type=float, default=0.014, help="surface cell of the car in metres; 0.024 for a preview")
    parser.add_argument("--quality", type=int, default=90, help="of the WebP, 0 to 100")
    parser.add_argument("--png", action="store_true", help="PNG instead of WebP")
    parser.add_argument("--quick", action="store_true", help="no clean-up of the noise")
    parser.add_argument("--keep", default="", help="folder for the passes, so that --redo can develop them again")
    parser.add_argument("--redo", action="store_true", help="develop kept passes without a render")
    parser.add_argument("--out", default="scenes", help="folder of the pictures")
    return parser.parse_args(arguments)


def _build(shot, cell):
    """The car, the camera and the place; gives the place's grade. cell: of the car's surface, metres."""
    reset()
    body, _ = car(BODIES[shot.body], cell)
    tint_glass()
    apply_paint(shot.paint)
    for part in bpy.data.objects:
        if "_Light" in part.name:
            part.visible_glossy = True      # lamps show in wet floors
    place_camera(body, shot)
    return PLACES[shot.place](Stage(body, shot))


def _passes(name, shot, options):
    kept = os.path.join(options.keep or options.out, f"passes_{name}.npz")
    if options.redo:
        return kept_passes(kept)
    set_up([int(round(v * options.scale)) for v in shot.size], int(options.samples * (0.65 if shot.place in OPEN_AIR else 1)))
    bpy.context.view_layer.update()
    passes = render_passes(os.path.join(options.out, "passes_" + name))
    if options.keep:
        keep_passes(passes, kept)
    return passes


def _picture(name, options):
    shot, start = SHOTS[name], time.time()
    grade = _build(shot, options.mesh)
    built = time.time()
    passes = _passes(name, shot, options)
    rendered = time.time()
    path = os.path.join(options.out, f"{name}_{shot.body}_{shot.paint}.{'png' if options.png else 'webp'}")
    save(develop(passes, grade, options.quick), path, options.quality)
    times = f"build {built - start:.0f} s, render {rendered - built:.0f} s, develop {time.time() - rendered:.0f} s"
    print(f"SHOT {name}: {times}, {os.path.getsize(path) // 1024} KB", flush=True)


def main(arguments):
    """Make the pictures the arguments ask for."""
    options = _options(arguments)
    if options.list:
        for name, shot in SHOTS.items():
            print(f"{name:16s} {shot.place:10s} {shot.body:5s} {shot.paint}")
        return
    options.out = os.path.abspath(options.out)
    os.makedirs(options.out, exist_ok=True)
    for name in SHOTS if options.shot == "all" else options.shot.split(","):
        _picture(name, options)
