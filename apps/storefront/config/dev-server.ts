import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'webpack-dev-server';
import { framedPages } from './framed-pages';

/** Pages of the app; every other address (API, pictures, the cashier) belongs to the server. */
const PAGE = /^\/(pages[A-Za-z]*\/|yunxin\/|(choose|open)-location$|[A-Za-z0-9]{10}$|$)/;

/** True for what the storefront's server answers by forwarding it to ours. */
function isForServer(path: string, request: IncomingMessage): boolean {
  const isPage = request.headers.accept?.includes('text/html') && PAGE.test(path);
  return !isPage && !path.startsWith('/ws');
}

/** The development server of H5: built files with reload, the rest from the server at SERVER_ORIGIN. Started by `npm run dev`. */
export const devServer = {
  host: process.env.HOST ?? '0.0.0.0',
  port: Number(process.env.H5_PORT ?? 8081),
  open: false,
  hot: false,
  liveReload: true,
  client: { overlay: { errors: true, warnings: false }, progress: false },
  // The first one compresses: what it gets has to be whole.
  setupMiddlewares: ([compression, ...others]: Middleware[]): Middleware[] =>
    compression ? [compression, framedPages, ...others] : [framedPages],
  proxy: [
    { context: isForServer, target: process.env.SERVER_ORIGIN ?? 'http://127.0.0.1:8080', logLevel: 'warn' as const },
  ],
};
