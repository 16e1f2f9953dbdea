import { t } from '@lingui/core/macro';

/** A distance in words. 950 → 950 m, 1240 → 1.2 km, 31260 → 31 km. */
export function metresWords(metres: number): string {
  if (metres < 1000) return t`${Math.round(metres)} m`;
  const km = metres / 1000;
  return t`${km < 10 ? km.toFixed(1) : Math.round(km)} km`;
}
