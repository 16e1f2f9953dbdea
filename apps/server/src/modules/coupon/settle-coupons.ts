import { guardOf } from '../../kernel/account-guard';
import { type Ctx, withTransaction } from '../../kernel/context';
import type { JobMap } from '../../kernel/jobs';
import { selectCouponForUpdate, selectOver } from './coupon.repository';
import type { CouponKey } from './coupon.types';
import { endGift, selectGift, selectOverdueGifts } from './gift.repository';
import { canMove, moveCoupon } from './move-coupon';

/** Rows that the upkeep reads at a time. */
const MOST = 500;

/** Moves one coupon where that can still happen; needs a transaction. */
async function moveIfPossible(ctx: Ctx, key: CouponKey, event: 'expire' | 'lapse'): Promise<void> {
  const row = await selectCouponForUpdate(ctx.db, key);
  if (row && canMove(ctx, row, event, 'system')) await moveCoupon(ctx, row, event, { who: 'system' });
}

/** A gift that nobody received in its time goes back to its owner; nothing when it has ended otherwise. Needs a transaction. */
export async function lapseGift(ctx: Ctx, { giftCode }: JobMap['lapseGift']): Promise<void> {
  const gift = await selectGift(ctx.db, giftCode);
  if (!gift || gift.expiresAt > ctx.now()) return;
  const ended = await endGift(ctx.db, giftCode, { state: 'expired', updatedAt: ctx.now() });
  if (ended) await moveIfPossible(ctx, ended, 'lapse');
}

/** Runs a step for one person while their account is active. @returns false when it failed, which the log says; others go on */
async function settle(ctx: Ctx, accountId: string, step: (tx: Ctx) => Promise<void>): Promise<boolean> {
  try {
    await withTransaction(ctx, async (tx) => {
      if (await guardOf(tx).holdAccount(tx.db, accountId)) await step(tx);
    });
    return true;
  } catch (error) {
    ctx.log.error({ err: error, accountId }, 'a coupon cannot be settled');
    return false;
  }
}

/** Works off what is due, a batch at a time; stops when one of a batch fails, which the next run meets again. */
async function settleDue<Row extends { accountId: string }>(
  ctx: Ctx,
  select: () => Promise<Row[]>,
  step: (tx: Ctx, row: Row) => Promise<void>,
): Promise<void> {
  let isMore = true;
  while (isMore) {
    const rows = await select();
    const settled = [];
    for (const row of rows) settled.push(await settle(ctx, row.accountId, (tx) => step(tx, row)));
    isMore = rows.length >= MOST && settled.every(Boolean);
  }
}

/** Ends gifts that nobody received, then coupons whose time is over. Several processes may run it at once. */
export async function settleCoupons(ctx: Ctx): Promise<void> {
  await settleDue(ctx, () => selectOverdueGifts(ctx.db, ctx.now(), MOST), lapseGift);
  await settleDue(
    ctx,
    () => selectOver(ctx.db, ctx.now(), MOST),
    (tx, key) => moveIfPossible(tx, key, 'expire'),
  );
}
