"""Rendering to float passes."""
import os

import bpy
import numpy as np


def load_exr(path):
    img = bpy.data.images.load(path)
    img.colorspace_settings.name = "Non-Color"
    w, h = img.size
    a = np.empty(w * h * 4, np.float32)
    img.pixels.foreach_get(a)
    bpy.data.images.remove(img)
    return a.reshape(h, w, 4)[::-1]


def render_passes(folder):
    """One render; returns the passes as float arrays, top row first."""
    s = bpy.context.scene
    vl = s.view_layers[0]
    vl.use_pass_emit = vl.use_pass_normal = vl.use_pass_diffuse_color = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    fo = nt.nodes.new("CompositorNodeOutputFile")
    fo.base_path = folder
    fo.format.file_format, fo.format.color_mode, fo.format.color_depth = "OPEN_EXR", "RGBA", "32"
    fo.file_slots.clear()
    names = {"Image": "image", "Emit": "emit", "Normal": "normal", "DiffCol": "albedo"}
    for k, v in names.items():
        fo.file_slots.new(v)
        nt.links.new(rl.outputs[k], fo.inputs[v])
    s.frame_set(1)
    bpy.ops.render.render(write_still=False)
    return {v: load_exr(os.path.join(folder, v + "0001.exr")) for v in names.values()}
