import { route, routes } from '../../gateway/routes';
import { correctAccount } from './correct-account';
import { approveRefund, rejectRefund } from './decide-refund';
import { refundFile } from './export-refunds';
import { quoteRefund } from './quote-refund';
import { findOwnRefund } from './show-refund';
import { listStaffRefunds, showStaffRefund } from './staff-refunds';
import { submitRefund } from './submit-refund';
import { recordTransfer } from './transfer-refund';
import { withdrawRefund } from './withdraw-refund';

/** Refunds of orders, for customers and staff. */
export const refundRoutes = routes({
  'GET /api/mporder/v1/refund/quote': route<'GET /api/mporder/v1/refund/quote'>({
    run: (ctx, { query }) => quoteRefund(ctx, { userId: ctx.actor.accountId, orderNo: query.orderNo }),
  }),
  'POST /api/mporder/v1/refund/submit': route<'POST /api/mporder/v1/refund/submit'>({
    // A wrong code must count also when the rest is refused.
    tx: false,
    run: (ctx, { body }) => submitRefund(ctx, body),
  }),
  'GET /api/mporder/v1/refund/detail': route<'GET /api/mporder/v1/refund/detail'>({
    run: (ctx, { query }) => findOwnRefund(ctx, query),
  }),
  'POST /api/mporder/v1/refund/withdraw': route<'POST /api/mporder/v1/refund/withdraw'>({
    run: (ctx, { body }) => withdrawRefund(ctx, body),
  }),
  'POST /api/mporder/v1/refund/account': route<'POST /api/mporder/v1/refund/account'>({
    run: (ctx, { body }) => correctAccount(ctx, body),
  }),
  'GET /api/mporder/v1/staff/refunds': route<'GET /api/mporder/v1/staff/refunds'>({
    run: (ctx, { query }) => listStaffRefunds(ctx, query),
  }),
  'POST /api/mporder/v1/staff/refunds/export': route<'POST /api/mporder/v1/staff/refunds/export'>({
    tx: true,
    run: (ctx, { body }) => refundFile.open(ctx, body),
  }),
  'GET /api/mporder/v1/staff/refund/detail': route<'GET /api/mporder/v1/staff/refund/detail'>({
    run: (ctx, { query }) => showStaffRefund(ctx, query),
  }),
  'POST /api/mporder/v1/staff/refund/approve': route<'POST /api/mporder/v1/staff/refund/approve'>({
    tx: true,
    run: async (ctx, { body }) => {
      await approveRefund(ctx, body);
      return showStaffRefund(ctx, body);
    },
  }),
  'POST /api/mporder/v1/staff/refund/reject': route<'POST /api/mporder/v1/staff/refund/reject'>({
    tx: true,
    run: async (ctx, { body }) => {
      await rejectRefund(ctx, body);
      return showStaffRefund(ctx, body);
    },
  }),
  'POST /api/mporder/v1/staff/refund/transfer': route<'POST /api/mporder/v1/staff/refund/transfer'>({
    tx: true,
    run: async (ctx, { body }) => {
      await recordTransfer(ctx, body);
      return showStaffRefund(ctx, body);
    },
  }),
});
