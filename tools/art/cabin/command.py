"""Command line of the cabin pictures; see README.md for examples."""
import argparse
import os
import time

import numpy as np

from ..lib.picture import save_image
from ..lib.studio import reset
from .build import build
from .cabins import CABINS, VIEWS
from .camera import place_camera, rays
from .compose import compose
from .decode import decode
from .passes import render_passes
from .themes import THEMES


def _options(arguments):
    parser = argparse.ArgumentParser(prog="blender -b -P tools/art/run.py -- cabin")
    parser.add_argument("what", choices=["render", "mix"], help="mix makes themes from kept passes")
    parser.add_argument("--cabin", default="all", help="comma list of names in cabins.py, or all")
    parser.add_argument("--view", default="", help="comma list; empty for all")
    parser.add_argument("--theme", default="all", help="comma list of names in themes.py, or all")
    parser.add_argument("--res", default="1280x720", help="size in pixels")
    parser.add_argument("--samples", type=int, default=160, help="light paths per pixel; 20 are enough for a clean picture")
    parser.add_argument("--coarse", type=float, default=1.0, help="mesh cells times this; 1.6 for previews")
    parser.add_argument("--keep", action="store_true", help="keep the passes, for mix")
    parser.add_argument("--out", default="interiors", help="folder of the pictures")
    return parser.parse_args(arguments)


def _names(text, everything):
    return list(everything) if text in ("all", "") else text.split(",")


def _kept(out, cabin, view):
    return f"{out}/passes/{cabin}_{view}.npz"


def _save(decoded, cabin, view, options):
    for theme in _names(options.theme, THEMES):
        save_image(compose(decoded, THEMES[theme]), f"{options.out}/{cabin}_{view}_{theme}.webp")


def _render_view(cabin, view, options):
    size, start = tuple(map(int, options.res.split("x"))), time.time()
    camera = place_camera(VIEWS[cabin][view])
    raw = render_passes(options.out + "/passes", size, options.samples)
    rendered = time.time()
    decoded = decode(raw, rays(camera, size))
    if options.keep:
        halves = {name: values.astype(np.float16) for name, values in decoded.items()}
        np.savez_compressed(_kept(options.out, cabin, view), **halves)
    _save(decoded, cabin, view, options)
    print(f"CABIN {cabin} {view}: render {rendered - start:.0f} s, clean-up and themes {time.time() - rendered:.0f} s", flush=True)


def _mix_view(cabin, view, options):
    kept = _kept(options.out, cabin, view)
    if not os.path.exists(kept):
        raise SystemExit(f"No kept passes of {cabin} {view}: render with --keep first")
    with np.load(kept) as halves:
        _save({name: halves[name].astype(np.float32) for name in halves.files}, cabin, view, options)


def main(arguments):
    """Make the pictures the arguments ask for."""
    options = _options(arguments)
    options.out = os.path.abspath(options.out)
    os.makedirs(options.out + "/passes", exist_ok=True)
    for cabin in _names(options.cabin, CABINS):
        if options.what == "render":
            reset()
            build(cabin, options.coarse)
        for view in _names(options.view, VIEWS[cabin]):
            (_render_view if options.what == "render" else _mix_view)(cabin, view, options)
