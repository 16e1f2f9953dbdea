import { z } from 'zod';
import { Id, Paging, pageOf } from './common';
import { defineEndpoints } from './define';

const SearchQuestion = z.object({
  questionId: Id,
  question: z.string(),
  answer: z.string(),
  /** Customers do not find it. */
  isRetired: z.boolean(),
  /** Sent back with a change, so that none of two at once is lost. */
  edit: z.int(),
});

/** The room of questions that the search answers. */
export const searchDesk = defineEndpoints({
  'GET /api/mpmkt/v1/staff/search/questions': {
    summary: 'Questions that the search answers, retired ones included.',
    auth: 'content.see',
    query: Paging.extend({
      words: z.string().trim().max(30).optional(),
      state: z.enum(['found', 'retired']).optional(),
    }),
    reply: pageOf(SearchQuestion),
  },
  'POST /api/mpmkt/v1/staff/search/question/save': {
    summary:
      'Writes a question with its answer; without an id a new one. ALREADY_DONE for a question that is asked already, NOT_FOUND, STATE_CHANGED when somebody else was faster.',
    auth: 'content.change',
    rate: 'write',
    idempotent: true,
    body: z.object({
      questionId: Id.optional(),
      edit: z.int().min(0),
      question: z.string().trim().min(2).max(60),
      answer: z.string().trim().min(2).max(500),
    }),
    reply: SearchQuestion,
  },
  'POST /api/mpmkt/v1/staff/search/question/retire': {
    summary: 'Takes a question out of the search, or puts it back. NOT_FOUND, STATE_CHANGED.',
    auth: 'content.change',
    rate: 'write',
    body: z.object({ questionId: Id, edit: z.int().min(0), isRetired: z.boolean() }),
    reply: SearchQuestion,
  },
});
