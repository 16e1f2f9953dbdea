import type { BodyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { publish } from '../../kernel/jobs';
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

/** What the sharer's points are booked as. */
const SHARED = 'articleShared';

/**
 * Tells the sharer's wallet that the caller opened what they shared; nothing for one's own link, an unpublished article, or
 * an article whose points the sharer has. Needs a transaction.
 */
export async function noteSharedOpen(
  ctx: ActorCtx,
  { articleId, shareCode: sharerId }: BodyOf<'POST /api/mpmkt/v1/community/article/sharedOpen'>,
): Promise<{ ok: true }> {
  const found = await findArticle(ctx.db, articleId);
  const isForeign = found?.article.state === 'published' && sharerId !== ctx.actor.accountId;
  if (isForeign && !(await isBooked(ctx, { accountId: sharerId, code: SHARED, ref: articleId })))
    await publish(ctx, 'SharedArticleOpened', { sharerId, articleId });
  return { ok: true };
}

/** Subscription: books the sharer's points, once for each article. */
export async function earnForShare(ctx: Ctx, event: { sharerId: string; articleId: string }): Promise<void> {
  await earnFrom(ctx, { accountId: event.sharerId, code: SHARED, ref: event.articleId });
}
