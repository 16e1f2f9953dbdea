// The triangles of a plain glTF primitive: read, thinned out, put in the order that draws and packs best.
import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { MeshoptSimplifier } from 'meshoptimizer/simplifier';

/** Largest deviation of the simplified surface, in metres. */
const MOST_ERROR = 0.001;
/** Weight of normals against positions: dark paint shows bent reflections, while a millimetre is not visible. */
const NORMAL_WEIGHT = 12;
const UNUSED = 0xffffffff;

const ARRAYS = { 5126: Float32Array, 5125: Uint32Array };
const COMPONENTS = { SCALAR: 1, VEC3: 3 };

function readAccessor({ json, bytes }, number) {
  const { bufferView, componentType, count, type } = json.accessors[number];
  const from = bytes.byteOffset + json.bufferViews[bufferView].byteOffset;
  const values = count * COMPONENTS[type];
  return new ARRAYS[componentType](bytes.buffer.slice(from, from + values * 4));
}

/** Positions in metres, unit normals and triangle indices of a primitive. */
export const readPrimitive = (glb, { attributes, indices }) => ({
  positions: readAccessor(glb, attributes.POSITION),
  normals: readAccessor(glb, attributes.NORMAL),
  indices: readAccessor(glb, indices),
});

function thinned({ positions, normals, indices }) {
  const weights = Array(3).fill(NORMAL_WEIGHT);
  const flags = ['LockBorder', 'ErrorAbsolute'];
  const simplify = MeshoptSimplifier.simplifyWithAttributes;
  return simplify(indices, positions, 3, normals, 3, weights, null, 0, MOST_ERROR, flags)[0];
}

function moved(values, places, count) {
  const out = new Float32Array(count * 3);
  places.forEach((to, from) => {
    if (to !== UNUSED) out.set(values.subarray(from * 3, from * 3 + 3), to * 3);
  });
  return out;
}

/** The same surface with fewer triangles. The edges of a part stay as they are, so that no gap opens to the next part. */
export function shrink(primitive) {
  const indices = new Uint32Array(thinned(primitive));
  const [places, count] = MeshoptEncoder.reorderMesh(indices, true, true);
  return {
    indices,
    positions: moved(primitive.positions, places, count),
    normals: moved(primitive.normals, places, count),
  };
}

export const ready = Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready]);
