import { MINUTE_MS } from '@voltfront/rules/time';
import { route, routes } from '../../gateway/routes';
import { showConsents } from '../account';
import { linkToCopy } from './hand-out-copy';
import { requestCopy, showCopy } from './request-copy';
import { showCatalogue } from './show-catalogue';
import { showOwn } from './show-own';

const KEEP_MS = MINUTE_MS;

export const privacyRoutes = routes({
  'GET /api/mpmkt/v1/privacy/catalogue': route({ cacheMs: KEEP_MS, run: (_ctx, { query }) => showCatalogue(query) }),
  'GET /api/mpaccount/v1/privacy/own': route({ run: (ctx, { query }) => showOwn(ctx, query) }),
  'GET /api/mpaccount/v1/privacy/copy': route({ run: (ctx) => showCopy(ctx) }),
  'POST /api/mpaccount/v1/privacy/copy/request': route({ tx: true, run: (ctx) => requestCopy(ctx) }),
  'POST /api/mpaccount/v1/privacy/copy/link': route({ tx: true, run: (ctx, { body }) => linkToCopy(ctx, body) }),
  'GET /api/mpaccount/v1/privacy/consents': route({ run: (ctx, { query }) => showConsents(ctx, query) }),
});
