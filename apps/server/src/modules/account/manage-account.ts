import type { ReplyOf } from '@voltfront/contract';
import type { PlatformCode } from '@voltfront/contract/headers';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { maskMobile } from './account.presenter';
import { findMobile } from './account.repository';
import { bindingsOf } from './identity.repository';
import { liveSessionsOf, logOutSessionOf } from './session.repository';

/** The caller's phone, bound platforms and live sessions. */
export async function showManaged(ctx: ActorCtx): Promise<ReplyOf<'GET /api/mpaccount/v1/account/manage'>> {
  const { accountId, sessionId } = ctx.actor;
  const usedSince = ctx.now() - ctx.app.config.sessionDays * DAY_MS;
  const sessions = (await liveSessionsOf(ctx.db, accountId, usedSince)).map(({ id, platform, ...times }) => ({
    ...times,
    sessionId: id,
    platform: platform as PlatformCode,
    isCurrent: id === sessionId,
  }));
  const bindings = await bindingsOf(ctx.db, accountId);
  return {
    maskedMobile: maskMobile(await findMobile(ctx.db, accountId)),
    bindings: bindings.map(({ platform, boundAt }) => ({ platform: platform as PlatformCode, boundAt })),
    sessions: sessions.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
  };
}

/**
 * Ends another session of the caller; call it in a transaction.
 * @throws BAD_INPUT for the session in use, which a logout ends; NOT_FOUND for somebody else's, STATE_CHANGED for an ended one
 */
export async function endOtherSession(ctx: ActorCtx, input: { sessionId: string }): Promise<{ ok: true }> {
  const { accountId, sessionId } = ctx.actor;
  if (input.sessionId === sessionId) throw refuse('BAD_INPUT', { data: { fields: ['body.sessionId'] } });
  const outcome = await logOutSessionOf(ctx.db, accountId, input.sessionId);
  if (outcome === 'missing') throw refuse('NOT_FOUND');
  if (outcome === 'ended') throw refuse('STATE_CHANGED');
  ctx.app.sessions.ended(accountId);
  return { ok: true };
}
