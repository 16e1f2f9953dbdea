import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from './compress';
import { bodyOf, type StaticFile } from './static-files';

/** For what never changes under its address. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** Sends a file as small as the caller takes it, or says that the caller has it already. */
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
