"""Straight from above on paving, with one long shadow.

Options: sun (azimuth in degrees), ground (two colours of the paving).
"""
import math

from ..lights import softbox
from ..materials import surface
from ..meshes import floor
from ..nodes import rgb
from ..sky import sky, sun_light
from ..stage import Grade


def top(stage):
    """Build the square."""
    sky([(-1, 0.3), (0, (0.75, 0.80, 0.88)), (1, (0.55, 0.68, 0.90))], strength=0.42)
    sun_light(stage.option("sun", 120), 30, (1, 0.88, 0.72), 3.4, 1.0)
    first, second = (rgb(code) for code in stage.option("ground", ("#b9b2a6", "#a69d90")))
    rough = lambda n: n.noise(n.position(), 30.0, 4.0, 0.7)
    floor(surface("setts", _setts(first, second), 0.75, spec=0.3, bump=rough, strength=0.25, dist=0.02), 40)
    softbox("panel", (stage.body.x0 - 2, -7, 9), (1.5, 0, 0), 9.0, 2.0, 1.2)
    return Grade(exposure=1.0, bloom=0.03, vignette=0.16, noise=0.10)


def _setts(first, second):
    """Paving of 1.2 by 0.6 m, laid at 45 degrees to the car, a little stained."""
    def colour(n):
        p = n.add("Mapping", 0, {"Vector": n.position(), "Rotation": (0, 0, math.radians(45))})
        bricks = n.add("TexBrick", None, {
            "Vector": p, "Scale": 1.0, "Brick Width": 1.2, "Row Height": 0.6, "Mortar Size": 0.012, "Mortar Smooth": 0.1, "Bias": 0.0,
            "Color1": first, "Color2": second, "Mortar": tuple(v * 0.35 for v in second)})
        stain = n.smooth(n.noise(n.position(), 3.0, 5.0, 0.7), 0.3, 0.8, 0.0, 0.25)
        return n.mix(stain, bricks.outputs[0], tuple(v * 0.7 for v in second))
    return colour
