import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Offset of the width in a PNG header; its checksum follows 13 bytes later. */
const HEAD = 16;

/** A small PNG whose header claims 20,000 × 20,000 pixels: decoding it would need gigabytes. */
export async function hugePicture(): Promise<Buffer> {
  const canvas = { width: 8, height: 8, channels: 3 as const, background: '#ffffff' };
  const content = await sharp({ create: canvas }).png().toBuffer();
  content.writeUInt32BE(20_000, HEAD);
  content.writeUInt32BE(20_000, HEAD + 4);
  content.writeUInt32BE(crc32(content.subarray(HEAD - 4, HEAD + 13)), HEAD + 13);
  return content;
}
