"""GLB."""
import os

import bpy

from ..lib.studio import reset
from .assemble import car
from .bodies import BODIES


GLB_NAMES = {"Gap": "Trim", "Grille": "Trim", "Liner": "Trim", "Caliper": "Trim", "RimDark": "Trim", "Disc": "Rim",
             "Chrome": "Rim", "Gloss": "Glass", "Plate": "Plate"}


def export_glb(names, out, h=0.054, detail=0.32):
    os.makedirs(out, exist_ok=True)
    for name in names:
        reset()
        car(BODIES[name], h, detail, interior=False)
        path = f"{out}/{name}.glb"
        bpy.ops.export_scene.gltf(filepath=path, export_format="GLB", export_texcoords=False, export_normals=True,
                                  export_colors=False, export_animations=False, export_yup=True)
        print(f"GLB {name} {os.path.getsize(path) / 1e6:.2f} MB", flush=True)
