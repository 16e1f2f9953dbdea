import sharp, { type Sharp } from 'sharp';

/** Most pixels that are decoded: a file of a few kB can expand to gigabytes. */
const MAX_PIXELS = 50_000_000;

/** The image has more than the allowed pixels. */
export class TooManyPixels extends Error {}

/**
 * Reads an image's header, and refuses it before decoding when it is too large.
 * @param source its content, or the file's path
 * @throws TooManyPixels; other errors when it is not an image
 */
export async function openPicture(source: Buffer | string): Promise<{ picture: Sharp; format: string }> {
  const { width = 0, height = 0, format = '' } = await sharp(source, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) throw new TooManyPixels(`${width} × ${height} pixels`);
  return { picture: sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' }), format };
}
