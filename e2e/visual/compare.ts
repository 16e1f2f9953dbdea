import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Colour distance below which two pixels count as the same (0 to 1): rounding of blends is below, a token's change above. */
const THRESHOLD = 0.03;
const BLOCK = 16;
/** Differing pixels in one block of 16 × 16 that are still noise. One changed Chinese character has about 40. */
const NOISE_IN_BLOCK = 12;
/** Share of all pixels that is still noise. */
const NOISE_SHARE = 0.0005;

/** How two pictures of one screen differ. */
export interface Difference {
  /** What is wrong, or null when they count as the same. */
  fault: string | null;
  /** PNG with the differing pixels in red; null when the sizes differ or nothing does. */
  picture: Buffer | null;
}

async function pixels(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Most differing pixels in any block, looked at in steps of half a block. */
function worstBlock(mask: Uint8Array, width: number, height: number): { count: number; x: number; y: number } {
  let worst = { count: 0, x: 0, y: 0 };
  for (let y = 0; y < height; y += BLOCK / 2) {
    for (let x = 0; x < width; x += BLOCK / 2) {
      let count = 0;
      for (let v = y; v < Math.min(y + BLOCK, height); v++)
        for (let u = x; u < Math.min(x + BLOCK, width); u++) count += mask[v * width + u] ?? 0;
      if (count > worst.count) worst = { count, x, y };
    }
  }
  return worst;
}

/** Compares a screen with its baseline: tolerant of noise spread over the picture, strict on anything that changed in one place. */
export async function compare(baseline: Buffer, actual: Buffer): Promise<Difference> {
  const [before, after] = await Promise.all([pixels(baseline), pixels(actual)]);
  const { width, height } = before;
  if (width !== after.width || height !== after.height) {
    return { fault: `is ${after.width} × ${after.height}, was ${width} × ${height}`, picture: null };
  }
  const seen = new Uint8Array(width * height * 4);
  const total = pixelmatch(before.data, after.data, seen, width, height, { threshold: THRESHOLD, diffMask: true });
  if (total === 0) return { fault: null, picture: null };
  const mask = Uint8Array.from({ length: width * height }, (_, index) => (seen[index * 4 + 3] ? 1 : 0));
  const worst = worstBlock(mask, width, height);
  const isNoise = worst.count <= NOISE_IN_BLOCK && total / (width * height) <= NOISE_SHARE;
  const picture = await sharp(Buffer.from(seen), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const fault = `${total} pixels differ, most of them near ${worst.x}, ${worst.y} (${worst.count} in one block)`;
  return { fault: isNoise ? null : fault, picture };
}
