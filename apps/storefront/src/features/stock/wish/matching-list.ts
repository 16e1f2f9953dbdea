import type { StockCardData, StockDetailData } from '@voltfront/contract';
import { create } from 'zustand';
import { type MatchingCar, onLogout, stored } from '@/session';

/** Most cars on the matching list. */
export const MATCHING_LIMIT = 10;

const isEntry = (entry: unknown): entry is MatchingCar =>
  typeof (entry as MatchingCar | null)?.carNo === 'string' && Array.isArray((entry as MatchingCar).productCodes);

function keptList(): MatchingCar[] {
  const list: unknown = stored.get('MATCHING_CAR_LIST');
  return Array.isArray(list) ? list.filter(isEntry).slice(0, MATCHING_LIMIT) : [];
}

const useStore = create<{ list: readonly MatchingCar[] }>(() => ({ list: keptList() }));

function keep(list: MatchingCar[]): void {
  stored.set('MATCHING_CAR_LIST', list);
  useStore.setState({ list });
}

/** The matching list of this device, newest first, for components. */
export const useMatchingList = (): readonly MatchingCar[] => useStore((state) => state.list);

/** A car in the shape of the storage. */
const toEntry = (car: StockCardData | StockDetailData): MatchingCar => ({
  carNo: car.stockCarId,
  versionId: car.versionId,
  productCodes: 'configuration' in car ? car.configuration.productCodes : [car.paint.productCode],
});

/** Puts a car on the list of this device; the same car twice is one. False when the list is full. */
export function addMatching(car: StockCardData | StockDetailData): boolean {
  const others = keptList().filter(({ carNo }) => carNo !== car.stockCarId);
  if (others.length >= MATCHING_LIMIT) return false;
  keep([toEntry(car), ...others]);
  return true;
}

/** Takes a car off the list of this device. */
export function removeMatching(stockCarId: string): void {
  keep(keptList().filter(({ carNo }) => carNo !== stockCarId));
}

/** Cars of the device's list that a visitor put there, to be handed over to the account that logs in. */
export const visitorsCars = (): string[] =>
  stored.get('MATCHING_CAR_OWNER') === undefined ? keptList().map(({ carNo }) => carNo) : [];

/** Makes the device's list that of an account. */
export function mirrorMatching(cars: readonly StockCardData[], userId: string): void {
  stored.set('MATCHING_CAR_OWNER', userId);
  keep(cars.slice(0, MATCHING_LIMIT).map(toEntry));
}

/** After a logout the list is an empty one of a visitor. */
onLogout(() => {
  if (stored.get('MATCHING_CAR_OWNER') === undefined) return;
  stored.remove('MATCHING_CAR_OWNER', 'MATCHING_CAR_LIST', 'MATCHING_CAR');
  useStore.setState({ list: [] });
});

/** The car looked at last, so that an order can go on with it. */
export const rememberMatchingCar = (car: StockDetailData): void => stored.set('MATCHING_CAR', toEntry(car));
