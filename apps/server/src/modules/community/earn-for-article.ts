import type { ActorCtx, Ctx } from '../../kernel/context';
import { earnFrom, isBooked } from '../points';
import { findArticle } from './community.repository';

/** Books points of an article; one statement and no lock when it was booked before, as for most who read it again. */
export async function bookOnce(ctx: Ctx, source: { accountId: string; code: string; ref: string }): Promise<void> {
  if (!(await isBooked(ctx, source))) await earnFrom(ctx, source);
}

/** Books points for what the caller did with somebody else's published article, once for each; nothing for an own one. */
export async function earnForArticle(ctx: ActorCtx, code: string, articleId: string): Promise<void> {
  const { accountId } = ctx.actor;
  const found = await findArticle(ctx.db, articleId);
  if (found?.article.state !== 'published' || found.article.authorId === accountId) return;
  await bookOnce(ctx, { accountId, code, ref: articleId });
}
