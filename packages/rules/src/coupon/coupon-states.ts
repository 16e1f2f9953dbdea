import type { Move, StateMachine } from '../state-machine';

/** States of a coupon. `giftPending`: given by a link that nobody has taken yet. */
export const COUPON_STATES = ['unused', 'locked', 'giftPending', 'used', 'expired', 'givenAway'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

export type CouponEvent =
  | 'lock'
  | 'free'
  | 'use'
  | 'redeem'
  | 'give'
  | 'takeBack'
  | 'lapse'
  | 'receive'
  | 'expire'
  | 'withdraw';

/** Who moves a coupon: its owner, the order it lies on, staff of a store, the receiver of a gift, the clock. */
export type CouponActor = 'owner' | 'order' | 'staff' | 'receiver' | 'system';

/** What conditions look at. */
export interface CouponFacts {
  /** Its last moment has passed. */
  isOver: boolean;
  isGiftable: boolean;
  /** It is shown in a store, not put on an order. */
  isForStores: boolean;
}

const isOpen = ({ isOver }: CouponFacts): boolean => !isOver;

const move = (
  event: CouponEvent,
  from: readonly CouponState[],
  to: CouponState,
  who: CouponActor,
  when?: (facts: CouponFacts) => boolean,
): Move<CouponState, CouponEvent, CouponActor, CouponFacts> => ({
  event,
  from,
  to,
  who: [who],
  ...(when ? { when } : {}),
});

/**
 * The life of a coupon.
 * - `lock`: an order takes it; `free`: the order ends without it, too late for a coupon whose time is over by then.
 *   A locked coupon does not expire.
 * - `redeem`: staff of a store scan its code. `use`: its order was paid.
 * - `withdraw`: staff take it back before it was used.
 * - `give`: its owner makes a link; `takeBack`: the owner wants it back; `lapse`: nobody took it within its time.
 */
export const COUPON_MACHINE: StateMachine<CouponState, CouponEvent, CouponActor, CouponFacts> = {
  states: COUPON_STATES,
  moves: [
    move('lock', ['unused'], 'locked', 'order', (facts) => isOpen(facts) && !facts.isForStores),
    move('free', ['locked'], 'unused', 'order', isOpen),
    move('free', ['locked'], 'expired', 'order', ({ isOver }) => isOver),
    move('use', ['locked'], 'used', 'order'),
    move('redeem', ['unused'], 'used', 'staff', (facts) => isOpen(facts) && facts.isForStores),
    move('give', ['unused'], 'giftPending', 'owner', (facts) => isOpen(facts) && facts.isGiftable),
    move('takeBack', ['giftPending'], 'unused', 'owner'),
    move('lapse', ['giftPending'], 'unused', 'system'),
    move('receive', ['giftPending'], 'givenAway', 'receiver', isOpen),
    move('withdraw', ['unused'], 'expired', 'staff', isOpen),
    move('expire', ['unused'], 'expired', 'system', ({ isOver }) => isOver),
  ],
};

/** The state that is shown: an unused coupon whose time is over is expired, also before the clock moved it. */
export const shownCouponState = (state: CouponState, expiresAt: number, now: number): CouponState =>
  state === 'unused' && expiresAt <= now ? 'expired' : state;
