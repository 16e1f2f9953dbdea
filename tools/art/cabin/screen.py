"""The wide curved screen: a lit sheet with its picture, and a slim dark housing behind it."""
import bpy
import numpy as np

from .fields import round_box, xyz
from .materials import emission
from .meshing import solid
from .screen_picture import screen_picture

HALF, BOTTOM, TOP, STEPS = 0.575, 0.752, 0.905, 48      # metres above the dashboard's zero, and columns of the sheet


def screen_parts(c):
    """Adds the lit sheet to the scene; gives the mesh of the housing."""
    low, high = BOTTOM + c.dash_z, TOP + c.dash_z
    _lit_sheet(low, high)

    def housing(p):
        y = p[:, 1] - (0.745 - 0.075 * (p[:, 0] / 0.7) ** 2 + 0.020 * (p[:, 2] - low) / (high - low))
        half = (HALF + 0.012, 0.0112, 0.5 * (high - low) + 0.004)
        return round_box(xyz(p[:, 0], y, p[:, 2]), (0, 0.0125, 0.5 * (low + high)), half, 0.009)
    return solid(housing, (-0.62, 0.60, low - 0.03), (0.62, 0.82, high + 0.03), 0.0055, "gloss")


def _lit_sheet(low, high):
    at = lambda x, t: (x, 0.745 - 0.075 * (x / 0.7) ** 2 + 0.020 * t, low + (high - low) * t)
    points = [at(x, t) for x in np.linspace(-HALF, HALF, STEPS + 1) for t in (0.045, 0.955)]
    mesh = bpy.data.meshes.new("screen")
    mesh.from_pydata(points, [], [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(STEPS)])
    uv = mesh.uv_layers.new()
    for loop in mesh.loops:
        column, row = divmod(loop.vertex_index, 2)
        uv.data[loop.index].uv = (column / STEPS, row)
    mesh.materials.append(emission("screen", "screen", picture=screen_picture()))
    shown = bpy.data.objects.new("screen", mesh)
    bpy.context.collection.objects.link(shown)
    shown.visible_diffuse = shown.visible_glossy = shown.visible_shadow = False
