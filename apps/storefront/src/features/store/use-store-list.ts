import type { StoreCardData } from '@voltfront/contract';
import { useState } from 'react';
import { type ApiList, type InputOf, useApiList } from '@/api';
import { useDebounced } from '@/api/use-debounced';
import { useDeliverCities } from '@/features/delivery/delivery-fields';
import { placeQuery, usePlace } from '@/features/place/use-place';
import type { FilterValue } from '@/ui';
import { STORE_KINDS, STORE_SERVICES } from './store-words';

const KEY = 'GET /api/mporder/v1/store/list';
const DEBOUNCE_MS = 300;

/** What the list begins with, from the page's address. */
export interface ListStart {
  cityCode?: string | undefined;
  kind?: string | undefined;
  service?: string | undefined;
}

const chosen = (key: string | undefined): string[] => (key ? [key] : []);
const oneOf = <K extends string>(keys: readonly K[], value: readonly string[] | undefined): K | undefined =>
  keys.find((key) => key === value?.[0]);

/** The stores that fit city, position, filter and words, and what the page's bars need. */
export function useStoreList(start: ListStart) {
  const place = usePlace();
  const cities = useDeliverCities();
  const [cityCode, setCityCode] = useState(start.cityCode);
  const [filter, setFilter] = useState<FilterValue>({ kind: chosen(start.kind), service: chosen(start.service) });
  const [words, setWords] = useState('');
  const wanted = useDebounced(words.trim(), DEBOUNCE_MS);
  const kind = oneOf(STORE_KINDS, filter.kind);
  const service = oneOf(STORE_SERVICES, filter.service);
  const query: NonNullable<InputOf<typeof KEY>> = {
    ...(cityCode ? { cityCode } : {}),
    ...(kind ? { kind } : {}),
    ...(service ? { service } : {}),
    ...(wanted ? { words: wanted } : {}),
    ...placeQuery(place),
  };
  const list = useApiList(KEY, query) as ApiList<StoreCardData>;
  const isFiltered = Boolean(kind || service || wanted);
  const city = cities?.find((each) => each.cityCode === cityCode);
  return {
    place,
    cities,
    city,
    cityCode,
    setCityCode,
    filter,
    setFilter,
    words,
    setWords,
    list,
    isFiltered,
    reset: () => {
      setFilter({});
      setWords('');
    },
  };
}
