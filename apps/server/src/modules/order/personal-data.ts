import { desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { COPY_ROWS, countSince, maskMiddle, type PersonalFact, type PersonalSection } from '../../kernel/personal-data';
import { agreementSignatures } from './agreement.tables';
import { orderChanges } from './change/change.tables';
import { orderDrafts, orderHistory, orders } from './order.tables';
import { presentBuyer } from './store-buyer';

/** Orders, their buyer and signed agreements, within the period. */
export async function orderFacts(ctx: Ctx, accountId: string, since: number): Promise<PersonalFact[]> {
  const [made] = await ctx.db
    .select({ count: countSince(orders.createdAt, since) })
    .from(orders)
    .where(eq(orders.userId, accountId));
  const [newest] = await ctx.db
    .select({ orderNo: orders.orderNo, buyer: orders.buyer })
    .from(orders)
    .where(eq(orders.userId, accountId))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  const [signed] = await ctx.db
    .select({
      count: countSince(agreementSignatures.signedAt, since),
      copyNo: sql<string | null>`max(${agreementSignatures.copyNo})`,
    })
    .from(agreementSignatures)
    .where(eq(agreementSignatures.userId, accountId));
  const count = made?.count ?? 0;
  const buyer = newest?.buyer;
  return [
    { key: 'order', value: newest ? maskMiddle(newest.orderNo, 4, 4) : null, count },
    { key: 'buyer', value: buyer ? `${maskMiddle(buyer.name)} ${buyer.maskedNumber}`.trim() : null, count },
    { key: 'agreement', value: signed?.copyNo ? maskMiddle(signed.copyNo, 4, 4) : null, count: signed?.count ?? 0 },
  ];
}

async function orderRows(ctx: Ctx, accountId: string) {
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(eq(orders.userId, accountId))
    .orderBy(desc(orders.createdAt))
    .limit(COPY_ROWS);
  return rows.map((row) => ({
    orderNo: row.orderNo,
    kind: row.kind,
    state: row.state,
    modelId: row.modelId,
    options: row.options,
    totalFen: row.totalFen,
    paidFen: row.paidFen,
    buyer: presentBuyer(row.buyer),
    cityName: row.cityName,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }));
}

/** Orders for the person's own copy. ID numbers stay masked: they are never shown again to anybody. */
export async function orderData(ctx: Ctx, accountId: string): Promise<PersonalSection[]> {
  const { orderNo, state, title, note, at } = orderHistory;
  return [
    { title: '订单', rows: await orderRows(ctx, accountId) },
    {
      title: '订单进度',
      rows: await ctx.db
        .select({ orderNo, state, title, note, at })
        .from(orderHistory)
        .where(eq(orderHistory.userId, accountId))
        .orderBy(desc(at))
        .limit(COPY_ROWS),
    },
    {
      title: '订单变更',
      rows: await ctx.db
        .select({
          orderNo: orderChanges.orderNo,
          title: orderChanges.title,
          differenceFen: orderChanges.differenceFen,
          items: orderChanges.items,
          at: orderChanges.at,
        })
        .from(orderChanges)
        .where(eq(orderChanges.userId, accountId))
        .orderBy(desc(orderChanges.at))
        .limit(COPY_ROWS),
    },
    {
      title: '订单草稿',
      rows: await ctx.db
        .select({
          kind: orderDrafts.kind,
          options: orderDrafts.options,
          cityCode: orderDrafts.cityCode,
          createdAt: orderDrafts.createdAt,
        })
        .from(orderDrafts)
        .where(eq(orderDrafts.userId, accountId))
        .limit(COPY_ROWS),
    },
    {
      title: '协议签署',
      rows: await ctx.db
        .select({
          copyNo: agreementSignatures.copyNo,
          agreementId: agreementSignatures.agreementId,
          version: agreementSignatures.version,
          orderNo: agreementSignatures.orderNo,
          signedAt: agreementSignatures.signedAt,
        })
        .from(agreementSignatures)
        .where(eq(agreementSignatures.userId, accountId))
        .limit(COPY_ROWS),
    },
  ];
}
