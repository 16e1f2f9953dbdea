import type { QueryOf, ReplyOf, StoreCardData } from '@voltfront/contract';
import { convertCoordinate } from '@voltfront/rules/coordinates';
import type { Ctx } from '../../kernel/context';
import type { Point } from '../../kernel/distance';
import { openPage } from '../../kernel/list';
import { cityPlace, presentPlace, type StorePlace, selectClosures, serviceWords, storesNear } from '../store';
import { areaOfCaller } from '../system';

type Key = 'GET /api/mporder/v1/store/list';

/** Stores that are named instead where a city has none. */
const ELSEWHERE = 3;

async function present(ctx: Ctx, rows: readonly StorePlace[]): Promise<StoreCardData[]> {
  if (rows.length === 0) return [];
  const storeIds = rows.map(({ storeId }) => storeId);
  const closures = await selectClosures(ctx.db, storeIds, ctx.now());
  return rows.map((row) => presentPlace(ctx, row, closures).store);
}

function pointOf({ latitude, longitude, system }: QueryOf<Key>): Point | null {
  if (latitude === undefined || longitude === undefined) return null;
  return convertCoordinate({ latitude, longitude }, system, 'gcj02');
}

/**
 * Stores of a city or around a point, nearest first; without both those of the caller's city. Where
 * a city has none that fit, the three nearest of others.
 */
export async function listShowrooms(ctx: Ctx, query: QueryOf<Key>): Promise<ReplyOf<Key>> {
  const { kind, service, words } = query;
  const page = openPage(ctx, 'GET /api/mporder/v1/store/list', query);
  const own = pointOf(query);
  const cityCode = query.cityCode ?? (own ? undefined : (await areaOfCaller(ctx)).cityCode);
  const from = own ?? (cityCode ? await cityPlace(ctx, cityCode) : null);
  const filter = { kind, words: words || undefined, ...(service ? { service: serviceWords[service] } : {}) };
  const read = await storesNear(ctx, from, { ...filter, cityCode, after: page.after, limit: page.limit });
  const { rows, nextCursor } = page.cut(read, ({ distanceM, storeId }) => ({ key: distanceM ?? 0, id: storeId }));
  const isNone = rows.length === 0 && page.after === null && cityCode !== undefined;
  const others = isNone ? await storesNear(ctx, from, { ...filter, notInCity: cityCode, limit: ELSEWHERE }) : [];
  return { items: await present(ctx, rows), nextCursor, elsewhere: await present(ctx, others) };
}
