import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brand } from '@voltfront/brand';
import type { Browser, Route, WebSocketRoute } from 'playwright-core';
import { WebSocket } from 'ws';
import { newPhone } from './browser';
import { Phone } from './phone';
import { unlessClosed } from './unless-closed';

const DIST = join(import.meta.dirname, '../../apps/storefront/dist/harmony-hybrid');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** URL under which the HarmonyOS app serves its built-in files. */
const HOME = brand.hosts.production;
/** User agent of HarmonyOS's web view; the hybrid app adds nothing. */
const USER_AGENT =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile';

/**
 * The app's file for a path: a built file, or the start page for a page of the app; null for
 * requests to the server.
 */
function builtInFile(path: string): string | null {
  const file = join(DIST, path);
  if (extname(path) && existsSync(file)) return file;
  const { routes } = JSON.parse(readFileSync(join(DIST, 'page-manifest.json'), 'utf8')) as { routes: object };
  return Object.hasOwn(routes, path) ? join(DIST, 'index.html') : null;
}

/** How the native part of the app handles each request of its web view, as in `docs/harmony.md`. */
async function answer(route: Route, server: string, asked: string[]): Promise<void> {
  const { pathname, search } = new URL(route.request().url());
  const file = route.request().method() === 'GET' ? builtInFile(pathname) : null;
  if (file) return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? '' });
  asked.push(pathname);
  // Redirects, such as the cashier's, must be followed by the web view as in reality.
  const response = await route.fetch({ url: server + pathname + search, maxRedirects: 0 });
  return route.fulfill({ response });
}

/** Connects a channel of the web view with the server: the app's interception leaves WebSockets alone. */
function connect(channel: WebSocketRoute, server: string): void {
  const { pathname, search } = new URL(channel.url());
  const socket = new WebSocket(server.replace(/^http/, 'ws') + pathname + search);
  socket.on('message', (data) => channel.send(String(data)));
  socket.on('close', () => channel.close());
  socket.on('error', () => channel.close());
  channel.onClose(() => socket.close());
}

/** A customer's phone in the HarmonyOS app: the hybrid build from the app's own files, all else `asked` of the server. */
export async function openHarmonyApp(browser: Browser, server: string): Promise<{ phone: Phone; asked: string[] }> {
  const asked: string[] = [];
  const context = await newPhone(browser, HOME, { userAgent: USER_AGENT });
  await context.route(`${HOME}/**`, (route) => unlessClosed(answer(route, server, asked)));
  await context.routeWebSocket(`${HOME.replace(/^http/, 'ws')}/**`, (channel) => connect(channel, server));
  return { phone: new Phone(await context.newPage(), context, HOME), asked };
}
