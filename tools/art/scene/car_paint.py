"""The paint of the car in a place, where its colour bounces on and so belongs in the shader."""
from ..car.materials import material
from ..car.paints import GAIN, PAINTS
from ..lib.tone import srgb_to_linear
from .nodes import Nodes


def apply_paint(name):
    """Give the car that stands in the scene the paint of this name in PAINTS."""
    colour, metal = tuple(GAIN * srgb_to_linear(PAINTS[name]["hex"])), PAINTS[name]["metal"]
    n = Nodes(material("Paint").node_tree)
    inner = n.add("BsdfDiffuse", 0, {"Color": (0.02, 0.02, 0.02)})
    behind = n.add("NewGeometry", None).outputs["Backfacing"]
    skin = n.add("MixShader", 0, {0: behind, 1: _skin(n, colour, metal), 2: inner})
    n.put(n.add("OutputMaterial", None).inputs[0], skin)


def _skin(n, colour, metal):
    """Clear coat over a matt and a metallic base. metal: share of the metallic base, 0..1."""
    matt = n.add("BsdfDiffuse", 0, {"Color": tuple(v * (1 - metal) for v in colour)})
    flakes = n.add("BsdfGlossy", 0, {"Color": tuple(v * metal for v in colour), "Roughness": 0.40})
    base = n.add("AddShader", 0, {0: matt, 1: flakes})
    coat = n.add("BsdfGlossy", 0, {"Color": (1, 1, 1), "Roughness": 0.015})
    return n.add("MixShader", 0, {0: n.add("Fresnel", 0, {"IOR": 1.55}), 1: base, 2: coat})
