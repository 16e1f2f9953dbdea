"""Rendering into passes of floating point numbers."""
import os

import bpy
import numpy as np

# Output of the render layer -> name of the pass, and what the layer is told to make for it.
CAR_PASSES = {"Image": "image", "Emit": "emit", "Normal": "normal", "DiffCol": "albedo"}
CAR_LAYER = ("emit", "normal", "diffuse_color")


def load_exr(path):
    """An EXR file as an array (height, width, 4), top row first."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    w, h = image.size
    values = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(h, w, 4)[::-1]


def _file_output(tree, folder, names):
    """A compositor that writes each pass into a file of its own."""
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_mode, files.format.color_depth = "OPEN_EXR", "RGBA", "32"
    files.file_slots.clear()
    for output, name in names.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])


def render_passes(folder, names=CAR_PASSES, layer_passes=CAR_LAYER):
    """Render once; arrays (height, width, 4) by the values of `names`. The folder takes files on the way."""
    scene = bpy.context.scene
    for name in layer_passes:
        setattr(scene.view_layers[0], "use_pass_" + name, True)
    scene.use_nodes = True
    _file_output(scene.node_tree, folder, names)
    scene.frame_set(1)
    bpy.ops.render.render(write_still=False)
    return {name: load_exr(os.path.join(folder, name + "0001.exr")) for name in names.values()}
