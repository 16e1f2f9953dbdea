"""Home garage at evening: timber slats, a wall box with its cable, a line of light, polished concrete."""
import numpy as np

from ..charging import cable
from ..lights import softbox
from ..materials import glow, surface
from ..meshes import bevel, box, floor
from ..nodes import rgb
from ..sky import sky
from ..stage import Grade

WALL, HEIGHT = 3.1, 2.9      # y of the timber wall and height of the ceiling, metres
THINGS = ["#c7b8a3", "#5d6a66", "#a5694a", "#d9d4c8", "#3c4247"]


def garage(stage):
    """Build the garage."""
    sky([(-1, 0.02), (1, 0.05)])
    floor(_concrete(), 30)
    span = (stage.body.x0 - 3.4, stage.body.x1 + 6.0)
    wood = _wood()
    _walls(span, wood)
    _lamps(stage.middle, span)
    _wall_box(stage.body)
    _shelves(stage.body.x0, wood)
    _light(stage, span)
    return Grade(exposure=1.2, bloom=0.10, vignette=0.18)


def _concrete():
    stops = [(0.3, rgb("#77736d")), (0.7, rgb("#98948d"))]
    polish = lambda n: n.smooth(n.noise(n.position(), 2.4, 4.0), 0.3, 0.7, 0.10, 0.22)
    return surface("concrete", lambda n: n.ramp(n.noise(n.position(), 1.2, 6.0, 0.62), stops), polish, spec=0.5)


def _wood():
    grain = lambda n: n.smooth(n.noise(n.position(), 2.5, 5.0, 0.6, (5, 5, 0.5)), 0.3, 0.7)
    return surface("slat", lambda n: n.mix(grain(n), rgb("#8a5f3c"), rgb("#b5855a")), 0.5, spec=0.3)


def _walls(span, wood):
    x0, x1 = span
    plaster, dark = surface("plaster", rgb("#d9d4cb"), 0.9, spec=0.15), surface("felt", (0.02, 0.018, 0.016), 0.9, spec=0.1)
    box("felt", span, (WALL + 0.04, WALL + 0.1), (0, HEIGHT), dark)
    for x in np.arange(x0, x1, 0.10):
        box("slat", (x, x + 0.062), (WALL, WALL + 0.045), (0.10, HEIGHT - 0.10), wood)
    box("plinth", span, (WALL - 0.01, WALL + 0.05), (0, 0.10), dark)
    box("end", (x1, x1 + 0.2), (-9, WALL + 0.2), (0, HEIGHT), plaster)
    box("ceiling", (x0 - 6, x1), (-9, WALL + 0.2), (HEIGHT, HEIGHT + 0.2), plaster)


def _lamps(middle, span):
    box("cove", span, (WALL - 0.16, WALL - 0.13), (HEIGHT - 0.03, HEIGHT - 0.004), glow("cove", (1, 0.80, 0.56), 22.0))
    for k, y in enumerate((-1.3, 1.2)):
        lamp = glow(f"lamp{k}", (1, 0.92, 0.80), 15.0)
        box(f"lamp{k}", (middle - 3.2, middle + 3.2), (y - 0.04, y + 0.04), (HEIGHT - 0.03, HEIGHT - 0.005), lamp)


def _wall_box(body):
    x = body.x1 + 2.0
    shell, face = surface("wallbox", (0.82, 0.82, 0.81), 0.3), surface("face", (0.02, 0.02, 0.022), 0.1)
    lamp = glow("led", (0.2, 1.0, 0.6), 6.0)
    bevel(box("wallbox", (x - 0.15, x + 0.15), (WALL - 0.13, WALL), (1.10, 1.52), shell), 0.02, 3)
    bevel(box("face", (x - 0.115, x + 0.115), (WALL - 0.138, WALL - 0.1), (1.15, 1.47), face), 0.02, 3)
    bevel(box("led", (x - 0.115, x + 0.115), (WALL - 0.142, WALL - 0.13), (1.19, 1.205), lamp), 0.02, 3)
    cable(body, (x, WALL - 0.10, 1.12))


def _shelves(nose, wood):
    """Two shelves beside the nose with boxes on them: they tell the scale."""
    for z in (1.5, 1.95):
        box("shelf", (nose - 1.2, nose + 0.8), (WALL - 0.32, WALL), (z, z + 0.035), wood)
    rng = np.random.default_rng(3)
    for k in range(9):
        x, z = nose - 1.12 + (k % 5) * 0.38, (1.535 if k < 5 else 1.985)
        wide, high = rng.uniform(0.16, 0.32), rng.uniform(0.14, 0.34)
        box("thing", (x, x + wide), (WALL - 0.28, WALL - 0.06), (z, z + high), surface("thing", rgb(THINGS[k % 5]), 0.7))


def _light(stage, span):
    x = stage.middle
    for k, y in enumerate((-1.3, 1.2)):
        softbox(f"down{k}", (x, y, HEIGHT - 0.06), (x, y, 0), 6.6, 0.5, 9.0, 0.3, (1, 0.92, 0.80))
    softbox("wash", (x, WALL - 0.75, HEIGHT - 0.1), (x, WALL + 0.2, 0.9), span[1] - span[0], 0.3, 9.0, 0.2, (1, 0.80, 0.56))
    up = softbox("up", (x - 2, -2, 0.05), (x - 2, -2, 4), 16.0, 9.0, 0.30, 0.3, (1, 0.92, 0.84))
    up.visible_glossy = False
    softbox("key", stage.point(-7, -1.5, 2.4), (x, 0, 0.6), 9.0, 2.6, 2.2, 0.9, (1, 0.97, 0.94))
