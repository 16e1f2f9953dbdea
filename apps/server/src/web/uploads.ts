import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AppServices } from '../kernel/context';
import { refuse } from '../kernel/errors';
import { Semaphore } from '../kernel/semaphore';
import { type AddressProof, isOpenAddress } from '../kernel/signed-address';
import { areaOf } from '../providers/files/types';
import type { PictureCopies } from './picture-copies';
import type { Picture } from './pictures';
import { resizePicture, widthOf } from './resize';
import { FOREVER } from './send-file';
import { sendPicture } from './send-picture';
import { typeOf } from './static-files';

/** Most personal images resized at the same time; the others wait. */
const PARALLEL = 2;
const PRIVATE = 'private, no-store';

type Query = AddressProof & { w?: string };

/** @throws NOT_FOUND */
async function contentOf(app: AppServices, path: string): Promise<Buffer> {
  const content = await app.files.read(path);
  if (!content) throw refuse('NOT_FOUND');
  return content;
}

/** A public image: its resized copies are stored. */
async function publicPicture(app: AppServices, copies: PictureCopies, path: string, w?: string): Promise<Picture> {
  const width = widthOf(w);
  const plain = { body: await contentOf(app, path), type: typeOf(path), cacheControl: FOREVER };
  if (width === null) return plain;
  const name = createHash('sha1').update(path).digest('hex');
  const body = await copies.get(`${name}-${width}.webp`, () => resizePicture(plain.body, width));
  return body ? { ...plain, body } : plain;
}

/**
 * Serves uploaded files. Personal images require a valid signed URL; no proxy may cache them and no
 * resized copy is stored here, so that a deleted file is gone.
 */
export function registerUploads(server: FastifyInstance, app: AppServices, copies: PictureCopies): void {
  const resizing = new Semaphore(PARALLEL);
  server.get<{ Params: { '*': string }; Querystring: Query }>('/files/*', async (request, response) => {
    const path = `/files/${request.params['*']}`;
    const { w, until, sign } = request.query;
    const area = areaOf(path);
    if (area === null) throw refuse('NOT_FOUND');
    if (area === 'public') return sendPicture(response, await publicPicture(app, copies, path, w));
    response.header('cache-control', PRIVATE);
    if (!isOpenAddress(app, path, { until, sign })) throw refuse('ADDRESS_ENDED');
    const [content, width] = [await contentOf(app, path), widthOf(w)];
    const body = width === null ? content : await resizing.run(() => resizePicture(content, width));
    return sendPicture(response, { body, type: typeOf(path), cacheControl: PRIVATE });
  });
}
