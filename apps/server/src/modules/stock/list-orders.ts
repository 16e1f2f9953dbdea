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

/** Cars that a list sorts by their id alone, because they agree in everything else that it sorts by. */
export type CarGroup = Pick<Row, GroupColumn> & {
  count: number;
  /** Those of them that can be had now. */
  freeCount: number;
};

/** An order of a list: which cars are a group, and where a group stands. */
export interface ListOrder {
  /** Tells orders with the same groups apart. */
  name: string;
  /** Cars that agree in these columns are a group. The page reads cars by them, so there is an index that begins with them. */
  by: readonly GroupColumn[];
  /** Further columns in which the cars of a group agree by themselves, as those of a store do in their place. */
  alike?: readonly GroupColumn[];
  /** A whole number of at most 15 digits, the lowest first. Reads columns of `by` and `alike` only. */
  keyOf(group: CarGroup): number;
}

/** More metres than the earth has between two places; a step between two sort keys. */
const STEP = 100_000_000;
/** More milliseconds than a moment of this century has. */
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

/** Near ones first. */
export const byDistance = (view: Viewpoint): ListOrder => ({
  name: 'distance',
  by: ['storeId'],
  alike: PLACE,
  keyOf: (group) => metres(view, group),
});

export const byPrice: ListOrder = { name: 'price', by: ['priceFen'], keyOf: ({ priceFen }) => priceFen };
export const byFallingPrice: ListOrder = { name: 'priceDesc', by: ['priceFen'], keyOf: ({ priceFen }) => -priceFen };

/** Soon ready first, then near ones. */
export const byDays = (view: Viewpoint): ListOrder => ({
  name: 'days',
  by: ['storeId', 'readyInDays'],
  alike: PLACE,
  keyOf: (group) => group.readyInDays * STEP + metres(view, group),
});

/** Those most like the wish first, then near ones; by distance without a wish. */
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

/** What is saved most first. */
export const bySaving: ListOrder = {
  name: 'saving',
  by: ['priceFen', 'listPriceFen'],
  keyOf: ({ priceFen, listPriceFen }) => priceFen - listPriceFen,
};

/** Running by end, not started by start, sold ones of running sales, over from the newest on. */
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
