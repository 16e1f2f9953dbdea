import type { Ctx } from '../../kernel/context';
import { keptPlaces } from './kept-places';
import { storesNear } from './store-places';

/** More than any city has. */
const MOST_STORES = 200;

/** Options for forms: `cities` are all cities of the shop, `stores` those of the chosen city. */
export async function offerPlaces(ctx: Ctx, { list, values: [cityCode] }: { list: string; values: readonly string[] }) {
  if (list === 'cities') {
    const { cities } = await keptPlaces.load(ctx);
    return [...cities.values()].map((city) => ({ key: city.cityCode, text: city.cityName, note: null }));
  }
  if (list !== 'stores') return null;
  if (cityCode === undefined) return [];
  const stores = await storesNear(ctx, null, { limit: MOST_STORES, cityCode });
  return stores.map(({ storeId, name, address }) => ({ key: storeId, text: name, note: address }));
}
