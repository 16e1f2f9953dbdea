"""The few materials that a viewer needs, in the terms of glTF."""

# Material of a rendered part -> material in the model; others keep their name.
GLB_NAMES = {
    "Gap": "Trim", "Grille": "Trim", "Liner": "Trim", "Caliper": "Trim", "RimDark": "Trim",
    "Disc": "Rim", "Chrome": "Rim", "Gloss": "Glass",
}


def metal_rough(colour, metallic, roughness, **more):
    """A glTF material; colour is linear red, green, blue."""
    base = dict(baseColorFactor=[*colour, 1], metallicFactor=metallic, roughnessFactor=roughness)
    return dict(pbrMetallicRoughness=base, **more)


def lamp(colour, emission, strength):
    """A material that shines; strength multiplies the emission."""
    return metal_rough(colour, 0, 0.2, emissiveFactor=emission,
                       extensions=dict(KHR_materials_emissive_strength=dict(emissiveStrength=strength)))


CLEAR_COAT = dict(KHR_materials_clearcoat=dict(clearcoatFactor=1, clearcoatRoughnessFactor=0.015))

GLB_LOOKS = {
    "Paint": metal_rough((0.35, 0.37, 0.40), 0.6, 0.36, extensions=CLEAR_COAT),
    "Glass": metal_rough((0.012, 0.012, 0.012), 0, 0.03),
    "Trim": metal_rough((0.018, 0.018, 0.018), 0, 0.55),
    "Plate": metal_rough((0.62, 0.62, 0.62), 0, 0.5),
    "Light": lamp((0.5, 0.5, 0.5), (0.88, 0.95, 1.0), 3.2),
    "LightRear": lamp((0.03, 0.03, 0.03), (1.0, 0.010, 0.016), 1.7),
    "Tyre": metal_rough((0.018, 0.018, 0.018), 0, 0.58),
    "Rim": metal_rough((0.72, 0.72, 0.72), 1, 0.24),
}
