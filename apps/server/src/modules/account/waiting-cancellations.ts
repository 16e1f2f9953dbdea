import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { schedule } from '../../kernel/jobs';
import { CONFIRM_EVERY_MS, closeWaiting } from './cancel-account';
import { findCancellation, findWaiting, markErased, waitingAccounts } from './cancellation.repository';

declare module '../../kernel/jobs' {
  interface JobMap {
    /** Looks whether everything of a closed account is erased, until it is. */
    confirmErasure: { requestId: string };
    /** Closes an account whose request waits, if nothing blocks it any more. */
    closeWaitingAccount: { accountId: string };
  }
}

/** The latest moment of the erasure after the closing (ms), as customers are told. */
export const ERASE_WITHIN_MS = DAY_MS;
/** Requests looked at in one round of upkeep. */
const MOST = 500;

/** An order of a person has ended: perhaps their request to cancel the account waited for it. */
export async function orderEnded(ctx: Ctx, { userId }: { userId: string }): Promise<void> {
  if (await findWaiting(ctx.db, userId)) await schedule(ctx, 'closeWaitingAccount', { accountId: userId }, ctx.now());
}

/** Looks at all requests that wait: orders also end in ways that no event tells of. */
export async function closeAllWaiting(ctx: Ctx): Promise<void> {
  for (const accountId of await waitingAccounts(ctx.db, MOST)) {
    await ctx.app.database.transaction((db) => closeWaiting({ ...ctx, db }, accountId));
  }
}

/** Notes that every module has erased what it kept of a closed account, or looks again a little later. */
export async function confirmErasure(ctx: Ctx, { requestId }: { requestId: string }): Promise<void> {
  const request = await findCancellation(ctx.db, requestId);
  if (request?.state !== 'requested') return;
  const now = ctx.now();
  if (!(await ctx.app.jobs.hasUnfinished(ctx.db, 'AccountCancelled', request.accountId))) {
    await markErased(ctx.db, requestId, now);
    return;
  }
  if (now - (request.closedAt ?? now) > ERASE_WITHIN_MS) ctx.log.error({ requestId }, 'account not erased in time');
  await schedule(ctx, 'confirmErasure', { requestId }, now + CONFIRM_EVERY_MS);
}
