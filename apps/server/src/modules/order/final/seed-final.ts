import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { noteOrder } from '../move-order';
import { type OrderRow, selectOrdersIn } from '../order.repository';
import { type DemoBuyer, type DemoOrder, seedDemoOrder } from '../seed-demo-orders';
import { insertPart, selectParts } from './final.repository';
import { finalTexts } from './final.texts';

/** An order of a demo person with cash parts that were paid. */
export interface FinalOrderSeed {
  plan: DemoOrder;
  parts: readonly { amountFen: number; daysAgo: number }[];
}

const MOST = 50;

async function seedPart(ctx: Ctx, order: OrderRow, part: number, amountFen: number, at: number): Promise<OrderRow> {
  const { userId, orderNo } = order;
  const input = { userId, orderNo, purpose: 'final', part, amountFen, paidAt: at, state: 'paid' as const };
  const [paymentNo = null] = await ctx.app.hooks.ask(ctx, 'bookDemoPayment', input);
  const times = { createdAt: at, updatedAt: at, expiresAt: at, paidAt: at };
  await insertPart(ctx.db, { userId, orderNo, part, amountFen, state: 'paid', paymentNo, ...times });
  const line = { title: finalTexts.paid, note: finalTexts.paidNote({ part, amountFen }), who: 'system' as const };
  return noteOrder({ ...ctx, now: () => at }, order, line, { paidFen: order.paidFen + amountFen });
}

/** Cash parts of orders that a demo set of an earlier release left paid in full. */
async function addMissingParts(ctx: Ctx, accountId: string): Promise<void> {
  const orders = await selectOrdersIn(ctx.db, accountId, ['paidInFull', 'delivered'], MOST);
  for (const { userId, orderNo, totalFen, updatedAt } of orders) {
    const key = { userId, orderNo };
    if ((await selectParts(ctx.db, key)).length > 0) continue;
    const payments = (await ctx.app.hooks.ask(ctx, 'paymentsOfOrder', key)).flat();
    const final = payments.find(({ amountFen, state }) => state === 'paid' && amountFen * 2 > totalFen);
    if (!final) continue;
    const at = final.paidAt ?? updatedAt;
    const { paymentNo, amountFen } = final;
    const times = { createdAt: at, updatedAt: at, expiresAt: at, paidAt: at };
    await insertPart(ctx.db, { ...key, part: 1, amountFen, state: 'paid', paymentNo, ...times });
  }
}

/** Final payments of demo people: orders with parts, and the parts of orders that were there. */
export async function seedFinal(
  ctx: Ctx,
  buyer: Omit<DemoBuyer, 'orders'>,
  orders: readonly FinalOrderSeed[],
  earlier: readonly string[],
): Promise<void> {
  for (const { plan, parts } of orders) {
    let order = await seedDemoOrder(ctx, buyer, plan);
    for (const [index, { amountFen, daysAgo }] of parts.entries())
      order = await seedPart(ctx, order, index + 1, amountFen, ctx.now() - daysAgo * DAY_MS);
  }
  for (const accountId of [buyer.accountId, ...earlier]) await addMissingParts(ctx, accountId);
}
