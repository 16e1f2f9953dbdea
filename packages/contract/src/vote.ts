import { z } from 'zod';
import { At, Id, PicturePath } from './common';
import { defineEndpoints } from './define';

const Choices = z.record(Id, z.array(Id).max(8));

/** One question of a vote with its designs. */
export const VoteQuestion = z.object({
  questionId: Id,
  title: z.string(),
  /** How many may be chosen; at least one has to be. */
  mostChoices: z.int().min(1).max(3),
  options: z.array(z.object({ optionId: Id, name: z.string(), picture: PicturePath })),
});

/** A vote in one of its periods. Its text is the article with the same id. */
export const Vote = z.object({
  voteId: Id,
  title: z.string(),
  startsAt: At,
  endsAt: At,
  /** Length of a period, each with a ballot of its own; null: one ballot for the whole vote. */
  periodDays: z.int().nullable(),
  /** Points for the first ballot. */
  points: z.int(),
  questions: z.array(VoteQuestion),
  /** The period that is shown, from 1, and the one that runs now. */
  period: z.int(),
  currentPeriod: z.int(),
  /** Ballots of the period. */
  ballotCount: z.int(),
  /** The caller's ballot of the period. */
  ballot: z.object({ choices: Choices, castAt: At }).nullable(),
  /** Votes by question and option; null until the caller has voted or the period is over. */
  results: z.record(Id, z.record(Id, z.int())).nullable(),
});

export const vote = defineEndpoints({
  'GET /api/mpmkt/v1/vote': {
    summary: 'A vote in a period, by default the one that runs; counts are hidden until the caller has voted.',
    auth: 'optional',
    query: z.object({ voteId: Id, period: z.coerce.number().int().min(1).max(1000).optional() }),
    reply: Vote,
  },
  'POST /api/mpmkt/v1/vote/ballot': {
    summary: 'Casts the one ballot of the caller in the running period: final, with choices for every question.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: z.object({ voteId: Id, choices: Choices.refine((choices) => Object.keys(choices).length <= 20) }),
    reply: z.object({ vote: Vote, pointsEarned: z.int() }),
  },
});

export type VoteData = z.output<typeof Vote>;
