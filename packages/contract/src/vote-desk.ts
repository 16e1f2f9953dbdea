import { z } from 'zod';
import { At, Done, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { VoteQuestion } from './vote';

/** `hidden`: customers do not see it. */
const Stage = z.enum(['hidden', 'announced', 'open', 'ended']);

const VoteLine = z.object({
  voteId: Id,
  title: z.string(),
  stage: Stage,
  startsAt: At,
  endsAt: At,
  periodDays: z.int().nullable(),
  points: z.int(),
  questionCount: z.int(),
  /** Ballots of all periods. */
  ballotCount: z.int(),
});

const VoteOfStaff = VoteLine.extend({
  cover: z.string(),
  /** Paragraphs of its text, an empty line between them. */
  text: z.string(),
  isVisible: z.boolean(),
  questions: z.array(VoteQuestion),
  /** The period whose results these are, and how many there are. */
  period: z.int(),
  periodCount: z.int(),
  periodBallots: z.int(),
  /** Votes by question and option. */
  results: z.record(Id, z.record(Id, z.int())),
});

const VoteRef = z.object({ voteId: Id });
/** The end of the century: later moments are none. */
const Moment = z
  .int()
  .min(0)
  .max(Date.UTC(2100, 0, 1));

const NewQuestion = z.object({
  questionId: Id,
  title: z.string().trim().min(2).max(40),
  mostChoices: z.int().min(1).max(3),
  options: z
    .array(z.object({ optionId: Id, name: z.string().trim().min(1).max(20), picture: PicturePath }))
    .min(2)
    .max(8),
});

/** The room of votes. */
export const voteDesk = defineEndpoints({
  'GET /api/mpmkt/v1/staff/votes': {
    summary: 'Votes, hidden ones included, those that begin last first.',
    auth: 'campaigns.see',
    query: Paging.extend({ words: z.string().trim().max(30).optional(), stage: Stage.optional() }),
    reply: pageOf(VoteLine),
  },
  'GET /api/mpmkt/v1/staff/vote': {
    summary: 'A vote with its candidates and the results of a period, by default the one that runs.',
    auth: 'campaigns.see',
    query: VoteRef.extend({ period: z.coerce.number().int().min(1).max(1000).optional() }),
    reply: VoteOfStaff,
  },
  'POST /api/mpmkt/v1/staff/vote/save': {
    summary:
      'Writes a vote; without an id a new one that is hidden. STATE_CHANGED for candidates, limits, points or the beginning once ballots were cast.',
    auth: 'campaigns.change',
    rate: 'write',
    idempotent: true,
    body: z.object({
      voteId: Id.optional(),
      title: z.string().trim().min(2).max(40),
      startsAt: Moment,
      endsAt: Moment,
      periodDays: z.int().min(1).max(90).nullable(),
      points: z.int().min(0).max(1000),
      questions: z.array(NewQuestion).min(1).max(10),
      cover: PicturePath,
      /** Paragraphs with an empty line between them; null keeps the text as it is. */
      text: z.string().trim().max(4000).nullable(),
    }),
    reply: VoteRef,
  },
  'POST /api/mpmkt/v1/staff/vote/show': {
    summary: 'Shows a vote to customers, or hides it; ballots stay.',
    auth: 'campaigns.change',
    rate: 'write',
    body: VoteRef.extend({ isVisible: z.boolean() }),
    reply: Done,
  },
  'POST /api/mpmkt/v1/staff/vote/step': {
    summary: 'Opens an announced vote now, or closes one that runs: ballots count until then. STATE_CHANGED.',
    auth: 'campaigns.change',
    rate: 'write',
    body: VoteRef.extend({ step: z.enum(['open', 'close']) }),
    reply: Done,
  },
});
