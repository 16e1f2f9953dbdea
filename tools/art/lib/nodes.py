"""Wiring of shader nodes in a few words."""


class Tree:
    """A node tree under construction. Values that are sockets are linked, all others are set."""

    def __init__(self, node_tree):
        self.nodes, self.links = node_tree.nodes, node_tree.links

    def put(self, socket, value):
        """Link or set one input."""
        if hasattr(value, "is_linked"):
            self.links.new(value, socket)
        else:
            socket.default_value = value

    def add(self, kind, *inputs, out=0, **named):
        """A new node with its first inputs, then inputs by name; gives the output `out`, or nothing for None."""
        node = self.nodes.new(kind)
        for number, value in enumerate(inputs):
            if value is not None:
                self.put(node.inputs[number], value)
        for name, value in named.items():
            self.put(node.inputs[name.replace("_", " ")], value)
        return None if out is None else node.outputs[out]

    def math(self, operation, *inputs):
        """A sum, product and so on of numbers and sockets."""
        node = self.nodes.new("ShaderNodeMath")
        node.operation = operation
        for number, value in enumerate(inputs):
            self.put(node.inputs[number], value)
        return node.outputs[0]

    def front_facing(self):
        """1 where one sees the outside of a face, 0 on its inside."""
        return self.math("SUBTRACT", 1.0, self.add("ShaderNodeNewGeometry", out="Backfacing"))

    def surface(self, shader):
        """Make the shader the surface of the material."""
        self.put(self.nodes["Material Output"].inputs["Surface"], shader)
