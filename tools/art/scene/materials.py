"""Materials of the places: matt and shiny surfaces, and things that shine without lighting anything."""
import bpy

from .nodes import Nodes


def shader(name, write):
    """A material from a function of Nodes that returns its shader socket."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    n = Nodes(material.node_tree)
    n.put(n.add("OutputMaterial", None).inputs[0], write(n))
    return material


def unlit(name, write):
    """Like `shader`, for something that shows its own light and is never sampled as a lamp."""
    material = shader(name, write)
    material.cycles.sample_as_light = False
    return material


def surface(name, colour, rough=0.5, metallic=0.0, spec=0.5, bump=None, strength=0.2, dist=0.02):
    """Principled material. colour and rough are values or functions of Nodes; bump is a function of Nodes that
    gives a height, dist (metres) what a height of one stands for."""
    def write(n):
        value = lambda v: v(n) if callable(v) else v
        inputs = {"Base Color": value(colour), "Roughness": value(rough), "Metallic": metallic, "Specular": spec}
        if bump:
            inputs["Normal"] = n.add("Bump", 0, {"Height": bump(n), "Strength": strength, "Distance": dist})
        return n.add("BsdfPrincipled", 0, inputs)
    return shader(name, write)


def glow(name, colour, power):
    """A lamp for the eye (full power) and for mirrors (30 %), dark to matt surfaces: thin lamps are what makes
    path tracing noisy, so the light itself comes from `softbox`."""
    def write(n):
        ray = n.add("LightPath", None)
        seen = n.math("MULTIPLY_ADD", ray.outputs["Is Camera Ray"], 0.7, 0.3)
        shown = n.math("SUBTRACT", 1.0, ray.outputs["Is Diffuse Ray"])
        strength = n.times(n.times(seen, shown), power)
        return n.add("Emission", 0, {"Color": colour, "Strength": strength})
    return unlit(name, write)


def soft_disc(name, colour, power, inner):
    """A disc of light (object radius 1) laid over what is behind it; its edge fades from `inner` outwards and is
    a little brighter than the middle, as a lens shows a lamp out of focus."""
    def write(n):
        x, y, _ = n.xyz(n.add("TexCoord", 3))
        r = n.math("SQRT", n.math("ADD", n.times(x, x), n.times(y, y)))
        edge = n.smooth(r, 1.0, inner)
        rim = n.math("ADD", 0.72, n.times(n.smooth(r, 0.55, 0.95), 0.28))
        ray = n.add("LightPath", None)
        seen = n.times(n.math("MULTIPLY_ADD", ray.outputs["Is Camera Ray"], 0.4, 0.6), power)
        light = n.add("Emission", 0, {"Color": colour, "Strength": n.times(n.times(edge, rim), seen)})
        return n.add("AddShader", 0, {0: light, 1: n.add("BsdfTransparent", 0)})
    return unlit(name, write)
