import { KeptRows } from '../../kernel/kept-rows';
import {
  type AdviserRow,
  type CityRow,
  type StoreRow,
  selectAllAdvisers,
  selectCities,
  selectStores,
} from './store.repository';

function group<T>(rows: T[], keyOf: (row: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** Cities, stores and advisers, indexed for orders. */
interface Places {
  cities: ReadonlyMap<string, CityRow>;
  /** By city, the default store first. */
  stores: ReadonlyMap<string, StoreRow[]>;
  /** By store, in the order of their ids. */
  advisers: ReadonlyMap<string, AdviserRow[]>;
}

/** All cities, stores and advisers, cached. */
export const keptPlaces = new KeptRows<Places>(async (db) => ({
  cities: new Map((await selectCities(db)).map((row) => [row.cityCode, row])),
  stores: group(await selectStores(db), ({ cityCode }) => cityCode),
  advisers: group(await selectAllAdvisers(db), ({ storeId }) => storeId),
}));
