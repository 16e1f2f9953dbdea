import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiQuery, type ReplyOf } from '@/api';
import type { City, Region } from '@/ui';

const CITIES = 'GET /api/mporder/v1/order/pub/selectDeliverCity';
/** Cities change rarely: asked for once an hour (ms). */
const FRESH_MS = 3_600_000;

/** Cities by province. */
export function regionsOf(cities: ReplyOf<typeof CITIES>): Region[] {
  const regions = new Map<string, Region & { cities: City[] }>();
  for (const { provinceCode, provinceName, cityCode, cityName, pinyin, hotRank } of cities) {
    const region = regions.get(provinceCode) ?? { code: provinceCode, name: provinceName, cities: [] };
    region.cities.push({ code: cityCode, name: cityName, pinyin, hotRank });
    regions.set(provinceCode, region);
  }
  return [...regions.values()];
}

/** Every city a car can carry the plate of, by province; empty until they are there. */
export function useCities(): readonly Region[] {
  const { data } = useQuery({ ...apiQuery(CITIES), staleTime: FRESH_MS });
  return useMemo(() => regionsOf(data ?? []), [data]);
}
