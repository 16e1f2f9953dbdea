"""Light panels, an empty scene, and the settings of Cycles."""
import bpy
from mathutils import Vector


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def emitter(name, loc, target, sx, sy, power, soft=0.35, color=(1, 1, 1)):
    """A soft-edged light panel: seen in reflections and by the scene, not by the camera."""
    bpy.ops.mesh.primitive_plane_add(size=1, location=loc)
    o = bpy.context.object
    o.name = name
    o.scale = (sx, sy, 1)
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("Z", "Y").to_euler()
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out = nt.nodes.new("ShaderNodeOutputMaterial")
    em = nt.nodes.new("ShaderNodeEmission")
    em.inputs["Color"].default_value = (*color, 1)
    tc = nt.nodes.new("ShaderNodeTexCoord")
    sep = nt.nodes.new("ShaderNodeSeparateXYZ")
    nt.links.new(tc.outputs["UV"], sep.inputs[0])
    fac = None
    for axis in ("X", "Y"):
        a = nt.nodes.new("ShaderNodeMath"); a.operation = "SUBTRACT"; a.inputs[1].default_value = 0.5
        nt.links.new(sep.outputs[axis], a.inputs[0])
        c = nt.nodes.new("ShaderNodeMath"); c.operation = "ABSOLUTE"
        nt.links.new(a.outputs[0], c.inputs[0])
        r = nt.nodes.new("ShaderNodeMapRange"); r.interpolation_type = "SMOOTHSTEP"
        r.inputs["From Min"].default_value = 0.5
        r.inputs["From Max"].default_value = 0.5 - 0.5 * soft
        nt.links.new(c.outputs[0], r.inputs["Value"])
        if fac is None:
            fac = r.outputs[0]
        else:
            mu = nt.nodes.new("ShaderNodeMath"); mu.operation = "MULTIPLY"
            nt.links.new(fac, mu.inputs[0]); nt.links.new(r.outputs[0], mu.inputs[1])
            fac = mu.outputs[0]
    geo = nt.nodes.new("ShaderNodeNewGeometry")
    inv = nt.nodes.new("ShaderNodeMath"); inv.operation = "SUBTRACT"; inv.inputs[0].default_value = 1.0
    nt.links.new(geo.outputs["Backfacing"], inv.inputs[1])
    mu = nt.nodes.new("ShaderNodeMath"); mu.operation = "MULTIPLY"
    nt.links.new(fac, mu.inputs[0]); nt.links.new(inv.outputs[0], mu.inputs[1])
    mu2 = nt.nodes.new("ShaderNodeMath"); mu2.operation = "MULTIPLY"; mu2.inputs[1].default_value = power
    nt.links.new(mu.outputs[0], mu2.inputs[0])
    nt.links.new(mu2.outputs[0], em.inputs["Strength"])
    nt.links.new(em.outputs[0], out.inputs["Surface"])
    o.data.materials.append(m)
    o.visible_camera = False
    o.visible_shadow = False
    return o


def setup_render(res, samples):
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.cycles.device = "CPU"
    s.cycles.samples = samples
    s.cycles.use_adaptive_sampling = True
    s.cycles.adaptive_threshold = 0.012
    s.cycles.max_bounces = 5
    s.cycles.diffuse_bounces = 2
    s.cycles.glossy_bounces = 3
    s.cycles.transmission_bounces = 2
    s.cycles.transparent_max_bounces = 8
    s.cycles.caustics_reflective = False
    s.cycles.caustics_refractive = False
    s.cycles.sample_clamp_indirect = 2.0
    s.cycles.sample_clamp_direct = 6.0
    s.cycles.filter_width = 1.8
    s.cycles.blur_glossy = 0.5
    s.cycles.use_denoising = False
    s.cycles.seed = 7
    s.render.film_transparent = True
    s.render.resolution_x, s.render.resolution_y = res
    s.render.resolution_percentage = 100
    s.view_settings.view_transform = "Standard"
    s.render.image_settings.file_format = "OPEN_EXR"
    s.render.image_settings.color_mode = "RGBA"
    s.render.image_settings.color_depth = "32"
