/** Values of letters in the check digit of a vehicle identification number (GB 16735); I, O and Q do not occur. */
const LETTER_VALUES: Readonly<Record<string, number>> = Object.fromEntries([
  ...[...'ABCDEFGH'].map((letter, index) => [letter, index + 1]),
  ...[...'JKLMN'].map((letter, index) => [letter, index + 1]),
  ['P', 7],
  ['R', 9],
  ...[...'STUVWXYZ'].map((letter, index) => [letter, index + 2]),
]);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;
/** Place of the check digit. */
const CHECK_AT = 8;
/** Codes of model years, from 1980 on, again every 30 years. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** The check digit of 17 characters; the one at its place counts nothing. */
function checkDigit(vin: string): string {
  const sum = [...vin].reduce(
    (total, sign, at) => total + (LETTER_VALUES[sign] ?? Number(sign)) * (WEIGHTS[at] ?? 0),
    0,
  );
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
}

/** Whether a text is a vehicle identification number: 17 characters with the right check digit. */
export const isVin = (text: string): boolean => VIN.test(text) && text[CHECK_AT] === checkDigit(text);

/** What a vehicle identification number is made of. */
export interface VinParts {
  /** Maker and description: characters 1 to 8. */
  descriptor: string;
  modelYear: number;
  /** Code of the plant: character 11. */
  plant: string;
  /** From 0 to 999 999. */
  serial: number;
}

/**
 * The vehicle identification number of a car.
 *
 * Example: `LZ0EV30A`, 2026, plant B, serial 42 give `LZ0EV30A0TB000042`, whose 9th character is the check digit.
 */
export function makeVin({ descriptor, modelYear, plant, serial }: VinParts): string {
  const year = YEAR_CODES[(modelYear - FIRST_YEAR) % YEAR_CODES.length] ?? '';
  const blank = `${descriptor}0${year}${plant}${String(serial).padStart(6, '0')}`;
  return `${blank.slice(0, CHECK_AT)}${checkDigit(blank)}${blank.slice(CHECK_AT + 1)}`;
}
