"""Roads along x: the car stands in the lane about y=0, its nose to -x; the other lane lies at y<0."""
from .materials import surface
from .meshes import box


def asphalt(wet=0.0):
    """Road surface; wet from 0 (dry) to 1 (after rain, with puddles that mirror)."""
    def colour(n):
        p = n.position()
        grain, patches = n.noise(p, 60.0, 2.0), n.times(n.noise(p, 0.35, 3.0), 0.035)
        k = n.times(n.math("MULTIPLY_ADD", grain, 0.030, patches), 1.0 - 0.45 * wet)
        return n.add("CombineXYZ", 0, {0: k, 1: k, 2: n.times(k, 1.06)})

    def rough(n):
        if not wet:
            return 0.62
        puddles = n.noise(n.position(), 0.55, 4.0, 0.55, (0.6, 1.2, 1))
        return n.smooth(puddles, 0.60 - 0.25 * wet, 0.66, 0.045, 0.24)
    stones = lambda n: n.noise(n.position(), 24.0 if wet else 95.0, 3.0)
    return surface("asphalt", colour, rough, spec=0.5 if wet else 0.35, bump=stones,
                   strength=0.03 if wet else 0.35, dist=0.02 if wet else 0.01)


def _worn_paint(colour):
    def write(n):
        worn = n.smooth(n.noise(n.position(), 9.0, 5.0, 0.7), 0.38, 0.62)
        return n.mix(worn, (0.16, 0.16, 0.16), colour)
    return surface("marking", write, 0.5)


def markings(x, colour=(0.62, 0.62, 0.60)):
    """Three metres of line and six of gap between the lanes, and an edge line on both sides. x: from and to, metres."""
    middle, edge, half = -1.85, 1.85, 0.065
    worn = _worn_paint(colour)
    at, k = x[0], 0
    while at < x[1]:
        box(f"dash{k}", (at, at + 3.0), (middle - half, middle + half), (0, 0.004), worn)
        at, k = at + 9.0, k + 1
    for y in (edge, 2 * middle - edge):
        box("edge", x, (y - half, y + half), (0, 0.004), worn)
