"""Paints."""



GAIN = 1.35      # the light that falls on the base coat, raised against the mirror of the clear coat


PAINTS = {
    "mist":   dict(hex="#9fb4c0", metal=0.75),    # pale blue-grey metallic
    "ink":    dict(hex="#2b3f52", metal=0.70),    # deep blue
    "pearl":  dict(hex="#eceae4", metal=0.25),    # warm white
    "ember":  dict(hex="#b5562c", metal=0.65),    # copper orange
    "pine":   dict(hex="#3f5a4c", metal=0.70),    # green
    "carbon": dict(hex="#2a2b2d", metal=0.70),    # near black
}
