import type { MessageParams } from '@voltfront/rules/message/fill-template';
import type { Ctx } from '../../kernel/context';
import type { EventMap } from '../../kernel/jobs';
import { tellLive } from '../live';
import { modelName } from '../vehicle';
import { sendMessage } from './send-message';

type OrderEvent = Pick<EventMap['OrderCreated'], 'userId' | 'orderNo' | 'modelId'>;

/** Tells the customer's open apps that an order moved, and sends a message about it; `eventKey` names the move, which an order may make more than once. */
async function tell(ctx: Ctx, template: string, event: OrderEvent, eventKey: string, more: MessageParams = {}) {
  const { userId: accountId, orderNo, modelId } = event;
  tellLive(ctx, accountId, 'orders');
  const params = { orderNo, model: await modelName(ctx, modelId), ...more };
  await sendMessage(ctx, { accountId, template, eventKey: `${orderNo}:${eventKey}`, params });
}

export const tellPaid = (ctx: Ctx, event: EventMap['OrderPaid']) =>
  tell(ctx, 'order.paid', event, event.paymentNo, { amountFen: event.amountFen });

export const tellExpired = (ctx: Ctx, event: EventMap['OrderExpired']) =>
  tell(ctx, event.isConversion ? 'order.notConverted' : 'order.expired', event, String(event.at));

export const tellChanged = (ctx: Ctx, event: EventMap['OrderChanged']) =>
  tell(ctx, 'order.changed', event, String(event.at));

/** An agreement to sign, or the lock that comes by itself. */
export const tellLockDue = (ctx: Ctx, event: EventMap['OrderLockDue']) =>
  tell(ctx, event.what === 'sign' ? 'order.toSign' : 'order.locksSoon', event, event.what, { locksAt: event.locksAt });

export const tellLocked = (ctx: Ctx, event: EventMap['OrderLocked']) =>
  tell(ctx, event.isAutomatic ? 'order.selfLocked' : 'order.locked', event, 'locked');

export const tellMoved = (ctx: Ctx, event: EventMap['CarMoved']) => tell(ctx, `order.${event.to}`, event, event.to);

export const tellDelayed = (ctx: Ctx, event: EventMap['CarDelayed']) =>
  tell(ctx, 'order.delayed', event, `delay:${event.at}`, { reason: event.reason, expectedToAt: event.expectedToAt });

export const tellInspection = (ctx: Ctx, event: EventMap['InspectionReady']) =>
  tell(ctx, event.isCorrected ? 'inspection.corrected' : 'inspection.ready', event, `inspection:${event.revision}`);

export function tellRefunded(ctx: Ctx, event: EventMap['PaymentRefunded']) {
  const { userId: accountId, orderNo, paymentNo, amountFen } = event;
  tellLive(ctx, accountId, 'orders');
  const params = { orderNo, amountFen };
  return sendMessage(ctx, { accountId, template: 'order.refunded', eventKey: paymentNo, params });
}

/** Moves of a refund that are told; that the money is back, payment by payment, is `tellRefunded`. */
const REFUND_MOVES = {
  inReview: 'refund.submitted',
  approved: 'refund.approved',
  rejected: 'refund.rejected',
  withdrawn: 'refund.withdrawn',
  failed: 'refund.failed',
} as const;

export async function tellRefundMove(ctx: Ctx, event: EventMap['RefundMoved']) {
  const { userId: accountId, refundNo, orderNo, to, amountFen, reason, at } = event;
  tellLive(ctx, accountId, 'orders');
  const template = REFUND_MOVES[to as keyof typeof REFUND_MOVES];
  if (!template) return;
  const params = { refundNo, orderNo, amountFen, reason: reason ?? '' };
  await sendMessage(ctx, { accountId, template, eventKey: `${refundNo}:${to}:${at}`, params });
}

export function tellLoanDecision(ctx: Ctx, event: EventMap['LoanDecided']) {
  const { userId: accountId, orderNo, applicationNo, approvedFen } = event;
  const isApproved = approvedFen !== null;
  return sendMessage(ctx, {
    accountId,
    template: isApproved ? 'loan.approved' : 'loan.rejected',
    eventKey: applicationNo,
    params: isApproved ? { orderNo, amountFen: approvedFen } : { orderNo },
  });
}

/** Only the binding offer and its end are news: the other moves are the customer's own. */
export async function tellTradeIn(ctx: Ctx, event: EventMap['TradeInMoved']) {
  const { userId: accountId, requestId, from, to, offerFen, at } = event;
  const eventKey = `${requestId}:${at}`;
  if (to === 'offered' && offerFen !== null)
    await sendMessage(ctx, {
      accountId,
      template: 'tradeIn.offered',
      eventKey,
      params: { requestId, amountFen: offerFen },
    });
  if (to === 'expired' && from === 'offered')
    await sendMessage(ctx, { accountId, template: 'tradeIn.expired', eventKey, params: { requestId } });
}

export function tellInvoiceIssued(ctx: Ctx, event: EventMap['InvoiceIssued']) {
  const { userId: accountId, orderNo, invoiceNo } = event;
  tellLive(ctx, accountId, 'orders');
  return sendMessage(ctx, {
    accountId,
    template: 'invoice.issued',
    eventKey: invoiceNo,
    params: { orderNo, invoiceNo },
  });
}

export function tellInvoiceReturned(ctx: Ctx, event: EventMap['InvoiceReturned']) {
  const { userId: accountId, orderNo, attempt } = event;
  tellLive(ctx, accountId, 'orders');
  const eventKey = `${orderNo}:${attempt}`;
  return sendMessage(ctx, { accountId, template: 'invoice.returned', eventKey, params: { orderNo } });
}

export function tellInvoiceCancelled(ctx: Ctx, event: EventMap['InvoiceCancelled']) {
  const { userId: accountId, orderNo, invoiceNo } = event;
  tellLive(ctx, accountId, 'orders');
  const params = { orderNo, invoiceNo };
  return sendMessage(ctx, { accountId, template: 'invoice.cancelled', eventKey: invoiceNo, params });
}
