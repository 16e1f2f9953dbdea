"""What a face of the body belongs to while it is cut, and the material it gets."""

PAINT, GLASS, TRIM, GLOSS, LIGHT, LIGHT_R, GAP, HOLE, PLATE, CHROME, GRILLE, RECESS = range(12)
MATERIAL = {
    PAINT: "Paint", GLASS: "Glass", TRIM: "Trim", GLOSS: "Gloss", LIGHT: "Light", LIGHT_R: "LightRear",
    GAP: "Gap", PLATE: "Plate", CHROME: "Chrome", GRILLE: "Grille", RECESS: "Trim",
}
