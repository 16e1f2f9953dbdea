import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from './compress';
import { bodyOf, type StaticFile } from './static-files';

/** For content that never changes under its URL. */
export const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Sends a file in the best encoding that the client accepts, or 304 when the client has it already.
 */
export async function sendFile(
  file: StaticFile,
  request: FastifyRequest,
  response: FastifyReply,
): Promise<FastifyReply> {
  response.headers({
    etag: file.etag,
    'cache-control': file.isImmutable ? FOREVER : 'no-cache',
    vary: 'accept-encoding',
  });
  if (request.headers['if-none-match'] === file.etag) return response.code(304).send();
  const { body, encoding } = await bodyOf(file, encodingOf(request.headers['accept-encoding']));
  if (encoding !== 'identity') response.header('content-encoding', encoding);
  return response.type(file.type).send(body);
}
