"""Materials."""
import bpy


MATERIALS = {
    "Paint": dict(color=(0.35, 0.37, 0.40), metallic=0.6, rough=0.36, coat=1.0),
    "Glass": dict(color=(0.012, 0.012, 0.012), rough=0.03, spec=0.55),
    "Trim": dict(color=(0.018, 0.018, 0.018), rough=0.55, spec=0.35),
    "Gloss": dict(color=(0.006, 0.006, 0.006), rough=0.08, spec=0.5),
    "Gap": dict(color=(0.002, 0.002, 0.002), rough=0.9, spec=0.0),
    "Grille": dict(color=(0.006, 0.006, 0.006), rough=0.6, spec=0.2),
    "Liner": dict(color=(0.004, 0.004, 0.004), rough=0.95, spec=0.0),
    "Chrome": dict(color=(0.76, 0.76, 0.76), metallic=1.0, rough=0.12),
    "Plate": dict(color=(0.62, 0.62, 0.62), rough=0.5),
    "Light": dict(color=(0.5, 0.5, 0.5), rough=0.2, emit=(0.88, 0.95, 1.0), power=3.2),
    "LightRear": dict(color=(0.03, 0.03, 0.03), rough=0.2, emit=(1.0, 0.010, 0.016), power=1.7),
    "Tyre": dict(color=(0.018, 0.018, 0.018), rough=0.58, spec=0.35),
    "Rim": dict(color=(0.72, 0.72, 0.72), metallic=1.0, rough=0.24),
    "RimDark": dict(color=(0.085, 0.085, 0.085), metallic=0.8, rough=0.32),
    "Disc": dict(color=(0.30, 0.30, 0.30), metallic=1.0, rough=0.38),
    "Seat": dict(color=(0.55, 0.55, 0.55), rough=0.75, spec=0.2),
    "Cabin": dict(color=(0.035, 0.035, 0.035), rough=0.7, spec=0.2),
    "Caliper": dict(color=(0.05, 0.05, 0.05), rough=0.35, coat=0.5),
}


def material(name):
    m = bpy.data.materials.get(name)
    if m:
        return m
    s = MATERIALS[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    p = m.node_tree.nodes["Principled BSDF"]
    p.inputs["Base Color"].default_value = (*s["color"], 1)
    p.inputs["Metallic"].default_value = s.get("metallic", 0)
    p.inputs["Roughness"].default_value = s["rough"]
    p.inputs["Specular"].default_value = s.get("spec", 0.5)
    p.inputs["Clearcoat"].default_value = s.get("coat", 0)
    p.inputs["Clearcoat Roughness"].default_value = 0.015
    if "emit" in s:
        p.inputs["Emission"].default_value = (*s["emit"], 1)
        p.inputs["Emission Strength"].default_value = s["power"]
        m.cycles.sample_as_light = False         # thousands of tiny lamps only add noise
    return m


def recolour_paint():
    """The render-time paint. Everything else in the scene is neutral grey, so the three colour
    channels are free to carry three pictures at once (see decode() for the way back):
      R: clear coat only, over black      G: clear coat over a white matt base
      B: clear coat over a white metal base
    The coat is a mirror layer by Fresnel; Principled's own clear coat is too faint. The GLB keeps
    the plain Principled paint."""
    nt = material("Paint").node_tree
    new, link = nt.nodes.new, nt.links.new
    dif = new("ShaderNodeBsdfDiffuse")
    dif.inputs["Color"].default_value = (0, 1, 0, 1)
    met = new("ShaderNodeBsdfGlossy")
    met.inputs["Color"].default_value = (0, 0, 1, 1)
    met.inputs["Roughness"].default_value = 0.40
    base = new("ShaderNodeAddShader")
    link(dif.outputs[0], base.inputs[0])
    link(met.outputs[0], base.inputs[1])
    coat = new("ShaderNodeBsdfGlossy")
    coat.inputs["Roughness"].default_value = 0.015
    fr = new("ShaderNodeFresnel")
    fr.inputs["IOR"].default_value = 1.55
    mix = new("ShaderNodeMixShader")
    link(fr.outputs[0], mix.inputs[0])
    link(base.outputs[0], mix.inputs[1])
    link(coat.outputs[0], mix.inputs[2])
    geo = new("ShaderNodeNewGeometry")                    # the inside of the shell is dark trim
    inner = new("ShaderNodeBsdfDiffuse")
    inner.inputs["Color"].default_value = (0.02, 0.02, 0.02, 1)
    two = new("ShaderNodeMixShader")
    link(geo.outputs["Backfacing"], two.inputs[0])
    link(mix.outputs[0], two.inputs[1])
    link(inner.outputs[0], two.inputs[2])
    link(two.outputs[0], nt.nodes["Material Output"].inputs["Surface"])


def tint_glass(tint=0.36):
    """Render-time glass: a thin dark pane you can see through (the GLB keeps opaque dark glass)."""
    nt = material("Glass").node_tree
    new, link = nt.nodes.new, nt.links.new
    clear = new("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = (tint, tint, tint, 1)
    gl = new("ShaderNodeBsdfGlossy")
    gl.inputs["Roughness"].default_value = 0.0
    fr = new("ShaderNodeFresnel")
    fr.inputs["IOR"].default_value = 1.52
    geo = new("ShaderNodeNewGeometry")
    front = new("ShaderNodeMath"); front.operation = "SUBTRACT"; front.inputs[0].default_value = 1.0
    link(geo.outputs["Backfacing"], front.inputs[1])
    fac = new("ShaderNodeMath"); fac.operation = "MULTIPLY"
    link(fr.outputs[0], fac.inputs[0])
    link(front.outputs[0], fac.inputs[1])
    mix = new("ShaderNodeMixShader")
    link(fac.outputs[0], mix.inputs[0])
    link(clear.outputs[0], mix.inputs[1])
    link(gl.outputs[0], mix.inputs[2])
    link(mix.outputs[0], nt.nodes["Material Output"].inputs["Surface"])
    for lamp in ("Light", "LightRear"):                   # lamps shine outwards only, not into the cabin
        nt = material(lamp).node_tree
        geo, off = nt.nodes.new("ShaderNodeNewGeometry"), nt.nodes.new("ShaderNodeMath")
        off.operation = "MULTIPLY_ADD"
        off.inputs[1].default_value, off.inputs[2].default_value = -MATERIALS[lamp]["power"], MATERIALS[lamp]["power"]
        nt.links.new(geo.outputs["Backfacing"], off.inputs[0])
        nt.links.new(off.outputs[0], nt.nodes["Principled BSDF"].inputs["Emission Strength"])
