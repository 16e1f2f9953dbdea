"""A small writer of binary glTF: meshes without textures, nodes, and plain materials."""
import json
import struct

import numpy as np

from .tris import joined, unit

FLOAT, UNSIGNED_INT = 5126, 5125
VERTICES, INDICES = 34962, 34963


def y_up(points):
    """From z up to the y up of glTF; x stays, and what was +y is -z."""
    return np.stack([points[:, 0], points[:, 2], -points[:, 1]], 1)


def compact(pieces):
    """Several meshes as one: positions, unit normals and faces, without unused vertices."""
    v, f, n = joined(pieces)
    used, f = np.unique(f, return_inverse=True)
    return v[used], unit(n[used]), f.reshape(-1, 3)


class Gltf:
    """A document in the making. Lengths in metres; what goes in is z up, what is saved is y up."""

    def __init__(self, looks):
        """looks: name -> glTF material without its name."""
        self.looks = looks
        self.data = bytearray()
        self.json = dict(asset=dict(version="2.0"), scene=0, scenes=[dict(nodes=[])], nodes=[], meshes=[],
                         materials=[], accessors=[], bufferViews=[])

    def mesh(self, name, parts):
        """The number of a mesh made of (material name, Tris) parts, one primitive for each material."""
        by_material = {}
        for material, piece in parts:
            by_material.setdefault(material, []).append(piece)
        primitives = [self._primitive(material, *compact(pieces)) for material, pieces in by_material.items()]
        return self._add("meshes", dict(name=name, primitives=primitives))

    def node(self, name, parent=None, **properties):
        """The number of a new node; without a parent it stands in the scene. Translations are x, y, z with y up."""
        number = self._add("nodes", dict(name=name, **properties))
        siblings = self.json["scenes"][0]["nodes"] if parent is None else self.json["nodes"][parent].setdefault("children", [])
        siblings.append(number)
        return number

    def save(self, path):
        """Write the file: 12 bytes of header, the JSON chunk, the binary chunk."""
        used = sorted({name for material in self.json["materials"] for name in material.get("extensions", {})})
        document = dict(self.json, buffers=[dict(byteLength=len(self.data))], extensionsUsed=used)
        text = json.dumps({k: v for k, v in document.items() if v != []}).encode()
        text += b" " * (-len(text) % 4)
        with open(path, "wb") as file:
            file.write(struct.pack("<4sII", b"glTF", 2, 28 + len(text) + len(self.data)))
            file.write(struct.pack("<I4s", len(text), b"JSON") + text)
            file.write(struct.pack("<I4s", len(self.data), b"BIN\0") + self.data)

    def _add(self, kind, value):
        self.json[kind].append(value)
        return len(self.json[kind]) - 1

    def _material(self, name):
        names = [material["name"] for material in self.json["materials"]]
        return names.index(name) if name in names else self._add("materials", dict(self.looks[name], name=name))

    def _primitive(self, material, v, n, f):
        v = y_up(v).astype("<f4")
        bounds = dict(min=v.min(0).tolist(), max=v.max(0).tolist())
        return dict(material=self._material(material),
                    attributes=dict(POSITION=self._accessor(v, "VEC3", FLOAT, VERTICES, **bounds),
                                    NORMAL=self._accessor(y_up(n).astype("<f4"), "VEC3", FLOAT, VERTICES)),
                    indices=self._accessor(f.ravel().astype("<u4"), "SCALAR", UNSIGNED_INT, INDICES))

    def _accessor(self, values, kind, component, target, **extra):
        raw = values.tobytes()
        view = self._add("bufferViews", dict(buffer=0, byteOffset=len(self.data), byteLength=len(raw), target=target))
        self.data += raw
        return self._add("accessors", dict(bufferView=view, componentType=component, count=len(values), type=kind, **extra))
