import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../kernel/config';
import { sendFile } from './send-file';
import { readStaticFiles, type StaticFile } from './static-files';

const HOME = '/container/';
const PAGE = 'page.html';
/** The page loads everything from this server, frames the shop, and cannot be framed itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const NOT_BUILT = 'The container is not built yet: run npm start.\n';
const NO_SUCH_FILE = 'The container has no such file.\n';

/**
 * Injected like a native web view's user script: it announces the app before any script of the page
 * runs.
 */
const USER_SCRIPT = '<script src="/container/user-script.js"></script>';
/** Only storefront pages contain this; cashiers and documents are not changed. */
const STOREFRONT_MARK = 'id="volt-data"';

const addressOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';
const isFramedPage = (request: FastifyRequest): boolean => request.headers['sec-fetch-dest'] === 'iframe';

function withUserScript(payload: unknown): unknown {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
  const html = payload.toString('utf8');
  return html.includes(STOREFRONT_MARK) ? html.replace('<head>', () => `<head>${USER_SCRIPT}`) : payload;
}

/**
 * Adds the user script to pages that a browser loads into a frame; all other pages are unchanged.
 */
function injectUserScript(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    if (isFramedPage(request)) request.headers['accept-encoding'] = 'identity';
  });
  server.addHook('onSend', async (request, response, payload) => {
    if (!isFramedPage(request) || !String(response.getHeader('content-type')).startsWith('text/html')) return payload;
    response.header('vary', 'accept-encoding, sec-fetch-dest');
    const changed = withUserScript(payload);
    if (changed !== payload) response.removeHeader('content-length');
    return changed;
  });
}

/** The built files by path, read again after a rebuild. */
function watchFiles(folder: string): () => Map<string, StaticFile> {
  let files = new Map<string, StaticFile>();
  let version = 0;
  return () => {
    const now = statSync(join(folder, PAGE), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (now === version) return files;
    version = now;
    files = new Map([...readStaticFiles(folder)].map(([path, file]) => [HOME + path.slice(1), file]));
    const page = files.get(HOME + PAGE);
    if (page) files.set(HOME, page);
    return files;
  };
}

/**
 * Serves a simulator of the native car app at `/container/`: a page that shows the storefront in a
 * phone frame and implements its bridge. Demo runs only; in production the path does not exist and
 * no page is changed.
 */
export function registerContainer(server: FastifyInstance, config: Config): void {
  if (!config.isDemo) return;
  injectUserScript(server);
  const filesNow = watchFiles(config.containerDir);
  server.get('/container', (_request, response) => response.redirect(HOME));
  server.get(`${HOME}*`, (request, response) => {
    const files = filesNow();
    const file = files.get(addressOf(request));
    response.header('content-security-policy', POLICY);
    if (file) return sendFile(file, request, response);
    const [status, text] = files.size === 0 ? [503, NOT_BUILT] : [404, NO_SUCH_FILE];
    return response.code(status).type('text/plain; charset=utf-8').send(text);
  });
}
