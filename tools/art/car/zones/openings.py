"""Bumpers: intakes, corner slots with their lights, the place of the plate, the diffuser."""
import numpy as np

from ...lib.distances import box_sd, poly_sd
from ..cutter import ahead_of, behind
from ..parts import GRILLE, LIGHT, LIGHT_R, PAINT, PLATE, RECESS, TRIM

# Outlines as (y, z) in metres; a body moves them up by `lift` and makes them narrower by `ws`.
CORNER_SLOT = [(0.735, 0.30), (0.775, 0.30), (0.80, 0.49), (0.775, 0.49)]
SLOT_LIGHT = [(0.750, 0.315), (0.762, 0.315), (0.792, 0.475), (0.780, 0.475)]
RECESS_SIZE, PLATE_SIZE = (0.265, 0.088, 0.02), (0.225, 0.066, 0.012)       # half width, half height, corner


def cut_openings(cutter):
    """Front and rear bumper."""
    _intakes(cutter)
    _plate(cutter)
    _diffuser(cutter)


def _fitted(b, outline):
    return [(y * b.ws, z + b.lift) for y, z in outline]


def _intakes(cutter):
    b, front = cutter.body, ahead_of(-0.3)
    z0, z1, y0, y1 = b.intake
    mouth = [(-0.7, z0), (y0, z0), (y1, z1), (-0.7, z1)]
    openings = [(mouth, 0.016, GRILLE, [PAINT, TRIM]), (CORNER_SLOT, 0.010, GRILLE, [PAINT, TRIM])]
    if b.face["slot"]:
        openings.append((SLOT_LIGHT, 0.003, LIGHT, [GRILLE]))
    for outline, corner, tag, only in openings:
        outline = _fitted(b, outline)
        cutter.zone(lambda q: np.maximum(poly_sd(q["y"], q["z"], outline, corner), front(q)), tag, only)


def _plate(cutter):
    b, back = cutter.body, behind(cutter.body.wb + 0.55)
    for size, tag, only in ((RECESS_SIZE, RECESS, [PAINT, TRIM]), (PLATE_SIZE, PLATE, [RECESS])):
        cutter.zone(lambda q: np.maximum(box_sd(q["y"], q["z"], 0, b.plate_r, *size), back(q)), tag, only)


def _diffuser(cutter):
    b, back = cutter.body, behind(cutter.body.wb + 0.55)
    z, top = b.sill_z + 0.048, 0.42 + b.lift
    outline = [(-0.8, 0.05), (1.05, 0.05), (1.05, z), (0.76 * b.ws, z), (0.66 * b.ws, top), (-0.8, top)]
    cutter.zone(lambda q: np.maximum(poly_sd(q["y"], q["z"], outline, 0.012), back(q)), TRIM, [PAINT])
    light = lambda q: box_sd(q["y"], q["z"], 0.70 * b.ws, 0.475 + b.lift, 0.10, 0.008, 0.007)
    cutter.zone(lambda q: np.maximum(light(q), back(q)), LIGHT_R, [PAINT])
