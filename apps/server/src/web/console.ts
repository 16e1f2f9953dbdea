import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../kernel/config';
import { randomToken } from '../kernel/ids';
import { sendFile } from './send-file';
import { readStaticFiles, type StaticFile, staticFile } from './static-files';

const HOME = '/console/';
const PAGE = 'index.html';
/** Stands in the built page where the nonce of an answer goes. */
const NONCE_MARK = '__NONCE__';

const NOT_BUILT = 'The console is not built yet: run npm start.\n';
const NO_SUCH_FILE = 'The console has no such file.\n';

/**
 * Everything comes from this server, no script and no style is inline but the styles that carry the nonce of this answer, and
 * no page may frame the console.
 */
const policyWith = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Positions that the interface computes are properties of elements, which this covers; no element gets another style.
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

/** The built files by path, read again after a rebuild. */
function watchFiles(folder: string): () => Map<string, StaticFile> {
  let files = new Map<string, StaticFile>();
  let version = 0;
  return () => {
    const now = statSync(join(folder, PAGE), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (now === version) return files;
    version = now;
    files = new Map([...readStaticFiles(folder)].map(([path, file]) => [HOME + path.slice(1), file]));
    if (now > 0) files.set(HOME + PAGE, staticFile(PAGE, readFileSync(join(folder, PAGE))));
    return files;
  };
}

/** Serves the console of staff at `/console/`; every path without an ending is a place in it, and gets its page. */
export function registerConsole(server: FastifyInstance, config: Config): void {
  const filesNow = watchFiles(config.consoleDir);
  server.get('/console', (_request, response) => response.redirect(HOME));
  server.get(`${HOME}*`, (request, response) => {
    const files = filesNow();
    const path = pathOf(request);
    const nonce = randomToken(16);
    response.headers({
      'content-security-policy': policyWith(nonce),
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    const file = path === HOME + PAGE ? undefined : files.get(path);
    if (file) return sendFile(file, request, response);
    const page = /\.[a-z0-9]+$/i.test(path) ? undefined : files.get(HOME + PAGE);
    if (page) {
      const html = page.body.toString('utf8').replaceAll(NONCE_MARK, nonce);
      return response.header('cache-control', 'no-store').type(page.type).send(html);
    }
    const [status, text] = files.size === 0 ? [503, NOT_BUILT] : [404, NO_SUCH_FILE];
    return response.code(status).type('text/plain; charset=utf-8').send(text);
  });
}
