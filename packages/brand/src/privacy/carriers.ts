import type { CollectionKey } from './collection';

/** What carries an item from the device to the server. */
export interface Carrier {
  item: CollectionKey;
  /**
   * Contract key → fields of query and body, dotted: `query.latitude`. `[]` stands for any entry of a list, `*` for any
   * name, `**` at the end for everything below.
   */
  calls: Readonly<Record<string, readonly string[]>>;
  /** Request headers, lower case. */
  headers?: readonly string[];
}

const place = ['query.latitude', 'query.longitude'];

/**
 * What carries position, device and usage data. The network recorder holds every request to this table: such a field
 * or header that is missing here, or that is sent before its consent, fails the tests. Fields that a person fills in
 * (names, orders, comments) are the contract's own and are not repeated.
 */
export const carriers: readonly Carrier[] = [
  {
    item: 'position',
    calls: {
      'GET /api/mporder/v1/stock/cars': place,
      'GET /api/mporder/v1/stock/sale/cars': place,
      'GET /api/mporder/v1/stock/quick/cars': place,
      'GET /api/mporder/v1/stock/facets': place,
      'GET /api/mporder/v1/stock/stores': place,
    },
  },
  {
    item: 'area',
    calls: { 'GET /{product}-basic-common/basic/common/open/toc/getAreaInfoByIp': [] },
  },
  { item: 'environment', calls: {}, headers: ['x-volt-platform', 'accept-language'] },
  { item: 'risk', calls: {}, headers: ['x-volt-risk'] },
];

/** Items whose times are counted by the calls that carried them, since no table of a module tells them. */
export const countedItems: readonly CollectionKey[] = ['position', 'system', 'risk', 'behaviour', 'browsing'];

/** A call as the server received it. */
export interface CarriedCall {
  /** Contract key. */
  key: string;
  query: unknown;
  body: unknown;
  hasRiskToken: boolean;
}

/** Whether a dotted path leads to a value that is there. */
function isPresent(value: unknown, path: readonly string[]): boolean {
  const [name, ...rest] = path;
  if (name === undefined || name === '**') return value !== undefined && value !== null;
  if (typeof value !== 'object' || value === null) return false;
  if (name === '[]') return Array.isArray(value) && value.some((entry) => isPresent(entry, rest));
  if (name === '*') return Object.values(value).some((entry) => isPresent(entry, rest));
  const next = (value as Record<string, unknown>)[name];
  return rest.length === 0 ? next !== undefined && next !== null : isPresent(next, rest);
}

const split = (path: string): string[] => path.replaceAll('[]', '.[]').split('.');

/** Counted items that a call carries: at least one of their fields is filled in. */
export function itemsCarried(call: CarriedCall): CollectionKey[] {
  const input = { query: call.query, body: call.body };
  const carrying = carriers.filter(({ item, calls, headers }) => {
    if (!countedItems.includes(item)) return false;
    if (call.hasRiskToken && headers?.includes('x-volt-risk')) return true;
    return calls[call.key]?.some((path) => isPresent(input, split(path))) ?? false;
  });
  return [...new Set(carrying.map(({ item }) => item))];
}
