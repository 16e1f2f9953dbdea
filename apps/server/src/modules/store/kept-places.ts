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

/** Cities, stores and advisers as orders look them up. */
interface Places {
  cities: ReadonlyMap<string, CityRow>;
  /** By city, the one to propose first. */
  stores: ReadonlyMap<string, StoreRow[]>;
  /** By store, in the order of their ids. */
  advisers: ReadonlyMap<string, AdviserRow[]>;
}

/** All places where cars are handed over, from memory. */
export const keptPlaces = new KeptRows<Places>(async (db) => ({
  cities: new Map((await selectCities(db)).map((row) => [row.cityCode, row])),
  stores: group(await selectStores(db), ({ cityCode }) => cityCode),
  advisers: group(await selectAllAdvisers(db), ({ storeId }) => storeId),
}));
