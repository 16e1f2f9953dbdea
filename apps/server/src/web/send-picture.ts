import type { FastifyReply } from 'fastify';
import type { Picture } from './pictures';

/** Sends an image. Headers make sure that scripts inside uploads and SVGs never run. */
export function sendPicture(response: FastifyReply, { body, type, cacheControl }: Picture): FastifyReply {
  response.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return response.header('cache-control', cacheControl).type(type).send(body);
}
