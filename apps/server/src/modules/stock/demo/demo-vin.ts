const LETTERS: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;

const digitOf = (sign: string): number => LETTERS[sign] ?? Number(sign);

/**
 * An unassigned vehicle identification number with a valid check digit (9th character); `serial`
 * from 0 to 999 999.
 */
export function demoVin(serial: number): string {
  const blank = `LZ0EV20A0SB${String(serial).padStart(6, '0')}`;
  const sum = [...blank].reduce((total, sign, index) => total + digitOf(sign) * (WEIGHTS[index] ?? 0), 0);
  const rest = sum % 11;
  return `${blank.slice(0, 8)}${rest === 10 ? 'X' : rest}${blank.slice(9)}`;
}
