import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import {
  moveArticleLikes,
  moveCommentLikes,
  moveFavourites,
  moveFollowers,
  setFavourite,
  setFollow,
  setLike,
} from './community.repository';
import { communityTexts } from './community.texts';
import { earnForArticle } from './earn-for-article';

/** Change of a counter: 0 when the row did not change. */
function deltaOf(hasChanged: boolean, isOn: boolean): number {
  if (!hasChanged) return 0;
  return isOn ? 1 : -1;
}

/**
 * Likes or unlikes; call it in a transaction. Repeated or concurrent calls count once.
 * @throws NOT_FOUND when the article or comment is deleted
 */
export async function like(
  ctx: ActorCtx,
  { kind, id, isLiked }: BodyOf<'POST /api/mpmkt/v1/community/like'>,
): Promise<ReplyOf<'POST /api/mpmkt/v1/community/like'>> {
  const target = { accountId: ctx.actor.accountId, kind, targetId: id };
  const delta = deltaOf(await setLike(ctx.db, target, isLiked, ctx.now()), isLiked);
  const move = kind === 'article' ? moveArticleLikes : moveCommentLikes;
  const likeCount = await move(ctx.db, id, delta);
  if (likeCount === null) throw refuse('NOT_FOUND');
  if (kind === 'article' && delta > 0) await earnForArticle(ctx, 'articleLiked', id);
  return { isLiked, likeCount };
}

/**
 * Adds or removes a favourite; call it in a transaction.
 * @throws NOT_FOUND when the article is deleted
 */
export async function favourite(
  ctx: ActorCtx,
  { articleId, isFavourite }: BodyOf<'POST /api/mpmkt/v1/community/favourite'>,
): Promise<ReplyOf<'POST /api/mpmkt/v1/community/favourite'>> {
  const hasChanged = await setFavourite(ctx.db, ctx.actor.accountId, articleId, isFavourite, ctx.now());
  const favouriteCount = await moveFavourites(ctx.db, articleId, deltaOf(hasChanged, isFavourite));
  if (favouriteCount === null) throw refuse('NOT_FOUND');
  return { isFavourite, favouriteCount };
}

/**
 * Follows or unfollows an author; call it in a transaction.
 * @throws NOT_FOUND for an unknown author, FORBIDDEN for oneself
 */
export async function follow(
  ctx: ActorCtx,
  { authorId, isFollowed }: BodyOf<'POST /api/mpmkt/v1/community/follow'>,
): Promise<ReplyOf<'POST /api/mpmkt/v1/community/follow'>> {
  const { accountId } = ctx.actor;
  if (authorId === accountId) throw refuse('FORBIDDEN', { message: communityTexts.ownFollow });
  const hasChanged = await setFollow(ctx.db, accountId, authorId, isFollowed, ctx.now());
  if (!(await moveFollowers(ctx.db, authorId, deltaOf(hasChanged, isFollowed)))) throw refuse('NOT_FOUND');
  return { isFollowed };
}
