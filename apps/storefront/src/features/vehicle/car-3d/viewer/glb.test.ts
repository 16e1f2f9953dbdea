import { expect, test } from 'vitest';
import { ModelFault, readGlb } from './glb';

/** A GLB of one triangle: integer positions with a stride of 8 bytes, byte normals, a node in a node. */
function model(change: (gltf: Record<string, unknown>) => void = () => undefined): ArrayBuffer {
  const bytes = new Uint8Array(44);
  const numbers = new DataView(bytes.buffer);
  [0, 0, 0, 32767, 0, 0, 0, 32767, 0].forEach((value, at) => {
    numbers.setInt16(Math.floor(at / 3) * 8 + (at % 3) * 2, value, true);
  });
  bytes.set([0, 0, 127, 0, 0, 0, 127, 0, 0, 0, 127, 0], 24);
  [0, 1, 2].forEach((corner, at) => {
    numbers.setUint16(36 + at * 2, corner, true);
  });
  const gltf = {
    scenes: [{ nodes: [0] }],
    nodes: [
      { name: 'car', children: [1] },
      { name: 'wheel_fl', mesh: 0, translation: [0, 0.37, 0.85] },
    ],
    meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 1 }, indices: 2, material: 0 }] }],
    materials: [{ name: 'Paint' }],
    accessors: [
      { bufferView: 0, componentType: 5122, count: 3, type: 'VEC3', normalized: true },
      { bufferView: 1, componentType: 5120, count: 3, type: 'VEC3', normalized: true },
      { bufferView: 2, componentType: 5123, count: 3, type: 'SCALAR' },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: 24, byteStride: 8 },
      { buffer: 0, byteOffset: 24, byteLength: 12, byteStride: 4 },
      { buffer: 0, byteOffset: 36, byteLength: 6 },
    ],
  };
  change(gltf);
  const text = new TextEncoder().encode(JSON.stringify(gltf));
  const room = Math.ceil(text.length / 4) * 4;
  const file = new Uint8Array(28 + room + bytes.length).fill(32);
  const header = new DataView(file.buffer);
  [0x46546c67, 2, file.length, room, 0x4e4f534a].forEach((value, at) => {
    header.setUint32(at * 4, value, true);
  });
  file.set(text, 20);
  header.setUint32(20 + room, bytes.length, true);
  header.setUint32(24 + room, 0x004e4942, true);
  file.set(bytes, 28 + room);
  return file.buffer;
}

test('nodes, triangles and names of materials are read', () => {
  const [car] = readGlb(model());
  const wheel = car?.children[0];
  expect(wheel).toMatchObject({ name: 'wheel_fl', translation: [0, 0.37, 0.85], rotation: [0, 0, 0, 1] });
  const [part] = wheel?.parts ?? [];
  expect(part?.material).toBe('Paint');
  expect([...(part?.position.array ?? [])]).toEqual([0, 0, 0, 32767, 0, 0, 0, 32767, 0]);
  expect([...(part?.normal.array ?? [])]).toEqual([0, 0, 127, 0, 0, 127, 0, 0, 127]);
  expect([...(part?.index?.array ?? [])]).toEqual([0, 1, 2]);
});

test.each([
  ['something else', () => new TextEncoder().encode('<!doctype html><html></html>').buffer],
  ['a file cut short', () => model().slice(0, -20)],
  ['missing normals', () => model((gltf) => Object.assign(gltf, { accessors: [] }))],
  ['no scene', () => model((gltf) => Object.assign(gltf, { scenes: [] }))],
])('%s is refused', (_name, file) => {
  expect(() => readGlb(file() as ArrayBuffer)).toThrow(ModelFault);
});
