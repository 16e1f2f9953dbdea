import sharp, { type Sharp } from 'sharp';

/** Most pixels that are decoded: a few kB can unfold to gigabytes. */
const MAX_PIXELS = 50_000_000;

/** A picture with more pixels than are decoded. */
export class TooManyPixels extends Error {}

/**
 * Reads the head of a picture, and refuses it before anything is decoded when it is too large.
 * @param source its content, or the file's path
 * @throws TooManyPixels; other errors for what is no picture
 */
export async function openPicture(source: Buffer | string): Promise<{ picture: Sharp; format: string }> {
  const { width = 0, height = 0, format = '' } = await sharp(source, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) throw new TooManyPixels(`${width} × ${height} pixels`);
  return { picture: sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' }), format };
}
