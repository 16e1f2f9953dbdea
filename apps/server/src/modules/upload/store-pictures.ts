import sharp from 'sharp';
import type { UploadedFile } from '../../gateway/multipart';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { noteUploads } from './own-uploads';

/** Longest side that is kept, in pixels. */
const MAX_SIDE = 2400;
const MAX_PIXELS = 50_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']);

/** Decodes a picture and draws it anew: what was hidden in the file, its place and camera included, is gone. */
async function redraw(data: Buffer): Promise<Buffer> {
  try {
    // An empty file is refused by the constructor already.
    const source = sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await source.metadata();
    if (!format || !FORMATS.has(format)) throw refuse('FILE_TYPE');
    return await source
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer();
  } catch {
    throw refuse('FILE_TYPE');
  }
}

/**
 * Stores the pictures of an upload, all or none, and notes whose they are.
 * @returns their paths, in the order sent
 * @throws BAD_INPUT without files, FILE_TYPE for anything that is no picture
 */
export async function storePictures(ctx: Ctx, files: UploadedFile[]): Promise<string[]> {
  const sent = files.filter((file) => file.field === 'files');
  if (sent.length === 0 || sent.length !== files.length) throw refuse('BAD_INPUT', { data: { fields: ['files'] } });
  const pictures: Buffer[] = [];
  for (const file of sent) pictures.push(await redraw(file.data));
  const paths = await Promise.all(pictures.map((picture) => ctx.app.files.save(picture, 'webp')));
  if (ctx.actor) await noteUploads(ctx, ctx.actor.accountId, paths);
  return paths;
}
