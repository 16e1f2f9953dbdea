"""Rendering a cabin to float passes."""
import os

import bpy

from ..lib.passes import load_exr
from ..lib.studio import setup_render
from .materials import MASK_PASSES

PASSES = {"Image": "image", "Normal": "normal", "DiffCol": "dcol", "DiffDir": "ddir", "DiffInd": "dind", "GlossCol": "gcol",
          "GlossDir": "gdir", "GlossInd": "gind", "Emit": "emit", **{name: name for name in MASK_PASSES}}
LAYER_PASSES = ("normal", "emit", "diffuse_color", "diffuse_direct", "diffuse_indirect", "glossy_color", "glossy_direct", "glossy_indirect")


def render_passes(folder, size, samples):
    """Render once; the passes as arrays (rows, columns, 4), from EXR files that stay in `folder`."""
    _set_up(size, samples)
    _write_passes_to(folder)
    bpy.context.scene.frame_set(1)
    bpy.ops.render.render(write_still=False)
    return {name: load_exr(os.path.join(folder, name + "0001.exr")) for name in PASSES.values()}


def _set_up(size, samples):
    setup_render(size, samples)
    scene = bpy.context.scene
    cycles = scene.cycles
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 3, 2
    cycles.adaptive_threshold = 0.02
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_indirect = 1.5
    layer = scene.view_layers[0]
    for name in LAYER_PASSES:
        setattr(layer, "use_pass_" + name, True)
    for name in MASK_PASSES:
        if name not in layer.aovs:
            layer.aovs.add().name = name


def _write_passes_to(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_mode, files.format.color_depth = "OPEN_EXR", "RGBA", "32"
    files.file_slots.clear()
    for source, name in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[source], files.inputs[name])
