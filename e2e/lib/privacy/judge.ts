import { brand } from '@voltfront/brand';
import { carriers, collectedItems, keptUnder, partyHosts } from '@voltfront/brand/privacy';
import { headers as own } from '@voltfront/contract/headers';
import type { OpenApi } from './open-api';
import type { Sent } from './recorder';

/** Headers that a browser sends to every site. */
const browserHeaders =
  /^(:\w+|accept|accept-encoding|accept-language|cache-control|connection|content-length|content-type|cookie|host|if-modified-since|if-none-match|origin|pragma|priority|range|referer|sec-fetch-\w+|sec-ch-ua(-mobile|-platform)?|sec-purpose|purpose|upgrade-insecure-requests|user-agent|content-disposition)$/;

const ownHeaders: ReadonlySet<string> = new Set(Object.values(own));

/** Data items that require consent. */
const needConsent: ReadonlySet<string> = new Set(
  collectedItems.filter(({ needs }) => needs === 'consent').map(({ key }) => key),
);

const consentCarriers = carriers.filter(({ item }) => needConsent.has(item));
const consentHeaders = new Set(consentCarriers.flatMap(({ headers = [] }) => headers));

/** Names of fields that look like device, position or risk data, whoever sends them. */
const suspicious =
  /(^|[._])(lat|lng|lon|latitude|longitude|accuracy|altitude)$|screen|pixel_?ratio|(^|[._])dpr$|device_?(id|info|model|memory|class)|(^|[._])(imei|oaid|idfa|idfv|mac|ssid|bssid|udid|uuid|battery|cores|memory|timezone|time_zone|fingerprint|canvas|webgl|audio|fonts|plugins|user_?agent\w*|sdk_?version|status_?bar\w*|safe_?area|signals|hands|touches|keys|network_?type)$/i;

/**
 * Endpoints that also accept a map's centre or a location from a link, which is not the person's.
 */
const placesShown: readonly string[] = [
  'GET /api/mpaccount/v1/place/nearby',
  'GET /api/mpaccount/v1/place/search',
  'POST /{product}-mp-account/v1/account/getMapPositionDTO',
];
const coordinates = /\.(latitude|longitude|system)$/;

/** The simulated location of the test browser, far from all data. */
export const markedPlace = { latitude: 39.876543, longitude: 83.543219 };
const markedDigits = /\b39\.87\d|\b83\.54\d/;

/** Fields of a request: query and body, dotted, entries of lists as `[]`. */
function fieldsOf({ url, body, headers }: Sent): { name: string; value: string }[] {
  const query = [...new URL(url).searchParams].map(([name, value]) => ({ name: `query.${name}`, value }));
  if (!body) return query;
  if (/multipart|octet/.test(headers['content-type'] ?? '')) return query;
  try {
    return [...query, ...leaves(JSON.parse(body), 'body')];
  } catch {
    return [...query, { name: 'body', value: body }];
  }
}

function leaves(value: unknown, name: string): { name: string; value: string }[] {
  if (Array.isArray(value)) return value.flatMap((entry) => leaves(entry, `${name}[]`));
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, entry]) => leaves(entry, `${name}.${key}`));
  return [{ name, value: String(value) }];
}

/** Contract key of a call: `GET /api/…`, with the product's place put back; null for pages, pictures and the like. */
function callOf({ method, url }: Sent): string | null {
  const path = new URL(url).pathname;
  const key = `${method} ${path.replace(new RegExp(`^/${brand.product}-`), '/{product}-')}`;
  return /^(GET|POST) \/(api|mpaccount|mpmkt|\{product\})/.test(key) ? key : null;
}

/**
 * Violations of a request independent of the consent: unknown header, undescribed field, other
 * host.
 */
export function strangeAbout(sent: Sent, origin: string, api: OpenApi, isAgreed: boolean): string[] {
  const url = new URL(sent.url);
  if (!/^(https?|wss?):$/.test(url.protocol)) return [];
  const line = `${sent.from} → ${sent.method} ${url.origin === origin ? '' : url.host}${url.pathname}`;
  const isOwn = url.host === new URL(origin).host;
  if (!isOwn) return isAgreed && partyHosts.includes(url.host) ? [] : [`${line}: another host`];
  const headers = Object.keys(sent.headers).filter((name) => !browserHeaders.test(name) && !ownHeaders.has(name));
  const faults = headers.map((name) => `${line}: header ${name} is not described`);
  return [...faults, ...undescribed(sent, api).map((name) => `${line}: field ${name} is not described`)];
}

function undescribed(sent: Sent, api: OpenApi): string[] {
  const call = callOf(sent);
  const names = fieldsOf(sent).map(({ name }) => name);
  if (call) return names.filter((name) => !api.knows(call, name));
  return sent.method === 'GET' ? [] : [`${sent.kind} ${names.join()}`];
}

/**
 * Data in a request that requires consent. Coordinates of displayed places are not the person's.
 */
export function toldTooEarly(sent: Sent): string[] {
  if (!/^(https?|wss?):$/.test(new URL(sent.url).protocol)) return [];
  const path = new URL(sent.url).pathname;
  const line = `${sent.from} → ${sent.method} ${path}`;
  const call = callOf(sent);
  const carried = consentCarriers.filter(({ item, calls }) => item !== 'position' && call !== null && call in calls);
  const faults = carried.map(({ item }) => `${line}: carries ${item}`);
  for (const name of Object.keys(sent.headers)) if (consentHeaders.has(name)) faults.push(`${line}: header ${name}`);
  const isPlaceShown = (name: string) => call !== null && placesShown.includes(call) && coordinates.test(name);
  for (const { name } of call ? fieldsOf(sent) : [])
    if (suspicious.test(name) && !isPlaceShown(name)) faults.push(`${line}: field ${name}`);
  const texts = [decodeURIComponent(sent.url), sent.body ?? '', JSON.stringify(sent.headers)];
  if (texts.some((text) => markedDigits.test(text))) faults.push(`${line}: the position itself`);
  return faults;
}

/** Fields of collecting endpoints that the list does not name: only listed data may be sent. */
export function missingFromList(sent: Sent): string[] {
  const call = callOf(sent);
  if (!call) return [];
  const isCollecting = /\/v1\/(risk|analytics)\//.test(call);
  const listed = carriers.flatMap(({ calls }) => calls[call] ?? []);
  const names = new Set(fieldsOf(sent).map(({ name }) => name));
  return [...names]
    .filter((name) => isCollecting || suspicious.test(name))
    .filter((name) => !listed.some((path) => covers(path, name)))
    .map((name) => `${call}: ${name}`);
}

const covers = (path: string, name: string): boolean =>
  path === name || (path.endsWith('.**') && name.startsWith(path.slice(0, -3)));

/**
 * A request carries an item if one of its fields is present; an item without fields is always
 * carried.
 */
function carries(calls: (typeof carriers)[number]['calls'], call: string | null, sent: Sent): boolean {
  const paths = call === null ? undefined : calls[call];
  if (!paths) return false;
  return paths.length === 0 || fieldsOf(sent).some(({ name }) => paths.some((path) => covers(path, name)));
}

/** Items that a request carries, by the list. */
export function itemsOf(sent: Sent): string[] {
  const call = callOf(sent);
  const names = Object.keys(sent.headers);
  return carriers
    .filter(({ calls, headers = [] }) => carries(calls, call, sent) || headers.some((name) => names.includes(name)))
    .map(({ item }) => item);
}

/** Storage keys that are not described, or that require consent. */
export function wronglyKept(names: readonly string[], isAgreed: boolean): string[] {
  return names.filter((name) => {
    if (name === 'e2e-prepared') return false;
    const row = keptUnder(name);
    return row === undefined || (row.afterConsent === true && !isAgreed);
  });
}
