import type { BodyOf, InvoiceItemData } from '@voltfront/contract';
import type { InvoiceActor } from '@voltfront/rules/invoice/invoice-moves';
import { type ActorCtx, type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type JobMap, schedule } from '../../kernel/jobs';
import { lockPaidOrder } from '../order';
import { cancelPaper, type InvoiceRow, selectPaper, selectPapers, setRedNumber } from './invoice.repository';
import { invoiceTexts } from './invoice.texts';
import { itemOf } from './list-invoices';
import { canMove, lockInvoice, moveInvoice } from './move-invoice';

/** Cancels the issued invoice of a locked application; the tax service makes the red one afterwards. @returns its number */
export async function redFlush(ctx: Ctx, row: InvoiceRow, reason: string, who: InvoiceActor): Promise<string> {
  const { userId, orderNo } = row;
  const [paper] = await selectPapers(ctx.db, userId, [orderNo]);
  await moveInvoice(ctx, row, 'redFlush', { who, note: reason, changes: { reason } });
  if (!paper) throw refuse('NOT_FOUND', { message: invoiceTexts.missing });
  const { invoiceNo } = paper;
  await cancelPaper(ctx.db, userId, invoiceNo, ctx.now(), reason);
  await schedule(ctx, 'redFlushInvoice', { userId, orderNo, invoiceNo }, ctx.now());
  return invoiceNo;
}

/**
 * The customer has the invoice cancelled, to apply again with other data.
 * @throws STATE_CHANGED when none is issued, or the car is registered: then customer service does it
 */
export async function reissueInvoice(
  ctx: ActorCtx,
  { orderNo, reason }: BodyOf<'POST /api/mporder/v1/invoice/reissue'>,
): Promise<InvoiceItemData> {
  const order = await lockPaidOrder(ctx, { userId: ctx.actor.accountId, orderNo });
  const row = await lockInvoice(ctx, order);
  const isForService = row.state === 'issued' && !canMove(ctx, row, 'redFlush', 'customer');
  if (isForService) throw refuse('STATE_CHANGED', { message: invoiceTexts.useService });
  await redFlush(ctx, row, reason, 'customer');
  return itemOf(ctx, order);
}

/** Asks the tax service for the red invoice, and keeps its number. */
export async function redFlushInvoice(ctx: Ctx, job: JobMap['redFlushInvoice']): Promise<void> {
  const { userId, invoiceNo } = job;
  const paper = await selectPaper(ctx.db, userId, invoiceNo);
  if (!paper || paper.redNo !== null) return;
  const redNo = await ctx.app.invoices.redFlush(invoiceNo);
  if (redNo !== null) await withTransaction(ctx, (tx) => setRedNumber(tx.db, userId, invoiceNo, redNo));
}
