const BASE = 36;
const HEX_DIGITS = 32;
const UUID = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/;
const LENGTH = 25;
const COMPACT = /^[0-9a-z]{25}$/;
const PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** An id in 25 characters instead of 36: what a mini-program code carries is limited to 32. */
export const compactId = (id: string): string =>
  UUID.test(id)
    ? BigInt(`0x${id.replaceAll('-', '')}`)
        .toString(BASE)
        .padStart(LENGTH, '0')
    : id;

/** The id itself, of one that may be compact; anything else comes back as it is. */
export function fullId(id: string): string {
  if (!COMPACT.test(id)) return id;
  const digits = Array.from(id, (digit) => BigInt(Number.parseInt(digit, BASE)));
  const value = digits.reduce((sum, digit) => sum * BigInt(BASE) + digit, 0n);
  const hex = value.toString(16).padStart(HEX_DIGITS, '0');
  return hex.length === HEX_DIGITS ? hex.replace(PARTS, '$1-$2-$3-$4-$5') : id;
}
