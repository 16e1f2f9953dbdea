import type { BodyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findStore } from '../store';
import { countFavourites, deleteFavourite, insertFavourite } from './showroom.repository';

/** Most favourites of a person. */
const MOST = 100;

/** Marks a store as a favourite of the caller, or no longer; needs a transaction. @throws NOT_FOUND, LIMIT_REACHED */
export async function markFavourite(
  ctx: ActorCtx,
  { storeId, isFavourite }: BodyOf<'POST /api/mporder/v1/store/favourite'>,
): Promise<{ ok: true }> {
  const key = { userId: ctx.actor.accountId, storeId };
  if (!isFavourite) await deleteFavourite(ctx.db, key);
  else {
    if (!(await findStore(ctx, storeId))) throw refuse('NOT_FOUND');
    await insertFavourite(ctx.db, { ...key, createdAt: ctx.now() });
    if ((await countFavourites(ctx.db, key.userId)) > MOST) throw refuse('LIMIT_REACHED');
  }
  return { ok: true };
}
