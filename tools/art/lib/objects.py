"""Meshes and materials as Blender objects."""
import bpy
import numpy as np


def mesh_object(name, parts, material, parent=None):
    """One object per material out of (material, Tris) parts, with our own normals."""
    by = {}
    for mat, t in parts:
        by.setdefault(mat, []).append(t)
    objs = []
    for mat, ts in by.items():
        v, f, n, at = [], [], [], 0
        for t in ts:
            v.append(t.v)
            n.append(t.n)
            f.append(t.f + at)
            at += len(t.v)
        v, f, n = np.concatenate(v), np.concatenate(f), np.concatenate(n)
        area = np.linalg.norm(np.cross(v[f[:, 1]] - v[f[:, 0]], v[f[:, 2]] - v[f[:, 0]]), axis=1)
        f = f[area > 1e-11]
        me = bpy.data.meshes.new(f"{name}_{mat}")
        me.vertices.add(len(v))
        me.vertices.foreach_set("co", v.ravel())
        me.loops.add(f.size)
        me.loops.foreach_set("vertex_index", f.ravel().astype(np.int32))
        me.polygons.add(len(f))
        me.polygons.foreach_set("loop_start", np.arange(0, f.size, 3, dtype=np.int32))
        me.polygons.foreach_set("loop_total", np.full(len(f), 3, np.int32))
        me.polygons.foreach_set("use_smooth", np.ones(len(f), bool))
        me.update(calc_edges=True)
        me.use_auto_smooth = True
        me.normals_split_custom_set_from_vertices(n.tolist())
        me.materials.append(material(mat))
        o = bpy.data.objects.new(f"{name}_{mat}", me)
        bpy.context.collection.objects.link(o)
        o.parent = parent
        if mat.startswith("Light"):
            o.visible_glossy = o.visible_diffuse = False
        objs.append(o)
    return objs
