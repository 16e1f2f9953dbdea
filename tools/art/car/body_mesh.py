"""The outside of a car: one surface, cut into parts, with intakes and plate pushed in, liners and mirrors added."""
import numpy as np

from ..lib.strips import wall
from ..lib.tris import Tris, unit
from .arch_liner import flange, liner
from .cutter import Cutter
from .mirrors import build_mirrors
from .parts import GRILLE, HOLE, MATERIAL, PLATE, RECESS
from .rolled_edge import finish_normals
from .zones import cut_parts

GRILLE_SHIFT, RECESS_SHIFT, PLATE_SHIFT = (np.array([x, 0, 0]) for x in (0.045, -0.024, -0.016))      # metres


def _edges(part):
    """Start and end points of the edges of a part, without those on the middle plane."""
    edges = part.boundary()
    middle = np.abs(part.v[:, 1]) < 1e-5
    edges = edges[~(middle[edges[:, 0]] & middle[edges[:, 1]])]
    return part.v[edges[:, 0]], part.v[edges[:, 1]]


def _walls(a, c, shift):
    """Walls along edges, as deep as the shift."""
    walls = Tris(*wall(a, c, shift))
    v = walls.v
    walls.n = np.repeat(unit(np.cross(v[1::4] - v[0::4], v[3::4] - v[0::4])), 4, 0)
    return walls


def _pushed(part, shift):
    part.v = part.v + shift
    return part


def _grille(m):
    """Intakes, pushed in between dark walls."""
    part = m.take(m.tag == GRILLE)
    return [("Trim", _walls(*_edges(part), GRILLE_SHIFT)), (MATERIAL[GRILLE], _pushed(part, GRILLE_SHIFT))]


def _recess(m):
    """The place of the plate, pushed in between painted walls."""
    around = m.take(np.isin(m.tag, (RECESS, PLATE)))
    part = m.take(m.tag == RECESS)
    return [("Paint", _walls(*_edges(around), RECESS_SHIFT)), (MATERIAL[RECESS], _pushed(part, RECESS_SHIFT))]


def _plate(m):
    """The plate, which stands out of its recess a little."""
    part = _pushed(m.take(m.tag == PLATE), PLATE_SHIFT)
    start, end = _edges(part)
    return [("Trim", _walls(end, start, RECESS_SHIFT - PLATE_SHIFT)), (MATERIAL[PLATE], part)]


PUSHED = {GRILLE: _grille, RECESS: _recess, PLATE: _plate}


def _part(m, tag):
    """A part of the half mesh as (material name, Tris) pieces."""
    return PUSHED[tag](m) if tag in PUSHED else [(MATERIAL[tag], m.take(m.tag == tag))]


def build_body(b, h=0.016):
    """(material name, Tris) of everything but wheels and interior; h: cell of the mesh in metres."""
    cutter = Cutter(b, h)
    cut_parts(cutter)
    m = cutter.mesh
    finish_normals(b, m)
    halves = []
    for place in b.wheels:
        halves += [("Trim" if b.arch_ring else "Paint", flange(b, m, place)), ("Liner", liner(b, place))]
    for tag in range(len(MATERIAL) + 1):
        if tag != HOLE and (m.tag == tag).any():
            halves += _part(m, tag)
    return [(name, half.mirrored()) for name, half in halves] + build_mirrors(b, h)
