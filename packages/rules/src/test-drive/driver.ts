import { isDay, resolveDay } from '../form/form-day';
import { isIdCard } from '../validation/id-card';
import { DRIVER_AGE, LICENCE_MONTHS } from './test-drive-moves';

/** Why somebody may not drive. `number`: not the number of a licence; `day`: no day, or one in the future. */
export type DriverProblem = 'number' | 'tooYoung' | 'tooOld' | 'day' | 'tooNew';

/** Day of birth in the number of a licence, which is that of the identity card: `1949-12-31`. */
const birthDay = (number: string): string => `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;

/**
 * Why somebody may not drive on the day of a moment; null when they may: 18 to 70 years old, with a licence for 6 months.
 *
 * @param number of the driving licence, with its check character after GB 11643
 * @param licensedOn day of its first issue, `2020-05-01`
 */
export function driverProblem(number: string, licensedOn: string, at: number): DriverProblem | null {
  if (!isIdCard(number)) return 'number';
  const born = birthDay(number);
  if (born > resolveDay({ years: -DRIVER_AGE.from }, at)) return 'tooYoung';
  // Seventy lasts until the day before the seventy-first birthday.
  if (born <= resolveDay({ years: -DRIVER_AGE.to - 1 }, at)) return 'tooOld';
  if (!isDay(licensedOn) || licensedOn > resolveDay({}, at) || licensedOn <= born) return 'day';
  return licensedOn > resolveDay({ months: -LICENCE_MONTHS }, at) ? 'tooNew' : null;
}
