"""Studio."""
import bpy

from ..lib.studio import emitter


def studio(b):
    L = b.x1 - b.x0
    cx = 0.5 * (b.x0 + b.x1)
    w = bpy.data.worlds.new("Studio")
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    bg = nt.nodes["Background"]
    tc = nt.nodes.new("ShaderNodeTexCoord")
    sep = nt.nodes.new("ShaderNodeSeparateXYZ")
    nt.links.new(tc.outputs["Generated"], sep.inputs[0])
    mr = nt.nodes.new("ShaderNodeMapRange")
    mr.inputs["From Min"].default_value = -1
    mr.inputs["From Max"].default_value = 1
    nt.links.new(sep.outputs["Z"], mr.inputs["Value"])
    ramp = nt.nodes.new("ShaderNodeValToRGB")
    cr = ramp.color_ramp
    cr.interpolation = "EASE"
    stops = [(0.0, 0.22), (0.30, 0.34), (0.46, 0.66), (0.498, 0.74), (0.508, 0.05), (0.56, 0.10), (1.0, 0.30)]
    while len(cr.elements) < len(stops):
        cr.elements.new(0.5)
    for e, (p, v) in zip(cr.elements, stops):
        e.position = p
        e.color = (v, v, v, 1)
    nt.links.new(mr.outputs[0], ramp.inputs[0])
    nt.links.new(ramp.outputs[0], bg.inputs["Color"])
    bg.inputs["Strength"].default_value = 0.75
    emitter("top", (cx, 0, 4.2), (cx, 0, 0), L * 1.20, 2.6, 3.6, 0.45)
    for s in (1, -1):
        emitter(f"strip{s}", (cx, s * 5.2, 3.1), (cx, 0, 0.8), L * 1.6, 0.9, 6.0, 0.6)
        emitter(f"sky{s}", (cx, s * 3.6, 4.3), (cx, 0, 0.9), L * 1.5, 2.0, 0.75, 1.0)
        emitter(f"wall{s}", (cx, s * 6.2, 1.55), (cx, 0, 1.1), L * 1.9, 2.0, 1.7, 1.0)
    for n, x, d in (("front", b.x0, -1), ("rear", b.x1, 1)):
        emitter(n + "_strip", (x + d * 4.6, 0, 3.0), (x, 0, 0.7), 6.0, 0.8, 5.0, 0.6)
        emitter(n + "_wall", (x + d * 6.0, 0, 1.5), (x, 0, 1.0), 8.0, 1.9, 1.5, 1.0)
    # The world below the horizon is the lit floor. This dark sheet is the floor in the car's shade.
    bpy.ops.mesh.primitive_plane_add(size=1, location=(cx, 0, 0.001))
    g = bpy.context.object
    g.name = "shade"
    g.scale = (L * 0.97, 1.9 * b.ws, 1)
    m = bpy.data.materials.new("shade")
    m.use_nodes = True
    p = m.node_tree.nodes["Principled BSDF"]
    p.inputs["Base Color"].default_value = (0.01, 0.01, 0.01, 1)
    p.inputs["Roughness"].default_value = 1.0
    p.inputs["Specular"].default_value = 0.0
    g.data.materials.append(m)
    g.visible_camera = False
