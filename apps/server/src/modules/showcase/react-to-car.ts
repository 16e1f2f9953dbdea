import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { queueReport } from '../community';
import { moveLikes, selectCar, setLike } from './showcase.repository';
import { showcaseTexts } from './showcase.texts';

/** Likes a configuration or takes the like back; needs a transaction. @throws NOT_FOUND */
export async function likeCar(
  ctx: ActorCtx,
  { carId, isLiked }: BodyOf<'POST /api/mporder/v1/vehicle/showcase/like'>,
): Promise<ReplyOf<'POST /api/mporder/v1/vehicle/showcase/like'>> {
  const like = { accountId: ctx.actor.accountId, carId, createdAt: ctx.now() };
  const hasChanged = await setLike(ctx.db, like, isLiked);
  const likeCount = await moveLikes(ctx.db, carId, hasChanged ? (isLiked ? 1 : -1) : 0);
  if (likeCount === null) throw refuse('NOT_FOUND', { message: showcaseTexts.missing });
  return { isLiked, likeCount };
}

/** Reports a configuration to the review queue. @throws NOT_FOUND, FORBIDDEN for the own one, ALREADY_DONE */
export async function reportCar(
  ctx: ActorCtx,
  { carId, reason }: BodyOf<'POST /api/mporder/v1/vehicle/showcase/report'>,
): Promise<{ ok: true }> {
  const row = await selectCar(ctx.db, carId);
  if (!row) throw refuse('NOT_FOUND', { message: showcaseTexts.missing });
  if (row.accountId === ctx.actor.accountId) throw refuse('FORBIDDEN', { message: showcaseTexts.own });
  if (!(await queueReport(ctx, { kind: 'configuration', targetId: carId, reason })))
    throw refuse('ALREADY_DONE', { message: showcaseTexts.reported });
  return { ok: true };
}
