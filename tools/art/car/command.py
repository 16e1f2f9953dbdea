"""Command line of the cars: `render` pictures, `mix` further paints from kept passes, `glb` for the 3D models."""
import argparse
import os

from ..lib.tone import hex_to_srgb
from .bodies import BODIES
from .paints import PAINTS
from .rims import RIMS


def _options(arguments):
    parser = argparse.ArgumentParser(prog="blender -b -P tools/art/run.py -- car")
    parser.add_argument("what", choices=["render", "mix", "glb"])
    parser.add_argument("--body", default="YL01", help="comma list, or all")
    parser.add_argument("--view", default="front,side,rear", help="comma list")
    parser.add_argument("--wheel", default="", help="comma list, or all; empty for the body's own")
    parser.add_argument("--paint", default="mist,ember", help="comma list, or all")
    parser.add_argument("--patch", default="", choices=["", "wheels", "nose"],
                        help="render only these, over passes/<body>_<view>_base.npz")
    parser.add_argument("--res", default="1280x720", help="pixels")
    parser.add_argument("--samples", type=int, default=80, help="light paths per pixel")
    parser.add_argument("--mesh", type=float, default=0.0125, help="surface cell in metres; 0.02 for a preview")
    parser.add_argument("--background", default="", help="hex colour; empty keeps transparency")
    parser.add_argument("--keep", action="store_true", help="keep the passes, for mix")
    parser.add_argument("--out", default="out", help="folder of the results")
    return parser.parse_args(arguments)


def _names(text, known):
    """Names of a comma list, or all that are known."""
    return tuple(known) if text == "all" else tuple(text.split(","))


def _job(options, body):
    from .render import Job     # needs Blender, which models do not

    return Job(
        body=body, views=_names(options.view, ()), paints=_names(options.paint, PAINTS),
        wheels=_names(options.wheel, RIMS) if options.wheel else (BODIES[body]["rim"],),
        out=os.path.abspath(options.out), res=tuple(map(int, options.res.split("x"))),
        samples=options.samples, mesh=options.mesh, keep=options.keep, patch=options.patch,
        background=tuple(hex_to_srgb(options.background)) if options.background else None,
    )


def main(arguments):
    """Do what the arguments ask for."""
    options = _options(arguments)
    bodies = _names(options.body, BODIES)
    if options.what == "glb":
        from .glb import export_glb

        return export_glb(bodies, os.path.abspath(options.out))
    from . import render

    for body in bodies:
        getattr(render, options.what)(_job(options, body))
