"""A short way to write Blender's shader node trees."""
import bpy

from ..lib.tone import srgb_to_linear


def rgb(code):
    """'#rrggbb' as a linear triple."""
    return tuple(srgb_to_linear(code))


class Nodes:
    """Writes one node tree. Methods return an output socket; inputs take a socket, a number or a colour triple."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def add(self, kind, out=0, inputs=None, **props):
        """A new node `ShaderNode<kind>`. out: index or name of the socket to return; None returns the node itself."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in props.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.put(node.inputs[key], value)
        return node.outputs[out] if out is not None else node

    def put(self, socket, value):
        """Connect a socket, or set its value."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, (tuple, list)) and len(value) == 3 and socket.type == "RGBA":
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, op, a, b=0.0, c=0.0):
        """One step of arithmetic, named as Blender names it."""
        return self.add("Math", 0, {0: a, 1: b, 2: c}, operation=op)

    def times(self, a, b):
        """a * b."""
        return self.math("MULTIPLY", a, b)

    def smooth(self, value, low, high, to_low=0.0, to_high=1.0):
        """A soft step from to_low (value at low) to to_high (value at high)."""
        inputs = {0: value, 1: low, 2: high, 3: to_low, 4: to_high}
        return self.add("MapRange", 0, inputs, interpolation_type="SMOOTHSTEP")

    def ramp(self, position, stops):
        """A colour ramp of [(position 0..1, colour or grey), ...]."""
        node = self.add("ValToRGB", None, {"Fac": position})
        node.color_ramp.interpolation = "EASE"
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (at, colour) in zip(elements, stops):
            element.position = at
            element.color = (*(colour if isinstance(colour, tuple) else (colour, colour, colour)), 1)
        return node.outputs[0]

    def noise(self, coord, scale, detail=3.0, rough=0.5, stretch=None):
        """Blender's noise, about 0.5; scale in waves per metre. stretch multiplies the coordinates first."""
        if stretch:
            coord = self.add("Mapping", 0, {"Vector": coord, "Scale": stretch})
        return self.add("TexNoise", 0, {"Vector": coord, "Scale": scale, "Detail": detail, "Roughness": rough})

    def mix(self, share, a, b):
        """From colour a (share 0) to colour b (share 1)."""
        return self.add("MixRGB", 0, {0: share, 1: a, 2: b})

    def position(self):
        """The point that is shaded, in metres."""
        return self.add("NewGeometry", 0)

    def xyz(self, vector):
        """The three parts of a vector."""
        node = self.add("SeparateXYZ", None, {0: vector})
        return node.outputs[0], node.outputs[1], node.outputs[2]
