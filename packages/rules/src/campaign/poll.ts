/** Where a question of a poll stands. */
export type QuestionState = 'soon' | 'open' | 'closed';

/** When a question can be answered; epoch milliseconds, `endsAt` is the first moment after it. */
export interface QuestionWindow {
  opensAt: number;
  endsAt: number;
}

export function questionState({ opensAt, endsAt }: QuestionWindow, now: number): QuestionState {
  if (now < opensAt) return 'soon';
  return now < endsAt ? 'open' : 'closed';
}

/**
 * Ranks by votes, from 1; equal ones share a rank, and the next one counts them all.
 *
 * Example: 5, 9, 5 and 1 vote are the ranks 2, 1, 2 and 4.
 */
export const ranksOf = (votes: readonly number[]): number[] =>
  votes.map((own) => 1 + votes.filter((other) => other > own).length);

/** Whether each option has won: the most votes, and at least one. Equal ones win together. */
export function winnersOf(votes: readonly number[]): boolean[] {
  const most = Math.max(0, ...votes);
  return votes.map((own) => own > 0 && own === most);
}

/** Votes of a person on a day. */
export interface DailyVotes {
  votes: number;
  /** More of them once the poll was shared that day. */
  shareVotes: number;
}

/** How many votes a person has left today. */
export const votesLeft = ({ votes, shareVotes }: DailyVotes, cast: number, hasShared: boolean): number =>
  Math.max(0, votes + (hasShared ? shareVotes : 0) - cast);
