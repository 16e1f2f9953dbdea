import { MOST_PICTURES, WRITING_LENGTHS, WRITING_STATES } from '@voltfront/rules/writing/writing-moves';
import { z } from 'zod';
import { At, Done, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';

const State = z.enum(WRITING_STATES);
const WritingRef = z.object({ writingId: Id });
const upTo = (most: number) => z.string().refine((text) => [...text].length <= most, `最多${most}字`);

/** What a customer writes. A draft may lack anything; `lacksOf` of the rules says what a submission needs. */
const Content = z.object({
  title: upTo(WRITING_LENGTHS.title),
  /** Paragraphs, one a line. */
  text: upTo(WRITING_LENGTHS.text),
  /** Addresses of uploads; the first is the cover. */
  pictures: z.array(PicturePath).max(MOST_PICTURES),
  topic: upTo(20).nullable(),
  modelId: Id.nullable(),
  place: upTo(WRITING_LENGTHS.place).nullable(),
});

const WritingLine = z.object({
  writingId: Id,
  state: State,
  title: z.string(),
  picture: PicturePath.nullable(),
  updatedAt: At,
  /** Why it was refused or taken down; empty otherwise. */
  reason: z.string(),
  canAppeal: z.boolean(),
});

const Writing = WritingLine.extend(Content.shape).extend({
  /** Counts its changes: a change names the one it is made to. */
  revision: z.int(),
});

const WritingOfStaff = WritingLine.extend({
  authorId: Id,
  nickname: z.string(),
  submittedAt: At.nullable(),
  /** The filter found words that may be meant well or not. */
  isDoubtful: z.boolean(),
});

const Step = z.object({ state: State, who: z.enum(['author', 'staff', 'system']), note: z.string(), at: At });

/** Articles by customers, and the room where staff decide about them. */
export const writing = defineEndpoints({
  'GET /api/mpmkt/v1/community/writings': {
    summary: 'Own articles in every state, the last changed first.',
    auth: 'customer',
    query: Paging.extend({ state: State.optional() }),
    reply: pageOf(WritingLine),
  },
  'GET /api/mpmkt/v1/community/writing': {
    summary: 'One own article as it was written.',
    auth: 'customer',
    query: WritingRef,
    reply: Writing,
  },
  'GET /api/mpmkt/v1/community/writing/choices': {
    summary: 'Topics and models that an article can be about.',
    auth: 'customer',
    reply: z.object({
      topics: z.array(z.string()),
      models: z.array(z.object({ modelId: Id, name: z.string() })),
    }),
  },
  'POST /api/mpmkt/v1/community/writing/save': {
    summary:
      'Keeps a draft; without an id a new one, of at most 20 that are not published (LIMIT_REACHED). STATE_CHANGED once it is no draft, or was changed elsewhere.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: Content.extend({ writingId: Id.optional(), revision: z.int().min(0).optional() }),
    reply: z.object({ writingId: Id, revision: z.int() }),
  },
  'POST /api/mpmkt/v1/community/writing/submit': {
    summary: 'Sends a draft to the review. BAD_INPUT when something lacks, CONTENT_REFUSED by the content filter.',
    auth: 'customer',
    rate: 'write',
    body: WritingRef,
    reply: Done,
  },
  'POST /api/mpmkt/v1/community/writing/withdraw': {
    summary: 'Makes an article under review, or a refused one, a draft again. STATE_CHANGED.',
    auth: 'customer',
    rate: 'write',
    body: WritingRef,
    reply: Done,
  },
  'POST /api/mpmkt/v1/community/writing/appeal': {
    summary: 'Asks for another look at a refused article, once. STATE_CHANGED the second time.',
    auth: 'customer',
    rate: 'write',
    body: WritingRef.extend({ text: upTo(WRITING_LENGTHS.appeal).trim().min(5) }),
    reply: Done,
  },
  'POST /api/mpmkt/v1/community/writing/delete': {
    summary: 'Deletes an own article in any state; a published one leaves the community.',
    auth: 'customer',
    rate: 'write',
    body: WritingRef,
    reply: Done,
  },
  'GET /api/mpmkt/v1/staff/writings': {
    summary: 'Submitted articles by customers, those submitted last first.',
    auth: 'content.see',
    query: Paging.extend({ state: State.exclude(['draft']).optional(), words: z.string().trim().max(30).optional() }),
    reply: pageOf(WritingOfStaff),
  },
  'GET /api/mpmkt/v1/staff/writing': {
    summary: 'One submitted article with what happened to it. NOT_FOUND for a draft.',
    auth: 'content.see',
    query: WritingRef,
    reply: WritingOfStaff.extend(Content.shape).extend({
      modelName: z.string().nullable(),
      revision: z.int(),
      appeal: z.string(),
      steps: z.array(Step),
    }),
  },
  'POST /api/mpmkt/v1/staff/writing/approve': {
    summary:
      'Publishes an article under review or appeal; its author earns points. STATE_CHANGED when it was decided, withdrawn or written anew.',
    auth: 'content.change',
    rate: 'write',
    body: WritingRef.extend({ revision: z.int().min(0) }),
    reply: Done,
  },
  'POST /api/mpmkt/v1/staff/writing/refuse': {
    summary: 'Refuses an article with a reason that its author reads; refusing an appeal is final. STATE_CHANGED.',
    auth: 'content.change',
    rate: 'write',
    body: WritingRef.extend({ revision: z.int().min(0), reason: z.string().trim().min(2).max(200) }),
    reply: Done,
  },
  'POST /api/mpmkt/v1/staff/writing/takeDown': {
    summary: 'Removes a published article from the community with a reason that its author reads. STATE_CHANGED.',
    auth: 'content.change',
    rate: 'write',
    body: WritingRef.extend({ reason: z.string().trim().min(2).max(200) }),
    reply: Done,
  },
});
