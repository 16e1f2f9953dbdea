import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';

/** Videos keep their URL when they are rebuilt, so browsers revalidate them after a day. */
const KEPT = '1d';
const FILM_PATH = /^\/[\w-]+\.mp4$/;
const NOT_SATISFIABLE = 416;

/** Error thrown by the file sender, with the headers of the response. */
interface SendError extends FastifyError {
  headers?: Record<string, string>;
}

/**
 * Answers an unsatisfiable range with the standard response, including the video's length; other
 * errors are handled as usual.
 */
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
 * Serves the videos of `folder` below `prefix`, from disk and with `Range` support, which Apple's
 * players require. Anything but an `.mp4` directly in the folder is not found.
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
