import { t } from '@lingui/core/macro';
import { formatFen, withCommas } from '@voltfront/rules/money';

/** Money on a plan: always with separators and fen, `¥3,218.45`; reductions `-¥500.00`. */
export const exactYuan = (fen: number): string =>
  fen < 0 ? `-¥${formatFen(-fen, { hasThousands: true })}` : `¥${formatFen(fen, { hasThousands: true })}`;

/** The same without the sign, for columns of money. */
export const plainYuan = (fen: number): string => formatFen(fen, { hasThousands: true });

/** A rate of basis points as people compare it: 450 is `4.50%`. */
export const rateText = (rateBp: number): string => `${(rateBp / 100).toFixed(2)}%`;

/** Yuan in ten thousands for charts: 137 250 is `13.73万`, 150 000 is `15万`, below one ten thousand plain. */
export function wanText(yuan: number): string {
  if (Math.abs(yuan) < 10_000) return String(Math.round(yuan));
  const tenThousands = Math.round(yuan / 100) / 100;
  return t`${tenThousands}万`;
}

/** Yuan in the ring of parts: whole yuan with the sign, from a million on in ten thousands. */
export function roundYuan(yuan: number): string {
  return yuan >= 1_000_000 ? wanText(yuan) : `¥${withCommas(Math.round(yuan))}`;
}
