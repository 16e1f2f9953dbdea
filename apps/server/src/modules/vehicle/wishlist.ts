import { createHash } from 'node:crypto';
import type { BodyOf, ConfigurationData, QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { openPage } from '../../kernel/list';
import { quoteConfiguration, repairConfiguration } from './quote-configuration';
import { countWishes, deleteWish, findWish, insertWish, listWishes, takeWishPlace } from './vehicle.repository';
import { vehicleTexts } from './vehicle.texts';

/** Version and sorted codes: the same configuration twice has the same one. */
export function fingerprintOf({ versionId, productCodes }: ConfigurationData): string {
  return createHash('sha256')
    .update([versionId, ...[...productCodes].sort()].join(' '))
    .digest('hex');
}

/**
 * Keeps a configuration; needs a transaction. The same one twice is one.
 * @throws CONFIG_INVALID, SOLD_OUT, VERSION_WITHDRAWN, NOT_FOUND as the quote does
 * @throws LIMIT_REACHED beyond 20, also for callers at once
 */
export async function addWish(
  ctx: ActorCtx,
  body: BodyOf<'POST /api/mporder/v1/vehicle/wishlist/add'>,
): Promise<ReplyOf<'POST /api/mporder/v1/vehicle/wishlist/add'>> {
  const { accountId } = ctx.actor;
  const { configuration } = await quoteConfiguration(ctx, { ...body, subsidy: 'none' });
  const fingerprint = fingerprintOf(configuration);
  const createdAt = ctx.now();
  const row = { ...configuration, accountId, id: newId(createdAt), fingerprint, createdAt };
  const wishId = await insertWish(ctx.db, row);
  if (!wishId) {
    const kept = await findWish(ctx.db, accountId, fingerprint);
    if (!kept) throw refuse('STATE_CHANGED');
    return { wishId: kept, count: await countWishes(ctx.db, accountId) };
  }
  const count = await takeWishPlace(ctx.db, accountId);
  if (count === null) throw refuse('LIMIT_REACHED', { message: vehicleTexts.wishlistFull });
  return { wishId, count };
}

/**
 * Drops an own wish; needs a transaction.
 * @throws NOT_FOUND when the caller keeps no such wish
 */
export async function dropWish(ctx: ActorCtx, { wishId }: { wishId: string }): Promise<{ ok: true }> {
  if (!(await deleteWish(ctx.db, ctx.actor.accountId, wishId))) throw refuse('NOT_FOUND');
  return { ok: true };
}

/** The caller's wishes, newest first, each repaired and priced as of now. */
export async function showWishes(
  ctx: ActorCtx,
  query: QueryOf<'GET /api/mporder/v1/vehicle/wishlist'>,
): Promise<ReplyOf<'GET /api/mporder/v1/vehicle/wishlist'>> {
  const page = openPage(ctx, 'GET /api/mporder/v1/vehicle/wishlist', query);
  const { rows, nextCursor } = page.cut(await listWishes(ctx.db, ctx.actor.accountId, page), ({ id }) => ({
    key: 0,
    id,
  }));
  const items = await Promise.all(
    rows.map(async ({ id, createdAt, modelId, versionId, productCodes }) => {
      const quote = await repairConfiguration(ctx, { modelId, versionId, productCodes, subsidy: 'personal' });
      return { wishId: id, quote, savedAt: createdAt };
    }),
  );
  return { items, nextCursor };
}
