import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '@voltfront/rules/time';
import { useState } from 'react';
import { apiQuery, type InputOf } from '@/api';
import type { FilterGroup, FilterValue } from '@/ui';
import { cleanFilter, type Facets, type FilterPart, type FilterQuery, filterGroups, filterQuery } from './stock-filter';

const KEY = 'GET /api/mporder/v1/stock/facets';

/** What is on offer changes slowly: it is asked for again after this time (ms). */
const FACETS_FRESH_MS = MINUTE_MS;

/** The list that is filtered, with what narrows it beside the filter's own parts. */
export type FilterScope = Pick<InputOf<typeof KEY>, 'scope' | 'phase' | 'storeId'>;

export interface StockFilter {
  /** Undefined until they have arrived: the bar then shows no groups. */
  facets: Facets | undefined;
  groups: FilterGroup[];
  value: FilterValue;
  /** The chosen filter as the calls take it. */
  query: FilterQuery;
  change: (value: FilterValue) => void;
  reset: () => void;
  /** The choice that is being made in a sheet. */
  draft: FilterValue;
  draftQuery: FilterQuery;
  onDraft: (value: FilterValue) => void;
  isEmpty: boolean;
}

/**
 * Filters of a list of stock cars. While a sheet is open its options follow what is being chosen, and so do their numbers:
 * each counts the cars that the list would have.
 */
export function useStockFilter(
  scope: FilterScope,
  parts: readonly FilterPart[],
  initial: FilterValue,
  onChange: (value: FilterValue) => void,
): StockFilter {
  const [value, setValue] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const { data: facets } = useQuery({
    ...apiQuery(KEY, { ...scope, ...filterQuery(draft) }),
    staleTime: FACETS_FRESH_MS,
    placeholderData: keepPreviousData,
  });
  const change = (next: FilterValue) => {
    const clean = cleanFilter(facets, next);
    setValue(clean);
    setDraft(clean);
    onChange(clean);
  };
  return {
    facets,
    groups: facets ? filterGroups(facets, parts, draft) : [],
    value,
    query: filterQuery(value),
    change,
    reset: () => change({}),
    draft,
    draftQuery: filterQuery(cleanFilter(facets, draft)),
    onDraft: setDraft,
    isEmpty: Object.values(value).every((keys) => keys.length === 0),
  };
}
