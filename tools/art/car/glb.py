"""Bodies and wheels as binary glTF, for a viewer that paints and exchanges wheels. Runs without Blender too."""
import json
import os

from ..lib.gltf import Gltf
from .bodies import BODIES
from .body_mesh import build_body
from .glb_looks import GLB_LOOKS, GLB_NAMES
from .paints import PAINTS
from .rims import RIMS
from .surface import Body
from .wheel import brake_parts, turning_parts, wheel_track

BODY_CELL = 0.0125     # metres, as in the pictures; packing thins the mesh out
WHEEL_DETAIL = 1.0     # as in the pictures


def folded(parts):
    """Parts with the materials that a viewer knows."""
    return [(GLB_NAMES.get(name, name), piece) for name, piece in parts]


def wheel_file(spec, rim):
    """Name of the file with this wheel in the body's size."""
    return f"wheel-{rim}-{RIMS[rim].inch + spec['inch_add']}.glb"


def wheel_makers():
    """inch_add -> the body whose tyres the wheels of that size are made for; others of the size scale them by 1 or 2 %."""
    makers = {}
    for spec in BODIES.values():
        makers.setdefault(spec["inch_add"], spec)
    return makers


def wheel_scale(spec):
    """How much larger this body's tyres are than those in the wheel files it uses."""
    return spec["wheel_d"] / wheel_makers()[spec["inch_add"]]["wheel_d"]


def smallest_rim(spec):
    """The body on its smallest wheel: what brakes must fit into."""
    return Body(dict(spec, rim=min(RIMS, key=lambda rim: RIMS[rim].inch)))


def split_back(brake):
    """The dark back of a wheel, which must fill its rim and goes with it, and the rest of the brake, which fits all rims."""
    is_back = lambda part: part[0] == "Liner"
    return [part for part in brake if is_back(part)], [part for part in brake if not is_back(part)]


def add_wheel_place(gltf, root, body, brake, xw, side, scale):
    """An empty node for the wheel, and a node with its brake that does not turn."""
    name = ("f" if xw == 0 else "r") + ("r" if side > 0 else "l")
    turn = {} if side > 0 else dict(rotation=[0, 1, 0, 0])            # the outside of a wheel is its +y
    middle = [xw, body.wheel_d / 2, -side * wheel_track(body, xw)]
    gltf.node(f"wheel_{name}", root, translation=middle, scale=[scale] * 3, **turn)
    gltf.node(f"brake_{name}", root, translation=middle, mesh=brake[side], **turn)


def write_body(spec, folder):
    """`body-<BODY>.glb`: a root with the body, four brakes and four empty wheel nodes."""
    body, gltf = smallest_rim(spec), Gltf(GLB_LOOKS)
    root = gltf.node(body.name)
    gltf.node("body", root, mesh=gltf.mesh("body", folded(build_body(body, BODY_CELL))))
    brake = {side: gltf.mesh("brake", folded(split_back(brake_parts(body, WHEEL_DETAIL, side))[1])) for side in (1, -1)}
    for xw, _ in body.wheels:
        for side in (1, -1):
            add_wheel_place(gltf, root, body, brake, xw, side, wheel_scale(spec))
    gltf.save(os.path.join(folder, f"body-{body.name}.glb"))


def write_wheel(spec, rim, folder):
    """One wheel round the origin: it turns about z, its outside looks towards -z."""
    body, gltf = Body(dict(spec, rim=rim)), Gltf(GLB_LOOKS)
    back, _ = split_back(brake_parts(body, WHEEL_DETAIL))
    gltf.node("turning", mesh=gltf.mesh("turning", folded(turning_parts(body, WHEEL_DETAIL) + back)))
    gltf.save(os.path.join(folder, wheel_file(spec, rim)))


def looks():
    """What a viewer has to know besides the models: files, paints and which wheel file belongs to which body."""
    return dict(
        bodies={name: f"body-{name}.glb" for name in BODIES},
        paints=PAINTS,
        wheels={rim: {name: wheel_file(spec, rim) for name, spec in BODIES.items()} for rim in RIMS},
    )


def export_glb(names, folder):
    """Write the bodies named, all wheels and `looks.json` into the folder."""
    os.makedirs(folder, exist_ok=True)
    for name in names:
        write_body(BODIES[name], folder)
    for spec in wheel_makers().values():
        for rim in RIMS:
            write_wheel(spec, rim, folder)
    with open(os.path.join(folder, "looks.json"), "w", encoding="utf-8") as file:
        json.dump(looks(), file, indent=2)
        file.write("\n")
