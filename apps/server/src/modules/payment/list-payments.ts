import type { BodyOf, QueryOf, ReplyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { openPage, type PageRange } from '../../kernel/list';
import { orderByNumber } from '../order';
import type { PaymentRow, RefundRow } from './payment.repository';
import { type PaymentFilter, selectAllPayments, selectRefundsOf } from './staff.repository';

const KEY = 'GET /api/mporder/v1/staff/payments';
type Item = ReplyOf<typeof KEY>['items'][number];
/** What staff look for. */
type Asked = BodyOf<'POST /api/mporder/v1/staff/payments/export'>;

/** A day of the calendar in China as moments (epoch ms). */
function momentsOf(day: string): readonly [number, number] {
  const start = Date.parse(`${day}T00:00:00+08:00`);
  return [start, start + DAY_MS];
}

async function filterOf(ctx: Ctx, query: Asked): Promise<PaymentFilter> {
  const { state, method, purpose, day, number } = query;
  const order = number === undefined ? null : await orderByNumber(ctx, number);
  const found = order ? { order: { userId: order.userId, orderNo: order.orderNo } } : { paymentNo: number };
  return { state, method, purpose, day: day === undefined ? undefined : momentsOf(day), ...found };
}

function toItem(row: PaymentRow, refund: RefundRow | undefined): Item {
  const { paymentNo, orderNo, method, purpose, part, amountFen, state, isLate, providerNo, failureReason } = row;
  const { createdAt, expiresAt, paidAt } = row;
  return {
    paymentNo,
    orderNo,
    method,
    purpose,
    part,
    amountFen,
    state,
    isLate,
    providerNo,
    failureReason,
    createdAt,
    expiresAt,
    paidAt,
    refund: refund
      ? { refundNo: refund.refundNo, amountFen: refund.amountFen, state: refund.state, doneAt: refund.doneAt }
      : null,
  };
}

/** Some payments of all orders, each with its refund. */
export async function readPayments(ctx: Ctx, asked: Asked, range: PageRange): Promise<Item[]> {
  const rows = await selectAllPayments(ctx.db, await filterOf(ctx, asked), range);
  const refunds = await selectRefundsOf(ctx.db, rows);
  return rows.map((row) => toItem(row, refunds.get(row.paymentNo)));
}

/** Payments of all orders for staff, newest first; `number` is an order's or a payment's. @throws BAD_INPUT for a forged cursor */
export async function listPayments(ctx: Ctx, query: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const page = openPage(ctx, KEY, query, false);
  const read = await readPayments(ctx, query, page);
  const { rows: items, nextCursor } = page.cut(read, ({ createdAt, paymentNo }) => ({ key: createdAt, id: paymentNo }));
  return { items, nextCursor };
}
