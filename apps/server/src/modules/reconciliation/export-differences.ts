import type { ReplyOf } from '@voltfront/contract';
import type { LanguageCode } from '@voltfront/contract/headers';
import { formatDateTime } from '@voltfront/rules/format/date';
import { formatFen } from '@voltfront/rules/money';
import { render } from '../../kernel/texts';
import { csvFile } from '../account';
import { selectDifferences } from './difference.repository';
import { presentDifferences } from './list-reconciliation';
import { reconciliationTexts as texts } from './reconciliation.texts';

type Difference = ReplyOf<'GET /api/mporder/v1/staff/reconciliation/differences'>['items'][number];

const COLUMNS = [
  'day',
  'method',
  'kind',
  'about',
  'number',
  'orderNo',
  'providerNo',
  'ourAmount',
  'theirAmount',
  'effect',
  'state',
  'reason',
  'foundAt',
] as const;

const amount = (fen: number | null) => (fen === null ? '' : formatFen(fen));

function cellsOf(row: Difference, language: LanguageCode): (string | number)[] {
  const say = (name: keyof typeof texts) => render(texts[name], language);
  return [
    row.day,
    say(row.method),
    say(row.kind),
    say(row.about),
    row.number,
    row.orderNo ?? '',
    row.providerNo ?? '',
    amount(row.ourFen),
    amount(row.theirFen),
    // A number, so that a negative one is not taken for a formula and marked as text.
    row.effectFen / 100,
    say(row.state),
    row.history.findLast(({ note }) => note !== '')?.note ?? '',
    formatDateTime(row.createdAt),
  ];
}

/** The filtered differences as a CSV file. */
export const differenceFile = csvFile({
  key: 'POST /api/mporder/v1/staff/reconciliation/export',
  name: 'differences',
  columns: COLUMNS.map((column) => texts[column]),
  async read(ctx, filter, range) {
    const rows = await selectDifferences(ctx.db, filter, range);
    const last = rows.at(-1);
    const differences = await presentDifferences(ctx, rows);
    return {
      lines: differences.map((row) => cellsOf(row, ctx.language)),
      last: last ? { key: last.createdAt, id: last.id } : null,
    };
  },
});
