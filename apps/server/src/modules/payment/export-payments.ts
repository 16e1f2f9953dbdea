import { formatDateTime } from '@voltfront/rules/format/date';
import { formatFen } from '@voltfront/rules/money';
import { render } from '../../kernel/texts';
import { csvFile } from '../account';
import { readPayments } from './list-payments';
import { paymentFileTexts } from './payment-file.texts';

const COLUMNS = [
  'paymentNo',
  'orderNo',
  'state',
  'purposeOf',
  'part',
  'method',
  'amount',
  'providerNo',
  'createdAt',
  'paidAt',
  'refundNo',
  'refundAmount',
  'refundedAt',
] as const;

const at = (moment: number | null | undefined): string => (moment ? formatDateTime(moment) : '');

/** The filtered payments as a CSV file, each with what went back of it. */
export const paymentFile = csvFile({
  key: 'POST /api/mporder/v1/staff/payments/export',
  name: 'payments',
  columns: COLUMNS.map((column) => paymentFileTexts[column]),
  async read(ctx, filter, range) {
    const items = await readPayments(ctx, filter, range);
    const say = (text: string) => render(text, ctx.language);
    const lines = items.map((item) => [
      item.paymentNo,
      item.orderNo,
      say(paymentFileTexts[item.state]),
      say(paymentFileTexts[item.purpose]),
      item.part ?? '',
      say(paymentFileTexts[item.method]),
      formatFen(item.amountFen),
      item.providerNo ?? '',
      at(item.createdAt),
      at(item.paidAt),
      item.refund?.refundNo ?? '',
      item.refund ? formatFen(item.refund.amountFen) : '',
      at(item.refund?.doneAt),
    ]);
    const last = items.at(-1);
    return { lines, last: last ? { key: last.createdAt, id: last.paymentNo } : null };
  },
});
