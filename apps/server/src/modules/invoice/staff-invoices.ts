import type { BodyOf, QueryOf, ReplyOf } from '@voltfront/contract';
import { menuOf } from '@voltfront/contract/permissions';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish, schedule } from '../../kernel/jobs';
import { openPage } from '../../kernel/list';
import { maskMiddle } from '../../kernel/personal-data';
import { lockPaidOrder } from '../order';
import { redFlush } from './cancel-invoice';
import { maskEmail, presentPaper } from './invoice.presenter';
import {
  type InvoiceRow,
  selectForStaff,
  selectInvoiceOfOrder,
  selectPaperNumbers,
  selectPapers,
} from './invoice.repository';
import { invoiceTexts } from './invoice.texts';
import { paperAddress } from './invoice-file/paper-address';
import { issuePaper, returnApplication } from './issue-invoice';
import { lockInvoice, moveInvoice } from './move-invoice';
import { formOf } from './sealed';

const LIST = 'GET /api/mporder/v1/staff/invoices' as const;

/** Whether the caller sees names and addresses masked. */
const isMasked = ({ actor }: ActorCtx): boolean =>
  !menuOf(actor).some(({ section, scopes }) => section === 'invoices' && scopes.includes('all'));

function presentRow(ctx: ActorCtx, row: InvoiceRow, invoiceNo: string | null) {
  const { orderNo, state, storeId, modelName, buyerKind, amountFen, attempt, reason, submittedAt, updatedAt } = row;
  const buyerName = isMasked(ctx) ? maskMiddle(row.buyerName) : row.buyerName;
  const times = { submittedAt, updatedAt };
  return { orderNo, state, storeId, modelName, buyerKind, buyerName, amountFen, attempt, invoiceNo, reason, ...times };
}

/** Applications as the caller sees them in lists, each with the number of its invoice. */
export async function presentRows(ctx: ActorCtx, rows: readonly InvoiceRow[]) {
  const orderNos = rows.map(({ orderNo }) => orderNo);
  const numbers = await selectPaperNumbers(ctx.db, orderNos);
  return rows.map((row) => presentRow(ctx, row, numbers.get(row.orderNo) ?? null));
}

/** Applications and invoices of everybody. */
export async function listForStaff(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const { rows, nextCursor } = page.cut(await selectForStaff(ctx.db, query, page), (row) => ({
    key: row.createdAt,
    id: row.orderNo,
  }));
  return { items: await presentRows(ctx, rows), nextCursor };
}

async function findForStaff(ctx: Ctx, orderNo: string): Promise<InvoiceRow> {
  const row = await selectInvoiceOfOrder(ctx.db, orderNo);
  if (!row || row.attempt === 0) throw refuse('NOT_FOUND', { message: invoiceTexts.missing });
  return row;
}

/** An application with everything that was issued for it. @throws NOT_FOUND */
export async function showForStaff(
  ctx: ActorCtx,
  orderNo: string,
): Promise<ReplyOf<'GET /api/mporder/v1/staff/invoice'>> {
  const row = await findForStaff(ctx, orderNo);
  const papers = await selectPapers(ctx.db, row.userId, [orderNo]);
  const masks = isMasked(ctx);
  const { company, email, mobile } = formOf(ctx, row.sealedForm);
  const current = papers.find(({ attempt }) => attempt === row.attempt);
  const hidden = (text: string) => (masks ? maskMiddle(text, 2, 2) : text);
  return {
    ...presentRow(ctx, row, current?.invoiceNo ?? null),
    vin: row.vin,
    company: company && { ...company, phone: hidden(company.phone), bankAccount: hidden(company.bankAccount) },
    email: masks ? maskEmail(email) : email,
    mobile: hidden(mobile),
    wrongFields: row.wrongFields,
    papers: papers.map((paper) => {
      const { amountFen, netFen, taxFen, isByHand, redNo, redReason } = paper;
      const money = { amountFen, netFen, taxFen };
      const shown = { ...presentPaper(paper), title: masks ? maskMiddle(paper.title) : paper.title };
      return { ...shown, ...money, isByHand, redNo, redReason, file: masks ? null : paperAddress(ctx, paper) };
    }),
  };
}

/** Locks an application of anybody, the order first. @throws NOT_FOUND */
async function lockForStaff(ctx: Ctx, orderNo: string): Promise<InvoiceRow> {
  const { userId } = await findForStaff(ctx, orderNo);
  await lockPaidOrder(ctx, { userId, orderNo });
  return lockInvoice(ctx, { userId, orderNo });
}

const DONE = { ok: true } as const;

/** Enters an invoice that was issued by hand. @throws STATE_CHANGED when it is issued or returned by now */
export async function issueByHand(
  ctx: ActorCtx,
  { orderNo, invoiceNo }: BodyOf<'POST /api/mporder/v1/staff/invoice/issue'>,
): Promise<typeof DONE> {
  await issuePaper(ctx, await lockForStaff(ctx, orderNo), invoiceNo, 'staff');
  return DONE;
}

/** Returns an application. @throws STATE_CHANGED when it is issued or returned by now */
export async function returnByHand(
  ctx: ActorCtx,
  { orderNo, fields, reason }: BodyOf<'POST /api/mporder/v1/staff/invoice/return'>,
): Promise<typeof DONE> {
  const wrong = [...new Set(fields)];
  await returnApplication(ctx, await lockForStaff(ctx, orderNo), { fields: wrong, reason, who: 'staff' });
  return DONE;
}

/** Cancels an invoice by a red one. @throws STATE_CHANGED when none is issued */
export async function redFlushByStaff(
  ctx: ActorCtx,
  { orderNo, reason }: BodyOf<'POST /api/mporder/v1/staff/invoice/redFlush'>,
): Promise<typeof DONE> {
  const row = await lockForStaff(ctx, orderNo);
  const invoiceNo = await redFlush(ctx, row, reason, 'staff');
  await publish(ctx, 'InvoiceCancelled', { userId: row.userId, orderNo, invoiceNo, at: ctx.now() });
  return DONE;
}

/** Sends the application of a cancelled invoice once more. @throws STATE_CHANGED */
export async function reissueByStaff(
  ctx: ActorCtx,
  { orderNo }: BodyOf<'POST /api/mporder/v1/staff/invoice/reissue'>,
): Promise<typeof DONE> {
  const row = await lockForStaff(ctx, orderNo);
  const attempt = row.attempt + 1;
  const now = ctx.now();
  const changes = { attempt, wrongFields: [], reason: '', submittedAt: now };
  await moveInvoice(ctx, row, 'reissue', { who: 'staff', changes });
  await schedule(ctx, 'issueInvoice', { userId: row.userId, orderNo, attempt, asked: 0 }, now);
  return DONE;
}
