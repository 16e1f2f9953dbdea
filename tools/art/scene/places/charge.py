"""Charging place at blue hour: a thin canopy with lines of light, posts, and a cable to the car."""
from ..charging import cable, charger
from ..lights import softbox
from ..materials import glow, surface
from ..meshes import bevel, box, floor
from ..nodes import rgb
from ..road import asphalt
from ..sky import ridge, sky
from ..stage import Grade

BLUE_HOUR = [(-1, "#10131a"), (-0.01, "#c98d78"), (0.04, "#a78292"), (0.13, "#5a6690"), (0.35, "#2a3f6b"), (1, "#14213f")]
ROWS = (-2.4, 0.0, 2.4)      # y of the lines of light under the canopy, metres


def charge(stage):
    """Build the charging place."""
    sky([(at, rgb(colour)) for at, colour in BLUE_HOUR], (stage.azimuth - 20, 0.0, [(rgb("#ff9d6a"), 0.35, 10.0)]), 0.62)
    ridge("far", 900, 120, 3, rgb("#7e6a80"), rgb("#454a68"), freq=16)
    ridge("near", 300, 26, 7, rgb("#39394c"), rgb("#20232f"), freq=22, octaves=4)
    floor(asphalt(0.55), 400)
    box("verge", (-400, 400), (4.4, 400), (-0.1, 0.10), surface("verge", (0.05, 0.055, 0.062), 0.95, spec=0.05))
    span = (stage.body.x0 - 3.2, stage.body.x1 + 3.0)
    _light(stage, span)
    _canopy(span)
    _bays(stage.body, span)
    softbox("fill", stage.point(-7, -2, 4.0), (stage.middle, 0, 0.5), 8.0, 3.0, 0.9, 1.0, (0.7, 0.82, 1.0))
    return Grade(exposure=1.1, bloom=0.16, vignette=0.18)


def _light(stage, span):
    x, length = stage.middle, span[1] - span[0]
    for k, y in enumerate(ROWS):
        softbox(f"down{k}", (x, y, 3.46), (x, y, 0), length + 8, 0.6, 4.2, 0.1, (1, 0.93, 0.84))
    up = softbox("up", (x, 0.5, 2.6), (x, 0.5, 4), length + 14, 7.0, 0.20, 0.2, (1, 0.9, 0.8))
    up.visible_glossy = False


def _canopy(span):
    x0, x1 = span
    white = surface("canopy", (0.70, 0.70, 0.69), 0.5)
    bevel(box("canopy", (x0 - 6, x1 + 6), (-3.2, 4.2), (3.5, 3.68), white), 0.07, 4)
    for k, y in enumerate(ROWS):
        box(f"line{k}", (x0 - 5, x1 + 5), (y - 0.05, y + 0.05), (3.485, 3.498), glow(f"line{k}", (1, 0.94, 0.85), 13.0))
    box("fascia", (x0 - 6.02, x1 + 6.02), (-3.225, -3.2), (3.56, 3.60), glow("fascia", (0.35, 0.9, 0.8), 5.0))
    for x in (x0 - 4.5, 0.5 * (x0 + x1) + 5.6, x1 + 12):
        box("column", (x - 0.13, x + 0.13), (3.2, 3.5), (0, 3.5), white)


def _bays(body, span):
    """Kerb, bay lines, three posts, and the cable of the middle one."""
    box("kerb", (span[0] - 30, span[1] + 40), (2.0, 4.4), (0, 0.13), surface("kerb", (0.35, 0.35, 0.34), 0.8))
    line = surface("bay", (0.55, 0.56, 0.55), 0.5)
    for x in (body.x0 - 0.9, body.x1 + 0.9, body.x0 - 0.9 - 6.6, body.x1 + 0.9 + 6.6):
        box("bay", (x - 0.06, x + 0.06), (-1.7, 1.98), (0, 0.004), line)
    for k in (-1, 0, 1):
        charger(body.wb + 1.35 + k * 6.8, 2.45)
    cable(body, (body.wb + 1.35, 2.25, 0.92))
