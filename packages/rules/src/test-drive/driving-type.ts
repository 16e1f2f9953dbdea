/** How somebody drives: `racer` accelerates, `saver` saves, `copilot` lets the car help, `cruiser` none of it much. */
export const DRIVING_TYPES = ['racer', 'saver', 'copilot', 'cruiser'] as const;
export type DrivingType = (typeof DRIVING_TYPES)[number];

/** What the car told about a drive. */
export interface DriveFigures {
  distanceKm: number;
  /** Metres per second squared. */
  topAcceleration: number;
  /** Kilowatt-hours per 100 km. */
  energy: number;
  /** Kilometres with driving assistance on. */
  assistKm: number;
}

/** From here on somebody accelerates hard. */
const HARD_ACCELERATION = 6;
/** From here on most of the way was driven with assistance. */
const ASSISTED_SHARE = 0.4;
/** Up to here somebody saves. */
const LOW_ENERGY = 13.5;

/** How a drive was driven. */
export function drivingType({ distanceKm, topAcceleration, energy, assistKm }: DriveFigures): DrivingType {
  if (topAcceleration >= HARD_ACCELERATION) return 'racer';
  if (distanceKm > 0 && assistKm / distanceKm >= ASSISTED_SHARE) return 'copilot';
  return energy <= LOW_ENERGY ? 'saver' : 'cruiser';
}

/** Fewer drives than this are nothing to compare with. */
const LEAST_COMPARED = 10;

/** Whole percent of the drives that this one is ahead of; null with too few to compare with. */
export const aheadPercent = (behind: number, among: number): number | null =>
  among < LEAST_COMPARED ? null : Math.round((behind / among) * 100);
