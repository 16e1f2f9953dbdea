import { z } from 'zod';
import { At, Id, PicturePath } from './common';
import { ArticleBlock } from './community';
import { defineEndpoints } from './define';
import { FilePath } from './story';

/** A white paper on the list: the newest edition of its subject. */
export const WhitePaperCard = z.object({
  paperId: Id,
  title: z.string(),
  /** Such as 第三版. */
  edition: z.string(),
  publishedAt: At,
  cover: PicturePath,
  summary: z.string(),
  chapterCount: z.int(),
});

export const WhitePaper = WhitePaperCard.extend({
  chapters: z.array(
    z.object({
      chapterId: Id,
      title: z.string(),
      /** Key figures of the chapter; may be none. */
      facts: z.array(z.object({ value: z.string(), label: z.string() })),
      blocks: z.array(ArticleBlock),
    }),
  ),
  /** The whole paper as a PDF file. */
  file: FilePath,
  sizeBytes: z.int().min(1),
  pageCount: z.int().min(1),
  viewCount: z.int(),
  /** The edition that took the place of this one; null for the newest. */
  newest: z.object({ paperId: Id, edition: z.string() }).nullable(),
});

export const whitePaper = defineEndpoints({
  'GET /api/mpmkt/v1/whitePapers': {
    summary: 'The newest edition of every white paper.',
    auth: 'public',
    reply: z.array(WhitePaperCard),
  },
  'GET /api/mpmkt/v1/whitePaper': {
    summary: 'One white paper to be read; counts a view. NOT_FOUND when it is unknown or not published.',
    auth: 'public',
    query: z.object({ paperId: Id }),
    reply: WhitePaper,
  },
});
