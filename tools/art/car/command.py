"""Command."""
import argparse
import os

from .glb import export_glb
from .bodies import BODIES
from .paints import PAINTS
from .render import mix, render
from .rims import RIMS


def main(argv):
    import argparse
    ap = argparse.ArgumentParser(prog="blender -b -P make_cars.py --")
    ap.add_argument("what", choices=["render", "mix", "glb"])
    ap.add_argument("--body", default="YL01", help="comma list, or all")
    ap.add_argument("--view", default="front,side,rear")
    ap.add_argument("--wheel", default="", help="names from RIMS, or all; empty for the body's own")
    ap.add_argument("--patch", default="", choices=["", "wheels", "nose"], help="render only these parts over passes/<body>_<view>_base.npz")
    ap.add_argument("--paint", default="mist,ember", help="names from PAINTS, or all")
    ap.add_argument("--res", default="1280x720")
    ap.add_argument("--samples", type=int, default=80)
    ap.add_argument("--mesh", type=float, default=0.0125, help="surface cell in metres; 0.02 for previews")
    ap.add_argument("--background", default="", help="hex colour; empty keeps transparency")
    ap.add_argument("--keep", action="store_true", help="keep the passes, for mix")
    ap.add_argument("--out", default="out")
    a = ap.parse_args(argv)
    names = list(BODIES) if a.body == "all" else a.body.split(",")
    colours = list(PAINTS) if a.paint == "all" else a.paint.split(",")
    bg = [int(a.background.lstrip("#")[i:i + 2], 16) / 255 for i in (0, 2, 4)] if a.background else None
    out = os.path.abspath(a.out)
    views, res = a.view.split(","), tuple(map(int, a.res.split("x")))
    for name in names if a.what != "glb" else []:
        wheels = list(RIMS) if a.wheel == "all" else a.wheel.split(",") if a.wheel else [BODIES[name]["rim"]]
        if a.what == "render":
            render([name], views, wheels, colours, res, a.samples, a.mesh, out, bg, a.keep, a.patch)
        else:
            mix([name], views, wheels, colours, out, bg)
    if a.what == "glb":
        export_glb(names, out)
