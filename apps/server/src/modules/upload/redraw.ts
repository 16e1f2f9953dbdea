import { refuse } from '../../kernel/errors';
import { Semaphore } from '../../kernel/semaphore';
import { openPicture, TooManyPixels } from '../../web/open-picture';
import { uploadTexts } from './upload.texts';

/** Longest side of a stored image, in pixels. */
const MAX_SIDE = 2400;
/** Most images decoded at the same time; the others wait. */
const decoding = new Semaphore(2);
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']);

const refusalFor = (error: unknown) =>
  error instanceof TooManyPixels
    ? refuse('FILE_TOO_LARGE', { message: uploadTexts.tooManyPixels })
    : refuse('FILE_TYPE');

/**
 * Decodes an image and re-encodes it as WebP, which removes hidden data such as the location and
 * camera.
 * @throws FILE_TYPE when it is not an image, FILE_TOO_LARGE for too many pixels, before decoding
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
