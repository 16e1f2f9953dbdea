"""Dark hall with a glossy floor and gates of light one behind the other along the view.

Options: tint (colour of every second gate), ring (half width and height of the gates, metres), first (distance of the
nearest gate from the car's middle, metres; a higher one leaves room for words above the car).
"""
from ..lights import bar_light, portal, softbox
from ..materials import surface
from ..meshes import box, floor
from ..sky import sky
from ..stage import Grade

DISTANCES = (-2.6, 0.4, 3.4, 6.4, 9.4, 12.4, 15.4)


def studio(stage):
    """Build the hall."""
    sky([(-1, 0.0), (1, 0.0)])
    _gates(stage)
    floor(surface("floor", (0.012, 0.012, 0.013), 0.035, spec=0.6))
    box("wall", (-0.1, 0.1), (-40, 40), (0, 16), surface("wall", (0.03, 0.03, 0.032), 0.6), stage.turn, stage.at(19))
    x = stage.middle
    softbox("top", (x, 0, 4.4), (x, 0, 0), 5.2, 1.8, 5.0)
    for side in (1, -1):
        softbox(f"side{side}", (x, side * 5.4, 2.9), (x, 0, 0.8), 5.6, 0.7, 10.0)
    softbox("key", stage.point(-6.5, 2, 3.4), (x, 0, 0.6), 4.5, 1.2, 7.0)
    return Grade(exposure=1.0, bloom=0.22, vignette=0.25)


def _gates(stage):
    tint = stage.option("tint", (1.0, 0.86, 0.70))
    half, height = stage.option("ring", (4.6, 3.5))
    for k, d in enumerate(DISTANCES):
        if d >= stage.option("first", -9):
            points = [stage.point(d, u, z) for u, z in portal(half, height, 0.7)]
            bar_light(f"portal{k}", points, 0.030, tint if k % 2 else (1, 0.97, 0.94), 9.0)
