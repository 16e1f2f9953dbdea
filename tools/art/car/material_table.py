"""Looks of all materials of a car, neutral grey but for the lamps.

color: linear red, green, blue; metallic and rough: 0 to 1; spec and coat: strength of the reflection and of the clear
coat; emit and power: colour and strength of the light of lamps.
"""

COAT_ROUGHNESS = 0.015          # of every clear coat

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
