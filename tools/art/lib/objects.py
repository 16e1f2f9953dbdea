"""Triangle meshes as Blender objects."""
import bpy
import numpy as np

from .tris import joined


def _mesh(name, v, f, n):
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(v))
    mesh.vertices.foreach_set("co", v.ravel())
    mesh.loops.add(f.size)
    mesh.loops.foreach_set("vertex_index", f.ravel().astype(np.int32))
    mesh.polygons.add(len(f))
    mesh.polygons.foreach_set("loop_start", np.arange(0, f.size, 3, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(f), 3, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(f), bool))
    mesh.update(calc_edges=True)
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices(n.tolist())
    return mesh


def add_object(name, data, parent=None):
    """A new object in the scene; without data it is an empty."""
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    thing.parent = parent
    return thing


def mesh_object(name, parts, material, parent=None):
    """One object for each material of the (material name, Tris) parts, with the normals of the parts.

    material(name) gives the Blender material. Objects of materials that start with Light do not light the scene.
    """
    by_name = {}
    for part, piece in parts:
        by_name.setdefault(part, []).append(piece)
    objects = []
    for part, pieces in by_name.items():
        mesh = _mesh(f"{name}_{part}", *joined(pieces))
        mesh.materials.append(material(part))
        thing = add_object(f"{name}_{part}", mesh, parent)
        if part.startswith("Light"):
            thing.visible_glossy = thing.visible_diffuse = False
        objects.append(thing)
    return objects
