import {
  INVOICE_MACHINE,
  type InvoiceActor,
  type InvoiceEvent,
  type InvoiceFacts,
  type InvoiceState,
} from '@voltfront/rules/invoice/invoice-moves';
import type { Ctx } from '../../kernel/context';
import { keepStates, type MoveOptions } from '../../kernel/state-machine';
import { notePayment } from '../order';
import { type InvoiceRow, type NewInvoice, selectInvoiceForUpdate, updateInvoice } from './invoice.repository';
import { invoiceTexts } from './invoice.texts';
import type { InvoiceKey } from './invoice.types';
import { isRegistered } from './order-car';

interface InvoiceEntity {
  key: InvoiceKey;
  row: InvoiceRow;
  changes: Partial<NewInvoice>;
  state: InvoiceState;
  event: InvoiceEvent;
  actor: InvoiceActor;
  facts: InvoiceFacts;
}

const invoices = keepStates<InvoiceEntity>({
  machine: () => INVOICE_MACHINE,
  facts: ({ isRegistered: registered }) => ({ isRegistered: registered }),
  lock: selectInvoiceForUpdate,
  missing: invoiceTexts.missing,
  write: async (ctx, row, changes) => {
    await updateInvoice(ctx.db, row, changes);
    return { ...row, ...changes };
  },
});

/** What an order's timeline calls an event. */
const TITLES: Record<InvoiceEvent, string> = {
  submit: invoiceTexts.submitted,
  issue: invoiceTexts.issued,
  return: invoiceTexts.returned,
  redFlush: invoiceTexts.cancelled,
  reissue: invoiceTexts.reissued,
};

/**
 * Reads an application and locks it. The order must be locked before (`lockPaidOrder`): what belongs to an order is locked
 * after it.
 * @throws NOT_FOUND when nobody applied yet
 */
export async function lockInvoice(ctx: Ctx, key: InvoiceKey): Promise<InvoiceRow> {
  const row = await invoices.lock(ctx, key);
  return { ...row, isRegistered: await isRegistered(ctx, key) };
}

/** Whether an event can happen to an application now. */
export const canMove = (ctx: Ctx, row: InvoiceRow, event: InvoiceEvent, who: InvoiceActor): boolean =>
  invoices.next(row, event, who, ctx.now()) !== null;

/**
 * The only function that changes the state of an invoice, in the caller's transaction; the order's timeline tells it. `row`
 * must be locked by it.
 * @throws STATE_CHANGED when the state does not allow it
 */
export async function moveInvoice(
  ctx: Ctx,
  row: InvoiceRow,
  event: InvoiceEvent,
  options: Pick<MoveOptions<InvoiceEntity>, 'who' | 'note' | 'changes'>,
): Promise<InvoiceRow> {
  const moved = await invoices.move(ctx, row, event, options);
  await notePayment(ctx, row, TITLES[event], options.note ?? '');
  return moved;
}
