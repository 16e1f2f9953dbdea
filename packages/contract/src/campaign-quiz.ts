import { PRIZE_KINDS } from '@voltfront/rules/campaign/award-moves';
import {
  FIRST_GOALS,
  MATCH_STATES,
  OUTCOMES,
  PREDICTION_RESULTS,
  QUIZ_MERITS,
  STREAK_STATES,
} from '@voltfront/rules/campaign/quiz';
import { z } from 'zod';
import { Campaign, CampaignSlug } from './campaign-shapes';
import { At, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';

const Ref = z.object({ slug: CampaignSlug });

/** Names a side, and a match. */
const Key = z
  .string()
  .max(30)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A side; its emblem is drawn from stripes of its colours. */
const Side = z.strictObject({
  key: Key,
  title: z.string().min(1).max(10),
  colors: z
    .array(z.string().regex(/^#[0-9a-f]{6}$/))
    .min(1)
    .max(3),
  isHorizontal: z.boolean(),
});

const Match = z.strictObject({
  key: Key,
  /** Such as a group or a round. */
  phase: z.string().min(1).max(20),
  /** Keys of sides. */
  home: Key,
  away: Key,
  /** Null: it is put off, and the new date is not known. */
  kicksOffAt: At.nullable(),
});

/** What is special about a campaign in which people predict results. */
export const QuizSettings = z.strictObject({
  /** Predictions close so many minutes before the kick-off. */
  closesMinutes: z.int().min(0).max(120),
  /** Matches that a person can predict on a day, and more after sharing. */
  perDay: z.int().min(1).max(10),
  shareMore: z.int().min(0).max(5),
  sides: z.array(Side).min(2).max(64),
  matches: z.array(Match).min(1).max(128),
  /** The side that wins all can be said until then; null: that is not asked. */
  championUntil: At.nullable(),
  /** Prizes of streaks can be claimed for so many days after the end. */
  claimDays: z.int().min(1).max(30),
});

/** `detail` of a prize: points for what was right, or what is for so many hits in a row. */
export const QuizTerms = z.discriminatedUnion('for', [
  z.strictObject({ for: z.enum(QUIZ_MERITS) }),
  z.strictObject({ for: z.literal('streak'), hits: z.int().min(2).max(50) }),
]);

const Goals = z.int().min(0).max(9);
const Score = z.object({ home: Goals, away: Goals });

const Guess = z.object({
  choice: z.enum(OUTCOMES),
  /** Null: nothing is said about it. */
  score: Score.nullable(),
  first: z.enum(FIRST_GOALS).nullable(),
});

const Result = z.object({ score: Score, first: z.enum(FIRST_GOALS) });

const ShownSide = Side.omit({ key: true });

/** A match with what the caller said about it. */
const ShownMatch = z.object({
  key: Key,
  phase: z.string(),
  home: ShownSide,
  away: ShownSide,
  kicksOffAt: At.nullable(),
  /** The first moment at which nothing can be said any more; null while it is put off. */
  closesAt: At.nullable(),
  state: z.enum(MATCH_STATES),
  /** Null until it counts, and of a match that is void. */
  result: Result.nullable(),
  /** Shares of the choices in whole per cent, in the order of `OUTCOMES`, and how many people have chosen. */
  shares: z.array(z.int()).length(3),
  people: z.int(),
  /** Null: the caller said nothing. */
  own: Guess.extend({ result: z.enum(PREDICTION_RESULTS).nullable(), points: z.int() }).nullable(),
});

const Points = z.object({ choice: z.int(), score: z.int(), firstGoal: z.int(), champion: z.int() });

const StreakPrize = z.object({
  hits: z.int(),
  kind: z.enum(PRIZE_KINDS),
  title: z.string(),
  picture: PicturePath,
  /** Null: without end. */
  left: z.int().nullable(),
  /** Null for visitors. */
  state: z.enum(STREAK_STATES).nullable(),
});

/** Where a person stands. */
const Standing = z.object({
  points: z.int(),
  hits: z.int(),
  /** Predictions whose results are known. */
  settled: z.int(),
  streak: z.int(),
  best: z.int(),
  /** From 1; null before the first points. */
  rank: z.int().nullable(),
});

const Champion = z.object({
  until: At,
  isOpen: z.boolean(),
  sides: z.array(Side),
  /** Keys of sides; null: nobody yet, or nothing said. */
  winner: Key.nullable(),
  own: Key.nullable(),
});

const Quiz = z.object({
  campaign: Campaign,
  limits: QuizSettings.pick({ closesMinutes: true, perDay: true, shareMore: true }),
  /** What is right brings so many points. */
  points: Points,
  champion: Champion.nullable(),
  /** In the order of their kick-offs; those that are put off come last. */
  matches: z.array(ShownMatch),
  prizes: z.array(StreakPrize),
  /** Null for visitors. */
  own: Standing.extend({ left: z.int(), hasShared: z.boolean() }).nullable(),
});

const QuizMatch = z.object({
  campaign: Campaign,
  limits: QuizSettings.pick({ closesMinutes: true, perDay: true, shareMore: true }),
  points: Points,
  match: ShownMatch,
  /** Matches that the caller can predict today still, and whether sharing gives more. */
  left: z.int(),
  hasShared: z.boolean(),
});

const Prediction = ShownMatch.extend({ predictionId: Id, sentAt: At });

const Ranked = z.object({
  rank: z.int(),
  nickname: z.string(),
  avatar: PicturePath,
  points: z.int(),
  hits: z.int(),
  isOwn: z.boolean(),
});

const StaffMatch = z.object({
  key: Key,
  title: z.string(),
  phase: z.string(),
  kicksOffAt: At.nullable(),
  state: z.enum(MATCH_STATES),
  people: z.int(),
  shares: z.array(z.int()).length(3),
  /** What was entered, whether it counts yet or not. */
  entered: z.object({ isVoid: z.boolean(), result: Result.nullable(), scoresAt: At }).nullable(),
  /** Predictions that are not settled although the result counts. */
  unsettled: z.int(),
});

const StaffQuiz = z.object({
  matches: z.array(StaffMatch),
  champion: z
    .object({
      sides: z.array(Side.pick({ key: true, title: true })),
      until: At,
      people: z.int(),
      entered: z.object({ winner: Key, scoresAt: At }).nullable(),
    })
    .nullable(),
});

export const campaignQuiz = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/quiz': {
    summary: 'A campaign of predictions with its matches, and where the caller stands.',
    auth: 'optional',
    query: Ref,
    reply: Quiz,
  },
  'GET /api/mpmkt/v1/campaign/quiz/match': {
    summary: 'A match to predict.',
    auth: 'customer',
    query: Ref.extend({ match: Key }),
    reply: QuizMatch,
  },
  'POST /api/mpmkt/v1/campaign/quiz/predict': {
    summary:
      'Predicts a match, or changes what was said until it closes. STATE_CHANGED then, LIMIT_REACHED for another match of the day.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ match: Key }).extend(Guess.shape),
    reply: QuizMatch,
  },
  'POST /api/mpmkt/v1/campaign/quiz/champion': {
    summary: 'Says who will win all, or changes it until that closes. STATE_CHANGED then.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ side: Key }),
    reply: Quiz,
  },
  'POST /api/mpmkt/v1/campaign/quiz/share': {
    summary: 'Notes that the caller has shared the campaign today, which gives another prediction.',
    auth: 'customer',
    rate: 'write',
    body: Ref,
    reply: z.object({ left: z.int() }),
  },
  'GET /api/mpmkt/v1/campaign/quiz/predictions': {
    summary: 'Predictions of the caller, newest first.',
    auth: 'customer',
    query: Ref.extend(Paging.shape),
    reply: pageOf(Prediction),
  },
  'GET /api/mpmkt/v1/campaign/quiz/standing': {
    summary: 'Where the caller stands, with the prizes of streaks.',
    auth: 'customer',
    query: Ref,
    reply: z.object({ campaign: Campaign, standing: Standing, prizes: z.array(StreakPrize) }),
  },
  'GET /api/mpmkt/v1/campaign/quiz/ranking': {
    summary: 'The first 100, and the row of the caller.',
    auth: 'optional',
    query: Ref,
    reply: z.object({ items: z.array(Ranked), own: Ranked.nullable() }),
  },
  'POST /api/mpmkt/v1/campaign/quiz/streak/claim': {
    summary: 'Claims the prize for so many hits in a row, once. STATE_CHANGED, LIMIT_REACHED, SOLD_OUT.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ hits: z.int().min(2).max(50) }),
    reply: z.object({ campaign: Campaign, standing: Standing, prizes: z.array(StreakPrize) }),
  },
  'GET /api/mpmkt/v1/staff/campaign/quiz': {
    summary: 'Matches of a campaign of predictions with what was entered.',
    auth: 'campaigns.see',
    query: Ref,
    reply: StaffQuiz,
  },
  'POST /api/mpmkt/v1/staff/campaign/quiz/result': {
    summary:
      'Enters the result of a match, which counts ten minutes later; until then it can be corrected. Null: the match is void. STATE_CHANGED.',
    auth: 'campaigns.change',
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ match: Key, result: Result.nullable() }),
    reply: StaffQuiz,
  },
  'POST /api/mpmkt/v1/staff/campaign/quiz/winner': {
    summary: 'Enters who won all, which counts ten minutes later; until then it can be corrected. STATE_CHANGED.',
    auth: 'campaigns.change',
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ side: Key }),
    reply: StaffQuiz,
  },
});

export type QuizSettingsData = z.output<typeof QuizSettings>;
export type QuizData = z.output<typeof Quiz>;
export type QuizMatchData = z.output<typeof QuizMatch>;
export type ShownMatchData = z.output<typeof ShownMatch>;
export type ShownSideData = z.output<typeof ShownSide>;
export type QuizStandingData = z.output<typeof Standing>;
export type StreakPrizeData = z.output<typeof StreakPrize>;
export type RankedData = z.output<typeof Ranked>;
export type StaffQuizData = z.output<typeof StaffQuiz>;
