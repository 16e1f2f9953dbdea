"""Materials of a cabin. What a theme colours is rendered grey; extra passes tell which zone a pixel belongs to."""
import bpy
import numpy as np

from .themes import ZONES

GREY = 0.35                                      # albedo of everything a theme colours, while it is rendered
MASK_PASSES = ("zone_a", "zone_b", "zone_c")     # two colour passes hold the six zones, the third strips and screen

# zone of the theme or fixed grey (albedo), roughness, specular, metallic, leather grain
MATERIALS = {
    "seat": dict(zone="seat", rough=0.46, spec=0.38, grain=1.0),
    "insert": dict(zone="insert", rough=0.55, spec=0.30, grain=1.4),
    "stitch": dict(zone="stitch", rough=0.6, spec=0.2),
    "dash": dict(zone="dash", rough=0.55, spec=0.30, grain=0.8),
    "panel": dict(zone="panel", rough=0.50, spec=0.34, grain=0.8),
    "liner": dict(zone="liner", rough=0.9, spec=0.08),
    "carpet": dict(grey=0.02, rough=0.95, spec=0.05),
    "gloss": dict(grey=0.012, rough=0.12, spec=0.5),
    "satin": dict(grey=0.55, rough=0.30, metallic=1.0),
    "dark": dict(grey=0.02, rough=0.5, spec=0.3),
    "wheel": dict(grey=0.025, rough=0.48, spec=0.35, grain=0.8),
    "decor": dict(grey=0.30, rough=0.34, metallic=1.0),
}


def material(name):
    """The Blender material of a name in MATERIALS, made when it is first asked for."""
    made = bpy.data.materials.get(name)
    if made:
        return made
    spec = MATERIALS[name]
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    shader = tree.nodes["Principled BSDF"]
    grey = GREY if "zone" in spec else spec["grey"]
    shader.inputs["Base Color"].default_value = (grey, grey, grey, 1)
    shader.inputs["Metallic"].default_value = spec.get("metallic", 0)
    shader.inputs["Roughness"].default_value = spec["rough"]
    shader.inputs["Specular"].default_value = spec.get("spec", 0.5)
    if spec.get("grain"):
        _leather(tree, shader, spec["grain"])
    _mask(tree, spec.get("zone"))
    return made


def _leather(tree, shader, strength):
    """Grain of leather, about 3 mm from hill to hill."""
    noise, bump, place = (tree.nodes.new("ShaderNode" + kind) for kind in ("TexNoise", "Bump", "TexCoord"))
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 300, 0
    bump.inputs["Strength"].default_value = 0.10 * strength
    bump.inputs["Distance"].default_value = 0.0006
    tree.links.new(place.outputs["Object"], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def _mask(tree, zone):
    """Writes the zone of a material (one of ZONES, `strip`, `screen` or None) to the mask passes."""
    on = [1.0 if zone == name else 0.0 for name in (*ZONES, "strip", "screen")]
    for name, values in zip(MASK_PASSES, (on[:3], on[3:6], on[6:] + [0])):
        output = tree.nodes.new("ShaderNodeOutputAOV")
        output.name = name
        output.inputs["Color"].default_value = (*values, 1)


def emission(name, zone, colour=(0, 0, 0), picture=None):
    """A material that shines with a colour or a picture, never sampled as a lamp."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.remove(tree.nodes["Principled BSDF"])
    light = tree.nodes.new("ShaderNodeEmission")
    light.inputs["Color"].default_value = (*colour, 1)
    light.inputs["Strength"].default_value = 1.0
    if picture is not None:
        texture = tree.nodes.new("ShaderNodeTexImage")
        texture.image = _image(name, picture)
        tree.links.new(texture.outputs["Color"], light.inputs["Color"])
    tree.links.new(light.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    made.cycles.sample_as_light = False
    _mask(tree, zone)
    return made


def _image(name, picture):
    h, w = picture.shape[:2]
    image = bpy.data.images.new(name, w, h, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.concatenate([picture, np.ones((h, w, 1))], -1)[::-1]
    image.pixels.foreach_set(pixels.astype(np.float32).ravel())
    return image
