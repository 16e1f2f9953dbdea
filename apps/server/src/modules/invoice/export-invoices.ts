import { formatDateTime } from '@voltfront/rules/format/date';
import { formatFen } from '@voltfront/rules/money';
import { render } from '../../kernel/texts';
import { csvFile } from '../account';
import { selectForStaff } from './invoice.repository';
import { invoiceFileTexts } from './invoice-file.texts';
import { presentRows } from './staff-invoices';

const COLUMNS = [
  'orderNo',
  'state',
  'buyerKind',
  'buyer',
  'model',
  'amount',
  'invoiceNo',
  'attempt',
  'submittedAt',
  'updatedAt',
] as const;

/** The filtered applications and invoices as a CSV file; buyers are masked for the auditor. */
export const invoiceFile = csvFile({
  key: 'POST /api/mporder/v1/staff/invoices/export',
  name: 'invoices',
  columns: COLUMNS.map((column) => invoiceFileTexts[column]),
  async read(ctx, filter, range) {
    const rows = await selectForStaff(ctx.db, filter, range);
    const say = (text: string) => render(text, ctx.language);
    const lines = (await presentRows(ctx, rows)).map((row) => [
      row.orderNo,
      say(invoiceFileTexts[row.state]),
      say(invoiceFileTexts[row.buyerKind]),
      row.buyerName,
      row.modelName,
      formatFen(row.amountFen),
      row.invoiceNo ?? '',
      row.attempt,
      formatDateTime(row.submittedAt),
      formatDateTime(row.updatedAt),
    ]);
    const last = rows.at(-1);
    return { lines, last: last ? { key: last.createdAt, id: last.orderNo } : null };
  },
});
