// Makes plain models small: fewer triangles, whole numbers instead of fractions, compressed buffers.
import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { padded, readGlb, writeGlb } from './container.mjs';
import { readPrimitive, ready, shrink } from './geometry.mjs';

const SHORT = 5122;
const UNSIGNED_SHORT = 5123;
const UNSIGNED_INT = 5125;
const VERTICES = 34962;
const INDICES = 34963;
const MOST_SHORT = 32767;
/** Three shorts and two bytes to reach a multiple of four. */
const VERTEX_BYTES = 8;
/** Twelve bits turn a normal by at most 0.03 degrees; eight would show in the reflections of paint. */
const NORMAL_BITS = 12;

/** Builds the compressed document; `bytes` are the compressed buffers, `plainBytes` the length after decoding. */
class Packed {
  views = [];
  accessors = [];
  chunks = [];
  bytes = 0;
  plainBytes = 0;

  /** Adds a compressed buffer and the accessor on it; answers the accessor's number. */
  add({ data, count, stride, mode, filter, target, ...accessor }) {
    const raw = MeshoptEncoder.encodeGltfBuffer(data, count, stride, mode);
    const compression = { buffer: 0, byteOffset: this.bytes, byteLength: raw.length, byteStride: stride, mode, count };
    this.views.push({
      buffer: 1,
      byteOffset: this.plainBytes,
      byteLength: count * stride,
      ...(mode === 'ATTRIBUTES' && { byteStride: stride }),
      target,
      extensions: { EXT_meshopt_compression: filter ? { ...compression, filter } : compression },
    });
    this.chunks.push(padded(raw));
    this.bytes += this.chunks.at(-1).length;
    this.plainBytes += Math.ceil((count * stride) / 4) * 4;
    return this.accessors.push({ bufferView: this.views.length - 1, count, ...accessor }) - 1;
  }
}

const asBytes = (array) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

function packPositions(packed, positions, scale) {
  const count = positions.length / 3;
  const data = new Int16Array(count * 4);
  const [min, max] = [
    [MOST_SHORT, MOST_SHORT, MOST_SHORT],
    [-MOST_SHORT, -MOST_SHORT, -MOST_SHORT],
  ];
  positions.forEach((value, i) => {
    const short = Math.round((value / scale) * MOST_SHORT);
    data[Math.floor(i / 3) * 4 + (i % 3)] = short;
    min[i % 3] = Math.min(min[i % 3], short);
    max[i % 3] = Math.max(max[i % 3], short);
  });
  const accessor = { type: 'VEC3', componentType: SHORT, normalized: true, min, max };
  return packed.add({
    data: asBytes(data),
    count,
    stride: VERTEX_BYTES,
    mode: 'ATTRIBUTES',
    target: VERTICES,
    ...accessor,
  });
}

function packNormals(packed, normals) {
  const count = normals.length / 3;
  const four = new Float32Array(count * 4);
  for (let i = 0; i < count; i++) four.set(normals.subarray(i * 3, i * 3 + 3), i * 4);
  const data = MeshoptEncoder.encodeFilterOct(four, count, VERTEX_BYTES, NORMAL_BITS);
  const accessor = { type: 'VEC3', componentType: SHORT, normalized: true };
  const filter = 'OCTAHEDRAL';
  return packed.add({ data, count, stride: VERTEX_BYTES, mode: 'ATTRIBUTES', filter, target: VERTICES, ...accessor });
}

function packIndices(packed, indices, vertexCount) {
  const isShort = vertexCount <= 0xffff;
  const data = asBytes(isShort ? new Uint16Array(indices) : indices);
  const accessor = { type: 'SCALAR', componentType: isShort ? UNSIGNED_SHORT : UNSIGNED_INT };
  const stride = isShort ? 2 : 4;
  return packed.add({ data, count: indices.length, stride, mode: 'TRIANGLES', target: INDICES, ...accessor });
}

function packPrimitive(packed, { positions, normals, indices }, scale) {
  return {
    attributes: { POSITION: packPositions(packed, positions, scale), NORMAL: packNormals(packed, normals) },
    indices: packIndices(packed, indices, positions.length / 3),
  };
}

/** Packs a mesh; `scale` brings its whole numbers back to metres. */
function packMesh(packed, glb, mesh) {
  const shrunk = mesh.primitives.map((primitive) => shrink(readPrimitive(glb, primitive)));
  const scale = Math.max(
    ...shrunk.map(({ positions }) => positions.reduce((most, v) => Math.max(most, Math.abs(v)), 0)),
  );
  const primitives = shrunk.map((plain, i) => ({
    material: mesh.primitives[i].material,
    ...packPrimitive(packed, plain, scale),
  }));
  return { mesh: { name: mesh.name, primitives }, scale };
}

/** A plain binary glTF file in, a small one out. Meshes must be on nodes without children and without a scale. */
export async function packModel(file) {
  await ready;
  const glb = readGlb(file);
  const packed = new Packed();
  const meshes = glb.json.meshes.map((mesh) => packMesh(packed, glb, mesh));
  const extensions = ['EXT_meshopt_compression', 'KHR_mesh_quantization'];
  const json = {
    ...glb.json,
    nodes: glb.json.nodes.map((node) =>
      node.mesh === undefined ? node : { ...node, scale: Array(3).fill(meshes[node.mesh].scale) },
    ),
    meshes: meshes.map(({ mesh }) => mesh),
    accessors: packed.accessors,
    bufferViews: packed.views,
    buffers: [
      { byteLength: packed.bytes },
      { byteLength: packed.plainBytes, extensions: { EXT_meshopt_compression: { fallback: true } } },
    ],
    extensionsUsed: [...(glb.json.extensionsUsed ?? []), ...extensions],
    extensionsRequired: extensions,
  };
  const bytes = new Uint8Array(packed.bytes);
  let at = 0;
  for (const chunk of packed.chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return writeGlb(json, bytes);
}
