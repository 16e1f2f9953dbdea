import type { LanguageCode } from '@voltfront/contract/headers';
import { render } from '../../kernel/texts';
import { csvFile } from '../account';
import { countDifferences, selectDays } from './difference.repository';
import { type Day, toDay } from './list-reconciliation';
import { reconciliationTexts as texts } from './reconciliation.texts';

const COLUMNS = [
  ...(['day', 'method', 'billPaid', 'billRefunded', 'billFee', 'agreedFee', 'billNet'] as const),
  ...([
    'flowPaid',
    'flowRefunded',
    'flowFee',
    'flowNet',
    'flowOther',
    'netDifference',
    'openCount',
    'allCount',
  ] as const),
] as const;

/** A number, so that a negative one is not taken for a formula and marked as text. */
const yuan = (fen: number | undefined) => (fen === undefined ? '' : fen / 100);

function cellsOf({ day, method, funds, netDifferenceFen, ...row }: Day, language: LanguageCode): (string | number)[] {
  const { bill, flow } = funds ?? {};
  return [
    ...[day, render(texts[method], language), yuan(bill?.paidFen), yuan(bill?.refundedFen), yuan(bill?.feeFen)],
    ...[yuan(funds?.agreedFeeFen), yuan(bill?.netFen), yuan(flow?.paidFen), yuan(flow?.refundedFen)],
    ...[yuan(flow?.feeFen), yuan(flow?.netFen), yuan(flow?.otherFen), yuan(netDifferenceFen)],
    ...[row.open, row.open + row.explained + row.settled],
  ];
}

/** The filtered days as a CSV file: what was settled by the bill and by the account. */
export const dayFile = csvFile({
  key: 'POST /api/mporder/v1/staff/reconciliation/days/export',
  name: 'reconciliation-days',
  columns: COLUMNS.map((column) => texts[column]),
  async read(ctx, { method, only }, range) {
    const rows = await selectDays(ctx.db, { method, isOpen: only === 'open' }, range);
    const last = rows.at(-1);
    const counts = await countDifferences(
      ctx.db,
      rows.map(({ id }) => id),
    );
    return {
      lines: rows.map((row) => cellsOf(toDay(row, counts, ctx.now()), ctx.language)),
      last: last ? { key: last.startAt, id: last.id } : null,
    };
  },
});
