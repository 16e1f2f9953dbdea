import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { keptPlaces } from './kept-places';
import type { AdviserRow, CityRow, StoreRow } from './store.repository';
import { storeTexts } from './store.texts';

/** Where a car is handed over. */
export interface DeliveryPlace {
  city: CityRow;
  /**
   * The requested store, else the default one: a centre before a space before a delivery centre;
   * null where the city has none.
   */
  store: StoreRow | null;
}

/**
 * Checks a delivery city and store chosen by a customer.
 * @throws CITY_NOT_SERVED for an unknown or unserved city, NOT_FOUND for a store that is not in that city.
 */
export async function findDelivery(ctx: Ctx, cityCode: string, storeId?: string | null): Promise<DeliveryPlace> {
  const places = await keptPlaces.load(ctx);
  const city = places.cities.get(cityCode);
  if (!city?.isServed) throw refuse('CITY_NOT_SERVED');
  const inCity = (places.stores.get(cityCode) ?? []).filter(({ kind }) => kind !== 'service');
  if (!storeId) return { city, store: inCity[0] ?? null };
  const store = inCity.find((row) => row.storeId === storeId);
  if (!store) throw refuse('NOT_FOUND', { message: storeTexts.notInCity });
  return { city, store };
}

/** The cities among these to which cars are delivered, in this order. */
export async function servedAmong(
  ctx: Ctx,
  codes: readonly string[],
): Promise<Pick<DeliveryPlace['city'], 'cityCode' | 'cityName'>[]> {
  const { cities } = await keptPlaces.load(ctx);
  return codes.flatMap((code) => {
    const city = cities.get(code);
    return city?.isServed ? [{ cityCode: code, cityName: city.cityName }] : [];
  });
}

/**
 * The adviser of a store whose turn it is; always the same for the same turn. Null when the store has none.
 * @param turn a number in text, such as that of an order; its last six digits count
 */
export async function adviserFor(ctx: Ctx, storeId: string | null, turn: string): Promise<AdviserRow | null> {
  if (!storeId) return null;
  const people = (await keptPlaces.load(ctx)).advisers.get(storeId) ?? [];
  const index = Number(turn.replace(/\D/g, '').slice(-6)) || 0;
  return people[index % Math.max(1, people.length)] ?? null;
}

/** Advisers of a store, in the order of their ids. */
export const advisersOf = async (ctx: Ctx, storeId: string): Promise<readonly AdviserRow[]> =>
  (await keptPlaces.load(ctx)).advisers.get(storeId) ?? [];

/** Advisers by their ids; those who left are missing. */
export async function advisersById(ctx: Ctx): Promise<ReadonlyMap<string, AdviserRow>> {
  const { advisers } = await keptPlaces.load(ctx);
  return new Map([...advisers.values()].flat().map((row) => [row.adviserId, row]));
}
