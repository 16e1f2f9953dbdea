"""Materials of the car in Blender, and what is done to some of them for rendering."""
import bpy

from ..lib.nodes import Tree
from .material_table import COAT_ROUGHNESS, MATERIALS

LAMPS = ("Light", "LightRear")
BASE_ROUGHNESS = 0.40           # of the white metal under the clear coat


def _inputs(look):
    """Inputs of the Principled shader for an entry of the table."""
    inputs = {
        "Base Color": (*look["color"], 1), "Metallic": look.get("metallic", 0), "Roughness": look["rough"],
        "Specular": look.get("spec", 0.5), "Clearcoat": look.get("coat", 0), "Clearcoat Roughness": COAT_ROUGHNESS,
    }
    if "emit" in look:
        inputs.update({"Emission": (*look["emit"], 1), "Emission Strength": look["power"]})
    return inputs


def material(name):
    """The material of that name, made from the table when it is first asked for."""
    known = bpy.data.materials.get(name)
    if known:
        return known
    new = bpy.data.materials.new(name)
    new.use_nodes = True
    shader = new.node_tree.nodes["Principled BSDF"]
    for socket, value in _inputs(MATERIALS[name]).items():
        shader.inputs[socket].default_value = value
    if "emit" in MATERIALS[name]:
        new.cycles.sample_as_light = False         # thousands of tiny lamps only add noise
    return new


def recolour_paint():
    """Give Paint the look it is rendered with: three paints in the three colour channels.

    Everything else in the picture is grey, so the channels are free: red is the clear coat over black, green the clear
    coat over a white matt base, blue the clear coat over a white metal base. `recolour.decode` takes them apart. The
    inside of the shell is dark.
    """
    tree = Tree(material("Paint").node_tree)
    matt = tree.add("ShaderNodeBsdfDiffuse", Color=(0, 1, 0, 1))
    metal = tree.add("ShaderNodeBsdfGlossy", Color=(0, 0, 1, 1), Roughness=BASE_ROUGHNESS)
    coat = tree.add("ShaderNodeBsdfGlossy", Roughness=COAT_ROUGHNESS)
    outside = tree.add("ShaderNodeMixShader", tree.add("ShaderNodeFresnel", IOR=1.55),
                       tree.add("ShaderNodeAddShader", matt, metal), coat)
    inside = tree.add("ShaderNodeBsdfDiffuse", Color=(0.02, 0.02, 0.02, 1))
    back = tree.add("ShaderNodeNewGeometry", out="Backfacing")
    tree.surface(tree.add("ShaderNodeMixShader", back, outside, inside))


def tint_glass(tint=0.36):
    """Turn Glass into a dark pane that lets the share `tint` of the light through, and keep lamps from lighting the cabin."""
    tree = Tree(material("Glass").node_tree)
    clear = tree.add("ShaderNodeBsdfTransparent", Color=(tint, tint, tint, 1))
    mirror = tree.add("ShaderNodeBsdfGlossy", Roughness=0.0)
    share = tree.math("MULTIPLY", tree.add("ShaderNodeFresnel", IOR=1.52), tree.front_facing())
    tree.surface(tree.add("ShaderNodeMixShader", share, clear, mirror))
    for lamp in LAMPS:
        _shine_outwards(lamp)


def _shine_outwards(lamp):
    tree = Tree(material(lamp).node_tree)
    power = MATERIALS[lamp]["power"]
    back = tree.add("ShaderNodeNewGeometry", out="Backfacing")
    strength = tree.nodes["Principled BSDF"].inputs["Emission Strength"]
    tree.put(strength, tree.math("MULTIPLY_ADD", back, -power, power))
