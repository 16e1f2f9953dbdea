import type { ArticleBlockData, PageOfTextData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { selectArticlesById, selectCommentsById } from './reported-content.repository';

/** What somebody published, as staff read it when it was reported; also what is not shown any more. */
export interface ReportedContent {
  title: string;
  /** Paragraphs, one a line. */
  text: string;
  pictures: string[];
  authorId: string;
  nickname: string;
  publishedAt: number;
  isShown: boolean;
  /** The text that a comment stands under. */
  under: { articleId: string; title: string; page: PageOfTextData } | null;
  /** The page that shows it, of an article. */
  page: PageOfTextData | null;
}

/** Characters of a comment that stand for it in a list. */
const MOST_QUOTED = 60;

const textOf = (blocks: readonly ArticleBlockData[]): string =>
  blocks.flatMap((block) => ('text' in block ? [block.text] : [])).join('\n');

const picturesOf = (blocks: readonly ArticleBlockData[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'picture' ? [block.src] : block.kind === 'video' ? [block.poster] : []));

/** The beginning of a text. */
const quoted = (text: string): string =>
  [...text].length > MOST_QUOTED ? `${[...text].slice(0, MOST_QUOTED).join('')}…` : text;

/** Articles by their ids, in one read. */
export async function findReportedArticles(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ReportedContent>> {
  const rows = await selectArticlesById(ctx.db, ids);
  return new Map(
    rows.map(({ article: { id, title, cover, blocks, state, authorId, publishedAt, page }, nickname }) => [
      id,
      {
        ...{ title, authorId, nickname, publishedAt, page, under: null },
        text: textOf(blocks),
        pictures: [...new Set([cover, ...picturesOf(blocks)])],
        isShown: state === 'published',
      },
    ]),
  );
}

/** Comments by their ids, in one read. */
export async function findReportedComments(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ReportedContent>> {
  const rows = await selectCommentsById(ctx.db, ids);
  return new Map(
    rows.map(({ comment: { id, text, authorId, createdAt, isDeleted }, nickname, under }) => [
      id,
      {
        ...{ title: quoted(text), text, authorId, nickname, publishedAt: createdAt, under, page: null },
        pictures: [],
        isShown: !isDeleted,
      },
    ]),
  );
}
