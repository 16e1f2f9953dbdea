import { formatFen } from '@voltfront/rules/money';

const EXACT = /^(\d{1,11})(?:\.(\d{1,2}))?$/;

/** Fen as the yuan text that Alipay uses: 500 000 is `5000.00`. */
export const yuanTextOf = (fen: number): string => formatFen(fen);

/** Parses such a text without floating-point arithmetic; null for anything else. */
export function fenOf(text: string | undefined): number | null {
  const match = EXACT.exec(text ?? '');
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
