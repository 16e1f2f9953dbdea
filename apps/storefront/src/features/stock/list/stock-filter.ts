import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@voltfront/contract';
import type { FilterGroup, FilterOption, FilterValue } from '@/ui';

/** Filters of the stock list. */
export type Facets = ReplyOf<'GET /api/mporder/v1/stock/facets'>;

/** Fen of ten thousand yuan. */
const WAN_FEN = 1_000_000;
/** Borders between the price bands, in ten thousand yuan. */
const BAND_BORDERS = [20, 25, 30, 35, 40, 50] as const;
/** Savings to ask for at least, in ten thousand yuan. */
const SAVINGS = [1, 2, 3, 5] as const;
/** Days until pickup at most. */
const QUICK_DAYS = [1, 3, 5, 7] as const;

/** The parts of a filter that a list can have. */
export type FilterPart = 'model' | 'version' | 'paint' | 'city' | 'price' | 'kind' | 'saving' | 'days';

/** 全新 or 展车. */
export type ListKind = 'new' | 'display';

/** A kind as written in an address or a filter. */
export const readKind = (text: string | undefined): ListKind | undefined =>
  text === 'new' || text === 'display' ? text : undefined;

/** The filter as the calls take it. */
export interface FilterQuery {
  kind?: ListKind;
  modelId?: string;
  versionId?: string;
  paint?: string;
  cityCode?: string;
  minPriceFen?: number;
  maxPriceFen?: number;
  minSavingFen?: number;
  maxDays?: number;
}

const option = (key: string, text: string, count?: number): FilterOption => ({
  key,
  text,
  ...(count === undefined ? {} : { count, disabled: count === 0 }),
});

/** Bands that the prices on offer reach into: `20-25`, the first and last open. */
function priceBands({ price }: Facets): FilterOption[] {
  if (!price) return [];
  const borders = BAND_BORDERS.filter((wan) => wan * WAN_FEN > price.minFen && wan * WAN_FEN <= price.maxFen);
  if (borders.length === 0) return [];
  const ends = [0, ...borders, Number.POSITIVE_INFINITY];
  return ends.slice(0, -1).map((from, at) => {
    const to = ends[at + 1] ?? Number.POSITIVE_INFINITY;
    if (from === 0) return option(`-${to}`, t`${to} 万以下`);
    return to === Number.POSITIVE_INFINITY
      ? option(`${from}-`, t`${from} 万以上`)
      : option(`${from}-${to}`, t`${from}-${to} 万`);
  });
}

/** Bounds of a band in fen; the lower one counts, the upper does not. */
function bandOf(key: string | undefined): Pick<FilterQuery, 'minPriceFen' | 'maxPriceFen'> {
  if (!key) return {};
  const [from = '', to = ''] = key.split('-');
  return {
    ...(from ? { minPriceFen: Number(from) * WAN_FEN } : {}),
    ...(to ? { maxPriceFen: Number(to) * WAN_FEN - 1 } : {}),
  };
}

/** The versions of the chosen model, or none. */
function versionsOf(facets: Facets, value: FilterValue) {
  return facets.models.find(({ modelId }) => modelId === value.model?.[0])?.versions ?? [];
}

/** The filter's groups, from what is on offer; versions are those of the chosen model. */
export function filterGroups(facets: Facets, parts: readonly FilterPart[], value: FilterValue): FilterGroup[] {
  const make: Record<FilterPart, () => FilterGroup> = {
    model: () => ({
      key: 'model',
      text: t`车型`,
      options: facets.models.map(({ modelId, name, count }) => option(modelId, name, count)),
    }),
    version: () => ({
      key: 'version',
      text: t`版本`,
      options: versionsOf(facets, value).map(({ versionId, name, count }) => option(versionId, name, count)),
    }),
    paint: () => ({
      key: 'paint',
      text: t`颜色`,
      options: facets.paints.map(({ productCode, name, count }) => option(productCode, name, count)),
    }),
    city: () => ({
      key: 'city',
      text: t`城市`,
      options: facets.cities.map(({ cityCode, cityName, count }) => option(cityCode, cityName, count)),
    }),
    price: () => ({ key: 'price', text: t`价格`, options: priceBands(facets) }),
    kind: () => ({ key: 'kind', text: t`类型`, options: [option('new', t`全新`), option('display', t`展车`)] }),
    saving: () => ({
      key: 'saving',
      text: t`优惠`,
      options: SAVINGS.map((wan) => option(String(wan), t`省 ${wan} 万以上`)),
    }),
    days: () => ({
      key: 'days',
      text: t`提车时间`,
      options: QUICK_DAYS.map((days) => option(String(days), days === 1 ? t`次日可提` : t`${days} 天内`)),
    }),
  };
  return parts.map((part) => make[part]()).filter(({ options }) => options.length > 0);
}

/** A version goes with its model: it is dropped when another model was chosen. */
export function cleanFilter(facets: Facets | undefined, value: FilterValue): FilterValue {
  const version = value.version?.[0];
  if (!facets || !version || versionsOf(facets, value).some(({ versionId }) => versionId === version)) return value;
  return { ...value, version: [] };
}

/** The chosen filter as the calls take it; what is not chosen is left out. */
export function filterQuery(value: FilterValue): FilterQuery {
  const [model, version, paint, city] = [value.model, value.version, value.paint, value.city].map((keys) => keys?.[0]);
  const [saving, days, kind] = [value.saving?.[0], value.days?.[0], readKind(value.kind?.[0])];
  return {
    ...(model ? { modelId: model } : {}),
    ...(version ? { versionId: version } : {}),
    ...(paint ? { paint } : {}),
    ...(city ? { cityCode: city } : {}),
    ...bandOf(value.price?.[0]),
    ...(saving ? { minSavingFen: Number(saving) * WAN_FEN } : {}),
    ...(days ? { maxDays: Number(days) } : {}),
    ...(kind ? { kind } : {}),
  };
}

/** A filter in words, for the reminder: model, paint and city; empty without any. */
export function filterWords(facets: Facets, parts: readonly FilterPart[], value: FilterValue): string {
  return filterGroups(facets, parts, value)
    .flatMap(({ key, options }) => options.filter((each) => value[key]?.includes(each.key)))
    .map(({ text }) => text)
    .join(' · ');
}
