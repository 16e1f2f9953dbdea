import type { FastifyInstance } from 'fastify';
import { type AppServices, type Ctx, systemContext, withTransaction } from '../../kernel/context';
import { type LenderNotice, LenderNoticeRefused, type RawLenderNotice } from '../../providers/lender';
import { insertNotice, isNoticeKnown } from './application.repository';
import { applyLenderReport } from './move-application';

/** Largest accepted notice, in bytes. */
const BODY_LIMIT = 64 * 1024;

async function parse(ctx: Ctx, raw: RawLenderNotice): Promise<LenderNotice | null> {
  try {
    return await ctx.app.lender.parseNotice(ctx, raw);
  } catch (error) {
    if (!(error instanceof LenderNoticeRefused)) throw error;
    ctx.log.warn({ why: error.message, bytes: raw.rawBody.length }, 'lender notice refused');
    return null;
  }
}

async function apply(ctx: Ctx, { noticeId, report }: LenderNotice): Promise<boolean> {
  const provider = ctx.app.lender.key;
  const { applicationNo } = report;
  if (await isNoticeKnown(ctx.db, provider, noticeId)) return true;
  const isTaken = await applyLenderReport(ctx, provider, report);
  if (isTaken) await insertNotice(ctx.db, { provider, noticeId, applicationNo, receivedAt: ctx.now() });
  return isTaken;
}

/**
 * Receives a lender's notice: verifies the signature over the raw body, then number and amount,
 * then applies it once. Call it outside a transaction.
 * @returns whether it was accepted; false makes the lender send it again
 */
export async function receiveLenderNotice(ctx: Ctx, raw: RawLenderNotice): Promise<boolean> {
  const notice = await parse(ctx, raw);
  return notice ? withTransaction(ctx, (tx) => apply(tx, notice)) : false;
}

/**
 * `POST /api/mporder/v1/finance/notify/{key}`: receives the lenders' notices. Not part of the
 * contract, because clients do not call it. The raw body is kept, because the signature covers its
 * bytes.
 */
export async function lenderNoticeRoutes(server: FastifyInstance, app: AppServices): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(`/api/mporder/v1/finance/notify/${app.lender.key}`, async (request, reply) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const ctx = systemContext(app, undefined, request.id);
      const isTaken = await receiveLenderNotice(ctx, { headers: request.headers, rawBody });
      return reply
        .code(isTaken ? 200 : 409)
        .type('text/plain; charset=utf-8')
        .send(isTaken ? 'success' : 'fail');
    });
  });
}
