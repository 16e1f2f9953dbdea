"""Close-up on black: narrow lights draw the edges, the depth of field is shallow.

Option: seed (another pattern of lights behind the car).
"""
from ..lights import far_lamps, softbox
from ..materials import surface
from ..meshes import floor
from ..sky import sky
from ..stage import Grade

LAMPS = [(1, 0.66, 0.34), (1, 0.82, 0.6), (0.6, 0.78, 1)]


def detail(stage):
    """Build the dark room."""
    sky([(-1, 0.0), (0, 0.004), (1, 0.006)])
    floor(surface("floor", (0.010, 0.010, 0.011), 0.16, spec=0.5))
    x, body = stage.middle, stage.body
    softbox("top", (x, 0, 4.0), (x, 0, 0), 5.4, 1.0, 9.0, 0.7)
    for side, colour in ((1, (1, 0.90, 0.80)), (-1, (0.86, 0.93, 1))):
        softbox(f"side{side}", (x, side * 4.6, 2.5), (x, 0, 0.8), 8.0, 0.4, 15.0, 0.7, colour)
        softbox(f"low{side}", (x, side * 5.0, 0.9), (x, 0, 0.6), 7.0, 0.6, 1.6, 1.0)
    for name, end, way in (("front", body.x0, -1), ("rear", body.x1, 1)):
        softbox(name, (end + way * 4.0, 0, 2.6), (end, 0, 0.7), 4.4, 0.5, 11.0, 0.8)
    far_lamps(stage, 14, stage.option("seed", 3), (16, 22), 9, (0.8, 4.5), (0.25, 0.7), LAMPS, 0.16)
    return Grade(exposure=1.1, bloom=0.24, vignette=0.30)
