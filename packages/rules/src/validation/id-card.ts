const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';

function isCalendarDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * The check character of an identity number after GB 11643: the first 17 digits times their weights, summed, modulo 11.
 *
 * Example: `11010519491231002` has the check character `X`.
 */
export function idCardCheckCharacter(first17: string): string {
  const sum = WEIGHTS.reduce((total, weight, position) => total + weight * Number(first17[position]), 0);
  return CHECK_CHARACTERS[sum % 11] ?? '';
}

/** Whether a text is an 18-character mainland identity number: region, real birth date from 1800 on, and check character (x or X). */
export function isIdCard(text: string): boolean {
  if (!/^[1-9]\d{16}[\dXx]$/.test(text)) return false;
  const year = Number(text.slice(6, 10));
  if (year < 1800 || !isCalendarDate(year, Number(text.slice(10, 12)), Number(text.slice(12, 14)))) return false;
  return idCardCheckCharacter(text.slice(0, 17)) === text[17]?.toUpperCase();
}
