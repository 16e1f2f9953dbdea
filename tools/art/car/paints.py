"""Paints, each two numbers: a screen colour and the share of metal (about 0.2 solid or pearl, 0.7 metallic)."""

GAIN = 1.35      # light on the base coat, raised against the mirror of the clear coat

PAINTS = {
    "mist":   dict(hex="#9fb4c0", metal=0.75),    # pale blue-grey metallic
    "ink":    dict(hex="#2b3f52", metal=0.70),    # deep blue
    "pearl":  dict(hex="#eceae4", metal=0.25),    # warm white
    "ember":  dict(hex="#b5562c", metal=0.65),    # copper orange
    "pine":   dict(hex="#3f5a4c", metal=0.70),    # green
    "carbon": dict(hex="#2a2b2d", metal=0.70),    # near black
}
