import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { fileOfPaper, WHITE_PAPER_PATH } from './draw-white-paper';
import { countPaperView, findNewestOf, findPaper, selectNewest } from './white-paper.repository';

/** The newest edition of every paper. */
export async function listWhitePapers(ctx: Ctx): Promise<ReplyOf<'GET /api/mpmkt/v1/whitePapers'>> {
  const rows = await selectNewest(ctx.db);
  return rows.map(({ position: _, ...card }) => card);
}

/**
 * One paper with the size of its file; counts a view.
 * @throws NOT_FOUND when it is unknown or not published
 */
export async function showWhitePaper(
  ctx: Ctx,
  { paperId }: { paperId: string },
): Promise<ReplyOf<'GET /api/mpmkt/v1/whitePaper'>> {
  const row = await findPaper(ctx.db, paperId);
  if (!row) throw refuse('NOT_FOUND');
  const { body, pageCount } = await fileOfPaper(row);
  await countPaperView(ctx.db, paperId);
  const newest = await findNewestOf(ctx.db, row.subject);
  const { title, edition, publishedAt, cover, summary, chapters, viewCount } = row;
  return {
    ...{ paperId, title, edition, publishedAt, cover, summary, chapters, pageCount },
    chapterCount: chapters.length,
    file: `${WHITE_PAPER_PATH}${paperId}.pdf`,
    sizeBytes: body.length,
    viewCount: viewCount + 1,
    newest: newest && newest.paperId !== paperId ? newest : null,
  };
}
