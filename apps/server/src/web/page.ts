import { endpointOf } from '@voltfront/contract';
import { defaultLanguage, headers } from '@voltfront/contract/headers';
import { tokenOfPath } from '@voltfront/rules/short-link';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitPages } from '../gateway/limits';
import { present } from '../gateway/present';
import { type AppServices, type Ctx, systemContext } from '../kernel/context';
import { AppError } from '../kernel/errors';
import type { PageDataTable, PageDatum, PageHead } from '../kernel/page-data';
import { languageOf, render, renderAll } from '../kernel/texts';
import type { Build } from './build';
import { compress, encodingOf } from './compress';
import { renderPage } from './html';
import { isRoute, routeOf } from './manifest';
import type { Prerenderer } from './prerender/prerenderer';

/**
 * A page waits at most this long for its data; after that it is served without, and the storefront
 * requests it.
 */
const DATA_TIMEOUT_MS = 800;
const HTML_QUALITY = 4;
/**
 * Language of a page and its embedded data, whatever the browser accepts: only the storefront knows
 * which language the customer chose, and proxies cache one page for everybody.
 */
const PAGE_LANGUAGE = defaultLanguage;

/** Path of a request's URL, without query and trailing slash. */
export const pathOf = (url: string): string => (url.split(/[?#]/)[0] ?? '/').replace(/(.)\/+$/, '$1');

interface Loaded {
  data: PageDatum[];
  head: PageHead;
}

const NOTHING: Loaded = { data: [], head: {} };

/** The head of the page that this one redirects to; this page's own loader may lack the data. */
async function headOf(
  ctx: Ctx,
  table: PageDataTable,
  { route, query }: NonNullable<PageHead['of']>,
): Promise<PageHead> {
  const loaded = await table[route as `/${string}`]?.(ctx, query);
  const { title, description, picture } = (Array.isArray(loaded) ? undefined : loaded?.head) ?? {};
  return { ...(title && { title }), ...(description && { description }), ...(picture && { picture }) };
}

async function load(app: AppServices, table: PageDataTable, path: string, request: FastifyRequest): Promise<Loaded> {
  const loader = table[routeOf(path) as `/${string}`];
  if (!loader) return NOTHING;
  const base = systemContext(app, app.database.db, request.id);
  const origin = app.config.publicUrl ?? `${request.protocol}://${request.host}`;
  const ctx = { ...base, ip: request.ip, request: { ...base.request, origin } };
  const query = Object.fromEntries(
    Object.entries(request.query as object).filter(([, value]) => typeof value === 'string'),
  );
  const token = tokenOfPath(path);
  const loaded = await loader(ctx, token === undefined ? query : { ...query, token });
  const { data, head = {} } = Array.isArray(loaded) ? { data: loaded, head: {} } : loaded;
  const page = {
    data: data.map((datum) => ({ ...datum, reply: present(endpointOf(datum.key), datum.key, datum.reply) })),
    head: head.of ? { title: head.title, ...(await headOf(ctx, table, head.of)) } : head,
  };
  return renderAll(page, PAGE_LANGUAGE);
}

async function loadInTime(
  app: AppServices,
  table: PageDataTable,
  path: string,
  request: FastifyRequest,
): Promise<Loaded> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Loaded>((resolve) => {
    timer = setTimeout(resolve, DATA_TIMEOUT_MS, NOTHING);
  });
  const loaded = load(app, table, path, request).catch((error: unknown) => {
    app.log.warn({ err: error, path, requestId: request.id }, 'page data');
    return NOTHING;
  });
  return Promise.race([loaded, late]).finally(() => clearTimeout(timer));
}

/**
 * The first screen of a page whose data is loaded; without data there is nothing worth
 * prerendering.
 */
function prerender(
  { config }: AppServices,
  { manifest }: Build,
  prerenderer: Prerenderer | null,
  { address, origin, data }: { address: string; origin: string; data: PageDatum[] },
): Promise<string | null> | null {
  const scripts = manifest?.entry.js;
  if (!prerenderer || !scripts || data.length === 0) return null;
  return prerenderer.render({ h5Dir: config.h5Dir, scripts, address, origin, data: JSON.stringify({ data }) });
}

/** Shown to people behind an IP address that exceeds the page rate limit. */
async function sendTooMany(request: FastifyRequest, response: FastifyReply, refusal: AppError): Promise<FastifyReply> {
  const { retryAfterS } = refusal.data as { retryAfterS: number };
  return response
    .code(refusal.row.status)
    .headers({ 'cache-control': 'no-store', 'retry-after': retryAfterS })
    .type('text/plain; charset=utf-8')
    .send(`${render(refusal.text, languageOf(request.headers[headers.language]))}\n`);
}

/** Serves the page of a route, or the shell with status 404 for addresses without a page. */
export async function sendPage(
  app: AppServices,
  build: Build,
  table: PageDataTable,
  prerenderer: Prerenderer | null,
  request: FastifyRequest,
  response: FastifyReply,
): Promise<FastifyReply> {
  const path = pathOf(request.url);
  try {
    await limitPages(app.cache, app.config, request.ip);
  } catch (error) {
    if (error instanceof AppError) return sendTooMany(request, response, error);
    throw error;
  }
  if (build.html === null) {
    return response
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The storefront is not built yet: run npm start.\n');
  }
  const isKnown = isRoute(build.manifest, routeOf(path));
  const { data, head } = isKnown ? await loadInTime(app, table, path, request) : NOTHING;
  const origin = app.config.publicUrl ?? `${request.protocol}://${request.host}`;
  const firstScreen = isKnown ? await prerender(app, build, prerenderer, { address: request.url, origin, data }) : null;
  const html = renderPage(build, build.html, {
    path,
    origin,
    head,
    data,
    language: PAGE_LANGUAGE,
    now: app.clock.now(),
    firstScreen,
  });
  const encoding = encodingOf(request.headers['accept-encoding']);
  const body = await compress(Buffer.from(html), encoding, HTML_QUALITY);
  if (encoding !== 'identity') response.header('content-encoding', encoding);
  return response
    .code(isKnown ? 200 : 404)
    .headers({ 'cache-control': 'no-cache', 'content-language': PAGE_LANGUAGE, vary: 'accept-encoding' })
    .type('text/html; charset=utf-8')
    .send(body);
}
