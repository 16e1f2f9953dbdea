"""What every scene starts from: an empty file, soft light panels, and the settings of the renderer."""
import bpy
from mathutils import Vector

from .nodes import Tree

SEED = 7


def reset():
    """Forget everything: no objects, no materials."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def _fade(tree, coordinate, soft):
    """1 in the middle of a panel, falling to 0 at its edge; soft: share of the half width that fades."""
    node = tree.nodes.new("ShaderNodeMapRange")
    node.interpolation_type = "SMOOTHSTEP"
    tree.put(node.inputs["Value"], tree.math("ABSOLUTE", tree.math("SUBTRACT", coordinate, 0.5)))
    tree.put(node.inputs["From Min"], 0.5)
    tree.put(node.inputs["From Max"], 0.5 - 0.5 * soft)
    return node.outputs[0]


def _glow(name, power, soft, color):
    """Emission with soft edges on the front of a panel, nothing on its back."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    tree = Tree(material.node_tree)
    place = tree.add("ShaderNodeTexCoord", out="UV")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.put(split.inputs[0], place)
    shape = tree.math("MULTIPLY", *(_fade(tree, split.outputs[axis], soft) for axis in ("X", "Y")))
    strength = tree.math("MULTIPLY", tree.math("MULTIPLY", shape, tree.front_facing()), power)
    tree.add("ShaderNodeOutputMaterial", tree.add("ShaderNodeEmission", (*color, 1), strength), out=None)
    return material


def emitter(name, loc, target, sx, sy, power, soft=0.35, color=(1, 1, 1)):
    """A light panel of sx by sy metres that looks at the target: seen in reflections, not by the camera."""
    bpy.ops.mesh.primitive_plane_add(size=1, location=loc)
    panel = bpy.context.object
    panel.name = name
    panel.scale = (sx, sy, 1)
    panel.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("Z", "Y").to_euler()
    panel.data.materials.append(_glow(name, power, soft, color))
    panel.visible_camera = False
    panel.visible_shadow = False
    return panel


CYCLES = dict(
    device="CPU", use_adaptive_sampling=True, adaptive_threshold=0.012, use_denoising=False, seed=SEED,
    max_bounces=5, diffuse_bounces=2, glossy_bounces=3, transmission_bounces=2, transparent_max_bounces=8,
    caustics_reflective=False, caustics_refractive=False, sample_clamp_indirect=2.0, sample_clamp_direct=6.0,
    filter_width=1.8, blur_glossy=0.5,
)


def setup_render(res, samples):
    """Cycles on the processor with a transparent background. res: width and height in pixels; samples: paths per pixel."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples = samples
    for name, value in CYCLES.items():
        setattr(scene.cycles, name, value)
    scene.render.film_transparent = True
    scene.render.resolution_x, scene.render.resolution_y = res
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Standard"
    image = scene.render.image_settings
    image.file_format, image.color_mode, image.color_depth = "OPEN_EXR", "RGBA", "32"
