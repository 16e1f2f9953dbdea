import { isUsedOnOrder } from '@voltfront/rules/coupon/coupon-kinds';
import {
  COUPON_MACHINE,
  type CouponActor,
  type CouponEvent,
  type CouponFacts,
  type CouponState,
} from '@voltfront/rules/coupon/coupon-states';
import type { Ctx } from '../../kernel/context';
import { keepStates, type MoveOptions } from '../../kernel/state-machine';
import { type CouponRow, type NewCoupon, selectCouponForUpdate, updateWithLine } from './coupon.repository';
import { couponTexts } from './coupon.texts';
import type { CouponKey, CouponLine } from './coupon.types';

interface CouponEntity {
  key: CouponKey;
  row: CouponRow;
  changes: Partial<NewCoupon>;
  state: CouponState;
  event: CouponEvent;
  actor: CouponActor;
  facts: CouponFacts;
}

const kept = keepStates<CouponEntity>({
  machine: () => COUPON_MACHINE,
  facts: ({ expiresAt, isGiftable, kind }, at) => ({
    isOver: expiresAt <= at,
    isGiftable,
    isForStores: !isUsedOnOrder(kind),
  }),
  lock: selectCouponForUpdate,
  missing: couponTexts.missing,
  write: (ctx, { accountId, id: couponId }, changes, { title, ...line }) =>
    updateWithLine(
      ctx.db,
      { ...changes, historyCount: line.sequence },
      { accountId, couponId, ...line, title: title as CouponLine },
    ),
});

/** Reads a coupon of a person and locks it. @throws NOT_FOUND also for somebody else's */
export const lockCoupon = (ctx: Ctx, key: CouponKey): Promise<CouponRow> => kept.lock(ctx, key);

/** Whether an event can happen to a coupon now. */
export const canMove = (ctx: Ctx, row: CouponRow, event: CouponEvent, who: CouponActor): boolean =>
  kept.next(row, event, who, ctx.now()) !== null;

/** What the history calls an event; `free` of a coupon whose time is over is its end. */
const LINES: Record<CouponEvent, CouponLine> = {
  lock: 'locked',
  free: 'freed',
  use: 'used',
  redeem: 'redeemed',
  give: 'given',
  takeBack: 'takenBack',
  lapse: 'lapsed',
  receive: 'received',
  expire: 'expired',
  withdraw: 'withdrawn',
};

/**
 * The only function that changes a coupon's state, in the caller's transaction. `row` must be locked by it.
 * @throws STATE_CHANGED when the coupon's state, its end or its kind does not allow it
 */
export const moveCoupon = (
  ctx: Ctx,
  row: CouponRow,
  event: CouponEvent,
  options: Pick<MoveOptions<CouponEntity>, 'who' | 'note' | 'changes'>,
): Promise<CouponRow> => kept.move(ctx, row, event, { ...options, title: LINES[event] });
