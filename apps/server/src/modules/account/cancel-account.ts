import { createHash } from 'node:crypto';
import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import { forgetAnswersOf } from '../../gateway/idempotency.repository';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { CancellationBlock } from '../../kernel/hooks';
import { newId, randomToken } from '../../kernel/ids';
import { publish, schedule } from '../../kernel/jobs';
import { render } from '../../kernel/texts';
import { blindAccount, findMobile, lockForCancellation } from './account.repository';
import { accountTexts } from './account.texts';
import { cancelledAvatar } from './avatars';
import { addCancellation, moveWaiting } from './cancellation.repository';
import { forgetCodesOf } from './forget-codes';
import { forgetIdentities } from './identity.repository';
import { forgetNotifications } from './preference.repository';
import { cancelSessions } from './session-store';
import { useSmsCode } from './sms-code';

type Request = BodyOf<'POST /api/appuser/v1/user/cancel'>;
type Answer = ReplyOf<'POST /api/appuser/v1/user/cancel'>;

/** The erasure takes seconds; it is looked after as often as this until it is confirmed. */
export const CONFIRM_EVERY_MS = MINUTE_MS;

/** An account being cancelled, with its phone number. */
interface Leaving {
  accountId: string;
  mobile: string | null;
}

/** Everything that must end before an account can be cancelled, as all modules know it. */
export async function cancellationBlocks(ctx: Ctx, accountId: string): Promise<CancellationBlock[]> {
  return (await ctx.app.hooks.ask(ctx, 'canCancelAccount', { accountId })).flat();
}

/** @throws OPEN_ORDERS with the first reason that a module gives */
function refuseBlocked([block]: readonly CancellationBlock[]): void {
  if (block) throw refuse('OPEN_ORDERS', { message: block.reason });
}

/** Locks the account exclusively. @throws ACCOUNT_CANCELLED */
async function lockLeaving(ctx: Ctx, accountId: string): Promise<Leaving> {
  const row = await lockForCancellation(ctx.db, accountId);
  if (row?.state !== 'active') throw refuse('ACCOUNT_CANCELLED');
  return { accountId, mobile: row.mobile };
}

/**
 * Overwrites the account's row, ends all its sessions, frees the phone number, and deletes stored
 * idempotent responses and codes; call it in a transaction that holds the exclusive lock.
 */
export async function closeAccount(ctx: Ctx, { accountId, mobile }: Leaving): Promise<void> {
  const blind = {
    mobile: null,
    nickname: render(accountTexts.cancelled),
    avatar: cancelledAvatar,
    roles: [],
    organName: null,
    jobId: null,
    state: 'cancelled' as const,
    cancelledAt: ctx.now(),
  };
  await blindAccount(ctx.db, accountId, blind);
  await cancelSessions(ctx, accountId);
  await forgetAnswersOf(ctx.db, accountId);
  if (mobile !== null) await forgetCodesOf(ctx, mobile);
  await forgetIdentities(ctx.db, accountId);
  await forgetNotifications(ctx.db, accountId);
  await publish(ctx, 'AccountCancelled', { accountId });
}

/** What the tables keep of a receipt. */
export const hashReceipt = (receipt: string): string => createHash('sha256').update(receipt).digest('hex');

/** Closes the account and notes who asked for it and when. @returns the receipt */
async function closeOnRequest(ctx: Ctx, leaving: Leaving, reason: string): Promise<string> {
  const { accountId } = leaving;
  const receipt = randomToken(24);
  const now = ctx.now();
  const closed = { state: 'requested' as const, closedAt: now, receiptHash: hashReceipt(receipt) };
  const waited = await moveWaiting(ctx.db, accountId, closed);
  const id = waited?.id ?? newId(now);
  if (!waited) await addCancellation(ctx.db, { id, accountId, reason, requestedAt: now, erasedAt: null, ...closed });
  await closeAccount(ctx, leaving);
  await schedule(ctx, 'confirmErasure', { requestId: id }, now + CONFIRM_EVERY_MS);
  return receipt;
}

/** Keeps a request until the orders have ended; a second one changes nothing. */
async function keepWaiting(ctx: Ctx, accountId: string, reason: string): Promise<void> {
  const now = ctx.now();
  await addCancellation(ctx.db, {
    id: newId(now),
    accountId,
    reason,
    state: 'waiting',
    requestedAt: now,
    closedAt: null,
    erasedAt: null,
    receiptHash: null,
  });
}

/**
 * Cancels the caller's account after checking an SMS code of the scene `cancel`. All modules are
 * asked first, so that a refusal does not use up the code, and again with the account locked. With
 * `mayWait` a request that is blocked waits instead.
 * @throws OPEN_ORDERS, CODE_WRONG, CODE_VOID, CODE_EXPIRED
 */
export async function cancelAccount(ctx: ActorCtx, { code, reason, mayWait }: Request): Promise<Answer> {
  const { accountId } = ctx.actor;
  if (!mayWait) refuseBlocked(await cancellationBlocks(ctx, accountId));
  const mobile = await findMobile(ctx.db, accountId);
  if (!mobile) throw refuse('CODE_WRONG', { data: { triesLeft: 0 } });
  await useSmsCode(ctx, mobile, 'cancel', code);
  // Not `withTransaction`, which would take the shared lock first: two concurrent cancellations
  // would deadlock.
  return ctx.app.database.transaction(async (db) => {
    const inner = { ...ctx, db };
    const leaving = await lockLeaving(inner, accountId);
    const blocks = await cancellationBlocks(inner, accountId);
    if (!mayWait) refuseBlocked(blocks);
    if (blocks.length > 0) {
      await keepWaiting(inner, accountId, reason);
      return { ok: true, state: 'waiting', receipt: null };
    }
    return { ok: true, state: 'requested', receipt: await closeOnRequest(inner, leaving, reason) };
  });
}

/** Closes an account whose request waits, once nothing blocks it any more; call it in a transaction. */
export async function closeWaiting(ctx: Ctx, accountId: string): Promise<void> {
  const row = await lockForCancellation(ctx.db, accountId);
  if (row?.state !== 'active') return;
  if ((await cancellationBlocks(ctx, accountId)).length > 0) return;
  const now = ctx.now();
  const request = await moveWaiting(ctx.db, accountId, { state: 'requested', closedAt: now });
  if (!request) return;
  await closeAccount(ctx, { accountId, mobile: row.mobile });
  await schedule(ctx, 'confirmErasure', { requestId: request.id }, now + CONFIRM_EVERY_MS);
}
