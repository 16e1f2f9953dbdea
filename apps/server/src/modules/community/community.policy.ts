import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findArticle } from './community.repository';

/** An article as read, with its author. */
export type FoundArticle = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

/**
 * The article, if the caller may see it: published ones are public, those under review are visible
 * to their author only.
 * @throws NOT_FOUND otherwise, so that its existence is not revealed
 */
export async function findVisibleArticle(ctx: Ctx, articleId: string): Promise<FoundArticle> {
  const found = await findArticle(ctx.db, articleId);
  const isOwn = found !== undefined && found.article.authorId === ctx.actor?.accountId;
  const isVisible = found?.article.state === 'published' || (found?.article.state === 'reviewing' && isOwn);
  if (!found || !isVisible) throw refuse('NOT_FOUND');
  return found;
}
