import { z } from 'zod';
import { Campaign, CampaignSlug } from './campaign-shapes';
import { At, Id, Mobile, PicturePath } from './common';
import { defineEndpoints } from './define';

const Ref = z.object({ slug: CampaignSlug });

/** Names a question, and an option of a question. */
const Key = z
  .string()
  .max(30)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const Option = z.strictObject({
  key: Key,
  title: z.string().min(1).max(30),
  /** A line about it; empty: none. */
  text: z.string().max(120),
  /** Who made it; empty: nobody is named. */
  by: z.string().max(30),
  pictures: z.array(PicturePath).min(1).max(4),
});

const Question = z.strictObject({
  key: Key,
  title: z.string().min(1).max(40),
  lead: z.string().max(120),
  opensAt: At,
  endsAt: At,
  options: z.array(Option).min(2).max(20),
});

/** What is special about a poll. */
export const PollSettings = z.strictObject({
  look: z.enum(['questions', 'cheer', 'gallery']),
  /** Votes of a person on a day, all of which may go to one option; null: one vote for each question, final. */
  daily: z.strictObject({ votes: z.int().min(1).max(20), shareVotes: z.int().min(0).max(5) }).nullable(),
  /** Who has not voted sees no votes until the question is over. */
  hidesVotes: z.boolean(),
  questions: z.array(Question).min(1).max(6),
  /** When prizes are drawn among voters; null: none are. */
  drawsAt: At.nullable(),
  /** Another poll of the same occasion, with a page of its own. */
  beside: CampaignSlug.nullable(),
  /** The model that it is about. */
  modelId: Id.nullable(),
});

/** `detail` of a prize: whom it is for. The last two are drawn once the poll is over. */
export const PollTerms = z.strictObject({
  for: z.enum(['firstOfDay', 'complete', 'drawOfComplete', 'drawOfWinners']),
});

const ShownOption = Option.extend({
  /** Null while votes are hidden. */
  votes: z.int().nullable(),
  rank: z.int().nullable(),
  isWinner: z.boolean(),
  /** Votes of the caller. */
  own: z.int(),
});

const Poll = z.object({
  campaign: Campaign,
  settings: PollSettings.omit({ questions: true, drawsAt: true }),
  questions: z.array(
    Question.omit({ options: true }).extend({
      state: z.enum(['soon', 'open', 'closed']),
      votes: z.int().nullable(),
      options: z.array(ShownOption),
    }),
  ),
  /** The draw among voters; null: there is none. */
  drawing: z
    .object({
      at: At,
      prizes: z.array(z.object({ title: z.string(), picture: PicturePath, count: z.int() })),
      /** Null until it is done. */
      done: z.object({ at: At, entrants: z.int() }).nullable(),
      /** SHA-256 of the seed, and the seed once the draw is done; both in hexadecimal. */
      seedHash: z.string(),
      seed: z.string().nullable(),
    })
    .nullable(),
  /** Null for visitors. */
  own: z
    .object({
      /** Votes of today; of a poll with final votes, questions that can still be answered. */
      left: z.int(),
      hasShared: z.boolean(),
      /** Every question is answered. */
      isComplete: z.boolean(),
      /** Votes did not count: they were bought or cast by machines. */
      isExcluded: z.boolean(),
      /** Titles of what was won in the draw. */
      won: z.array(z.string()),
    })
    .nullable(),
});

const StaffPoll = z.object({
  questions: z.array(
    z.object({
      key: Key,
      title: z.string(),
      state: z.enum(['soon', 'open', 'closed']),
      votes: z.int(),
      options: z.array(z.object({ key: Key, title: z.string(), votes: z.int(), isWinner: z.boolean() })),
    }),
  ),
  /** People whose votes do not count. */
  excluded: z.int(),
  drawing: Poll.shape.drawing,
});

export const campaignPoll = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/poll': {
    summary: 'A poll with its questions, and where the caller stands in it.',
    auth: 'optional',
    query: Ref,
    reply: Poll,
  },
  'POST /api/mpmkt/v1/campaign/poll/vote': {
    summary: 'Votes for an option. LIMIT_REACHED without a vote left, STATE_CHANGED outside of its window.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ question: Key, option: Key }),
    reply: z.object({ poll: Poll, pointsEarned: z.int() }),
  },
  'POST /api/mpmkt/v1/campaign/poll/share': {
    summary: 'Notes that the caller has shared a poll today, which may give more votes.',
    auth: 'customer',
    rate: 'write',
    body: Ref,
    reply: Poll,
  },
  'GET /api/mpmkt/v1/staff/campaign/poll': {
    summary: 'Votes of a poll by option, whoever may see them, and its draw.',
    auth: 'campaigns.see',
    query: Ref,
    reply: StaffPoll,
  },
  'POST /api/mpmkt/v1/staff/campaign/poll/exclude': {
    summary:
      'Takes the votes of a person out of a poll until its draw, with what they brought. NOT_FOUND, STATE_CHANGED.',
    auth: 'campaigns.change',
    rate: 'write',
    body: Ref.extend({ mobile: Mobile, reason: z.string().trim().min(2).max(200) }),
    reply: z.object({ removed: z.int(), poll: StaffPoll }),
  },
});

export type PollSettingsData = z.output<typeof PollSettings>;
export type PollData = z.output<typeof Poll>;
export type PollQuestionData = PollData['questions'][number];
export type PollOptionData = PollQuestionData['options'][number];
export type StaffPollData = z.output<typeof StaffPoll>;
