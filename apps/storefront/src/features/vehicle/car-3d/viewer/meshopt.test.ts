import { MeshoptEncoder } from 'meshoptimizer';
import { beforeAll, expect, test } from 'vitest';
import { decodeView, PackingFault } from './meshopt';

beforeAll(() => MeshoptEncoder.ready);

/** The same numbers in every run, looking like chance. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test.each([
  [5, 4],
  [700, 8],
  [3001, 12],
])('attributes come out as they went in: %i items of %i bytes', (count, byteStride) => {
  const next = chance(count);
  const items = new Uint8Array(count * byteStride);
  for (let at = 0; at < items.length; at += 1) {
    // Some columns are constant, some change a little, some jump.
    const kind = (at % byteStride) & 3;
    items[at] =
      kind === 0 ? 7 : kind === 3 ? next() * 256 : (items[at - byteStride] ?? 0) + next() * (kind === 1 ? 2 : 9);
  }
  const packed = MeshoptEncoder.encodeGltfBuffer(items, count, byteStride, 'ATTRIBUTES', 0);
  expect(decodeView(packed, { mode: 'ATTRIBUTES', count, byteStride, byteLength: packed.length })).toEqual(items);
});

/** A bent grid, and some triangles that have nothing to do with each other. */
function triangles(side: number): Uint32Array {
  const next = chance(side);
  const list: number[] = [];
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const corner = row * (side + 1) + column;
      list.push(corner, corner + 1, corner + side + 1, corner + 1, corner + side + 2, corner + side + 1);
      if (next() < 0.1) list.push(...[0, 1, 2].map(() => Math.floor(next() * side * side)));
    }
  return new Uint32Array(list);
}

/** A triangle may begin at any of its corners. */
function turned(list: ArrayLike<number>): string[] {
  return Array.from({ length: list.length / 3 }, (_, at) => {
    const [a = 0, b = 0, c = 0] = [list[at * 3], list[at * 3 + 1], list[at * 3 + 2]];
    return (
      [
        [a, b, c],
        [b, c, a],
        [c, a, b],
      ]
        .map(String)
        .sort()[0] ?? ''
    );
  });
}

test.each([
  [3, 2],
  [40, 2],
  [120, 4],
])('triangles come out as they went in: a grid of %i, %i bytes a corner', (side, byteStride) => {
  const list = triangles(side);
  const source = new Uint8Array((byteStride === 2 ? new Uint16Array(list) : list).buffer);
  const packed = MeshoptEncoder.encodeGltfBuffer(source, list.length, byteStride, 'TRIANGLES', 0);
  const out = decodeView(packed, { mode: 'TRIANGLES', count: list.length, byteStride, byteLength: packed.length });
  const corners = byteStride === 2 ? new Uint16Array(out.buffer) : new Uint32Array(out.buffer);
  expect(turned(corners)).toEqual(turned(list));
});

test('directions come back within a degree', () => {
  const next = chance(9);
  const directions = Array.from({ length: 500 }, () => {
    const way = [next() - 0.5, next() - 0.5, next() - 0.5];
    const length = Math.hypot(...way);
    return way.map((value) => value / length);
  });
  const four = new Float32Array(directions.flatMap((way) => [...way, 0]));
  const filtered = MeshoptEncoder.encodeFilterOct(four, 500, 4, 8);
  const packed = MeshoptEncoder.encodeGltfBuffer(filtered, 500, 4, 'ATTRIBUTES', 0);
  const view = {
    mode: 'ATTRIBUTES',
    filter: 'OCTAHEDRAL',
    count: 500,
    byteStride: 4,
    byteLength: packed.length,
  } as const;
  const numbers = new Int8Array(decodeView(packed, view).buffer);
  directions.forEach((way, at) => {
    const dot = way.reduce((sum, value, axis) => sum + value * ((numbers[at * 4 + axis] ?? 0) / 127), 0);
    expect(dot).toBeGreaterThan(0.99);
  });
});

test('real numbers come back within their precision', () => {
  const numbers = new Float32Array([0, 1, -1, 0.3725, 4.0408, -1234.5, 1e-4, 3]);
  const filtered = MeshoptEncoder.encodeFilterExp(numbers, 2, 16, 16);
  const packed = MeshoptEncoder.encodeGltfBuffer(filtered, 2, 16, 'ATTRIBUTES', 0);
  const view = {
    mode: 'ATTRIBUTES',
    filter: 'EXPONENTIAL',
    count: 2,
    byteStride: 16,
    byteLength: packed.length,
  } as const;
  const back = new Float32Array(decodeView(packed, view).buffer);
  numbers.forEach((value, at) => {
    expect(Math.abs((back[at] ?? 0) - value)).toBeLessThanOrEqual(Math.max(Math.abs(value), 1) * 0.01);
  });
});

test('bytes that end too early and packings we do not know are refused', () => {
  const view = { count: 4, byteStride: 4, byteLength: 3 } as const;
  expect(() => decodeView(new Uint8Array([0xa0, 3, 1, 1, 1, 1]), { ...view, mode: 'ATTRIBUTES' })).toThrow(
    PackingFault,
  );
  expect(() => decodeView(new Uint8Array([0xa7]), { ...view, mode: 'ATTRIBUTES' })).toThrow(PackingFault);
  expect(() => decodeView(new Uint8Array([0xd1]), { ...view, mode: 'INDICES' })).toThrow(PackingFault);
});
