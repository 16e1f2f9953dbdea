import type { EntranceData } from '@voltfront/contract';
import { isRoutePath } from '@/navigation';
import { formatAddress } from '@/platform/router/address';

/** What the entrance's own query names; kept for the page that it leads to. */
export interface EntranceQuery {
  stockCarId?: string;
  snapUpId?: string;
  versionId?: string;
  share_code?: string;
}

type Way = [path: string, query: Record<string, string | null | undefined>];

const CARS: Way = ['/pages/car/index', {}];

/** Ways in the order of preference; the last one always exists. */
function waysOf({ kind, modelId, orderNo }: EntranceData, query: EntranceQuery): Way[] {
  const { share_code } = query;
  const model: Way = modelId ? ['/pagesDetail/carModel', { modelId, share_code }] : CARS;
  switch (kind) {
    case 'order':
      return [['/pagesOrder/car/detail', { orderNo }], CARS];
    case 'blindOrder':
      return [['/pagesOrder/confirm/cs1eResult', { orderNo }], ['/pagesOrder/car/detail', { orderNo }], CARS];
    case 'stockCar':
      return [['/pagesDetail/matchingDetail', { stockCarId: query.stockCarId, share_code }], model, CARS];
    case 'flashSale':
      return [['/pagesActivity/snapUp/index', { snapUpId: query.snapUpId, share_code }], model, CARS];
    case 'blindBooking':
      return [['/pagesDetail/carModelNew', { modelId, share_code }], model, CARS];
    case 'onSale':
    case 'offSale':
      return [model, CARS];
    case 'cars':
      return [CARS];
  }
}

/**
 * The address that an entrance leads to. A page that this build does not have is passed over: a stock car or a flash sale
 * then leads to its model, a model to all cars.
 */
export function destinationOf(entrance: EntranceData, query: EntranceQuery): string {
  const [path, params] = waysOf(entrance, query).find(([each]) => isRoutePath(each)) ?? CARS;
  const given = Object.entries(params).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return formatAddress(path, Object.fromEntries(given));
}
