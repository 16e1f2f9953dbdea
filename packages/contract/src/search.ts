import { z } from 'zod';
import { Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';

export const SearchKind = z.enum(['article', 'activity', 'vote', 'model', 'store', 'question']);

/** What was typed. */
const SearchText = z.string().trim().min(1).max(40);

export const SearchResult = z.object({
  kind: SearchKind,
  refId: Id,
  title: z.string(),
  /** The part of the text that fits best. */
  text: z.string(),
  picture: PicturePath.nullable(),
  /** Page of the app; null for a question, whose text is its answer. */
  link: z.string().nullable(),
});

export const search = defineEndpoints({
  'GET /api/mpmkt/v1/search': {
    summary:
      'Articles, activities, votes, models, stores and questions that fit a text, the best first. Chinese, pinyin, its first letters, and slips of either.',
    auth: 'public',
    query: Paging.extend({ text: SearchText, kind: SearchKind.optional() }),
    reply: pageOf(SearchResult),
  },
  'GET /api/mpmkt/v1/search/suggestions': {
    summary: 'Up to eight titles that fit what was typed so far; without a text, words that operators recommend.',
    auth: 'public',
    query: z.object({ text: z.string().trim().max(40).optional() }),
    reply: z.object({ words: z.array(z.string()).max(8) }),
  },
});
