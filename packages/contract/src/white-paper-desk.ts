import { z } from 'zod';
import { At, Id, Paging, PicturePath, pageOf } from './common';
import { ArticleBlock } from './community';
import { defineEndpoints } from './define';

/** The end of the century: later moments are none. */
const Moment = At.max(Date.UTC(2100, 0, 1));
const Words = (most: number) => z.string().trim().min(1).max(most);

const PaperLine = z.object({
  paperId: Id,
  /** What editions of one paper have in common. */
  subject: z.string(),
  title: z.string(),
  edition: z.string(),
  publishedAt: At,
  chapterCount: z.int(),
  isPublished: z.boolean(),
  viewCount: z.int(),
  /** Sent back with a change, so that none of two at once is lost. */
  edit: z.int(),
});

/** Blocks of a chapter; texts are bounded, and films stay outside: the paper is printed as well. */
const [Paragraph, Heading, Quote, Picture] = ArticleBlock.options;
const ChapterBlock = z.discriminatedUnion('kind', [
  Paragraph.extend({ text: Words(4000) }),
  Heading.extend({ text: Words(60) }),
  Quote.extend({ text: Words(500) }),
  Picture.extend({ aspect: z.number().min(0.2).max(5), caption: z.string().trim().max(80).nullable() }),
]);

const Chapter = z.object({
  chapterId: Id,
  title: Words(40),
  facts: z.array(z.object({ value: Words(20), label: Words(20) })).max(6),
  blocks: z.array(ChapterBlock).min(1).max(60),
});

const PaperContent = z.object({
  subject: z.string().regex(/^[a-z0-9-]{1,40}$/),
  title: Words(40),
  edition: Words(20),
  /** Date of the edition. */
  publishedAt: Moment,
  cover: PicturePath,
  summary: Words(300),
  chapters: z.array(Chapter).min(1).max(30),
});

export const WhitePaperOfStaff = PaperContent.extend({
  // As it was set up: what is written is bounded.
  chapters: z.array(Chapter.extend({ blocks: z.array(ArticleBlock) })),
  ...PaperLine.pick({ paperId: true, isPublished: true, viewCount: true, edit: true }).shape,
  /** Address of the PDF file, drafts included; good for some minutes. */
  file: z.string(),
  pageCount: z.int(),
  sizeBytes: z.int(),
});

const Seen = z.object({ paperId: Id, edit: z.int().min(0) });

/** The room of white papers. */
export const whitePaperDesk = defineEndpoints({
  'GET /api/mpmkt/v1/staff/whitePapers': {
    summary: 'All editions of white papers, unpublished ones included, the newest first.',
    auth: 'content.see',
    query: Paging.extend({
      words: z.string().trim().max(30).optional(),
      state: z.enum(['published', 'hidden']).optional(),
    }),
    reply: pageOf(PaperLine),
  },
  'GET /api/mpmkt/v1/staff/whitePaper': {
    summary: 'An edition of a white paper with its chapters and its file, published or not.',
    auth: 'content.see',
    query: z.object({ paperId: Id }),
    reply: WhitePaperOfStaff,
  },
  'POST /api/mpmkt/v1/staff/whitePaper/save': {
    summary:
      'Writes an edition; without an id a new one that is not published. Its file is drawn anew. BAD_INPUT for a chapter that is there twice, NOT_FOUND, STATE_CHANGED when somebody else was faster.',
    auth: 'content.change',
    rate: 'write',
    idempotent: true,
    body: z.object({ paperId: Id.optional(), edit: z.int().min(0), content: PaperContent }),
    reply: WhitePaperOfStaff,
  },
  'POST /api/mpmkt/v1/staff/whitePaper/show': {
    summary:
      'Publishes an edition, or takes it back: readers of an older edition are led to the newest. STATE_CHANGED.',
    auth: 'content.change',
    rate: 'write',
    body: Seen.extend({ isPublished: z.boolean() }),
    reply: WhitePaperOfStaff,
  },
});
