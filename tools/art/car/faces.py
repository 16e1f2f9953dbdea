"""Lamp graphics of the front. Metres from the middle of the light bar; y is a share of the body's half width `ws`.

bar: (from y, to y, half thickness, height) of each day-time light. hook: a stroke that leaves the bar, as a path
[(y, z), ...] and its half thickness. pod: (y, z, half width, half height, corner) of the dark lens. cells: (y, z, half
width, half height) of the lights in it. slot: whether the corner slots of the bumper carry a light.
"""

FACES = {
    "line": dict(
        bar=[(0.0, 1.2, 0.0100)], hook=None, slot=False,
        pod=(0.76, -0.032, 0.40, 0.046, 0.030),
        cells=[(0.52, -0.045, 0.034, 0.014), (0.615, -0.045, 0.034, 0.014), (0.71, -0.045, 0.034, 0.014)],
    ),
    "hook": dict(
        bar=[(0.0, 1.2, 0.0100)], hook=([(0.800, 0.0), (0.792, -0.060), (0.775, -0.105)], 0.0095), slot=True,
        pod=(0.70, -0.058, 0.250, 0.062, 0.026),
        cells=[(0.56, -0.060, 0.040, 0.026), (0.68, -0.060, 0.040, 0.026)],
    ),
    "twin": dict(
        bar=[(0.0, 1.2, 0.0085), (0.46, 1.2, 0.0060, -0.092)], hook=None, slot=True,
        pod=(0.80, -0.046, 0.36, 0.060, 0.018),
        cells=[(0.500, -0.046, 0.022, 0.022), (0.575, -0.046, 0.022, 0.022), (0.650, -0.046, 0.022, 0.022),
               (0.725, -0.046, 0.022, 0.022)],
    ),
    "blade": dict(
        bar=[(0.42, 1.2, 0.0105)], hook=([(0.44, 0.0), (0.40, -0.022), (0.30, -0.030)], 0.0075), slot=False,
        pod=(0.74, -0.024, 0.36, 0.038, 0.022),
        cells=[(0.60, -0.036, 0.058, 0.012), (0.74, -0.036, 0.058, 0.012)],
    ),
}
