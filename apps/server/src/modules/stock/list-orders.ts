import { distanceM } from '@voltfront/rules/coordinates';
import { matchPercent } from '@voltfront/rules/stock/match';
import type { Viewpoint } from './find-cars.repository';
import type { stockCars } from './stock.tables';

type Row = typeof stockCars.$inferSelect;

/** Columns that lists are sorted by. */
export type GroupColumn = keyof Pick<
  Row,
  | 'storeId'
  | 'latitude'
  | 'longitude'
  | 'readyInDays'
  | 'priceFen'
  | 'listPriceFen'
  | 'status'
  | 'saleStartsAt'
  | 'saleEndsAt'
  | 'fingerprint'
  | 'modelId'
  | 'versionId'
  | 'batteryCode'
  | 'paintCode'
  | 'wheelCode'
  | 'interiorCode'
  | 'packageCodes'
>;

/** Cars with equal sort values, which a list sorts by id. */
export type CarGroup = Pick<Row, GroupColumn> & {
  count: number;
  /** How many of them are available now. */
  freeCount: number;
};

/** A sort order: how cars are grouped, and the sort key of a group. */
export interface ListOrder {
  /** Distinguishes orders with the same groups. */
  name: string;
  /**
   * Cars with equal values in these columns form a group. The page reads cars by them, so there is
   * an index that begins with them.
   */
  by: readonly GroupColumn[];
  /** Further columns that are always equal within a group, such as a store's position. */
  alike?: readonly GroupColumn[];
  /**
   * A whole number of at most 15 digits, the lowest first. Uses columns of `by` and `alike` only.
   */
  keyOf(group: CarGroup): number;
}

/** More metres than any distance on earth; the factor between two combined sort keys. */
const STEP = 100_000_000;
/** More milliseconds than any time of this century. */
const TIME_STEP = 10_000_000_000_000;

const PLACE = ['latitude', 'longitude'] as const;
const CONFIGURATION = [
  'modelId',
  'versionId',
  'batteryCode',
  'paintCode',
  'wheelCode',
  'interiorCode',
  'packageCodes',
] as const;

const metres = ({ point }: Viewpoint, group: CarGroup): number => (point ? Math.round(distanceM(point, group)) : 0);

/** Nearest first. */
export const byDistance = (view: Viewpoint): ListOrder => ({
  name: 'distance',
  by: ['storeId'],
  alike: PLACE,
  keyOf: (group) => metres(view, group),
});

export const byPrice: ListOrder = { name: 'price', by: ['priceFen'], keyOf: ({ priceFen }) => priceFen };
export const byFallingPrice: ListOrder = { name: 'priceDesc', by: ['priceFen'], keyOf: ({ priceFen }) => -priceFen };

/** Soonest available first, then nearest. */
export const byDays = (view: Viewpoint): ListOrder => ({
  name: 'days',
  by: ['storeId', 'readyInDays'],
  alike: PLACE,
  keyOf: (group) => group.readyInDays * STEP + metres(view, group),
});

/** Best match first, then nearest; by distance without a wish. */
export function byMatch(view: Viewpoint): ListOrder {
  const { wish } = view;
  if (!wish) return byDistance(view);
  return {
    name: `match ${JSON.stringify(wish.configuration)}`,
    by: ['storeId', 'fingerprint'],
    alike: [...PLACE, ...CONFIGURATION],
    keyOf: (group) => (100 - matchPercent(group, wish.configuration)) * STEP + metres(view, group),
  };
}

/** Largest saving first. */
export const bySaving: ListOrder = {
  name: 'saving',
  by: ['priceFen', 'listPriceFen'],
  keyOf: ({ priceFen, listPriceFen }) => priceFen - listPriceFen,
};

/**
 * Running sales by end, future ones by start, sold cars of running sales, then past sales, newest
 * first.
 */
export const byWindow = (now: number): ListOrder => ({
  name: 'window',
  by: ['saleEndsAt', 'saleStartsAt', 'status'],
  keyOf: ({ saleEndsAt, saleStartsAt, status }) => {
    const [ends, starts] = [saleEndsAt ?? 0, saleStartsAt ?? 0];
    if (ends <= now) return 4 * TIME_STEP - ends;
    if (status === 'sold') return 2 * TIME_STEP + ends;
    return starts > now ? TIME_STEP + starts : ends;
  },
});
