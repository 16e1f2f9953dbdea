import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { storesNear } from '../store';
import { listModels } from '../vehicle';
import { selectCarsOfStores } from './channel.repository';
import { findChannel, stateOf } from './show-channel';

type Key = 'GET /api/mpmkt/v1/testDrive/template';

/** More than any city has. */
const MOST_STORES = 200;

/** The models of a channel in the order of its settings, with prices and the stores of a city that have them. @throws NOT_FOUND */
export async function showTemplate(ctx: Ctx, { code, cityCode }: QueryOf<Key>): Promise<ReplyOf<Key>> {
  const channel = await findChannel(ctx, code);
  const { settings } = channel;
  const stores = await storesNear(ctx, null, { limit: MOST_STORES, cityCode });
  const cars = await selectCarsOfStores(
    ctx.db,
    stores.map(({ storeId }) => storeId),
  );
  const models = new Map((await listModels(ctx, { cityCode })).map((model) => [model.modelId, model]));
  return {
    code,
    state: stateOf(channel, ctx.now()),
    settings,
    models: settings.models.flatMap((modelId) => {
      const model = models.get(modelId);
      if (!model) return [];
      const { name, tagline, cutout: picture, fromPriceFen: priceFromFen } = model;
      const count = new Set(cars.filter((row) => row.modelId === modelId).map(({ storeId }) => storeId)).size;
      const label = settings.labels?.[modelId] ?? null;
      return [{ modelId, name, tagline, picture, priceFromFen, label, stores: count }];
    }),
  };
}
