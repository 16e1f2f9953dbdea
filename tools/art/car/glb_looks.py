"""The materials of the models in the terms of glTF. A viewer may have its own by these names."""
from .material_table import COAT_ROUGHNESS, MATERIALS

# What is dark and matt in a picture is one material in a model; others keep their name.
GLB_NAMES = {"Gap": "Trim", "Grille": "Trim", "Liner": "Trim", "Caliper": "Trim"}
KEPT = ("Paint", "Glass", "Gloss", "Trim", "Plate", "Light", "LightRear", "Chrome", "Tyre", "Rim", "RimDark", "Disc")


def _extensions(look):
    """Clear coat and the strength of lamps, which plain glTF does not have."""
    out = {}
    if look.get("coat"):
        out["KHR_materials_clearcoat"] = dict(clearcoatFactor=look["coat"], clearcoatRoughnessFactor=COAT_ROUGHNESS)
    if "emit" in look:
        out["KHR_materials_emissive_strength"] = dict(emissiveStrength=look["power"])
    return dict(extensions=out) if out else {}


def _look(look):
    base = dict(baseColorFactor=[*look["color"], 1], metallicFactor=look.get("metallic", 0), roughnessFactor=look["rough"])
    emission = dict(emissiveFactor=look["emit"]) if "emit" in look else {}
    return dict(pbrMetallicRoughness=base, doubleSided=True, **emission, **_extensions(look))


GLB_LOOKS = {name: _look(MATERIALS[name]) for name in KEPT}
