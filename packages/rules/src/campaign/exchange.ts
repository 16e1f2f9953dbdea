import type { AwardState } from './award-moves';

/** Kinds of rewards that tickets buy. */
export const EXCHANGE_KINDS = ['goods', 'coupon', 'points'] as const;
export type ExchangeKind = (typeof EXCHANGE_KINDS)[number];

/** Where an exchange stands: goods that wait for their parcel, goods on their way, and what has come. */
export const EXCHANGE_STATES = ['toSend', 'sent', 'arrived'] as const;
export type ExchangeState = (typeof EXCHANGE_STATES)[number];

/** Tabs of a person's exchanges; `all` has no list of states. */
export const EXCHANGE_TABS = ['all', ...EXCHANGE_STATES] as const;
export type ExchangeTab = (typeof EXCHANGE_TABS)[number];

/** States of awards under each state of an exchange. */
export const AWARDS_OF_EXCHANGE: Record<ExchangeState, readonly AwardState[]> = {
  toSend: ['waiting', 'ordered'],
  sent: ['sent'],
  arrived: ['booked', 'received'],
};

/** Where the award of an exchange stands; null: it was taken back. */
export const exchangeState = (award: AwardState): ExchangeState | null =>
  EXCHANGE_STATES.find((state) => AWARDS_OF_EXCHANGE[state].includes(award)) ?? null;

/** Tickets that were given at one time, as far as they are left. */
export interface TicketsLeft {
  id: string;
  left: number;
}

/**
 * Takes tickets in the given order, which is that of their expiry. Of 2, 3 and 5 a reward of 4 takes 2 and 2.
 * @returns what is taken of each; null when there are too few
 */
export function takeTickets(tickets: readonly TicketsLeft[], price: number): { id: string; amount: number }[] | null {
  const taken: { id: string; amount: number }[] = [];
  let open = price;
  for (const { id, left } of tickets) {
    const amount = Math.min(left, open);
    if (amount > 0) taken.push({ id, amount });
    open -= amount;
  }
  return open > 0 ? null : taken;
}

/** Where tickets stand that were given at one time. */
export type TicketState = 'open' | 'used' | 'expired' | 'takenBack';

/** Facts of tickets at a moment, in epoch milliseconds. */
export interface TicketFacts {
  left: number;
  takenBack: number;
  expiresAt: number;
}

/** Where tickets stand: `takenBack` after a refund, `open` while some can be used. */
export function ticketState({ left, takenBack, expiresAt }: TicketFacts, now: number): TicketState {
  if (takenBack > 0) return 'takenBack';
  if (left === 0) return 'used';
  return now < expiresAt ? 'open' : 'expired';
}
