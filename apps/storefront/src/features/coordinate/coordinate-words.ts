import { t } from '@lingui/core/macro';
import type { CoordinateData } from '@voltfront/contract';

/** What a place is. */
export function placeKindName(kind: CoordinateData['kind']): string {
  const names = {
    charging: () => t`风景充电站`,
    camp: () => t`营地`,
    hotel: () => t`酒店`,
    viewpoint: () => t`观景点`,
  };
  return names[kind]();
}

/** `全年开放`, or the months. */
export function monthsWords({ openFromMonth, openUntilMonth }: CoordinateData): string {
  if (openFromMonth === 1 && openUntilMonth === 12) return t`全年开放`;
  return t`每年 ${openFromMonth} 月至 ${openUntilMonth} 月开放`;
}

/** Degrees as they are copied into a navigation. Example: `29.608200, 119.042100`. */
export const degreesWords = ({ latitude, longitude }: Pick<CoordinateData, 'latitude' | 'longitude'>): string =>
  `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
