import { useQuery } from '@tanstack/react-query';
import type { DeliverCityData } from '@voltfront/contract';
import { useMemo } from 'react';
import { apiQuery } from '@/api';
import type { City, Region } from '@/ui';

/** Cities where cars are delivered change rarely: asked for once an hour (ms). */
const CITIES_FRESH_MS = 3_600_000;

function toRegions(cities: readonly DeliverCityData[]): Region[] {
  const regions = new Map<string, Region & { cities: City[] }>();
  for (const { provinceCode, provinceName, cityCode, cityName, isServed, pinyin, hotRank } of cities) {
    if (!isServed) continue;
    const region = regions.get(provinceCode) ?? { code: provinceCode, name: provinceName, cities: [] };
    region.cities.push({ code: cityCode, name: cityName, pinyin, hotRank });
    regions.set(provinceCode, region);
  }
  return [...regions.values()];
}

/** The cities that cars are delivered to, by province; empty until they are there. Asked for once `isWanted`. */
export function useDeliveryRegions(isWanted: boolean): readonly Region[] {
  const { data } = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/pub/selectDeliverCity'),
    enabled: isWanted,
    staleTime: CITIES_FRESH_MS,
  });
  return useMemo(() => toRegions(data ?? []), [data]);
}
