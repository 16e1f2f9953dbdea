/** How `formatFen` writes an amount. */
export interface MoneyFormat {
  /** Commas between thousands; off by default. */
  hasThousands?: boolean;
}

/** A whole number with commas between thousands: `8600` is `8,600`. */
export function withCommas(digits: string | number): string {
  return String(digits).replace(/\B(?=(\d{3})+$)/g, ',');
}

function assertFen(fen: number): void {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`Money must be a whole number of fen, got ${fen}`);
}

/**
 * Fen as yuan with two decimals.
 *
 * Example: 22 990 000 fen is `229900.00`, with thousands `229,900.00`; −5 fen is `-0.05`.
 *
 * @throws RangeError when `fen` is not a safe integer
 */
export function formatFen(fen: number, { hasThousands = false }: MoneyFormat = {}): string {
  assertFen(fen);
  const amountFen = Math.abs(fen);
  const yuan = String(Math.floor(amountFen / 100));
  const cents = String(amountFen % 100).padStart(2, '0');
  return `${fen < 0 ? '-' : ''}${hasThousands ? withCommas(yuan) : yuan}.${cents}`;
}

/**
 * List price without currency sign: thousands separators, and decimals only when there are any.
 *
 * Example: 22 990 000 fen is `229,900`; 22 990 050 fen is `229,900.50`.
 */
export function formatPriceShort(fen: number): string {
  const text = formatFen(fen, { hasThousands: true });
  return text.slice(-3) === '.00' ? text.slice(0, -3) : text;
}

/** List price with currency sign, for example `¥229,900` or `-¥5,000`. Decimals only when there are any. */
export function formatYuan(fen: number): string {
  return fen < 0 ? `-¥${formatPriceShort(-fen)}` : `¥${formatPriceShort(fen)}`;
}

const YUAN_TEXT = /^(-?)[¥￥]?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/**
 * Reads yuan as a person types them or as this file writes them. Null for anything else, more than two decimals included.
 *
 * Example: `229,900`, `¥229900.0` and `229900.00` are 22 990 000 fen.
 */
export function parseYuan(text: string): number | null {
  const match = YUAN_TEXT.exec(text.trim());
  if (!match) return null;
  const yuan = Number((match[2] ?? '').replace(/,/g, ''));
  const fen = yuan * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  if (!Number.isSafeInteger(fen)) return null;
  return match[1] === '-' && fen !== 0 ? -fen : fen;
}
