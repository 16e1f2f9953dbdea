import { type Endpoint, type EndpointKey, isStaffChange } from '@voltfront/contract';
import { type CallerCode, consoleCode, headers, type PlatformCode, reasonLength } from '@voltfront/contract/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, type AppServices, type Ctx, withTransaction } from '../kernel/context';
import { asCall } from '../kernel/database-use';
import type { Logger } from '../kernel/log';
import { AnswerCache } from '../kernel/shared-reads';
import { languageOf } from '../kernel/texts';
import { forPerson } from '../kernel/transaction-scope';
import './audit';
import './collection';
import { type Envelope, failed, logRefusal, succeed, toRefusal } from './envelope';
import { idempotencyKeyOf, once, onceOutside } from './idempotency';
import { parseInput } from './input';
import { limitAddress, limitEndpoint, limitPerson } from './limits';
import { readMultipart } from './multipart';
import { present } from './present';
import './risk';
import type { RouteSpec } from './routes';
import { authenticate, platformOf } from './session';
import { checkSignature, oneHeader } from './signature';

interface Endpointed {
  key: EndpointKey;
  endpoint: Endpoint;
  spec: { tx?: boolean; cacheMs?: number; run: (ctx: Ctx, input: unknown) => unknown };
  cache: AnswerCache<unknown> | null;
}

/** The parts of a request, validated against the contract. */
interface Input {
  query: unknown;
  body: unknown;
  files: unknown;
}

/** What use cases see of the console is a browser. */
const placeOf = (caller: CallerCode): PlatformCode => (caller === consoleCode ? 'WEB_MOBILE' : caller);

/** Headers carry no Chinese, so the reason is percent-encoded; one that is not is no reason. */
function reasonOf(map: FastifyRequest['headers']): string {
  try {
    return decodeURIComponent(oneHeader(map, headers.reason) ?? '')
      .trim()
      .slice(0, reasonLength);
  } catch {
    return '';
  }
}

function contextOf(app: AppServices, request: FastifyRequest, actor: Actor | null): Ctx {
  let log: Logger | undefined;
  return {
    db: app.database.db,
    now: () => app.clock.now(),
    actor,
    platform: placeOf(platformOf(request.headers)),
    language: languageOf(request.headers[headers.language]),
    ip: request.ip,
    requestId: request.id,
    // Created lazily: most requests log nothing, and creating a child logger costs more than
    // everything else here.
    get log() {
      log ??= app.log.child({ requestId: request.id });
      return log;
    },
    request: {
      captchaTicket: oneHeader(request.headers, headers.captcha),
      queueTicket: oneHeader(request.headers, headers.ticket),
      riskToken: oneHeader(request.headers, headers.risk),
      userAgent: oneHeader(request.headers, 'user-agent'),
      reason: reasonOf(request.headers),
      origin: app.config.publicUrl ?? `${request.protocol}://${request.host}`,
    },
    app,
  };
}

/**
 * Address limit, signature, session, permission and rate limits: all checks before the input is
 * parsed.
 */
async function admit(app: AppServices, key: EndpointKey, endpoint: Endpoint, request: FastifyRequest): Promise<Ctx> {
  const { cache, config, clock, nonces } = app;
  await limitAddress(cache, config, request.ip);
  await checkSignature(request.headers, config.apiSecret, clock.now(), nonces);
  const platform = platformOf(request.headers);
  const actor = await authenticate(request.headers, endpoint.auth, platform, (token) =>
    app.sessions.find(app.database.db, token, clock.now()),
  );
  if (actor) await limitPerson(cache, config, actor.accountId);
  await limitEndpoint(cache, config, {
    key,
    rate: endpoint.rate ?? 'read',
    accountId: actor?.accountId ?? null,
    ip: request.ip,
  });
  return contextOf(app, request, actor);
}

async function answer(app: AppServices, endpointed: Endpointed, request: FastifyRequest): Promise<unknown> {
  const ctx = await admit(app, endpointed.key, endpointed.endpoint, request);
  return ctx.actor ? forPerson(() => serve(ctx, endpointed, request)) : serve(ctx, endpointed, request);
}

/**
 * Risk check, input, use case, and the record of carried personal data, for a request that was
 * admitted.
 */
async function serve(ctx: Ctx, endpointed: Endpointed, request: FastifyRequest): Promise<unknown> {
  const { key, endpoint } = endpointed;
  const { app } = ctx;
  if (endpoint.risk) await app.riskGuard?.check(ctx, key);
  const { fields, files } = endpoint.multipart ? await readMultipart(request) : { fields: request.body, files: [] };
  const input = { ...parseInput(endpoint, request.query, fields), files };
  const idempotencyKey = endpoint.idempotent ? idempotencyKeyOf(request.headers) : null;
  const call = { endpoint: key, person: ctx.actor?.accountId ?? null };
  const reply = await asCall(call, () => run(ctx, endpointed, input, idempotencyKey));
  if (ctx.actor) {
    const { query, body } = input;
    await app.collection?.note(ctx, { key, query, body, hasRiskToken: ctx.request.riskToken !== null });
  }
  return reply;
}

/**
 * Runs the use case from the cache, in a transaction, or once per idempotency key, as the endpoint
 * declares.
 */
async function run(
  ctx: Ctx,
  { key, endpoint, spec, cache }: Endpointed,
  input: Input,
  idempotencyKey: string | null,
): Promise<unknown> {
  const isAudited = isStaffChange(endpoint.auth);
  const work = async (inner: Ctx) => {
    const reply = present(endpoint, key, await spec.run(inner, input));
    if (isAudited) await inner.app.audit?.note(inner, { key, body: input.body, reply });
    return reply;
  };
  if (cache && !ctx.actor) {
    return cache.get(JSON.stringify([ctx.platform, input.query]), ctx.now(), () => work(ctx));
  }
  const parts: unknown[] = [input.query, input.body];
  if (!idempotencyKey && !spec.tx && !isAudited) return work(ctx);
  if (idempotencyKey && spec.tx === false) return onceOutside(ctx, idempotencyKey, key, parts, () => work(ctx));
  return withTransaction(ctx, (inner) => {
    if (!idempotencyKey) return work(inner);
    return once(inner, idempotencyKey, key, parts, () => work(inner));
  });
}

/** Creates the Fastify handler of one endpoint: checks, input, use case, envelope. */
export function createHandler(app: AppServices, key: EndpointKey, endpoint: Endpoint, routeSpec: RouteSpec<never>) {
  const spec = routeSpec as unknown as Endpointed['spec'];
  const endpointed = { key, endpoint, spec, cache: spec.cacheMs ? new AnswerCache<unknown>(spec.cacheMs) : null };
  return async (request: FastifyRequest, response: FastifyReply): Promise<Envelope> => {
    try {
      // Responses are personal and change at any time, so no cache may store them.
      response.header('cache-control', 'no-store');
      return succeed(await answer(app, endpointed, request));
    } catch (error) {
      const refusal = toRefusal(error, request.id);
      logRefusal(app.log, refusal, error, { requestId: request.id, endpoint: key });
      response.code(refusal.row.status);
      return failed(refusal);
    }
  };
}
