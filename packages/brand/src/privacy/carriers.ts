import type { CollectionKey } from './collection';

/** What carries an item from the device to the server. */
export interface Carrier {
  item: CollectionKey;
  /**
   * Contract key → fields of query and body, dotted: `query.latitude`. `[]` matches any entry of a list, `**` at the
   * end for everything below. Where times are counted, a call counts when the first field is filled in.
   */
  calls: Readonly<Record<string, readonly string[]>>;
  /** Request headers, lower case. */
  headers?: readonly string[];
}

const place = ['query.latitude', 'query.longitude', 'query.system'];

/** Reads that take a position. */
const placeCalls = [
  'GET /api/mpaccount/v1/place/nearby',
  'GET /api/mpaccount/v1/place/search',
  'GET /api/mpmkt/v1/activity',
  'GET /api/mpmkt/v1/celebrate/list',
  'GET /api/mpmkt/v1/home/store',
  'GET /api/mpmkt/v1/testDrive/stores',
  'GET /api/mporder/v1/order/stores',
  'GET /api/mporder/v1/stock/car',
  'GET /api/mporder/v1/stock/cars',
  'GET /api/mporder/v1/stock/matching',
  'GET /api/mporder/v1/stock/matching/summary',
  'GET /api/mporder/v1/stock/model',
  'GET /api/mporder/v1/stock/quick/cars',
  'GET /api/mporder/v1/stock/sale/cars',
  'GET /api/mporder/v1/stock/similar',
  'GET /api/mporder/v1/stock/stores',
  'GET /api/mporder/v1/store/list',
];

const signals = [
  'deviceClass',
  'screenClass',
  'touch',
  'language',
  'timeZone',
  'cores',
  'memory',
  'localAddress',
  'automation[]',
];

const hands = ['ageMs', 'touches', 'keys', 'untrusted', 'keyGapMs', 'holdMs'];

/** Properties of usage events, of all events together. None names a person, an order or a token. */
const eventProperties = [
  'route',
  'loadMs',
  'dwellMs',
  'action',
  'scope',
  'results',
  'modelId',
  'step',
  'way',
  'isNewAccount',
  'kind',
  'totalFen',
  'dueFen',
  'method',
  'result',
  'amountFen',
  'source',
  'code',
  'metric',
  'value',
];

/**
 * What carries position, device and usage data. The network recorder holds every request to this table: such a field
 * or header that is missing here, or that is sent before its consent, fails the tests. Fields that a person fills in
 * (names, orders, comments) are the contract's own and are not repeated.
 */
export const carriers: readonly Carrier[] = [
  {
    item: 'position',
    calls: {
      ...Object.fromEntries(placeCalls.map((key) => [key, place])),
      'POST /api/mporder/v1/coordinate/visit': ['body.latitude', 'body.longitude', 'body.system'],
      'POST /{product}-mp-account/v1/account/getMapPositionDTO': ['body.latitude', 'body.longitude', 'body.system'],
    },
  },
  {
    item: 'area',
    calls: { 'GET /{product}-basic-common/basic/common/open/toc/getAreaInfoByIp': [] },
  },
  { item: 'environment', calls: {}, headers: ['x-volt-platform', 'accept-language'] },
  {
    item: 'system',
    calls: { 'POST /api/basic/v1/risk/token': signals.map((name) => `body.signals.${name}`) },
  },
  {
    item: 'risk',
    calls: {
      'GET /api/basic/v1/risk/config': [],
      'POST /api/basic/v1/risk/token': ['body.productId', 'body.seed', 'body.deviceId', 'body.fingerprint'],
      'POST /api/basic/v1/risk/forget': ['body.token'],
    },
    headers: ['x-volt-risk'],
  },
  {
    item: 'behaviour',
    calls: {
      'POST /api/basic/v1/risk/token': hands.map((name) => `body.hands.${name}`),
      'POST /api/basic/v1/risk/behaviour': ['body.token', 'body.touches.**', 'body.keys.**'],
    },
  },
  {
    item: 'browsing',
    calls: {
      'POST /api/basic/v1/analytics/events': [
        'body.deviceId',
        ...['eventId', 'name', 'at'].map((name) => `body.events[].${name}`),
        ...eventProperties.map((name) => `body.events[].properties.${name}`),
      ],
    },
  },
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
  const next = (value as Record<string, unknown>)[name];
  return rest.length === 0 ? next !== undefined && next !== null : isPresent(next, rest);
}

const split = (path: string): string[] => path.replaceAll('[]', '.[]').split('.');

/** Counted items that a call carries: the first of their fields is filled in. */
export function itemsCarried(call: CarriedCall): CollectionKey[] {
  const input = { query: call.query, body: call.body };
  const carrying = carriers.filter(({ item, calls, headers }) => {
    if (!countedItems.includes(item)) return false;
    if (call.hasRiskToken && headers?.includes('x-volt-risk')) return true;
    const first = calls[call.key]?.[0];
    return first !== undefined && isPresent(input, split(first));
  });
  return [...new Set(carrying.map(({ item }) => item))];
}
