import { z } from 'zod';
import { At, Fen, FileAddress, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { OrderDetail, OrderKind, OrderNo, OrderState } from './order';
import { ModelId } from './vehicle';

/** YYYY-MM-DD in Asia/Shanghai. */
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** What a list of orders is narrowed to. */
export const StaffOrderFilter = z.object({
  /** An order number, the phone of the account, or the beginning of the buyer's name. */
  search: z.string().trim().min(2).max(60).optional(),
  state: OrderState.optional(),
  kind: OrderKind.optional(),
  modelId: ModelId.optional(),
  storeId: Id.optional(),
  /** First and last day on which the order was made. */
  from: Day.optional(),
  to: Day.optional(),
});

/** A line of the list of orders. */
export const StaffOrder = z.object({
  orderNo: OrderNo,
  kind: OrderKind,
  state: OrderState,
  modelName: z.string(),
  versionName: z.string(),
  /** Masked for who sees orders masked. */
  buyerName: z.string(),
  cityName: z.string(),
  storeName: z.string().nullable(),
  totalFen: Fen,
  paidFen: Fen,
  createdAt: At,
  updatedAt: At,
});

/** Days from and to which figures are counted, both included, at most 92. */
const Span = z.object({ from: Day, to: Day });

export const staffOrders = defineEndpoints({
  'GET /api/mporder/v1/staff/orders': {
    summary: 'Orders of customers, newest first; a consultant sees those of the own store.',
    auth: 'orders.see',
    query: Paging.extend(StaffOrderFilter.shape),
    reply: pageOf(StaffOrder),
  },
  'GET /api/mporder/v1/staff/orders/filters': {
    summary: 'Models and stores that orders can be narrowed to.',
    auth: 'orders.see',
    reply: z.object({
      models: z.array(z.object({ modelId: ModelId, name: z.string() })),
      stores: z.array(z.object({ storeId: z.string(), name: z.string() })),
    }),
  },
  'GET /api/mporder/v1/staff/order': {
    summary: 'An order as its customer sees it, with who bought it and who moved it.',
    auth: 'orders.see',
    query: z.object({ orderNo: OrderNo }),
    reply: z.object({
      /** The customer's own view; the buyer masked where the caller sees orders masked. */
      view: OrderDetail,
      customer: z.object({
        accountId: z.string(),
        nickname: z.string(),
        avatar: PicturePath,
        maskedMobile: z.string(),
      }),
      history: z.array(
        z.object({
          state: OrderState,
          title: z.string(),
          note: z.string(),
          who: z.enum(['customer', 'staff', 'system']),
          at: At,
        }),
      ),
      isMasked: z.boolean(),
    }),
  },
  'GET /api/mporder/v1/staff/orders/waiting': {
    summary: 'How many orders are in each state, and since when the oldest of them is.',
    auth: 'orders.see',
    reply: z.object({ states: z.array(z.object({ state: OrderState, count: z.int(), oldestAt: At.nullable() })) }),
  },
  'POST /api/mporder/v1/staff/orders/export': {
    summary: 'An address, good for some minutes, of the filtered orders as a CSV file of at most 10,000 lines.',
    auth: 'orders.see',
    rate: 'heavy',
    body: StaffOrderFilter,
    reply: FileAddress,
  },
  'GET /api/mporder/v1/staff/orders/figures': {
    summary: 'Orders made by day, orders by state, and days that orders spent in each state.',
    auth: 'orders.see',
    query: Span,
    reply: z.object({
      days: z.array(z.object({ day: Day, made: z.int(), paid: z.int(), delivered: z.int() })),
      stages: z.array(
        z.object({
          state: OrderState,
          /** Moves out of the state in the span. */
          count: z.int(),
          /** Half of them took at most so long. */
          medianHours: z.number(),
          /** Nine of ten took at most so long. */
          slowHours: z.number(),
        }),
      ),
    }),
  },
  'GET /api/mporder/v1/staff/payments/figures': {
    summary: 'Money in and out by day.',
    auth: 'payments.see',
    query: Span,
    reply: z.object({ days: z.array(z.object({ day: Day, inFen: Fen, outFen: Fen })) }),
  },
});
