import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';

/** Films keep their address when they are made anew, so they are asked about again after a day. */
const KEPT = '1d';
const FILM_PATH = /^\/[\w-]+\.mp4$/;
const NOT_SATISFIABLE = 416;

/** What the file sender throws: the headers of the answer come with it. */
interface SendError extends FastifyError {
  headers?: Record<string, string>;
}

/** For a part that a film does not have, players get the answer they know, with the film's length; all else as ever. */
function answerWrongParts(server: FastifyInstance): void {
  server.setErrorHandler<SendError>((error, _request, response) => {
    if (error.statusCode !== NOT_SATISFIABLE) throw error;
    return response
      .code(NOT_SATISFIABLE)
      .headers(error.headers ?? {})
      .send();
  });
}

/**
 * Serves the films of `folder` below `prefix`, from the disk and in parts (`Range`), without which Apple's players show
 * nothing. Anything but an `.mp4` directly in the folder is not found.
 */
export async function registerFilms(server: FastifyInstance, prefix: string, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await server.register(async (films) => {
    answerWrongParts(films);
    await films.register(fastifyStatic, {
      root: folder,
      prefix: `${prefix}/`,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      maxAge: KEPT,
      allowedPath: (path) => FILM_PATH.test(path),
    });
  });
}
