/** How a view is packed (the glTF extension EXT_meshopt_compression). */
export interface PackedView {
  byteOffset?: number;
  byteLength: number;
  /** Bytes of one unpacked item. */
  byteStride: number;
  count: number;
  mode: 'ATTRIBUTES' | 'TRIANGLES' | 'INDICES';
  filter?: 'NONE' | 'OCTAHEDRAL' | 'QUATERNION' | 'EXPONENTIAL';
}

/** Packed bytes that cannot be unpacked. */
export class PackingFault extends Error {
  override readonly name = 'PackingFault';
}

const unzigzag = (value: number): number => (value >>> 1) ^ -(value & 1);

/** Reads bytes one after the other. */
class Cursor {
  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
  ) {}

  byte(): number {
    const value = this.bytes[this.at];
    if (value === undefined) throw new PackingFault('the packed bytes end too early');
    this.at += 1;
    return value;
  }

  /** A whole number in groups of seven bits, lowest first. */
  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const group = this.byte();
      value |= (group & 127) << shift;
      if (group < 128) break;
    }
    return value >>> 0;
  }
}

const ATTRIBUTES_HEADER = 0xa0;
/** Items of one group share a way of packing. */
const GROUP = 16;
const BLOCK_BYTES = 8192;
const BLOCK_ITEMS = 256;
/** Bits of one difference by the group's mark. */
const GROUP_BITS = [0, 2, 4, 8] as const;

/** One group of differences: none, or a few bits each with the larger ones behind, or whole bytes. */
function readGroup(cursor: Cursor, bits: number, into: Uint8Array, from: number): void {
  if (bits === 0) {
    into.fill(0, from, from + GROUP);
    return;
  }
  const perByte = 8 / bits;
  const largest = (1 << bits) - 1;
  const packed = Array.from({ length: GROUP / perByte }, () => cursor.byte());
  for (let item = 0; item < GROUP; item += 1) {
    const shift = 8 - bits * ((item % perByte) + 1);
    const small = ((packed[Math.floor(item / perByte)] ?? 0) >> shift) & largest;
    into[from + item] = bits < 8 && small === largest ? cursor.byte() : small;
  }
}

/** The same byte of all items of a block, as differences. */
function readColumn(cursor: Cursor, groups: number, into: Uint8Array): void {
  const marks = Array.from({ length: Math.ceil(groups / 4) }, () => cursor.byte());
  for (let group = 0; group < groups; group += 1) {
    const mark = ((marks[group >> 2] ?? 0) >> ((group & 3) * 2)) & 3;
    readGroup(cursor, GROUP_BITS[mark as 0 | 1 | 2 | 3], into, group * GROUP);
  }
}

function unpackAttributes(packed: Uint8Array, count: number, stride: number): Uint8Array {
  if (packed[0] !== ATTRIBUTES_HEADER) throw new PackingFault('unknown packing of attributes');
  const cursor = new Cursor(packed, 1);
  const items = new Uint8Array(count * stride);
  const last = packed.slice(packed.length - stride);
  const perBlock = Math.min(Math.floor(BLOCK_BYTES / stride) & ~(GROUP - 1), BLOCK_ITEMS);
  const column = new Uint8Array(BLOCK_ITEMS);
  for (let first = 0; first < count; first += perBlock) {
    const length = Math.min(perBlock, count - first);
    for (let byte = 0; byte < stride; byte += 1) {
      readColumn(cursor, Math.ceil(length / GROUP), column);
      let value = last[byte] ?? 0;
      for (let item = 0; item < length; item += 1) {
        value = (value + unzigzag(column[item] ?? 0)) & 255;
        items[(first + item) * stride + byte] = value;
      }
      last[byte] = value;
    }
  }
  return items;
}

/** The last sixteen of something; `ago(0)` is the newest. */
class Recent<T> {
  private readonly kept: T[];
  private next = 0;

  constructor(nothing: T) {
    this.kept = Array.from({ length: 16 }, () => nothing);
  }

  push(value: T): void {
    this.kept[this.next] = value;
    this.next = (this.next + 1) & 15;
  }

  ago(steps: number): T {
    return this.kept[(this.next - 1 - steps) & 15] as T;
  }
}

const TRIANGLES_HEADER = 0xe1;
/** From here on an index is encoded as its distance from the previous one. */
const FIRST_FAR = 13;
const FAR = 15;
/** Codes of triangles that share no edge: by the table at the end, or with a byte of their own. */
const NEW_BY_TABLE = 0xf0;
const NEW_BY_BYTE = 0xfe;

/** Triangles in sequence, each encoded by the edges and vertices it shares with earlier ones. */
class TriangleReader {
  private readonly edges = new Recent<readonly [number, number]>([0, 0]);
  private readonly corners = new Recent(0);
  private readonly data: Cursor;
  private next = 0;
  private last = 0;

  constructor(
    private readonly packed: Uint8Array,
    count: number,
  ) {
    if (packed[0] !== TRIANGLES_HEADER) throw new PackingFault('unknown packing of triangles');
    this.data = new Cursor(packed, 1 + count);
  }

  read(code: number): readonly [number, number, number] {
    if (code < NEW_BY_TABLE) return this.beside(code >> 4, code & 15);
    if (code < NEW_BY_BYTE) {
      const shared = this.packed[this.packed.length - 16 + (code & 15)] ?? 0;
      return this.apart(0, shared >> 4, shared & 15);
    }
    const shared = this.data.byte();
    if (shared === 0) this.next = 0;
    return this.apart(code === NEW_BY_BYTE ? 0 : FAR, shared >> 4, shared & 15);
  }

  /** On an edge of an earlier triangle. */
  private beside(edge: number, how: number): readonly [number, number, number] {
    const [a, b] = this.edges.ago(edge);
    const c = how === 0 ? this.next++ : how < FIRST_FAR ? this.corners.ago(how) : this.far(how);
    if (how === 0 || how >= FIRST_FAR) this.corners.push(c);
    this.edges.push([c, b]);
    this.edges.push([a, c]);
    return [a, b, c];
  }

  /** On no edge: three corners, each new, one of the last, or far away. */
  private apart(howA: number, howB: number, howC: number): readonly [number, number, number] {
    const corners = this.corners;
    const place = (how: number): number => (how === 0 ? this.next++ : how === FAR ? 0 : corners.ago(how - 1));
    const near = [place(howA), place(howB), place(howC)] as const;
    const [a, b, c] = near.map((corner, at) => ([howA, howB, howC][at] === FAR ? this.far(FAR) : corner));
    const triangle = [a ?? 0, b ?? 0, c ?? 0] as const;
    corners.push(triangle[0]);
    if (howB === 0 || howB === FAR) corners.push(triangle[1]);
    if (howC === 0 || howC === FAR) corners.push(triangle[2]);
    this.edges.push([triangle[1], triangle[0]]);
    this.edges.push([triangle[2], triangle[1]]);
    this.edges.push([triangle[0], triangle[2]]);
    return triangle;
  }

  private far(how: number): number {
    this.last = how === FAR ? this.last + unzigzag(this.data.varint()) : this.last + (how === FIRST_FAR ? -1 : 1);
    return this.last;
  }
}

function unpackTriangles(packed: Uint8Array, count: number, stride: number): Uint8Array {
  const triangles = count / 3;
  const reader = new TriangleReader(packed, triangles);
  const corners = stride === 2 ? new Uint16Array(count) : new Uint32Array(count);
  for (let at = 0; at < triangles; at += 1) corners.set(reader.read(packed[1 + at] ?? 0), at * 3);
  return new Uint8Array(corners.buffer);
}

/** Directions kept as a point on an octahedron: two numbers, and the size of the largest. */
function unfoldDirections(items: Uint8Array, count: number, stride: number): void {
  const numbers = stride === 4 ? new Int8Array(items.buffer) : new Int16Array(items.buffer);
  const most = stride === 4 ? 127 : 32767;
  for (let at = 0; at < count * 4; at += 4) {
    const one = numbers[at + 2] || 1;
    let x = (numbers[at] ?? 0) / one;
    let y = (numbers[at + 1] ?? 0) / one;
    const z = 1 - Math.abs(x) - Math.abs(y);
    const folded = Math.max(-z, 0);
    x -= x >= 0 ? folded : -folded;
    y -= y >= 0 ? folded : -folded;
    const scale = most / Math.hypot(x, y, z);
    numbers[at] = Math.round(x * scale);
    numbers[at + 1] = Math.round(y * scale);
    numbers[at + 2] = Math.round(z * scale);
  }
}

/** Real numbers kept as 24 bits and a power of two. */
function raiseNumbers(items: Uint8Array): void {
  const whole = new Int32Array(items.buffer);
  const real = new Float32Array(items.buffer);
  whole.forEach((value, at) => {
    real[at] = 2 ** (value >> 24) * ((value << 8) >> 8);
  });
}

/**
 * Unpacks a view of attributes or triangles.
 * @throws PackingFault for other modes and filters, and when the bytes end too early
 */
export function decodeView(packed: Uint8Array, { mode, filter = 'NONE', count, byteStride }: PackedView): Uint8Array {
  if (mode === 'TRIANGLES') return unpackTriangles(packed, count, byteStride);
  if (mode !== 'ATTRIBUTES' || filter === 'QUATERNION') throw new PackingFault(`packed as ${mode} ${filter}`);
  const items = unpackAttributes(packed, count, byteStride);
  if (filter === 'OCTAHEDRAL') unfoldDirections(items, count, byteStride);
  if (filter === 'EXPONENTIAL') raiseNumbers(items);
  return items;
}
