import { decodeView, type PackedView } from './meshopt';

/** A file that is no model we can show. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault';
}

/** Numbers of one attribute, close together. */
export interface GlbAttribute {
  array: Float32Array | Int16Array | Uint16Array | Int8Array | Uint8Array | Uint32Array;
  itemSize: number;
  /** Normalised integers: they represent 0 to 1 or -1 to 1. */
  normalized: boolean;
}

/** Triangles of one material. */
export interface GlbPart {
  material: string;
  position: GlbAttribute;
  normal: GlbAttribute;
  index: GlbAttribute | null;
}

/** A node of the model with its transform relative to its parent. */
export interface GlbNode {
  name: string;
  matrix: readonly number[] | null;
  translation: readonly [number, number, number];
  rotation: readonly [number, number, number, number];
  scale: readonly [number, number, number];
  parts: GlbPart[];
  children: GlbNode[];
}

interface Accessor {
  bufferView?: number;
  byteOffset?: number;
  componentType: number;
  count: number;
  type: string;
  normalized?: boolean;
}

interface View {
  buffer: number;
  byteOffset?: number;
  byteLength: number;
  byteStride?: number;
  extensions?: { EXT_meshopt_compression?: PackedView; KHR_meshopt_compression?: PackedView };
}

interface Primitive {
  attributes: Record<string, number>;
  indices?: number;
  material?: number;
}

interface Gltf {
  scene?: number;
  scenes?: { nodes?: number[] }[];
  nodes?: (Partial<Omit<GlbNode, 'parts' | 'children'>> & { mesh?: number; children?: number[] })[];
  meshes?: { primitives: Primitive[] }[];
  materials?: { name?: string }[];
  accessors?: Accessor[];
  bufferViews?: View[];
}

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const ITEM_SIZES: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };
const ARRAYS = {
  5120: Int8Array,
  5121: Uint8Array,
  5122: Int16Array,
  5123: Uint16Array,
  5125: Uint32Array,
  5126: Float32Array,
} as const;

function at<T>(list: readonly T[] | undefined, index: number | undefined, what: string): T {
  const found = index === undefined ? undefined : list?.[index];
  if (found === undefined) throw new ModelFault(`the model has no ${what} ${index}`);
  return found;
}

function split(file: ArrayBuffer): { gltf: Gltf; bytes: Uint8Array } {
  const header = new DataView(file);
  if (file.byteLength < 28 || header.getUint32(0, true) !== MAGIC || header.getUint32(16, true) !== JSON_CHUNK)
    throw new ModelFault('the file is no GLB');
  const start = 20 + header.getUint32(12, true);
  if (header.getUint32(8, true) > file.byteLength) throw new ModelFault('the file is cut short');
  const gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 20, start - 20))) as Gltf;
  return { gltf, bytes: new Uint8Array(file, start + 8, header.getUint32(start, true)) };
}

/** Reads one GLB; each view is unpacked once. */
class Reader {
  private readonly views = new Map<number, { bytes: Uint8Array; stride: number | undefined }>();

  constructor(
    private readonly gltf: Gltf,
    private readonly bytes: Uint8Array,
  ) {}

  node(index: number): GlbNode {
    const {
      name = '',
      matrix = null,
      translation,
      rotation,
      scale,
      mesh,
      children = [],
    } = at(this.gltf.nodes, index, 'node');
    return {
      name,
      matrix,
      translation: translation ?? [0, 0, 0],
      rotation: rotation ?? [0, 0, 0, 1],
      scale: scale ?? [1, 1, 1],
      parts: mesh === undefined ? [] : at(this.gltf.meshes, mesh, 'mesh').primitives.map((each) => this.part(each)),
      children: children.map((child) => this.node(child)),
    };
  }

  private part({ attributes, indices, material }: Primitive): GlbPart {
    return {
      material: material === undefined ? '' : (this.gltf.materials?.[material]?.name ?? ''),
      position: this.attribute(attributes.POSITION),
      normal: this.attribute(attributes.NORMAL),
      index: indices === undefined ? null : this.attribute(indices),
    };
  }

  private attribute(index: number | undefined): GlbAttribute {
    const accessor = at(this.gltf.accessors, index, 'accessor');
    const Numbers = ARRAYS[accessor.componentType as keyof typeof ARRAYS];
    const itemSize = ITEM_SIZES[accessor.type];
    if (!Numbers || !itemSize) throw new ModelFault(`numbers of kind ${accessor.componentType} ${accessor.type}`);
    const { bytes, stride } = this.view(accessor.bufferView);
    const itemBytes = itemSize * Numbers.BYTES_PER_ELEMENT;
    const tight = tighten(bytes, accessor.byteOffset ?? 0, accessor.count, itemBytes, stride ?? itemBytes);
    return { array: new Numbers(tight), itemSize, normalized: accessor.normalized ?? false };
  }

  private view(index: number | undefined): { bytes: Uint8Array; stride: number | undefined } {
    const known = this.views.get(index ?? -1);
    if (known) return known;
    const view = at(this.gltf.bufferViews, index, 'view');
    const packed = view.extensions?.EXT_meshopt_compression ?? view.extensions?.KHR_meshopt_compression;
    const { byteOffset = 0, byteLength } = packed ?? view;
    const stored = this.bytes.subarray(byteOffset, byteOffset + byteLength);
    const read = packed
      ? { bytes: decodeView(stored, packed), stride: view.byteStride ?? packed.byteStride }
      : { bytes: stored, stride: view.byteStride };
    this.views.set(index ?? -1, read);
    return read;
  }
}

/** Copies `count` items that lie `stride` bytes apart into a buffer of their own. */
function tighten(bytes: Uint8Array, offset: number, count: number, itemBytes: number, stride: number): ArrayBuffer {
  if (offset + stride * (count - 1) + itemBytes > bytes.length) throw new ModelFault('the model ends too early');
  if (stride === itemBytes) return new Uint8Array(bytes.subarray(offset, offset + count * itemBytes)).buffer;
  const tight = new Uint8Array(count * itemBytes);
  for (let item = 0; item < count; item += 1) {
    const from = offset + item * stride;
    tight.set(bytes.subarray(from, from + itemBytes), item * itemBytes);
  }
  return tight.buffer;
}

/**
 * Reads a model: nodes, triangles and names of materials; looks come from ours.
 * @throws ModelFault for a file that is no GLB, ends early or uses what we do not read
 */
export function readGlb(file: ArrayBuffer): GlbNode[] {
  const { gltf, bytes } = split(file);
  const reader = new Reader(gltf, bytes);
  const scene = at(gltf.scenes, gltf.scene ?? 0, 'scene');
  return (scene.nodes ?? []).map((index) => reader.node(index));
}
