import type { ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { usableCoupons } from '../coupon';
import { balances } from '../points';
import { accountTexts } from './account.texts';
import { cancellationBlocks, hashReceipt } from './cancel-account';
import { findByReceipt, findWaiting, moveWaiting } from './cancellation.repository';
import { ERASE_WITHIN_MS } from './waiting-cancellations';

type Shown = ReplyOf<'GET /api/mpaccount/v1/account/cancellation'>;
type Receipt = ReplyOf<'GET /api/mpaccount/v1/account/pub/cancellation/receipt'>;

const CHECKS = ['openOrders', 'refunds', 'unissuedInvoices'] as const;

const reasons = (): Shown['reasons'] => [
  { code: 'unused', title: accountTexts.reasonUnused },
  { code: 'privacy', title: accountTexts.reasonPrivacy },
  { code: 'newAccount', title: accountTexts.reasonNewAccount },
  { code: 'messages', title: accountTexts.reasonMessages },
  { code: 'service', title: accountTexts.reasonService },
  { code: 'other', title: accountTexts.reasonOther },
];

async function lossesOf(ctx: Ctx, accountId: string): Promise<Shown['losses']> {
  const { points, growth, kr } = await balances(ctx, accountId);
  const answers = (await ctx.app.hooks.ask(ctx, 'lostByCancellation', { accountId })).flat();
  const countOf = (key: 'posts' | 'orders') =>
    answers.filter((answer) => answer.key === key).reduce((sum, { count }) => sum + count, 0);
  return [
    { key: 'points', count: points },
    { key: 'growth', count: growth },
    { key: 'kr', count: kr },
    { key: 'coupons', count: await usableCoupons(ctx, accountId) },
    { key: 'posts', count: countOf('posts') },
    { key: 'orders', count: countOf('orders') },
  ];
}

/** What a cancellation of the caller's account costs and waits for, and their request that waits. */
export async function showCancellation(ctx: ActorCtx): Promise<Shown> {
  const { accountId } = ctx.actor;
  const waiting = await findWaiting(ctx.db, accountId);
  const blocks = await cancellationBlocks(ctx, accountId);
  return {
    state: waiting ? 'waiting' : 'possible',
    requestedAt: waiting?.requestedAt ?? null,
    losses: await lossesOf(ctx, accountId),
    checks: CHECKS.map((key) => ({ key, openCount: blocks.find((block) => block.key === key)?.count ?? 0 })),
    reasons: reasons(),
  };
}

/** Withdraws the caller's request; call it in a transaction. @throws STATE_CHANGED when none waits */
export async function withdrawCancellation(ctx: ActorCtx): Promise<{ ok: true }> {
  if (!(await moveWaiting(ctx.db, ctx.actor.accountId, { state: 'withdrawn' }))) throw refuse('STATE_CHANGED');
  return { ok: true };
}

/** How far the erasure of a closed account is. @throws NOT_FOUND for an unknown receipt */
export async function showReceipt(ctx: Ctx, { receipt }: { receipt: string }): Promise<Receipt> {
  const row = await findByReceipt(ctx.db, hashReceipt(receipt));
  if (!row || row.closedAt === null) throw refuse('NOT_FOUND');
  const { closedAt, erasedAt } = row;
  return { state: erasedAt === null ? 'requested' : 'done', closedAt, eraseBy: closedAt + ERASE_WITHIN_MS, erasedAt };
}
