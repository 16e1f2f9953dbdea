import { parseHttpAddress } from '../web-address/http-address';
import {
  type FeatureName,
  type FeatureRule,
  REMOTE_DEFAULTS,
  type RemoteConfig,
  type RemoteNotice,
} from './remote-config';

type Fields = Readonly<Record<string, unknown>>;

const VERSION = /^\d+(\.\d+){0,3}$/;
const TILES = /^https:\/\/[^\s{}]+(\{[sxyz]\}[^\s{}]*)+$/;
const MOST_TEXT = 200;
const MOST_HOSTS = 50;

const fieldsOf = (value: unknown): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};

const number = (value: unknown, min: number, max: number, fallback: number): number =>
  typeof value === 'number' && value >= min && value <= max ? value : fallback;

const version = (value: unknown): string | null => (typeof value === 'string' && VERSION.test(value) ? value : null);

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MOST_TEXT) : '');

function readFeature(value: unknown, fallback: FeatureRule): FeatureRule {
  if (typeof value === 'boolean') return { ...fallback, isOn: value };
  const fields = fieldsOf(value);
  const { isOn, platforms } = fields;
  return {
    isOn: typeof isOn === 'boolean' ? isOn : fallback.isOn,
    platforms: Array.isArray(platforms)
      ? platforms.filter((code): code is string => typeof code === 'string')
      : fallback.platforms,
    fromVersion: version(fields.fromVersion) ?? fallback.fromVersion,
    toVersion: version(fields.toVersion) ?? fallback.toVersion,
  };
}

function readNotice(value: unknown): RemoteNotice | null {
  const { noticeId, tone, link, startsAt, endsAt, ...rest } = fieldsOf(value);
  const words = text(rest.text);
  if (typeof noticeId !== 'string' || words === '') return null;
  return {
    noticeId,
    text: words,
    tone: tone === 'warning' ? 'warning' : 'info',
    link: typeof link === 'string' && link.startsWith('/') && !link.startsWith('//') ? link : null,
    startsAt: number(startsAt, 0, Number.MAX_SAFE_INTEGER, 0),
    endsAt: number(endsAt, 0, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  };
}

function readPrices(value: unknown): readonly number[] {
  const isList = Array.isArray(value) && value.length > 0 && value.every((item) => Number.isInteger(item) && item > 0);
  return isList ? (value as number[]) : REMOTE_DEFAULTS.priceConfigList;
}

function readVersions(value: unknown): Record<string, string> {
  const pairs = Object.entries(fieldsOf(value)).map(([platform, least]) => [platform, version(least)] as const);
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== null));
}

/** An empty list opens nothing; one in which nothing is right counts as none. */
function readWebHosts(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  const addresses = value.map((item) => (typeof item === 'string' ? parseHttpAddress(item) : null));
  const origins = addresses.flatMap((address) => (address?.protocol === 'https:' ? [address.origin] : []));
  return origins.length === 0 && value.length > 0 ? null : origins.slice(0, MOST_HOSTS);
}

/**
 * Reads the object `mpaasTomse`. What is missing or of the wrong kind is its default, field by field, and what is not
 * known is left out: a mistake in one line never takes the others with it.
 */
export function readRemoteConfig(value: unknown): RemoteConfig {
  const fields = fieldsOf(value);
  const [features, analytics, map, update] = [
    fieldsOf(fields.features),
    fieldsOf(fields.analytics),
    fieldsOf(fields.map),
    fieldsOf(fields.update),
  ];
  const known = Object.entries(REMOTE_DEFAULTS.features) as [FeatureName, FeatureRule][];
  const tileAddress = typeof map.tileAddress === 'string' && TILES.test(map.tileAddress) ? map.tileAddress : null;
  return {
    features: Object.fromEntries(
      known.map(([name, fallback]) => [name, readFeature(features[name], fallback)]),
    ) as Record<FeatureName, FeatureRule>,
    analytics: {
      sampleRate: number(analytics.sampleRate, 0, 1, REMOTE_DEFAULTS.analytics.sampleRate),
    },
    priceConfigList: readPrices(fields.priceConfigList),
    minimumVersions: readVersions(fields.minimumVersions),
    map: { tileAddress, attribution: text(map.attribution) },
    notice: readNotice(fields.notice),
    update: { askAfterMinutes: number(update.askAfterMinutes, 1, 10_080, REMOTE_DEFAULTS.update.askAfterMinutes) },
    webHosts: readWebHosts(fields.webHosts),
  };
}
