import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { CLOSE_MATCH_PERCENT, matchPercent } from '@voltfront/rules/stock/match';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { selectCards } from './find-cars.repository';
import { byMatch } from './list-orders';
import { carsForSale, groupsOf, readPage } from './list-page';
import { deleteMatching, insertMatching, selectMatching } from './matching.repository';
import { measureFrom } from './measure-from';
import { countPlaces, givePlaceBack, LIST_LIMITS, takePlace } from './places.repository';
import { presentShared } from './present-shared';
import { loadCar } from './show-car';
import { presentCards } from './stock.presenter';
import { stockTexts } from './stock.texts';
import { findWish } from './wish';

const limit = LIST_LIMITS.matching;

type Counted = ReplyOf<'POST /api/mporder/v1/stock/matching/add'>;

async function counted(ctx: ActorCtx): Promise<Counted> {
  return { count: await countPlaces(ctx.db, ctx.actor.accountId, 'matching'), limit };
}

/**
 * Adds a car to the caller's list; call it in a transaction. The same car is stored once.
 * @throws NOT_FOUND, LIMIT_REACHED above 10, also under concurrency
 */
export async function addMatching(ctx: ActorCtx, { stockCarId }: { stockCarId: string }): Promise<Counted> {
  const { accountId } = ctx.actor;
  await loadCar(ctx, stockCarId);
  if (!(await insertMatching(ctx.db, accountId, stockCarId, ctx.now()))) return counted(ctx);
  const count = await takePlace(ctx.db, accountId, 'matching');
  if (count === null) throw refuse('LIMIT_REACHED', { message: stockTexts.matchingFull({ limit }) });
  return { count, limit };
}

/** Removes a car from the caller's list; call it in a transaction. */
export async function dropMatching(ctx: ActorCtx, { stockCarId }: { stockCarId: string }): Promise<Counted> {
  const { accountId } = ctx.actor;
  if (await deleteMatching(ctx.db, accountId, stockCarId)) await givePlaceBack(ctx.db, accountId, 'matching');
  return counted(ctx);
}

/**
 * The caller's list, newest first, each car with its current state. @throws NOT_FOUND for somebody
 * else's order
 */
export async function showMatching(
  ctx: ActorCtx,
  query: QueryOf<'GET /api/mporder/v1/stock/matching'>,
): Promise<ReplyOf<'GET /api/mporder/v1/stock/matching'>> {
  const entries = await selectMatching(ctx.db, ctx.actor.accountId);
  const view = { point: (await measureFrom(ctx, query)).point, wish: await findWish(ctx, query) };
  const rows = await selectCards(
    ctx.db,
    view,
    entries.map(({ stockCarId }) => stockCarId),
  );
  const cards = await presentCards(ctx, rows);
  const items = entries.flatMap(({ stockCarId, createdAt }) => {
    const card = cards.find((item) => item.stockCarId === stockCarId);
    return card ? [{ ...card, addedAt: createdAt }] : [];
  });
  return { items, limit };
}

/**
 * The number of available cars that match a configuration closely, and the best match; nothing
 * without a configuration.
 */
export async function summariseMatches(
  ctx: Ctx,
  query: QueryOf<'GET /api/mporder/v1/stock/matching/summary'>,
): Promise<ReplyOf<'GET /api/mporder/v1/stock/matching/summary'>> {
  const wish = await findWish(ctx, query);
  if (!wish) return { count: 0, best: null };
  const view = { point: (await measureFrom(ctx, query)).point, wish };
  const list = { ...carsForSale(ctx), order: byMatch(view) };
  const groups = await groupsOf(ctx, list);
  const close = groups.filter((group) => matchPercent(group, wish.configuration) >= CLOSE_MATCH_PERCENT);
  if (close.length === 0) return { count: 0, best: null };
  const [best = null] = await presentShared(ctx, await readPage(ctx, list, view, { after: null, limit: 1 }));
  return { count: close.reduce((sum, { count }) => sum + count, 0), best };
}
