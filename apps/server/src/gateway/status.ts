import { createHash, timingSafeEqual } from 'node:crypto';
import { SECOND_MS } from '@voltfront/rules/time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppServices } from '../kernel/context';
import { refuse } from '../kernel/errors';

const READY_TIMEOUT_MS = 3 * SECOND_MS;
const LOCAL_ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refuse('PROVIDER_DOWN')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function mayReadMetrics(app: AppServices, request: FastifyRequest): boolean {
  const { metricsToken, isDemo } = app.config;
  if (!metricsToken) return isDemo && LOCAL_ADDRESSES.includes(request.ip);
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${metricsToken}`));
}

/**
 * `/healthz` (the process is alive), `/readyz` (it can serve: database and cache respond) and
 * `/metrics`.
 */
export function registerStatus(server: FastifyInstance, app: AppServices, isStopping: () => boolean): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (request, response) => {
    const checks = { database: false, cache: false };
    try {
      await within(app.database.ping(), READY_TIMEOUT_MS);
      checks.database = true;
      await within(app.cache.get('ready'), READY_TIMEOUT_MS);
      checks.cache = true;
    } catch (error) {
      app.log.warn({ err: error, requestId: request.id }, 'not ready');
    }
    const isReady = checks.database && checks.cache && !isStopping();
    return response.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', ...checks });
  });
  server.get('/metrics', async (request, response) => {
    if (!mayReadMetrics(app, request)) throw refuse('FORBIDDEN');
    return response.type(app.metrics.registry.contentType).send(await app.metrics.registry.metrics());
  });
}
