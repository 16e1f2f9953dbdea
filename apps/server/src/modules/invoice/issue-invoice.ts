import type { InvoiceActor, InvoiceField } from '@voltfront/rules/invoice/invoice-moves';
import { splitTax } from '@voltfront/rules/invoice/invoice-tax';
import { MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';
import { guardOf } from '../../kernel/account-guard';
import { type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type JobMap, publish, schedule } from '../../kernel/jobs';
import type { InvoiceOutcome } from '../../providers/invoice';
import { lockPaidOrder, seal } from '../order';
import { type InvoiceRow, insertPaper, selectInvoice } from './invoice.repository';
import { invoiceTexts } from './invoice.texts';
import type { InvoiceKey } from './invoice.types';
import { lockInvoice, moveInvoice } from './move-invoice';
import { formOf, sealed } from './sealed';

/** First wait between two questions to the tax service; it doubles. */
const FIRST_WAIT_MS = 5 * SECOND_MS;
const LONGEST_WAIT_MS = 10 * MINUTE_MS;

/** The row of an application that is being issued. `row` must be locked. */
export async function issuePaper(ctx: Ctx, row: InvoiceRow, invoiceNo: string, who: InvoiceActor): Promise<void> {
  const { userId, orderNo, attempt, amountFen, vin, modelName, versionName } = row;
  const form = formOf(ctx, row.sealedForm);
  const buyer = { kind: row.buyerKind, name: row.buyerName, maskedNumber: row.maskedNumber };
  const at = ctx.now();
  const note = invoiceTexts.issuedNote({ invoiceNo });
  await moveInvoice(ctx, row, 'issue', { who, note, changes: { wrongFields: [], reason: '' } });
  const printed = { buyer, company: form.company, carName: `${modelName} ${versionName}` };
  const isNew = await insertPaper(ctx.db, {
    ...{ userId, orderNo, attempt, invoiceNo, amountFen, ...splitTax(amountFen) },
    vin: vin ?? '',
    title: row.buyerName,
    sealedContent: sealed(ctx, printed),
    isByHand: who === 'staff',
    issuedAt: at,
    ...{ cancelledAt: null, redNo: null, redReason: '' },
  });
  if (!isNew) throw refuse('STATE_CHANGED', { message: invoiceTexts.numberTaken });
  await publish(ctx, 'InvoiceIssued', { userId, orderNo, invoiceNo, at });
  const sealedEmail = seal(ctx.app.config.dataSecret, form.email);
  await schedule(ctx, 'mailInvoice', { userId, orderNo, invoiceNo, sealedEmail }, at);
}

/** Returns an application with the fields that are wrong. `row` must be locked. */
export async function returnApplication(
  ctx: Ctx,
  row: InvoiceRow,
  { fields, reason, who }: { fields: InvoiceField[]; reason: string; who: InvoiceActor },
): Promise<void> {
  await moveInvoice(ctx, row, 'return', { who, note: reason, changes: { wrongFields: fields, reason } });
  const { userId, orderNo, attempt } = row;
  await publish(ctx, 'InvoiceReturned', { userId, orderNo, attempt, at: ctx.now() });
}

/** Writes down what the tax service said, unless staff were faster or the application is another one by now. */
async function settle(ctx: Ctx, key: InvoiceKey, attempt: number, outcome: InvoiceOutcome): Promise<void> {
  if (outcome.state === 'inIssue' || !(await guardOf(ctx).holdAccount(ctx.db, key.userId))) return;
  await lockPaidOrder(ctx, key);
  const row = await lockInvoice(ctx, key);
  if (row.state !== 'inIssue' || row.attempt !== attempt) return;
  if (outcome.state === 'issued') await issuePaper(ctx, row, outcome.invoiceNo, 'system');
  else await returnApplication(ctx, row, { ...outcome, who: 'system' });
}

/** Asks the tax service about an application; again later while it has not decided. */
export async function issueInvoice(ctx: Ctx, job: JobMap['issueInvoice']): Promise<void> {
  const { userId, orderNo, attempt, asked } = job;
  const row = await selectInvoice(ctx.db, job);
  if (row?.state !== 'inIssue' || row.attempt !== attempt) return;
  const { buyerKind: kind, buyerName: name, maskedNumber, modelName, vin, amountFen, submittedAt } = row;
  const { company } = formOf(ctx, row.sealedForm);
  const requestNo = `${orderNo}-${attempt}`;
  const request = { requestNo, submittedAt, buyer: { kind, name, maskedNumber }, company, modelName, vin: vin ?? '' };
  const outcome = await ctx.app.invoices.ask({ ...request, ...splitTax(amountFen) }, ctx.now());
  await withTransaction(ctx, async (tx) => {
    await settle(tx, { userId, orderNo }, attempt, outcome);
    if (outcome.state !== 'inIssue') return;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** asked);
    await schedule(tx, 'issueInvoice', { ...job, asked: asked + 1 }, ctx.now() + wait);
  });
}
