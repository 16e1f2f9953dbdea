import { createHash } from 'node:crypto';
import type { BodyOf, ConfigurationData, QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { openPage } from '../../kernel/list';
import { quoteConfiguration, repairConfiguration } from './quote-configuration';
import {
  countWishes,
  deleteWish,
  findWish,
  insertWish,
  listWishes,
  raiseWishCount,
  WISH_LIMIT,
} from './vehicle.repository';
import { vehicleTexts } from './vehicle.texts';

/** Version and sorted codes: equal configurations have equal fingerprints. */
export function fingerprintOf({ versionId, productCodes }: ConfigurationData): string {
  return createHash('sha256')
    .update([versionId, ...[...productCodes].sort()].join(' '))
    .digest('hex');
}

/**
 * Adds a configuration to the wish list; call it in a transaction. The same one is stored once.
 * @throws CONFIG_INVALID, SOLD_OUT, VERSION_WITHDRAWN, NOT_FOUND like the quote
 * @throws LIMIT_REACHED above 20, also under concurrency
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
  const count = await raiseWishCount(ctx.db, accountId);
  if (count === null) throw refuse('LIMIT_REACHED', { message: vehicleTexts.wishlistFull });
  return { wishId, count };
}

/**
 * Removes a wish of the caller; call it in a transaction.
 * @throws NOT_FOUND when the caller has no such wish
 */
export async function dropWish(ctx: ActorCtx, { wishId }: { wishId: string }): Promise<{ ok: true }> {
  if (!(await deleteWish(ctx.db, ctx.actor.accountId, wishId))) throw refuse('NOT_FOUND');
  return { ok: true };
}

/** Everything on a person's wish list, which is bounded. */
export async function wishesOf(
  ctx: Ctx,
  accountId: string,
): Promise<{ wishId: string; configuration: ConfigurationData }[]> {
  const rows = await listWishes(ctx.db, accountId, { after: null, limit: WISH_LIMIT });
  return rows.map(({ id, modelId, versionId, productCodes }) => ({
    wishId: id,
    configuration: { modelId, versionId, productCodes },
  }));
}

/** The caller's wish list, newest first, each entry repaired and at the current price. */
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
