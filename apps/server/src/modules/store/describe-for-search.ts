import type { SearchKindData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import type { SearchEntry, SearchRange } from '../../kernel/search-sources';
import { storesToSearch } from './search-source.repository';

/** Stores as they are searched for, by name, city, address and services; null for other kinds. */
export async function describeForSearch(
  { db }: Ctx,
  { kind, range }: { kind: SearchKindData; range: SearchRange },
): Promise<SearchEntry[] | null> {
  if (kind !== 'store') return null;
  const rows = await storesToSearch(db, range);
  return rows.map(({ storeId, name, address, services, picture, cityName }) => ({
    ...{ kind, refId: storeId, title: name, picture, link: `/pagesStore/storeDetail?storeId=${storeId}` },
    text: [address, cityName, ...services].join(' '),
  }));
}
