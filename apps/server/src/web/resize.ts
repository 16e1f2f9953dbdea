import { refuse } from '../kernel/errors';
import { openPicture } from './open-picture';

/** Widths in pixels that images are resized to. */
const widthLadder = [96, 160, 240, 320, 480, 640, 750, 960, 1170, 1280] as const;

export const QUALITY = 80;

/** The smallest width of the ladder that is at least the requested one. */
export function ladderWidth(asked: number): number {
  return widthLadder.find((width) => width >= asked) ?? 1280;
}

/** The width in a query (`?w=350`), in pixels; null for none. */
export function widthOf(text: string | undefined): number | null {
  const asked = Number(text);
  return Number.isFinite(asked) && asked > 0 ? ladderWidth(asked) : null;
}

/**
 * An image as WebP, at most this wide, never enlarged.
 * @param source its content, or the file's path
 * @throws NOT_FOUND when it cannot be decoded or has too many pixels
 */
export async function resizePicture(source: Buffer | string, width: number): Promise<Buffer> {
  try {
    const { picture } = await openPicture(source);
    return await picture
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY, alphaQuality: 90, effort: 4 })
      .toBuffer();
  } catch {
    throw refuse('NOT_FOUND');
  }
}
