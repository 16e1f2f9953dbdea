import type { StateMachine } from '../state-machine';

/** Kinds of prizes. Points, coupons, chances and tickets are booked at once; goods are sent; an experience is used on site. */
export const PRIZE_KINDS = ['points', 'coupon', 'chances', 'tickets', 'goods', 'experience'] as const;
export type PrizeKind = (typeof PRIZE_KINDS)[number];

/**
 * Where an award stands.
 * - `booked`: what was won is in the wallet, or is a further chance.
 * - `waiting`: goods without an address. `ordered`, `sent`, `received`: their parcel.
 * - `ready`: an experience whose code was not used yet; `pickup`: goods that their person collects with a code; `used` afterwards.
 * - `turned`: a figure that was turned back into points. `lapsed`: not claimed in time. `revoked`: taken back by the brand.
 */
export const AWARD_STATES = [
  'booked',
  'waiting',
  'ordered',
  'sent',
  'received',
  'ready',
  'pickup',
  'used',
  'turned',
  'lapsed',
  'revoked',
] as const;
export type AwardState = (typeof AWARD_STATES)[number];

export type AwardEvent = 'order' | 'collect' | 'send' | 'receive' | 'use' | 'turn' | 'lapse' | 'revoke';
export type AwardActor = 'customer' | 'staff' | 'system';

/** Input of the conditions, in epoch milliseconds; `claimUntil` null: no end. */
export interface AwardFacts {
  now: number;
  claimUntil: number | null;
}

const isInTime = ({ now, claimUntil }: AwardFacts): boolean => claimUntil === null || now < claimUntil;

/** The life of an award, which begins as `booked`, `waiting` or `ready` by the kind of its prize. */
export const AWARD_MACHINE: StateMachine<AwardState, AwardEvent, AwardActor, AwardFacts> = {
  states: AWARD_STATES,
  moves: [
    { event: 'order', from: ['waiting', 'pickup'], to: 'ordered', who: ['customer'], when: isInTime },
    { event: 'collect', from: ['waiting', 'ordered', 'pickup'], to: 'pickup', who: ['customer'], when: isInTime },
    { event: 'turn', from: ['waiting'], to: 'turned', who: ['customer'], when: isInTime },
    { event: 'send', from: ['ordered'], to: 'sent', who: ['staff'] },
    { event: 'receive', from: ['sent'], to: 'received', who: ['customer', 'system'] },
    { event: 'use', from: ['ready', 'pickup'], to: 'used', who: ['staff'], when: isInTime },
    {
      event: 'lapse',
      from: ['waiting', 'ready', 'pickup'],
      to: 'lapsed',
      who: ['system'],
      when: (facts) => !isInTime(facts),
    },
    {
      event: 'revoke',
      from: ['booked', 'waiting', 'ready', 'pickup', 'ordered'],
      to: 'revoked',
      who: ['staff', 'system'],
    },
  ],
};

/** State in which an award of a kind begins. */
export function firstAwardState(kind: PrizeKind): AwardState {
  if (kind === 'goods') return 'waiting';
  return kind === 'experience' ? 'ready' : 'booked';
}

/** Tabs of a person's prizes; `all` has no list of states. */
export const AWARD_TABS = ['all', 'open', 'claimed', 'void'] as const;
export type AwardTab = (typeof AWARD_TABS)[number];

/** States under each tab. */
export const STATES_OF_TAB: Record<AwardTab, readonly AwardState[]> = {
  all: AWARD_STATES,
  open: ['waiting', 'ready', 'pickup'],
  claimed: ['booked', 'ordered', 'sent', 'received', 'used', 'turned'],
  void: ['lapsed', 'revoked'],
};
