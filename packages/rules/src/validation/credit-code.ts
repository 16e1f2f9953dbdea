/** Digits and letters of a unified social credit code; I, O, S, V and Z are not used. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/**
 * The check character of a unified social credit code after GB 32100: 31 minus the weighted sum of the first 17 modulo 31.
 *
 * Example: `91350100M000100Y4` has the check character `3`.
 */
export function creditCodeCheckCharacter(first17: string): string {
  const sum = WEIGHTS.reduce(
    (total, weight, position) => total + weight * CHARACTERS.indexOf(first17[position] ?? ''),
    0,
  );
  return CHARACTERS[(31 - (sum % 31)) % 31] ?? '';
}

/** Whether a text is an 18-character unified social credit code in capitals with the right check character. */
export function isCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)) return false;
  return creditCodeCheckCharacter(text.slice(0, 17)) === text[17];
}
