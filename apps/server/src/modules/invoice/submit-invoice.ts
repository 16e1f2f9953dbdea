import type { BodyOf, InvoiceItemData } from '@voltfront/contract';
import { isCreditCode } from '@voltfront/rules/validation/credit-code';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { schedule } from '../../kernel/jobs';
import { lockPaidOrder, type PaidOrder } from '../order';
import { ensureInvoice, type NewInvoice } from './invoice.repository';
import { invoiceTexts } from './invoice.texts';
import type { Form } from './invoice.types';
import { itemOf } from './list-invoices';
import { lockInvoice, moveInvoice } from './move-invoice';
import { vinOf } from './order-car';
import { sealed } from './sealed';

type Input = BodyOf<'POST /api/mporder/v1/invoice/submit'>;

const bad = (field: string, message: string) =>
  refuse('BAD_INPUT', { message, data: { fields: [`body.company${field}`] } });

/** What was entered, when it fits the buyer of the order. */
function checkedForm({ buyer }: PaidOrder, { company, email, mobile }: Input): Form {
  if (buyer.kind === 'personal') {
    if (company) throw bad('', invoiceTexts.noCompany);
    return { company: null, email, mobile };
  }
  if (!company) throw bad('', invoiceTexts.companyWanted);
  const taxNumber = company.taxNumber.toUpperCase();
  if (!isCreditCode(taxNumber)) throw bad('.taxNumber', invoiceTexts.badTaxNumber);
  return { company: { ...company, taxNumber }, email, mobile };
}

/** Columns of an application: buyer and amount are those of the order. */
function columnsOf(ctx: Ctx, order: PaidOrder, form: Form, vin: string) {
  const { storeId, modelName, versionName, totalFen: amountFen, buyer } = order;
  const buyerColumns = { buyerKind: buyer.kind, buyerName: buyer.name, maskedNumber: buyer.maskedNumber };
  const car = { storeId, modelName, versionName, vin };
  return { ...car, ...buyerColumns, amountFen, sealedForm: sealed(ctx, form), submittedAt: ctx.now() };
}

/**
 * Applies for the invoice of an own order, once: a second application meets an invoice that is being issued.
 * @throws BAD_INPUT, NOT_FOUND, STATE_CHANGED
 */
export async function submitInvoice(ctx: ActorCtx, input: Input): Promise<InvoiceItemData> {
  const key = { userId: ctx.actor.accountId, orderNo: input.orderNo };
  const order = await lockPaidOrder(ctx, key);
  const form = checkedForm(order, input);
  const vin = await vinOf(ctx, order);
  if (!vin) throw refuse('STATE_CHANGED', { message: invoiceTexts.noVin });
  const columns = columnsOf(ctx, order, form, vin);
  const now = ctx.now();
  await ensureInvoice(ctx.db, { ...key, ...columns, state: 'open', createdAt: now, updatedAt: now });
  const row = await lockInvoice(ctx, key);
  const attempt = row.attempt + 1;
  const changes: Partial<NewInvoice> = { ...columns, attempt, wrongFields: [], reason: '' };
  await moveInvoice(ctx, row, 'submit', { who: 'customer', changes });
  await schedule(ctx, 'issueInvoice', { ...key, attempt, asked: 0 }, now);
  return itemOf(ctx, order);
}
