"""Rendering a cabin to float passes."""
import bpy

from ..lib import passes as lib_passes
from ..lib.studio import setup_render
from .materials import MASK_PASSES

PASSES = {"Image": "image", "Normal": "normal", "DiffCol": "dcol", "DiffDir": "ddir", "DiffInd": "dind", "GlossCol": "gcol",
          "GlossDir": "gdir", "GlossInd": "gind", "Emit": "emit", **{name: name for name in MASK_PASSES}}
LAYER_PASSES = ("normal", "emit", "diffuse_color", "diffuse_direct", "diffuse_indirect", "glossy_color", "glossy_direct", "glossy_indirect")


def render_passes(folder, size, samples):
    """Render once; the passes as arrays (rows, columns, 4), from EXR files that stay in `folder`."""
    _set_up(size, samples)
    return lib_passes.render_passes(folder, PASSES, LAYER_PASSES)


def _set_up(size, samples):
    setup_render(size, samples)
    scene = bpy.context.scene
    cycles = scene.cycles
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 3, 2
    cycles.adaptive_threshold = 0.02
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_indirect = 1.5
    layer = scene.view_layers[0]
    for name in MASK_PASSES:
        if name not in layer.aovs:
            layer.aovs.add().name = name
