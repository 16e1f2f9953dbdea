import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import './community.events';
import { findVisibleArticle } from './community.policy';
import { removeArticle } from './put-article';

/**
 * Deletes an article of the caller; call it in a transaction.
 * @throws NOT_FOUND when the caller cannot see it, FORBIDDEN when it is somebody else's
 */
export async function deleteOwnArticle(ctx: ActorCtx, { articleId }: { articleId: string }): Promise<{ ok: true }> {
  const { article } = await findVisibleArticle(ctx, articleId);
  if (article.authorId !== ctx.actor.accountId) throw refuse('FORBIDDEN');
  const { authorId } = article;
  if (!(await removeArticle(ctx, { articleId, authorId }))) throw refuse('NOT_FOUND');
  await publish(ctx, 'OwnArticleDeleted', { articleId });
  return { ok: true };
}
