"""Night street after rain: lights far out of focus, mirrored in a wet road.

Option: seed (another pattern of lights).
"""
import numpy as np

from ..lights import far_lamps, headlights, softbox
from ..materials import unlit
from ..meshes import box, floor
from ..nodes import rgb
from ..road import asphalt, markings
from ..sky import sky
from ..stage import Grade

NIGHT = [(-1, 0.0), (-0.02, rgb("#3b3550")), (0.06, rgb("#37375a")), (0.3, rgb("#1a2138")), (1, rgb("#0b1020"))]
TRAFFIC = [(1, 0.10, 0.07), (1, 0.93, 0.8), (1, 0.5, 0.15)]


def city(stage):
    """Build the street."""
    sky(NIGHT, strength=0.9)
    floor(asphalt(1.0), 300)
    markings((-60, 120), (0.45, 0.45, 0.43))
    far_lamps(stage, 150, stage.option("seed", 5), (22, 60), 24, (0.6, 12), (0.14, 0.48), power=0.62)
    far_lamps(stage, 26, 21, (24, 40), 26, (0.5, 1.1), (0.14, 0.30), TRAFFIC, 1.3)
    _houses(stage)
    _lights(stage)
    headlights(stage.body, 60)
    return Grade(exposure=1.15, bloom=0.20, vignette=0.22)


def _houses(stage):
    lit = unlit("block", _lit_windows)
    rng = np.random.default_rng(2)
    for k in range(16):
        height = rng.uniform(7, 24)
        box("block", (0, 8), (-3.7, 3.7), (0, height), lit, stage.turn, tuple(stage.at(64, (k - 7.5) * 8.0)))


def _lit_windows(n):
    """Dark walls with a lit window here and there, 0.62 by 0.95 m each."""
    _, y, z = n.xyz(n.add("TexCoord", 3))
    u, v = n.math("DIVIDE", y, 0.62), n.math("DIVIDE", z, 0.95)
    house = n.add("ObjectInfo", None).outputs["Random"]
    cell = n.add("CombineXYZ", 0, {0: n.math("FLOOR", u), 1: n.math("FLOOR", v), 2: house})
    dice = n.add("TexWhiteNoise", None, {"Vector": cell})
    off_middle = lambda q: n.math("ABSOLUTE", n.math("SUBTRACT", n.math("FRACT", q), 0.5))
    pane = lambda q: n.smooth(off_middle(q), 0.46, 0.18)
    on = n.times(n.math("GREATER_THAN", dice.outputs["Value"], 0.84), n.times(pane(u), pane(v)))
    glass = n.mix(n.xyz(dice.outputs["Color"])[1], rgb("#ffb765"), rgb("#ffe0b0"))
    return n.add("Emission", 0, {"Color": n.mix(on, rgb("#12141d"), glass), "Strength": n.math("MULTIPLY_ADD", on, -0.6, 1.0)})


def _lights(stage):
    x = stage.middle
    for k, d in enumerate((-3.0, 4.0, 11.0)):
        softbox(f"street{k}", (x + d, 5.8, 5.4), (x + d, 1.0, 0), 2.6, 0.5, 34.0, 0.6, (1, 0.80, 0.58))
    softbox("key", stage.point(-4.5, -4, 4.6), (x, 0, 0.5), 8.0, 2.2, 9.0, 0.8, (0.78, 0.87, 1.0))
    softbox("top", (x, -0.6, 5.4), (x, 0, 0), 6.5, 1.0, 12.0, 0.8, (1, 0.90, 0.80))
