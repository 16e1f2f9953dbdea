import { useQuery } from '@tanstack/react-query';
import { HOUR_MS } from '@voltfront/rules/time';
import { useMemo } from 'react';
import { apiQuery } from '@/api';
import type { Region } from '@/ui';
import { regionsOf } from './regions';

/** Cities where cars are delivered change rarely: asked for once an hour (ms). */
const CITIES_FRESH_MS = HOUR_MS;

/** The cities that cars are delivered to, by province; empty until they are there. Asked for once `isWanted`. */
export function useDeliveryRegions(isWanted: boolean): readonly Region[] {
  const { data } = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/pub/selectDeliverCity'),
    enabled: isWanted,
    staleTime: CITIES_FRESH_MS,
  });
  return useMemo(() => regionsOf((data ?? []).filter(({ isServed }) => isServed)), [data]);
}
