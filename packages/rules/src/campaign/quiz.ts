import { MINUTE_MS } from '../time';

/** What somebody says about the result of a match after 90 minutes and stoppage time. */
export const OUTCOMES = ['home', 'draw', 'away'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Who scores first. */
export const FIRST_GOALS = ['home', 'away', 'none'] as const;
export type FirstGoal = (typeof FIRST_GOALS)[number];

/** Where a match stands for who looks at it. */
export const MATCH_STATES = ['open', 'putOff', 'closed', 'scored', 'void'] as const;
export type MatchState = (typeof MATCH_STATES)[number];

/** What became of a prediction; null while the result is awaited. */
export const PREDICTION_RESULTS = ['hit', 'miss', 'void'] as const;
export type PredictionResult = (typeof PREDICTION_RESULTS)[number];

/** What predictions can bring points for. */
export const QUIZ_MERITS = ['choice', 'score', 'firstGoal', 'champion'] as const;
export type QuizMerit = (typeof QUIZ_MERITS)[number];

/** Goals of both sides, 0 to 9 each. */
export interface Score {
  home: number;
  away: number;
}

/** What somebody predicts of a match; null: nothing is said about it. */
export interface Guess {
  choice: Outcome;
  score: Score | null;
  first: FirstGoal | null;
}

/** How a match ended. */
export interface MatchResult {
  score: Score;
  first: FirstGoal;
}

/** Who is ahead. */
export function outcomeOf({ home, away }: Score): Outcome {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

/** Whether the first goal can belong to this score. */
export function canScoreFirst({ home, away }: Score, first: FirstGoal): boolean {
  if (first === 'none') return home + away === 0;
  return (first === 'home' ? home : away) > 0;
}

/** Whether the parts of a guess agree with each other: the score with the choice, the first goal with the score. */
export function isConsistent({ choice, score, first }: Guess): boolean {
  if (score === null) return first !== 'none' || choice === 'draw';
  return outcomeOf(score) === choice && (first === null || canScoreFirst(score, first));
}

/** What of a guess was right. */
export function meritsOf({ choice, score, first }: Guess, result: MatchResult): QuizMerit[] {
  const isExact = score !== null && score.home === result.score.home && score.away === result.score.away;
  return [
    ...(choice === outcomeOf(result.score) ? (['choice'] as const) : []),
    ...(isExact ? (['score'] as const) : []),
    ...(first === result.first ? (['firstGoal'] as const) : []),
  ];
}

/** A match; times in epoch milliseconds. */
export interface MatchFacts {
  /** Null: it is put off, and the new date is not known. */
  kicksOffAt: number | null;
  closesMinutes: number;
  /** When its result counts; null: there is none yet. */
  scoresAt: number | null;
  isVoid: boolean;
}

/** The first moment at which nothing can be said about a match any more. */
export const closesAt = (kicksOffAt: number, closesMinutes: number): number => kicksOffAt - closesMinutes * MINUTE_MS;

/** Where a match stands. Until its result counts, it is closed. */
export function matchState({ kicksOffAt, closesMinutes, scoresAt, isVoid }: MatchFacts, now: number): MatchState {
  if (scoresAt !== null && now >= scoresAt) return isVoid ? 'void' : 'scored';
  if (scoresAt !== null) return 'closed';
  if (kicksOffAt === null) return 'putOff';
  return now < closesAt(kicksOffAt, closesMinutes) ? 'open' : 'closed';
}

/** Matches that somebody can predict today still. */
export const guessesLeft = (
  { perDay, shareMore }: { perDay: number; shareMore: number },
  sentToday: number,
  hasShared: boolean,
): number => Math.max(0, perDay + (hasShared ? shareMore : 0) - sentToday);

/** Hits one after another. */
export interface Streak {
  /** Those that go on. */
  now: number;
  best: number;
}

/** The streak of results in the order of their matches; what is void or awaited neither ends one nor adds to it. */
export function streakOf(results: readonly (PredictionResult | null)[]): Streak {
  let [now, best] = [0, 0];
  for (const result of results) {
    if (result === 'hit') now += 1;
    if (result === 'miss') now = 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** Shares of the choices in whole per cent, which add up to 100; all 0 when nobody has chosen. */
export function sharesOf(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, each) => sum + each, 0);
  if (all === 0) return counts.map(() => 0);
  const floors = counts.map((each) => Math.floor((each * 100) / all));
  const missing = 100 - floors.reduce((sum, each) => sum + each, 0);
  const byRest = counts
    .map((each, index) => ({ index, rest: (each * 100) % all }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
    .slice(0, missing);
  return floors.map((each, index) => each + (byRest.some((one) => one.index === index) ? 1 : 0));
}

/** Where the prize of a streak stands for a person. */
export const STREAK_STATES = ['locked', 'open', 'claimed', 'soldOut', 'lapsed'] as const;
export type StreakState = (typeof STREAK_STATES)[number];

/** Where the prize for so many hits in a row stands; it can be claimed before `claimUntil`. */
export function streakState(
  { at, isClaimed, left }: { at: number; isClaimed: boolean; left: number | null },
  { best, claimUntil }: { best: number; claimUntil: number },
  now: number,
): StreakState {
  if (isClaimed) return 'claimed';
  if (left === 0) return 'soldOut';
  if (best < at) return 'locked';
  return now < claimUntil ? 'open' : 'lapsed';
}
