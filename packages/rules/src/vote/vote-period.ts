import { DAY_MS } from '../time';

/** When a vote runs; times in epoch milliseconds. */
export interface VoteWindow {
  startsAt: number;
  endsAt: number;
  /** Length of a period in days, each with a ballot of its own; null: one ballot for the whole vote. */
  periodDays: number | null;
}

/** Where a vote stands. */
export type VoteStage = 'announced' | 'open' | 'ended';

/** The stage at a moment. */
export function voteStage({ startsAt, endsAt }: VoteWindow, now: number): VoteStage {
  if (now < startsAt) return 'announced';
  return now < endsAt ? 'open' : 'ended';
}

/** Period number `number` from 1; the last one ends with the vote. */
export function votePeriod(
  { startsAt, endsAt, periodDays }: VoteWindow,
  number: number,
): { from: number; until: number } {
  if (periodDays === null) return { from: startsAt, until: endsAt };
  const length = periodDays * DAY_MS;
  return { from: startsAt + (number - 1) * length, until: Math.min(endsAt, startsAt + number * length) };
}

/** How many periods a vote has in all. */
export function countPeriods({ startsAt, endsAt, periodDays }: VoteWindow): number {
  return periodDays === null ? 1 : Math.max(1, Math.ceil((endsAt - startsAt) / (periodDays * DAY_MS)));
}

/**
 * The period of a moment, from 1; the first before the vote, the last after it.
 *
 * Example: weekly from the 1st, the 8th at the same hour is in period 2.
 */
export function periodAt(vote: VoteWindow, now: number): number {
  if (vote.periodDays === null) return 1;
  const number = Math.floor((now - vote.startsAt) / (vote.periodDays * DAY_MS)) + 1;
  return Math.min(Math.max(number, 1), countPeriods(vote));
}
