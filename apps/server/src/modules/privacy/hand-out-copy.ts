import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type ActorCtx, type AppServices, type Ctx, systemContext } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId, randomToken } from '../../kernel/ids';
import { unseal } from '../order';
import type { CopyFile } from './assemble-copy';
import { findCopy, insertToken, takeToken } from './copy.repository';
import { copyHtml, linkEndedHtml } from './copy-html';

/** A link works once, within this time (ms). */
const LINK_MS = 10 * MINUTE_MS;

const PATH = '/privacy/copies';

/**
 * Creates a one-time link to the caller's copy.
 * @throws NOT_FOUND for a copy that is not theirs, not ready, or expired
 */
export async function linkToCopy(
  ctx: ActorCtx,
  { copyId, format }: BodyOf<'POST /api/mpaccount/v1/privacy/copy/link'>,
): Promise<ReplyOf<'POST /api/mpaccount/v1/privacy/copy/link'>> {
  const { accountId } = ctx.actor;
  const now = ctx.now();
  const copy = await findCopy(ctx.db, { accountId, copyId });
  if (!copy?.sealedContent || !copy.expiresAt || copy.expiresAt <= now) throw refuse('NOT_FOUND');
  const token = randomToken();
  const expiresAt = Math.min(now + LINK_MS, copy.expiresAt);
  await insertToken(ctx.db, token, { id: newId(now), accountId, copyId, format, expiresAt });
  return { url: `${ctx.request.origin}${PATH}/${token}`, expiresAt };
}

/** The decrypted file of a valid token; the token is used up. */
async function openCopy(ctx: Ctx, token: string): Promise<{ file: CopyFile; format: 'html' | 'json' } | null> {
  const taken = await takeToken(ctx.db, token, ctx.now());
  const copy = taken && (await findCopy(ctx.db, taken));
  if (!copy?.sealedContent || !copy.expiresAt || copy.expiresAt <= ctx.now()) return null;
  const file = JSON.parse(unseal(ctx.app.config.dataSecret, copy.sealedContent)) as CopyFile;
  return { file, format: taken?.format ?? 'html' };
}

/** No cache stores it, no page can frame it, and its URL is not sent as a referrer. */
const guarded = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");

/** `GET /privacy/copies/{token}`: not part of the contract, because a browser opens it without a signature. */
export function copyPages(server: FastifyInstance, app: AppServices): void {
  server.get<{ Params: { token: string } }>(`${PATH}/:token`, async (request, reply) => {
    const copy = await openCopy(systemContext(app, undefined, request.id), request.params.token);
    if (!copy) return guarded(reply).code(404).type('text/html; charset=utf-8').send(linkEndedHtml());
    const { file, format } = copy;
    const name = `personal-data-${new Date(file.madeAt).toISOString().slice(0, 10)}.${format}`;
    guarded(reply).header('content-disposition', `attachment; filename="${name}"`);
    return format === 'json'
      ? reply.type('application/json; charset=utf-8').send(JSON.stringify(file, null, 2))
      : reply.type('text/html; charset=utf-8').send(copyHtml(file));
  });
}
