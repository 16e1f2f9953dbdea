import { useQuery } from '@tanstack/react-query';
import type { StockDetailData } from '@voltfront/contract';
import { useEffect } from 'react';
import { apiQuery, everyInputOf, queryClient } from '@/api';
import { placeQuery, usePlace } from '@/features/place/use-place';
import { rememberMatchingCar } from '../wish/matching-list';
import type { Wish } from '../wish/use-wish';

/** One stock car with its match against a wish; it waits for the wish, and for the car's number. */
export function useStockCar(stockCarId: string, wish: Wish | undefined) {
  const place = usePlace();
  return useQuery({
    ...apiQuery('GET /api/mporder/v1/stock/car', { stockCarId, ...wish, ...placeQuery(place) }),
    enabled: stockCarId !== '' && wish !== undefined,
    // The car stays on screen while a position that was just found adds its distance.
    placeholderData: (before: StockDetailData | undefined) => (before?.stockCarId === stockCarId ? before : undefined),
  });
}

/** Asks again for everything that shows a stock car's state. */
export async function renewStock(): Promise<void> {
  const names = ['car', 'photos', 'instruction', 'conversion', 'hold', 'matching', 'similar'] as const;
  await Promise.all([
    ...names.map((name) =>
      queryClient.invalidateQueries({ queryKey: everyInputOf(`GET /api/mporder/v1/stock/${name}`) }),
    ),
    queryClient.invalidateQueries({ queryKey: ['list', 'GET /api/mporder/v1/stock/cars'] }),
    queryClient.invalidateQueries({ queryKey: ['list', 'GET /api/mporder/v1/stock/sale/cars'] }),
    queryClient.invalidateQueries({ queryKey: ['list', 'GET /api/mporder/v1/stock/quick/cars'] }),
  ]);
}

/** Keeps the car that is looked at, under the storage key of the matching car. */
export function useRememberedCar(car: StockDetailData | undefined): void {
  useEffect(() => {
    if (car) rememberMatchingCar(car);
  }, [car]);
}
