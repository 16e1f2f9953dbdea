"""Rendering a scene to float passes, and keeping them."""
import os
import shutil

import bpy
import numpy as np

from ..lib import passes as lib_passes
from ..lib.studio import setup_render

PASSES = {"Image": "image", "Emit": "emit", "Normal": "normal", "DiffCol": "albedo", "Depth": "depth", "Env": "env"}
LAYER_PASSES = ("emit", "normal", "diffuse_color", "z", "environment")


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


def render_passes(folder):
    """Render once into `folder` (removed afterwards); the passes as float arrays (rows, columns, 4)."""
    passes = lib_passes.render_passes(folder, PASSES, LAYER_PASSES)
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
