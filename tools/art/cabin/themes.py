"""What a theme of a cabin is: colours, ambient light, daylight and the view outside."""

# Parts of a cabin that a theme colours, in the order of the mask channels.
ZONES = ("seat", "insert", "stitch", "dash", "panel", "liner")

# The view outside: zenith, horizon, far land, road, and how many lights far off.
SKIES = {
    "noon": ("#86bdf0", "#f6fbff", "#cfdfdc", "#e6ebee", 0),
    "dawn": ("#9fc3ea", "#fff4e4", "#ecdcc6", "#efe8de", 0),
    "dusk": ("#4a5c8e", "#f0b49a", "#4b4a63", "#56546a", 46),
    "night": ("#1f3562", "#7fa3d8", "#1d2840", "#2b3550", 70),
}

# title: the name shown in the shop; a colour for each of ZONES; light and glow: colour and strength of the ambient
# lines; day and tint: strength and colour of the daylight; sky: a name of SKIES.
THEMES = {
    "black": dict(title="深空黑", seat="#36373b", insert="#26272b", stitch="#a3a8b0", dash="#2a2b2f", panel="#3b3d42", liner="#4a4c51",
                  light="#5aa9ff", glow=1.2, day=1.25, tint="#e6ecf8", sky="night"),
    "grey": dict(title="云雾灰", seat="#a4a5a7", insert="#86888b", stitch="#e6e7e9", dash="#494b4f", panel="#919396", liner="#c8c8c9",
                 light="#d8ecff", glow=0.6, day=0.95, tint="#fcfbfa", sky="noon"),
    "sand": dict(title="暖砂棕", seat="#b98a5e", insert="#94633d", stitch="#f1dfc6", dash="#3b2f28", panel="#cbb08e", liner="#ddd3c4",
                 light="#ffb768", glow=0.8, day=0.95, tint="#fff6ea", sky="dawn"),
    "white": dict(title="极昼白", seat="#e8e6e1", insert="#d3d2ce", stitch="#8b96a0", dash="#565c63", panel="#dcdad5", liner="#ebeae7",
                  light="#9fe8ff", glow=0.6, day=0.82, tint="#fbfdff", sky="noon"),
    "red": dict(title="曜石红", seat="#8c2128", insert="#651920", stitch="#e6bda9", dash="#252327", panel="#6f1d24", liner="#3f3c42",
                light="#ff5a4a", glow=1.0, day=1.15, tint="#fff0ea", sky="dusk"),
}
