import { refuse } from '../../kernel/errors';
import { Semaphore } from '../../kernel/semaphore';
import { openPicture, TooManyPixels } from '../../web/open-picture';
import { uploadTexts } from './upload.texts';

/** Longest side that is kept, in pixels. */
const MAX_SIDE = 2400;
/** Pictures decoded at the same time; the others wait. */
const decoding = new Semaphore(2);
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']);

const refusalFor = (error: unknown) =>
  error instanceof TooManyPixels
    ? refuse('FILE_TOO_LARGE', { message: uploadTexts.tooManyPixels })
    : refuse('FILE_TYPE');

/**
 * Decodes a picture and draws it anew as WebP: what was hidden in the file, its place and camera included, is gone.
 * @throws FILE_TYPE for anything that is no picture, FILE_TOO_LARGE for too many pixels: none of them is decoded then
 */
export async function redraw(data: Buffer): Promise<Buffer> {
  const { picture, format } = await openPicture(data).catch((error) => Promise.reject(refusalFor(error)));
  if (!FORMATS.has(format)) throw refuse('FILE_TYPE');
  return decoding
    .run(() =>
      picture
        .rotate()
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 84 })
        .toBuffer(),
    )
    .catch(() => Promise.reject(refuse('FILE_TYPE')));
}
