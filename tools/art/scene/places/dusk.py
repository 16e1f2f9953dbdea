"""Coast road after sunset: sea, far capes in haze, the afterglow on one side.

Option: sun (degrees to the left of the view).
"""
import numpy as np

from ..lights import softbox
from ..materials import surface
from ..meshes import box, floor, grid, tube
from ..nodes import rgb
from ..road import asphalt, markings
from ..sky import ridge, sky, sun_light
from ..stage import Grade
from ..terrain import fractal, soft_step

EVENING = [(-1, "#3a3c4a"), (-0.01, "#e8a27c"), (0.05, "#e9a98a"), (0.16, "#b48fa0"), (0.34, "#6b7ca6"), (0.7, "#33507a"), (1, "#2a426b")]


def dusk(stage):
    """Build the coast."""
    azimuth = stage.azimuth + stage.option("sun", 16)
    glows = [(rgb("#ffb070"), 0.9, 7.0), (rgb("#ff8a48"), 1.4, 60.0), (rgb("#ffe0b0"), 5.0, 900.0)]
    sky([(at, rgb(colour)) for at, colour in EVENING], (azimuth, 2.0, glows), 0.85)
    sun_light(azimuth, 4.0, rgb("#ffb27a"), 1.5, 3.0)
    _capes(azimuth)
    waves = lambda n: n.noise(n.position(), 0.35, 4.0, 0.6, (1, 1, 1))
    floor(surface("sea", (0.010, 0.016, 0.024), 0.16, spec=0.6, bump=waves, strength=0.5, dist=0.6), 6000, -16)
    _land()
    _road()
    softbox("fill", stage.point(-8, -3, 5.0), (stage.middle, 0, 0.5), 9.0, 4.0, 0.32, 1.0, (0.75, 0.85, 1.0))
    return Grade(exposure=1.12, bloom=0.10, vignette=0.18, noise=0.15, haze=(rgb("#c89484"), 420, 0.75))


def _capes(az):
    ridge("cape3", 2600, 330, 3, rgb("#dba58e"), rgb("#b28a94"), az=(az - 75, az + 20), freq=14)
    ridge("cape2", 1500, 260, 8, rgb("#b98a88"), rgb("#806c84"), az=(az - 95, az - 6), freq=13)
    ridge("cape1", 700, 150, 12, rgb("#7a6676"), rgb("#4c4a62"), az=(az - 120, az - 22), freq=15)


def _land():
    """Scrub that rises on one side of the road and falls to the sea on the other."""
    across = np.r_[np.linspace(-90, -6.2, 90), np.linspace(-6.1, 2.6, 8), np.linspace(2.7, 60, 110)]
    x, y = np.meshgrid(np.linspace(-150, 420, 380), across, indexing="ij")
    off_road = np.abs(y + 1.75)
    road = soft_step(off_road, 5.6, 4.4)
    slope = soft_step(-y, 8, 60) * 22 + 0.0 + -20 * soft_step(y, 4.5, 34)
    rough = fractal(x / 16, y / 16, 5, 5) * (0.4 + 2.0 * soft_step(off_road, 6, 24))
    z = (slope + rough) * (1 - road) - 0.03 * road - 0.1 * (1 - road)
    stops = [(0.3, rgb("#2b2a22")), (0.55, rgb("#5a523c")), (0.75, rgb("#7b6a4a"))]
    scrub = surface("scrub", lambda n: n.ramp(n.noise(n.position(), 1.4, 6.0, 0.7), stops), 0.95, spec=0.1,
                    bump=lambda n: n.noise(n.position(), 5.0, 5.0, 0.75), strength=1.0, dist=0.25)
    grid("land", x, y, z, scrub)


def _road():
    box("road", (-150, 420), (-6.0, 2.55), (-0.2, 0), asphalt())
    markings((-120, 300))
    steel = surface("rail", (0.42, 0.42, 0.43), 0.35, 0.9)
    for z in (0.44, 0.62):
        tube("rail", [(-150, 3.05, z), (0, 3.05, z), (420, 3.05, z)], 0.055, steel, smooth=False)
    for x in np.arange(-40, 160, 4.0):
        box("stake", (x - 0.05, x + 0.05), (3.08, 3.18), (-0.4, 0.68), steel)
