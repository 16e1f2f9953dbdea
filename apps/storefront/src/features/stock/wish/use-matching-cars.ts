import { useQueries, useQuery } from '@tanstack/react-query';
import type { StockCardData } from '@voltfront/contract';
import { useEffect, useRef } from 'react';
import { api, apiKey, apiQuery, queryClient } from '@/api';
import { useSession } from '@/session';
import { addMatching, MATCHING_LIMIT, removeMatching, useMatchingList } from './matching-list';
import type { Wish } from './use-wish';

const LIST = 'GET /api/mporder/v1/stock/matching';

/** The cars of the matching list: of the account, or of this device for visitors. */
export function useMatchingCars(wish: Wish, isOpen: boolean) {
  const { isLoggedIn } = useSession();
  const kept = useMatchingList();
  useHandOver(isOpen && isLoggedIn);
  const own = useQuery({ ...apiQuery(LIST, wish), enabled: isOpen && isLoggedIn });
  const each = useQueries({
    queries: kept.map(({ carNo }) => ({
      ...apiQuery('GET /api/mporder/v1/stock/car', { stockCarId: carNo, ...wish }),
      enabled: isOpen && !isLoggedIn,
    })),
  });
  const cars: readonly StockCardData[] = isLoggedIn
    ? (own.data?.items ?? [])
    : each.flatMap(({ data }) => (data ? [data] : []));
  const isLoading = isLoggedIn ? own.isLoading : each.some((query) => query.isLoading);
  const remove = async (stockCarId: string) => {
    removeMatching(stockCarId);
    if (!isLoggedIn) return;
    await api('POST /api/mporder/v1/stock/matching/delete', { body: { stockCarId } });
    await renewMatching();
  };
  return { cars, isLoading, remove, count: isLoggedIn && own.data ? own.data.items.length : kept.length };
}

/** Asks again for the list of the account. */
export const renewMatching = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [apiKey(LIST)[0]] });

/** What was put on the list before the login goes to the account, as far as there is room. */
function useHandOver(isActive: boolean): void {
  const kept = useMatchingList();
  const done = useRef(new Set<string>());
  useEffect(() => {
    const fresh = isActive ? kept.filter(({ carNo }) => !done.current.has(carNo)).slice(0, MATCHING_LIMIT) : [];
    if (fresh.length === 0) return;
    for (const { carNo } of fresh) done.current.add(carNo);
    Promise.allSettled(
      fresh.map(({ carNo }) =>
        api('POST /api/mporder/v1/stock/matching/add', { body: { stockCarId: carNo }, silent: true }),
      ),
    ).then(renewMatching);
  }, [isActive, kept]);
}

/** Puts a car on the list of this device and, after a login, of the account. False when the list is full. */
export async function addToMatching(car: StockCardData, isLoggedIn: boolean): Promise<boolean> {
  if (!addMatching(car)) return false;
  if (isLoggedIn) {
    await api('POST /api/mporder/v1/stock/matching/add', { body: { stockCarId: car.stockCarId } });
    await renewMatching();
  }
  return true;
}
