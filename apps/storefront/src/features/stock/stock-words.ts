import { t } from '@lingui/core/macro';
import type { StockCardData, StockKindData, StockStateData } from '@voltfront/contract';
import { formatYuan, withCommas } from '@voltfront/rules/money';
import { matchGrade } from '@voltfront/rules/stock/match';

/** 全新, 展车, 试驾车 */
export function kindWords(kind: StockKindData): string {
  switch (kind) {
    case 'new':
      return t`全新`;
    case 'display':
      return t`展车`;
    case 'testDrive':
      return t`试驾车`;
  }
}

/** Why a car cannot be had, in a word; null while it can. */
export function stateWords(state: StockStateData): string | null {
  switch (state) {
    case 'held':
      return t`已被预订`;
    case 'sold':
      return t`已售出`;
    case 'withdrawn':
      return t`已下架`;
    default:
      return null;
  }
}

/** Whether the car can be had by the customer: free, or kept for them already. */
export const isWithinReach = (state: StockStateData): boolean => state === 'free' || state === 'heldByMe';

/** Model and version, such as `01 长续航版` after the name of the brand. */
export const carTitle = ({ modelName, versionName }: Pick<StockCardData, 'modelName' | 'versionName'>): string =>
  `${modelName} ${versionName}`;

/** `3.2 km`, from 10 km on without decimals; empty when it is not known. */
export function distanceWords(distanceKm: number | null): string {
  if (distanceKm === null) return '';
  const figure = distanceKm < 10 ? distanceKm.toFixed(1) : withCommas(Math.round(distanceKm));
  return t`${figure} km`;
}

/** City and distance of a car in a line. */
export function placeWords({ cityName, distanceKm }: Pick<StockCardData, 'cityName' | 'distanceKm'>): string {
  return [cityName, distanceWords(distanceKm)].filter(Boolean).join(' · ');
}

/** `3 天内可提`, or that it can be taken the same day. */
export const readyWords = (days: number): string => (days <= 0 ? t`当日可提` : t`${days} 天内可提`);

/** `1,280 km` */
export const mileageWords = (km: number): string => t`${withCommas(km)} km`;

/** 未上牌 or 已上牌 */
export const registrationWords = (registration: StockCardData['registration']): string =>
  registration === 'none' ? t`未上牌` : t`已上牌`;

/** What a list of stock holds: `50 台现车可订 · 2 台已被预订`. */
export function stockWords({ total, freeCount }: { total: number; freeCount: number }): string {
  const held = total - freeCount;
  return held > 0 ? t`${freeCount} 台现车可订 · ${held} 台已被预订` : t`${freeCount} 台现车可订`;
}

/** What a list of sales holds: `共 8 台，3 台正在特惠`. */
export function saleWords({ total, freeCount }: { total: number; freeCount: number }): string {
  return freeCount > 0 ? t`共 ${total} 台 · ${freeCount} 台正在特惠，一车一价` : t`共 ${total} 台 · 官方展车与试驾车`;
}

/** How well a car fits the customer's configuration: a percent only where it is close; empty without a configuration. */
export function matchWords(percent: number | null): string {
  if (percent === null) return '';
  switch (matchGrade(percent)) {
    case 'close':
      return t`匹配 ${percent}%`;
    case 'partial':
      return t`与我的配置部分相同`;
    case 'different':
      return t`与我的配置差异较大`;
  }
}

/** Saving in words: `省 1.2 万` from ten thousand yuan on when it is that round, else the exact amount. */
export function savingWords(savingFen: number): string {
  const tens = savingFen / 1_000_000;
  const isRound = savingFen >= 1_000_000 && Number.isInteger(tens * 10);
  return isRound ? t`省 ${tens} 万` : t`省 ${formatYuan(savingFen)}`;
}
