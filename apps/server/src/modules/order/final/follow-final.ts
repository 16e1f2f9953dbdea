import type { Ctx } from '../../../kernel/context';
import { publish } from '../../../kernel/jobs';
import { factOf, lockOwnOrder, moveOrder, noteOrder } from '../move-order';
import type { OrderRow } from '../order.repository';
import { updateOrder } from '../order.repository';
import { type PartRow, selectOpenPart, updatePart } from './final.repository';
import { finalTexts } from './final.texts';
import { findAccount } from './find-account';
import { finalParts } from './move-part';

const NOTHING_DUE = { dueFen: 0, expiresAt: null };

/**
 * Ends an open part unpaid: its reservation ends, and its payments are closed afterwards. Order and part must be locked.
 */
export async function closePart(
  ctx: Ctx,
  order: OrderRow,
  part: PartRow,
  how: { event: 'expire' | 'cancel'; who: 'customer' | 'system'; note: string },
): Promise<OrderRow> {
  await finalParts.move(ctx, part, how.event, { who: how.who });
  const line = { title: finalTexts.closed, note: how.note, who: how.who };
  const after = await noteOrder(ctx, order, line, NOTHING_DUE);
  const { userId, orderNo } = order;
  await publish(ctx, 'FinalPartClosed', { userId, orderNo, part: part.part });
  return after;
}

/** Gives cash back, the newest part first, until the excess is on its way. */
async function returnExcess(
  ctx: Ctx,
  order: OrderRow,
  parts: readonly PartRow[],
  excessFen: number,
): Promise<OrderRow> {
  const { userId, orderNo } = order;
  let leftFen = excessFen;
  for (const part of parts) {
    if (leftFen === 0 || part.state !== 'paid' || part.paymentNo === null || part.returnedFen > 0) continue;
    const amountFen = Math.min(leftFen, part.amountFen);
    const ask = { userId, orderNo, paymentNo: part.paymentNo, amountFen, reason: finalTexts.tooMuch };
    const [returnedFen = 0] = await ctx.app.hooks.ask(ctx, 'returnMoney', ask);
    if (returnedFen === 0) continue;
    await updatePart(ctx.db, part, { returnedFen, updatedAt: ctx.now() });
    leftFen -= returnedFen;
  }
  // The lines about the returns were written to the same row.
  const noted = await lockOwnOrder(ctx, order);
  const paidFen = noted.paidFen - (excessFen - leftFen);
  return leftFen === excessFen ? noted : updateOrder(ctx.db, noted, { paidFen, updatedAt: ctx.now() });
}

/**
 * Brings an order in line with its final payment after anything about it changed: an open part that is no longer needed
 * is cancelled, cash that is too much goes back, and an order without a rest becomes paid in full. Other orders stay as
 * they are. The order must be locked by this transaction.
 */
export async function followFinal(ctx: Ctx, locked: OrderRow): Promise<OrderRow> {
  if (locked.state !== 'arrived') return locked;
  let order = locked;
  const found = await findAccount(ctx, order);
  const { account } = found;
  if (account.isOpenPartTooHigh) {
    const part = await selectOpenPart(ctx.db, order);
    const { coveredNote } = finalTexts;
    if (part) order = await closePart(ctx, order, part, { event: 'cancel', who: 'system', note: coveredNote(part) });
  }
  const backFen = account.unsettledFen > 0 ? account.excessFen : account.overpaidFen;
  if (backFen > 0) order = await returnExcess(ctx, order, found.parts, backFen);
  if (account.unsettledFen > 0) return order;
  const paid = await moveOrder(ctx, order, 'payInFull', { who: 'system', note: finalTexts.allPaid });
  await publish(ctx, 'OrderPaidInFull', factOf(paid, ctx.now()));
  return paid;
}
