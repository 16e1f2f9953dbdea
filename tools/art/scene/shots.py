"""The pictures: a place, a car, a camera each. Add a line for a new one."""
from dataclasses import dataclass, field

WIDE, TALL, HERO = (1200, 800), (1170, 1560), (1170, 1872)


@dataclass(frozen=True)
class Shot:
    """One picture.

    cam: azimuth in degrees (0 from the front, 90 the left side, 180 from behind), distance and height in metres,
    lens in mm on a 36 mm sensor. aim: offset of the aim point from the car's middle (x along the car, height, and y
    where it has three). shift: share of the width by which the car moves right and down. stop: f-stop, with the focus
    on the aim point. size: pixels. options: what the place knows besides, see its file.
    """
    place: str
    body: str
    paint: str
    cam: tuple
    aim: tuple = (0, 0.8)
    shift: tuple = (0, 0)
    stop: float | None = None
    size: tuple = WIDE
    options: dict = field(default_factory=dict)


COLD = (0.62, 0.80, 1.0)

# Heroes of the models for phones: the car large, calm above it for the name and below it for the price.
HEROES = {
    "hero-YL01-tall": Shot("dusk", "YL01", "pearl", (27, 9.6, 1.15, 76), (0, 0.8), (0.0, 0.237), size=HERO, options=dict(sun=9)),
    "hero-YLX-tall": Shot("city", "YLX", "ember", (30, 9.6, 1.05, 75), (0, 0.85), (0.02, 0.237), 1.8, HERO, dict(seed=17)),
    "hero-YL09-tall": Shot("snow", "YL09", "pine", (30, 10.4, 1.2, 75), (0, 0.9), (0.0, 0.217), size=HERO),
    "hero-CS1E-tall": Shot("studio", "CS1E", "pearl", (27, 9.6, 1.15, 70), (0, 0.75), (0.04, 0.217), size=HERO, options=dict(ring=(3.0, 3.3), first=3.0)),
}

COVERS = {
    "studio": Shot("studio", "YL01", "ember", (33, 9.6, 1.15, 50), (0, 0.75), (0.04, 0.06)),
    "studio-tail": Shot("studio", "YL09", "mist", (150, 9.6, 1.25, 50), (0, 0.75), (-0.05, 0.06), options=dict(tint=COLD)),
    "studio-tall": Shot("studio", "CS1E", "pearl", (26, 9.6, 1.2, 50), (0, 0.75), (0, 0.34), size=TALL, options=dict(ring=(3.6, 4.6), first=3.0)),
    "showroom": Shot("showroom", "YL09", "pine", (38, 10.0, 1.35, 50), (0, 0.9), (0.05, 0.05)),
    "showroom-side": Shot("showroom", "CS1E", "carbon", (100, 10.5, 1.2, 50), (0, 0.8), (-0.04, 0.05)),
    "dusk": Shot("dusk", "YL01", "mist", (32, 9.4, 1.1, 45), (0, 0.8), (0.08, 0.05)),
    "dusk-tail": Shot("dusk", "YLX", "ember", (142, 9.6, 1.3, 45), (0, 0.85), (0.06, 0.06), options=dict(sun=22)),
    "dusk-side": Shot("dusk", "YLX", "pearl", (88, 10.8, 1.2, 45), (0, 0.85), (0.05, 0.07), options=dict(sun=24)),
    "dusk-tall": Shot("dusk", "YL01", "pearl", (26, 9.4, 1.2, 50), (0, 0.8), (0.03, 0.36), size=TALL, options=dict(sun=10)),
    "city": Shot("city", "CS1E", "mist", (36, 9.6, 0.95, 52), (0, 0.7), (0.06, 0.05), 1.8),
    "city-tail": Shot("city", "YL01", "pearl", (147, 9.6, 1.1, 52), (0, 0.7), (-0.06, 0.05), 1.8, options=dict(seed=11)),
    "city-tall": Shot("city", "YLX", "ember", (28, 9.4, 1.05, 50), (0, 0.8), (0, 0.34), 1.8, TALL, dict(seed=17)),
    "charge": Shot("charge", "YLX", "mist", (128, 9.8, 1.35, 42), (0.4, 0.95), (-0.03, 0.03)),
    "charge-side": Shot("charge", "YL09", "ink", (60, 10.6, 1.4, 42), (0, 1.0), (0.0, 0.03)),
    "snow": Shot("snow", "YLX", "ember", (40, 9.6, 1.15, 48), (0, 0.85), (0.08, 0.07)),
    "snow-side": Shot("snow", "YL09", "ink", (118, 11.0, 1.3, 45), (0, 0.9), (-0.08, 0.08)),
    "snow-front": Shot("snow", "CS1E", "pine", (28, 9.6, 1.05, 48), (0, 0.75), (-0.08, 0.07)),
    "desert": Shot("desert", "YLX", "pearl", (36, 10.0, 1.2, 45), (0, 0.85), (0.09, 0.08)),
    "desert-side": Shot("desert", "YL01", "ink", (96, 11.5, 1.0, 45), (0, 0.7), (0.05, 0.08), options=dict(sun=124)),
    "desert-tail": Shot("desert", "YL09", "ember", (146, 10.6, 1.4, 45), (0, 0.9), (-0.06, 0.08), options=dict(sun=-100)),
    "tunnel": Shot("tunnel", "CS1E", "mist", (20, 9.4, 0.9, 42), (0, 0.8), (0.08, 0.04)),
    "tunnel-tail": Shot("tunnel", "YL01", "ember", (158, 9.4, 1.1, 42), (0, 0.8), (-0.08, 0.05), options=dict(tint=(0.45, 0.75, 1.0))),
    "garage": Shot("garage", "YLX", "pine", (66, 9.6, 1.3, 40), (1.2, 0.95), (0.0, 0.02)),
    "top": Shot("top", "CS1E", "ember", (90, 0.01, 15.0, 62), (0, 0.0), (0.06, 0.0)),
    "top-pair": Shot("top", "YL09", "mist", (90, 0.01, 15.0, 62), (0, 0.0), (-0.05, 0.0), options=dict(sun=60, ground=("#4a5258", "#414a50"))),
    "lightbar": Shot("detail", "YL01", "ink", (36, 3.6, 0.85, 85), (-2.35, 0.64, -0.35), stop=2.0),
    "wheel": Shot("detail", "CS1E", "ember", (58, 3.4, 0.55, 85), (-1.46, 0.42, -0.9), stop=2.2),
    "tail": Shot("detail", "YLX", "mist", (146, 4.6, 1.0, 85), (2.0, 0.86, -0.2), stop=2.4),
    "face": Shot("detail", "YL09", "mist", (34, 4.6, 0.95, 85), (-2.3, 0.72, -0.3), stop=2.4),
    "shoulder": Shot("detail", "CS1E", "pine", (156, 4.4, 1.25, 85), (0.9, 0.86, -0.8), stop=1.8),
}

SHOTS = {**HEROES, **COVERS}
