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

# Parts that lie deeper than the surface: how far they are pushed in (metres), and the material of the walls round them.
PUSHED = {GRILLE: ((0.045, 0, 0), "Trim"), RECESS: ((-0.024, 0, 0), "Paint"), PLATE: ((-0.016, 0, 0), "Trim")}


def _walls(part, shift):
    """Walls from the edge of a part to where the shift takes it; none on the middle plane."""
    edges = part.boundary()
    middle = np.abs(part.v[:, 1]) < 1e-5
    edges = edges[~(middle[edges[:, 0]] & middle[edges[:, 1]])]
    walls = Tris(*wall(part.v[edges[:, 0]], part.v[edges[:, 1]], shift))
    v = walls.v
    walls.n = np.repeat(unit(np.cross(v[1::4] - v[0::4], v[3::4] - v[0::4])), 4, 0)
    return walls


def _part(m, tag):
    """A part of the half mesh as (material name, Tris) pieces."""
    part = m.take(m.tag == tag)
    if tag not in PUSHED:
        return [(MATERIAL[tag], part)]
    shift, material = np.array(PUSHED[tag][0]), PUSHED[tag][1]
    walls = _walls(part, shift)
    part.v = part.v + shift
    return [(material, walls), (MATERIAL[tag], part)]


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
