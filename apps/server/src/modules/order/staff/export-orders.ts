import type { LanguageCode } from '@voltfront/contract/headers';
import { formatDateTime } from '@voltfront/rules/format/date';
import { formatFen } from '@voltfront/rules/money';
import { staffSight } from '../../../kernel/staff-sight';
import { render } from '../../../kernel/texts';
import { csvFile } from '../../account';
import { toFilter } from './filter-orders';
import { presentLines, type StaffOrder } from './list-staff-orders';
import { staffOrderTexts } from './staff-order.texts';
import { selectFiltered } from './staff-orders.repository';

const COLUMNS = [
  'orderNo',
  'kind',
  'state',
  'model',
  'version',
  'buyer',
  'city',
  'store',
  'total',
  'paidSoFar',
  'createdAt',
] as const;

const cellsOf = (order: StaffOrder, language: LanguageCode) => [
  order.orderNo,
  render(staffOrderTexts[order.kind], language),
  render(staffOrderTexts[order.state], language),
  order.modelName,
  order.versionName,
  order.buyerName,
  order.cityName,
  order.storeName ?? '',
  formatFen(order.totalFen),
  formatFen(order.paidFen),
  formatDateTime(order.createdAt),
];

/** The filtered orders as a CSV file, within what the caller sees. */
export const orderFile = csvFile({
  key: 'POST /api/mporder/v1/staff/orders/export',
  name: 'orders',
  columns: COLUMNS.map((column) => staffOrderTexts[column]),
  check: async (ctx, filter) => toFilter(ctx, await staffSight(ctx, 'orders'), filter),
  async read(ctx, filter, range) {
    const sight = await staffSight(ctx, 'orders');
    const rows = await selectFiltered(ctx.db, await toFilter(ctx, sight, filter), range);
    const last = rows.at(-1);
    const orders = await presentLines(ctx, sight, rows);
    return {
      lines: orders.map((order) => cellsOf(order, ctx.language)),
      last: last ? { key: last.createdAt, id: last.orderNo } : null,
    };
  },
});
