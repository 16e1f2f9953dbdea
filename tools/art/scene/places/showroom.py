"""Bright hall by day: tall windows with slim mullions, a warm wooden floor, a lit ceiling, hills outside."""
import bpy
import numpy as np

from ..lights import softbox
from ..materials import glow, surface
from ..meshes import box, floor
from ..nodes import rgb
from ..sky import ridge, sky
from ..stage import Grade

BACK, HEIGHT = 7.0, 4.6      # metres from the car's middle to the windows, and to the ceiling
DAY = [(-1, (0.30, 0.29, 0.27)), (-0.02, (0.75, 0.76, 0.76)), (0.1, (0.92, 0.95, 0.98)), (0.5, (0.62, 0.76, 0.95)), (1, (0.5, 0.68, 0.95))]


def showroom(stage):
    """Build the hall."""
    sky(DAY, strength=1.15)
    floor(_planks(stage.turn), 60)
    _windows(stage)
    _room(stage)
    _landscape(stage)
    bpy.context.scene.world.cycles_visibility.diffuse = False      # panels stand for the sky: it stays out of the sampling
    _daylight(stage)
    return Grade(exposure=0.95, bloom=0.06, vignette=0.08, noise=0.22)


def _planks(turn):
    def colour(n):
        p = n.add("Mapping", 0, {"Vector": n.position(), "Rotation": (0, 0, -turn)})
        bricks = n.add("TexBrick", None, {
            "Vector": p, "Scale": 1.0, "Mortar Size": 0.0035, "Mortar Smooth": 0.2, "Brick Width": 2.4, "Row Height": 0.20, "Bias": 0.0,
            "Color1": rgb("#b58f6a"), "Color2": rgb("#a27c58"), "Mortar": rgb("#5b432f")}, offset=0.37)
        grain = n.noise(p, 3.0, 5.0, 0.6, (0.8, 14, 1))
        return n.mix(n.smooth(grain, 0.35, 0.7, 0.0, 0.35), bricks.outputs[0], rgb("#7d5c40"))
    return surface("planks", colour, lambda n: n.smooth(n.noise(n.position(), 2.0, 3.0), 0.3, 0.7, 0.10, 0.20), spec=0.45)


def _windows(stage):
    frame = surface("mullion", (0.035, 0.034, 0.033), 0.5)
    for u in np.arange(-16.5, 17, 3.0):
        box("mullion", (-0.09, 0.09), (-0.035, 0.035), (0, HEIGHT), frame, stage.turn, stage.at(BACK, u))
    for z in (0.0, 3.1, HEIGHT - 0.12):
        box("rail", (-0.06, 0.06), (-17, 17), (z, z + (0.12 if z else 0.10)), frame, stage.turn, stage.at(BACK))


def _room(stage):
    plaster, here = surface("plaster", (0.78, 0.76, 0.73), 0.9, spec=0.2), stage.at(0, 0)
    box("ceiling", (-14, BACK + 0.1), (-17, 17), (HEIGHT, HEIGHT + 0.2), plaster, stage.turn, here)
    box("wall_side", (-14, BACK), (-0.2, 0.0), (0, HEIGHT), plaster, stage.turn, stage.at(0, -11.5))
    for k, u in enumerate((-6.0, -3.0, 0.0, 3.0, 6.0)):
        lamp = glow(f"lamp{k}", (1, 0.93, 0.82), 9.0)
        box(f"lamp{k}", (-9, BACK - 1), (-0.05, 0.05), (HEIGHT - 0.02, HEIGHT - 0.005), lamp, stage.turn, stage.at(0, u))


def _landscape(stage):
    lawn = surface("outside", rgb("#8f9a7c"), 0.9, spec=0.1)
    box("terrace", (BACK + 0.2, 90), (-90, 90), (-0.3, -0.12), lawn, stage.turn, stage.at(0, 0))
    ridge("hills", 400, 62, 4, rgb("#d9e1e2"), rgb("#b9c8cc"), freq=24, octaves=4, base=-4)
    ridge("hills2", 220, 20, 9, rgb("#c3cfc6"), rgb("#9db0a0"), freq=20, octaves=5, base=-4)


def _daylight(stage):
    for k, u in enumerate((-10, 0, 10)):
        place, aim = stage.point(BACK - 0.3, u, 2.3), stage.point(0, u * 0.7, 0.6)
        softbox(f"window{k}", place, aim, 10.0, 4.4, 1.5, 0.15, (0.93, 0.97, 1))
    x = stage.middle
    softbox("key", stage.point(-7, 2.5, 3.6), (x, 0, 0.6), 9.0, 3.0, 1.5, colour=(1, 0.97, 0.92))
    softbox("top", (x, 0, 4.3), (x, 0, 0), 9.0, 5.0, 1.4)
    up = softbox("up", stage.point(-2, 0, 0.05), stage.point(-2, 0, 4), 26.0, 16.0, 0.35, 0.3, (1, 0.93, 0.85))
    up.visible_glossy = False
