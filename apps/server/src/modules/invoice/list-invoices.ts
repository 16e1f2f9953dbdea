import type { InvoiceDraftData, InvoiceItemData, QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { findPaidOrder, type PaidOrder, paidOrders } from '../order';
import { type InvoiceParts, presentDraft, presentItem } from './invoice.presenter';
import { type PaperRow, selectInvoice, selectInvoices, selectPapers } from './invoice.repository';
import type { InvoiceKey } from './invoice.types';
import { isRegistered, registeredOf, vinOf } from './order-car';

const LIST = 'GET /api/mporder/v1/invoices' as const;

/** The caller's orders that are paid in full, with their invoices. */
export async function listInvoices(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const { accountId: userId } = ctx.actor;
  const page = openPage(ctx, LIST, query);
  const read = await paidOrders(ctx, userId, page);
  const { rows: orders, nextCursor } = page.cut(read, (row) => ({ key: row.createdAt, id: row.orderNo }));
  const orderNos = orders.map(({ orderNo }) => orderNo);
  const found = await selectInvoices(ctx.db, userId, orderNos);
  const papers = orderNos.length > 0 ? await selectPapers(ctx.db, userId, orderNos) : [];
  const registered = await registeredOf(ctx, userId, orderNos);
  const items = orders.map((order) =>
    presentItem(ctx, order, {
      row: found.get(order.orderNo),
      paper: papers.find(({ orderNo }) => orderNo === order.orderNo),
      isRegistered: registered.has(order.orderNo),
    }),
  );
  return { items, nextCursor };
}

async function partsOf(ctx: Ctx, key: InvoiceKey): Promise<InvoiceParts> {
  const [paper] = await selectPapers(ctx.db, key.userId, [key.orderNo]);
  const row = await selectInvoice(ctx.db, key);
  return { row, paper: paper as PaperRow | undefined, isRegistered: await isRegistered(ctx, key) };
}

/** The item of one order, after it changed. */
export const itemOf = async (ctx: Ctx, order: PaidOrder): Promise<InvoiceItemData> =>
  presentItem(ctx, order, await partsOf(ctx, order));

/** The invoice of an own order as it is printed. @throws NOT_FOUND, STATE_CHANGED before the final payment */
export async function showInvoice(ctx: ActorCtx, orderNo: string): Promise<InvoiceDraftData> {
  const order = await findPaidOrder(ctx, { userId: ctx.actor.accountId, orderNo });
  const parts = await partsOf(ctx, order);
  const vin = parts.row?.vin ?? (await vinOf(ctx, order));
  return presentDraft(ctx, order, parts, vin);
}
