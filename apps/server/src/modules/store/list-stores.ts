import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { convertCoordinate } from '@voltfront/rules/coordinates';
import type { Ctx } from '../../kernel/context';
import { selectPlacesNear } from './near.repository';
import { presentStore } from './store.presenter';

type Key = 'GET /api/mporder/v1/order/stores';

/** More than any city has. */
const MOST = 100;

/**
 * Stores of a city that hand over cars, or that service them: nearest to the given location first, else a centre before a space before a
 * delivery centre.
 */
export async function listStores(ctx: Ctx, query: QueryOf<Key>): Promise<ReplyOf<Key>> {
  const { cityCode, latitude, longitude, system, purpose } = query;
  const hasPoint = latitude !== undefined && longitude !== undefined;
  const point = hasPoint ? convertCoordinate({ latitude, longitude }, system, 'gcj02') : null;
  const filter = { limit: MOST, cityCode, ...(purpose === 'delivery' ? { notKind: 'service' as const } : {}) };
  return (await selectPlacesNear(ctx.db, point, filter)).map(presentStore);
}
