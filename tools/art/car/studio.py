"""The studio of the product pictures: a grey world and soft panels. The camera sees none of it."""
import bpy

from ..lib.nodes import Tree
from ..lib.studio import emitter

# Height (0 straight down, 0.5 horizon, 1 straight up) and grey of the world: a bright floor under a dark horizon.
WORLD = [(0.0, 0.22), (0.30, 0.34), (0.46, 0.66), (0.498, 0.74), (0.508, 0.05), (0.56, 0.10), (1.0, 0.30)]
WORLD_STRENGTH = 0.75


def _stops(ramp):
    ramp.interpolation = "EASE"
    while len(ramp.elements) < len(WORLD):
        ramp.elements.new(0.5)
    for element, (position, grey) in zip(ramp.elements, WORLD):
        element.position = position
        element.color = (grey, grey, grey, 1)


def _world():
    world = bpy.data.worlds.new("Studio")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = Tree(world.node_tree)
    height = tree.add("ShaderNodeSeparateXYZ", tree.add("ShaderNodeTexCoord", out="Generated"), out="Z")
    share = tree.add("ShaderNodeMapRange", Value=height, From_Min=-1, From_Max=1)
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    _stops(ramp.color_ramp)
    tree.put(ramp.inputs[0], share)
    background = tree.nodes["Background"]
    tree.put(background.inputs["Color"], ramp.outputs[0])
    background.inputs["Strength"].default_value = WORLD_STRENGTH


def _side_panels(cx, length, side):
    emitter(f"strip{side}", (cx, side * 5.2, 3.1), (cx, 0, 0.8), length * 1.6, 0.9, 6.0, 0.6)
    emitter(f"sky{side}", (cx, side * 3.6, 4.3), (cx, 0, 0.9), length * 1.5, 2.0, 0.75, 1.0)
    emitter(f"wall{side}", (cx, side * 6.2, 1.55), (cx, 0, 1.1), length * 1.9, 2.0, 1.7, 1.0)


def _end_panels(name, x, ahead):
    emitter(name + "_strip", (x + ahead * 4.6, 0, 3.0), (x, 0, 0.7), 6.0, 0.8, 5.0, 0.6)
    emitter(name + "_wall", (x + ahead * 6.0, 0, 1.5), (x, 0, 1.0), 8.0, 1.9, 1.5, 1.0)


def _shaded_floor(b, cx, length):
    """A dark sheet: what the car's underside mirrors. The lit floor round it is the lower half of the world."""
    bpy.ops.mesh.primitive_plane_add(size=1, location=(cx, 0, 0.001))
    sheet = bpy.context.object
    sheet.name = "shade"
    sheet.scale = (length * 0.97, 1.9 * b.ws, 1)
    dark = bpy.data.materials.new("shade")
    dark.use_nodes = True
    inputs = dark.node_tree.nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value = (0.01, 0.01, 0.01, 1)
    inputs["Roughness"].default_value = 1.0
    inputs["Specular"].default_value = 0.0
    sheet.data.materials.append(dark)
    sheet.visible_camera = False


def studio(b):
    """Build the studio round the body b."""
    length, cx = b.x1 - b.x0, 0.5 * (b.x0 + b.x1)
    _world()
    emitter("top", (cx, 0, 4.2), (cx, 0, 0), length * 1.20, 2.6, 3.6, 0.45)
    for side in (1, -1):
        _side_panels(cx, length, side)
    for name, x, ahead in (("front", b.x0, -1), ("rear", b.x1, 1)):
        _end_panels(name, x, ahead)
    _shaded_floor(b, cx, length)
