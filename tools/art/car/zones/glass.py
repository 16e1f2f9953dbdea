"""Windows with their dark frames. They follow the fields of the greenhouse: `cant` below the roof, `pillar` from the side."""
import numpy as np

from ...lib.curves import smax
from ...lib.distances import half_plane
from ..parts import GLASS, GLOSS, PAINT

FRAME = 0.014                   # metres, dark edge of the side windows


def cut_glass(cutter):
    """Side windows, their pillars, then windscreen, roof and rear window."""
    _side_windows(cutter)
    _pillars(cutter)
    _upper_glass(cutter)


def _side_windows(cutter):
    b = cutter.body

    def opening(q, inset):
        f = smax(q["gtop"] + b.cant, 0.026 - q["low"], 0.05)
        return smax(f, -half_plane(q["x"], q["z"], *b.dlo_rear), 0.06) + inset

    cutter.zone(lambda q: np.maximum(opening(q, 0.0), -0.16 - q["gside"]), GLOSS)
    cutter.zone(lambda q: np.maximum(opening(q, FRAME), -0.16 - q["gside"]), GLASS, [GLOSS])


def _pillars(cutter):
    b = cutter.body
    pillars = [(b.b_x, b.b_pillar, 0.06)] + ([(b.c_x, b.b_pillar * 0.6, 0.35)] if b.c_x else [])
    for x, half, rake in pillars:
        cutter.zone(lambda q: np.abs(q["x"] - x - rake * (q["z"] - 1.0)) - half, GLOSS, [GLASS])


def _panes(b, q):
    """Negative in the windscreen, the roof and the rear window, which two dark bars part."""
    x = q["x"] - (b.wrap_f * q["y"] ** 2) * (q["x"] < 2) + (b.wrap_r * q["y"] ** 2) * (q["x"] > 2)
    screen = smax(x - b.header, -0.3 + 0 * q["x"], 0.02)
    roof = np.abs(x - 0.5 * (b.header + b.rear_header)) - 0.5 * (b.rear_header - b.header) + 0.05
    return np.minimum(np.minimum(screen, roof), b.rear_header + 0.06 - x)


def _upper_glass(cutter):
    b = cutter.body
    top = lambda q: smax(q["gside"] + b.pillar, 0.020 - q["low"], 0.05)
    cutter.zone(lambda q: np.maximum(top(q), -0.10 - q["gtop"]), GLOSS, [PAINT])
    inner = lambda q: smax(top(q) + 0.016, 0.045 - q["low"], 0.04)
    cutter.zone(lambda q: smax(inner(q), _panes(b, q), 0.02), GLASS, [GLOSS])
