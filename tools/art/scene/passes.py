"""Rendering a scene to float passes, and keeping them."""
import os
import shutil

import bpy
import numpy as np

from ..lib.passes import load_exr
from ..lib.studio import setup_render

PASSES = {"Image": "image", "Emit": "emit", "Normal": "normal", "DiffCol": "albedo", "Depth": "depth", "Env": "env"}


def set_up(size, samples):
    """Cycles for places: few bounces, indirect light held down, many transparent lamps behind one another."""
    setup_render(size, samples)
    scene = bpy.context.scene
    scene.render.film_transparent = False
    cycles = scene.cycles
    cycles.adaptive_threshold = 0.02
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 3
    cycles.sample_clamp_indirect = 1.2
    cycles.transparent_max_bounces = 24
    cycles.filter_width = 1.5


def _write_passes_to(folder):
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    for name in ("emit", "normal", "diffuse_color", "z", "environment"):
        setattr(layer, "use_pass_" + name, True)
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


def render_passes(folder):
    """Render once into `folder` (removed afterwards); the passes as float arrays (rows, columns, 4)."""
    _write_passes_to(folder)
    bpy.context.scene.frame_set(1)
    bpy.ops.render.render(write_still=False)
    passes = {name: load_exr(os.path.join(folder, name + "0001.exr")) for name in PASSES.values()}
    shutil.rmtree(folder)
    return passes


def keep_passes(passes, path):
    """Keep passes as half floats, so that a picture can be developed again without a render."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    passes["depth"] = np.minimum(passes["depth"], 6e4)
    np.savez(path, **{name: values[..., :3].astype(np.float16) for name, values in passes.items()})


def kept_passes(path):
    """What keep_passes kept."""
    return {name: values.astype(np.float32) for name, values in np.load(path).items()}
