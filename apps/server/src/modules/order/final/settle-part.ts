import type { Ctx } from '../../../kernel/context';
import { publish } from '../../../kernel/jobs';
import { factOf, noteOrder } from '../move-order';
import { type OrderRow, selectOrderForUpdate } from '../order.repository';
import type { OrderKey } from '../order.types';
import { type PartRow, selectOpenPart, selectPartForUpdate } from './final.repository';
import { finalTexts } from './final.texts';
import { closePart, followFinal } from './follow-final';
import { finalParts } from './move-part';

/** A cash part that a provider reports as paid. */
interface ArrivedPart extends OrderKey {
  part: number | null;
  paymentNo: string;
  purpose: string;
  amountFen: number;
  /** When the provider took the money, epoch milliseconds. */
  paidAt: number;
}

const isInTime = (order: OrderRow, part: PartRow, money: ArrivedPart): boolean =>
  order.state === 'arrived' &&
  part.state === 'open' &&
  part.amountFen === money.amountFen &&
  money.paidAt <= part.expiresAt;

/**
 * Books a cash part that was paid in time, and moves the order when it was the last one. The order must be locked.
 * @returns why it was not booked; null when it was
 */
export async function settlePart(
  ctx: Ctx,
  order: OrderRow,
  money: ArrivedPart,
): Promise<'expired' | 'alreadyPaid' | 'closed' | null> {
  const { userId, orderNo, amountFen, paymentNo, purpose, paidAt } = money;
  const part =
    money.part === null ? undefined : await selectPartForUpdate(ctx.db, { userId, orderNo, part: money.part });
  if (!part || !isInTime(order, part, money)) {
    await expirePart(ctx, money);
    if (part?.state === 'cancelled') return 'closed';
    return part?.state === 'paid' || order.state !== 'arrived' ? 'alreadyPaid' : 'expired';
  }
  await finalParts.move(ctx, part, 'pay', { who: 'system', changes: { paymentNo, paidAt } });
  const line = { title: finalTexts.paid, note: finalTexts.paidNote(part), who: 'system' as const };
  const paidFen = order.paidFen + amountFen;
  const paid = await noteOrder(ctx, order, line, { dueFen: 0, expiresAt: null, paidFen });
  await publish(ctx, 'OrderPaid', { ...factOf(paid, ctx.now()), paymentNo, purpose, amountFen });
  await followFinal(ctx, paid);
  return null;
}

/** Stores the expiry of an open part past its 30 minutes; does nothing before it. Call it in a transaction. */
export async function expirePart(ctx: Ctx, key: OrderKey): Promise<void> {
  const order = await selectOrderForUpdate(ctx.db, key);
  if (order?.state !== 'arrived') return;
  const part = await selectOpenPart(ctx.db, key);
  if (!part || ctx.now() <= part.expiresAt) return;
  await closePart(ctx, order, part, { event: 'expire', who: 'system', note: finalTexts.expiredNote(part) });
}

/** Books money of a lender, or the value of an old car, on an order. The order must be locked. */
export async function bookOnOrder(
  ctx: Ctx,
  order: OrderRow,
  what: { from: 'loan' | 'tradeIn'; amountFen: number },
): Promise<OrderRow> {
  const title = what.from === 'loan' ? finalTexts.loanArrived : finalTexts.tradeInArrived;
  const note = finalTexts.amountNote({ amountFen: what.amountFen });
  const paidFen = order.paidFen + what.amountFen;
  return followFinal(ctx, await noteOrder(ctx, order, { title, note, who: 'staff' }, { paidFen }));
}
