import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import '../../kernel/search-sources';
import { findVisibleArticle } from './community.policy';
import { deleteArticle } from './community.repository';

/**
 * Deletes an article of the caller; call it in a transaction.
 * @throws NOT_FOUND when the caller cannot see it, FORBIDDEN when it is somebody else's
 */
export async function deleteOwnArticle(ctx: ActorCtx, { articleId }: { articleId: string }): Promise<{ ok: true }> {
  const { article } = await findVisibleArticle(ctx, articleId);
  if (article.authorId !== ctx.actor.accountId) throw refuse('FORBIDDEN');
  if (!(await deleteArticle(ctx.db, articleId, article.authorId))) throw refuse('NOT_FOUND');
  await publish(ctx, 'SearchableChanged', { kind: 'article', ids: [articleId] });
  return { ok: true };
}
