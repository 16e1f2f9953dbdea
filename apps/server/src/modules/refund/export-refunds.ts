import { formatDateTime } from '@voltfront/rules/format/date';
import { formatFen } from '@voltfront/rules/money';
import { render } from '../../kernel/texts';
import { csvFile } from '../account';
import { selectRefunds } from './refund.repository';
import { refundFileTexts } from './refund-file.texts';
import { presentLine } from './staff-refunds';

const COLUMNS = [
  'refundNo',
  'orderNo',
  'state',
  'amount',
  'model',
  'version',
  'buyer',
  'reason',
  'approvals',
  'byBank',
  'createdAt',
  'updatedAt',
] as const;

/** The filtered refunds as a CSV file; buyers are masked for the auditor. */
export const refundFile = csvFile({
  key: 'POST /api/mporder/v1/staff/refunds/export',
  name: 'refunds',
  columns: COLUMNS.map((column) => refundFileTexts[column]),
  async read(ctx, { state, search }, range) {
    const rows = await selectRefunds(ctx.db, { state, search: search?.toUpperCase() }, range);
    const say = (text: string) => render(text, ctx.language);
    const lines = rows.map((row) => {
      const line = presentLine(ctx, row);
      return [
        line.refundNo,
        line.orderNo,
        say(refundFileTexts[line.state]),
        formatFen(line.amountFen),
        line.modelName,
        line.versionName,
        line.buyerName,
        say(line.reason),
        line.approvals,
        say(line.isByBank ? refundFileTexts.bank : refundFileTexts.original),
        formatDateTime(line.createdAt),
        formatDateTime(line.updatedAt),
      ];
    });
    const last = rows.at(-1);
    return { lines, last: last ? { key: last.createdAt, id: last.refundNo } : null };
  },
});
