import { formatDate, formatInstant } from '../format/date';
import { shanghaiStart } from '../format/shanghai-time';

/** What a person can do to earn an offer: check-ins, check-ins in a row, comments, finished test drives, shares of the campaign. */
export const DEEDS = ['checkIn', 'checkInRow', 'comment', 'drive', 'share'] as const;
export type Deed = (typeof DEEDS)[number];

/** What modules count besides: articles read for the first time, and friends who were bound by an invitation. */
export type KnownDeed = Deed | 'article' | 'invite';

/** How often an offer comes back: each day or month of Asia/Shanghai, or not at all. */
export const OFFER_PERIODS = ['day', 'month', 'once'] as const;
export type OfferPeriod = (typeof OFFER_PERIODS)[number];

/** One turn of a period. */
export interface OfferTurn {
  /** Names it, such as `2026-11-26`, `2026-11` or `once`. */
  key: string;
  /** Begin in epoch milliseconds. */
  since: number;
}

/**
 * The turn of a period at a moment, within a campaign that began at `startsAt`.
 *
 * Example: a month at 2026-11-26 10:00 in Shanghai is `2026-11`, since 2026-11-01 00:00 there.
 */
export function offerTurn(period: OfferPeriod, now: number, startsAt: number): OfferTurn {
  if (period === 'once') return { key: 'once', since: startsAt };
  const key = period === 'day' ? formatDate(now) : formatInstant(now, 'YYYY-MM');
  return { key, since: shanghaiStart(now, period) };
}

/** What keeps a person from an offer. */
export const OFFER_STATES = ['open', 'task', 'order', 'taken', 'chosen', 'short', 'gone'] as const;

/**
 * Where an offer stands for a person.
 * - `open`: it can be taken. `taken`: as often as the period allows. `chosen`: another one of its group was taken.
 * - `gone`: it has run out. `task`: something is to be done first. `order`: for people with a paid order. `short`: too few points.
 */
export type OfferState = (typeof OFFER_STATES)[number];

/** What decides the state of an offer. */
export interface OfferFacts {
  /** How often it was taken in this turn of its period, and may be. */
  taken: number;
  limit: number;
  isOtherChosen: boolean;
  /** Null: without end. */
  left: number | null;
  done: number;
  /** How often the task is to be done; 0 without one. */
  times: number;
  needsOrder: boolean;
  hasOrdered: boolean;
  /** Points it costs, 0 for nothing, and those that the person has. */
  price: number;
  points: number;
}

/** What keeps a person from an offer first; what cannot change any more goes before what can. */
export function offerState(facts: OfferFacts): OfferState {
  const { taken, limit, isOtherChosen, left, done, times, needsOrder, hasOrdered, price, points } = facts;
  if (taken >= limit) return 'taken';
  if (isOtherChosen) return 'chosen';
  if (left === 0) return 'gone';
  if (done < times) return 'task';
  if (needsOrder && !hasOrdered) return 'order';
  return price > points ? 'short' : 'open';
}
