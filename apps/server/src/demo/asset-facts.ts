import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { assetsFolder } from '../kernel/paths';

/** Facts of a committed image or video, read from the file. */
export interface AssetFacts {
  sizeBytes: number;
  width: number;
  height: number;
}

const VP8X = 'VP8X';
const LOSSY = 'VP8 ';
const LOSSLESS = 'VP8L';

/** Width and height of a WebP file, from its first chunk. */
function webpSize(head: Buffer): [width: number, height: number] {
  const chunk = head.toString('latin1', 12, 16);
  if (chunk === VP8X) return [head.readUIntLE(24, 3) + 1, head.readUIntLE(27, 3) + 1];
  if (chunk === LOSSY) return [head.readUInt16LE(26) & 0x3fff, head.readUInt16LE(28) & 0x3fff];
  if (chunk !== LOSSLESS) throw new TypeError(`a picture of the demo is no WebP: ${chunk}`);
  const bits = head.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
}

/** Facts of a committed picture. */
export function pictureFacts(path: string): AssetFacts {
  const file = join(assetsFolder, path);
  const bytes = readFileSync(file);
  const [width, height] = webpSize(bytes);
  return { sizeBytes: bytes.length, width, height };
}

/** Size and duration of a committed video; the duration is in its movie header. */
export function filmFacts(path: string): { sizeBytes: number; durationS: number } {
  const file = join(assetsFolder, path);
  const bytes = readFileSync(file);
  const header = bytes.indexOf('mvhd') + 4;
  const timescale = bytes.readUInt32BE(header + 12);
  return { sizeBytes: statSync(file).size, durationS: Math.round(bytes.readUInt32BE(header + 16) / timescale) };
}
