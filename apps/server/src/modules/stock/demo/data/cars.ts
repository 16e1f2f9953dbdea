import type { ModelCode } from '../../../../demo/shapes';
import { someMarks } from './marks';
import { stockStores } from './stores';
import { styles } from './styles';
import type { DemoStockCar } from './types';

/** Versions, repeated in proportion to their share of the stock. */
const VERSIONS = [
  'YL01-pro',
  'YLX-core',
  'YL09-pro',
  'YLX-pro',
  'YL01-max',
  'YLX-max',
  'YL01-pro',
  'YL09-max',
  'YLX-pro',
  'YL01-max',
  'YLX-core',
  'YL01-ultra',
] as const;

const CARS_PER_STORE = 9;
/** Stores whose cars are all defined individually, to show stores without quick pickup. */
const BY_HAND: readonly string[] = ['cq-guanyin'];
const SLOW_STORES: readonly string[] = ['xa-gaoxin', 'qd-laoshan'];

const modelOf = (versionId: string) => versionId.split('-')[0] as ModelCode;
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const padded = (number: number) => String(number).padStart(3, '0');

function ordinaryCar(storeId: string, storeTurn: number, place: number): DemoStockCar {
  const turn = storeTurn * CARS_PER_STORE + place;
  // The first three cars of every other store are equal: quick pickup shows them as one card with
  // three left.
  const configured = storeTurn % 2 === 0 && place < 3 ? storeTurn * CARS_PER_STORE : turn;
  const versionId = pick(VERSIONS, configured * 5 + storeTurn);
  const isDisplay = place === 7;
  const isSlow = SLOW_STORES.includes(storeId);
  return {
    stockCarId: `car-${padded(turn + 1)}`,
    kind: isDisplay ? 'display' : 'new',
    modelId: modelOf(versionId),
    versionId,
    codes: pick(styles, configured * 3 + storeTurn),
    storeId,
    mileageKm: isDisplay ? 22 + ((turn * 13) % 90) : 6 + ((turn * 7) % 26),
    producedDaysAgo: isDisplay ? 150 + ((turn * 11) % 80) : 24 + ((turn * 17) % 110),
    arrivedDaysAgo: isDisplay ? 120 + ((turn * 7) % 30) : 3 + ((turn * 5) % 20),
    readyInDays: isSlow ? 9 + (turn % 8) : 1 + ((place * 3 + storeTurn) % 12),
    savingYuan: isDisplay ? 26_000 + (turn % 5) * 2_000 : 2_000 + (turn % 6) * 1_000,
    marks: isDisplay ? someMarks(turn, 1 + (turn % 2)) : [],
    hasPhotos: turn % 11 !== 6,
    sale: null,
  };
}

/** Nine ordinary cars for every store except those defined individually. */
export const ordinaryCars: readonly DemoStockCar[] = stockStores
  .filter(({ storeId }) => !BY_HAND.includes(storeId))
  .flatMap(({ storeId }, storeTurn) =>
    Array.from({ length: CARS_PER_STORE }, (_, place) => ordinaryCar(storeId, storeTurn, place)),
  );
