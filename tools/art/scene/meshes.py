"""Plain meshes: sheets, boxes, bars. All lengths are metres; z=0 is the ground."""
import bpy
import numpy as np


def _link(name, data):
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    return made


def mesh(name, points, faces, material, smooth=False):
    """An object from points (n, 3) and faces (lists of indices)."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(np.asarray(points).tolist(), [], faces if isinstance(faces, list) else np.asarray(faces).tolist())
    data.materials.append(material)
    if smooth:
        data.polygons.foreach_set("use_smooth", np.ones(len(data.polygons), bool))
    return _link(name, data)


def copy_of(name, other):
    """One more object with the mesh of another."""
    return _link(name, other.data)


def grid(name, x, y, z, material):
    """A smooth sheet from three 2D arrays."""
    rows, columns = x.shape
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(columns - 1), indexing="ij")
    a = (i * columns + j).ravel()
    faces = np.stack([a, a + columns, a + columns + 1, a + 1], 1)
    return mesh(name, np.stack([x, y, z], -1).reshape(-1, 3), faces, material, True)


def box(name, x, y, z, material, turn=0.0, at=(0, 0)):
    """An upright box from three ranges, then turned about z by `turn` (radians) and moved to `at`."""
    points = np.array([[p, q, r] for p in x for q in y for r in z], float)
    faces = [[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]]
    made = mesh(name, points, faces, material)
    made.rotation_euler[2] = turn
    made.location = (*at, 0)
    return made


def bevel(made, width, segments):
    """Round the edges of an object; gives it back."""
    modifier = made.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments = width, segments
    return made


def floor(material, half=160, z=0.0):
    """A level square about the origin, `half` metres to each side."""
    points = [(-half, -half, z), (half, -half, z), (half, half, z), (-half, half, z)]
    return mesh("floor", points, [[0, 1, 2, 3]], material)


def tube(name, points, radius, material, smooth=True):
    """A round bar along points: curved through them (smooth) or in straight stretches."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = radius, 3, 8
    curve.use_fill_caps = True
    spline = curve.splines.new("NURBS" if smooth else "POLY")
    spline.points.add(len(points) - 1)
    for point, place in zip(spline.points, points):
        point.co = (*place, 1)
    if smooth:
        spline.use_endpoint_u, spline.order_u = True, 4
    curve.materials.append(material)
    return _link(name, curve)
