import { useQuery } from '@tanstack/react-query';
import { HOUR_MS } from '@voltfront/rules/time';
import { useMemo } from 'react';
import { apiQuery } from '@/api';
import { regionsOf } from '@/features/delivery/regions';
import type { Region } from '@/ui';

const CITIES = 'GET /api/mporder/v1/order/pub/selectDeliverCity';
/** Cities change rarely: asked for once an hour (ms). */
const FRESH_MS = HOUR_MS;

/** Every city a car can carry the plate of, by province; empty until they are there. */
export function useCities(): readonly Region[] {
  const { data } = useQuery({ ...apiQuery(CITIES), staleTime: FRESH_MS });
  return useMemo(() => regionsOf(data ?? []), [data]);
}
