import type { Ctx } from '../../kernel/context';
import { keptPlaces } from './kept-places';
import { storesNear } from './store-places';

/** More than any city has. */
const MOST_STORES = 200;

/** Cities and stores for forms: `cities` are all that the shop knows, `stores` those of the city that was chosen. */
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
