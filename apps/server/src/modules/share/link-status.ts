import type { ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { assertNotGuessing, linkState, noteWrongToken } from './find-open-link';
import { findPage } from './known-pages';
import { findLink, withdrawOwn } from './short-link.repository';

type Status = ReplyOf<'POST /{product}-mp-integral/v1/recommend/status'>;

/** Whether a link is open; its details are for its creator only. @throws TOO_FREQUENT */
export async function showLinkStatus(ctx: Ctx, token: string): Promise<Status> {
  await assertNotGuessing(ctx);
  const row = await findLink(ctx.db, token);
  if (!row) {
    await noteWrongToken(ctx);
    return { state: 'ended', own: null };
  }
  const state = linkState(row, ctx.now());
  const isOpen = state === 'open' && findPage(ctx, row.route) !== null;
  if (row.accountId === null || row.accountId !== ctx.actor?.accountId) {
    if (!isOpen) await noteWrongToken(ctx);
    return { state: isOpen ? 'open' : 'ended', own: null };
  }
  const { visitCount, createdAt, expiresAt } = row;
  return { state: isOpen ? 'open' : 'ended', own: { state, visitCount, createdAt, expiresAt } };
}

/** Withdraws a link of the caller. @throws NOT_FOUND for somebody else's */
export async function withdrawLink(ctx: ActorCtx, token: string): Promise<{ ok: true }> {
  if (!(await withdrawOwn(ctx.db, ctx.actor.accountId, token, ctx.now()))) throw refuse('NOT_FOUND');
  return { ok: true };
}
