import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Where a PNG's head says its width; its check sum follows 13 bytes after. */
const HEAD = 16;

/** A small PNG whose head claims 20,000 × 20,000 pixels: whoever decodes it has given away gigabytes. */
export async function hugePicture(): Promise<Buffer> {
  const canvas = { width: 8, height: 8, channels: 3 as const, background: '#ffffff' };
  const content = await sharp({ create: canvas }).png().toBuffer();
  content.writeUInt32BE(20_000, HEAD);
  content.writeUInt32BE(20_000, HEAD + 4);
  content.writeUInt32BE(crc32(content.subarray(HEAD - 4, HEAD + 13)), HEAD + 13);
  return content;
}
