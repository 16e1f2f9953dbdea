import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import type { SearchRange } from '../../kernel/search-sources';
import { deliverCities, stores } from './store.tables';

/** Stores that have not moved, with the name of their city, in the order of ids. */
export function storesToSearch(db: Db, range: SearchRange) {
  const { storeId, name, address, services, picture, movedTo, cityCode } = stores;
  const isWithin =
    'ids' in range ? inArray(storeId, [...range.ids]) : range.after === null ? undefined : gt(storeId, range.after);
  return db
    .select({ storeId, name, address, services, picture, cityName: deliverCities.cityName })
    .from(stores)
    .innerJoin(deliverCities, eq(deliverCities.cityCode, cityCode))
    .where(and(isWithin, isNull(movedTo)))
    .orderBy(asc(storeId))
    .limit('ids' in range ? range.ids.length : range.limit);
}
