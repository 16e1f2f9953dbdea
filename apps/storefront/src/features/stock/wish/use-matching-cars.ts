import { useQueries, useQuery } from '@tanstack/react-query';
import type { StockCardData } from '@voltfront/contract';
import { useEffect } from 'react';
import { api, apiQuery, everyInputOf, queryClient } from '@/api';
import { useSession } from '@/session';
import { addMatching, mirrorMatching, removeMatching, useMatchingList, visitorsCars } from './matching-list';
import type { Wish } from './use-wish';

const LIST = 'GET /api/mporder/v1/stock/matching';

/** The cars of the matching list: of the account, or of this device for visitors. */
export function useMatchingCars(wish: Wish, isOpen: boolean) {
  const { isLoggedIn, user } = useSession();
  const kept = useMatchingList();
  const own = useQuery({ ...apiQuery(LIST, wish), enabled: isLoggedIn });
  useHandOver(isLoggedIn ? own.data?.items : undefined, user?.userId);
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

/** Asks again for the list of the account, and for cars that say whether they are on it. */
export async function renewMatching(): Promise<void> {
  const keys = [LIST, 'GET /api/mporder/v1/stock/car'] as const;
  await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: everyInputOf(key) })));
}

let handingOver: Promise<unknown> | null = null;

/** What a visitor put on the list goes to the account that logged in; from then on the device keeps the account's list. */
function useHandOver(cars: readonly StockCardData[] | undefined, userId: string | undefined): void {
  useEffect(() => {
    if (!cars || !userId || handingOver) return;
    const known = new Set(cars.map(({ stockCarId }) => stockCarId));
    const fresh = visitorsCars().filter((carNo) => !known.has(carNo));
    mirrorMatching(cars, userId);
    if (fresh.length === 0) return;
    const adding = fresh.map((stockCarId) =>
      api('POST /api/mporder/v1/stock/matching/add', { body: { stockCarId }, silent: true }),
    );
    handingOver = Promise.allSettled(adding).then(() => {
      handingOver = null;
      return renewMatching();
    });
  }, [cars, userId]);
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
