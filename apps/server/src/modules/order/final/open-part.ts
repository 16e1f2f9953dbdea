import type { BodyOf, FinalPartData } from '@voltfront/contract';
import { finalPartLimits } from '@voltfront/rules/order/final-account';
import { PAYMENT_HOLD_MS } from '@voltfront/rules/order/order-constants';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { schedule } from '../../../kernel/jobs';
import { lockOwnOrder, noteOrder } from '../move-order';
import { insertPart, type PartKey, type PartRow, selectOpenPart } from './final.repository';
import { finalTexts } from './final.texts';
import { findAccount } from './find-account';
import { closePart } from './follow-final';
import { finalParts } from './move-part';
import { expirePart } from './settle-part';
import { presentPart } from './show-final';

/** @throws STATE_CHANGED when nothing can be paid, AMOUNT_DIFFERS with the limits */
function assertAmount(found: Awaited<ReturnType<typeof findAccount>>, amountFen: number): void {
  const { account } = found;
  if (account.state === 'notDue') throw refuse('STATE_CHANGED', { message: finalTexts.notDue });
  const limits = finalPartLimits(account);
  if (!limits) throw refuse('STATE_CHANGED', { message: finalTexts.nothingLeft });
  if (amountFen < limits.minFen || amountFen > limits.maxFen)
    throw refuse('AMOUNT_DIFFERS', { message: finalTexts.between(limits), data: limits });
}

/**
 * Opens a cash part: it reserves its amount for 30 minutes, under the order's row lock, so that parts opened at once never
 * exceed the rest. Call it in a transaction.
 * @returns the open part when it has the same amount
 * @throws STATE_CHANGED when another part is open, before the arrival and without a rest; AMOUNT_DIFFERS; NOT_FOUND
 */
export async function openPart(
  ctx: Ctx,
  userId: string,
  { orderNo, amountFen }: BodyOf<'POST /api/mporder/v1/order/final/part'>,
): Promise<FinalPartData> {
  const key = { userId, orderNo };
  await lockOwnOrder(ctx, key);
  await expirePart(ctx, key);
  const order = await lockOwnOrder(ctx, key);
  const open = await selectOpenPart(ctx.db, key);
  if (open?.amountFen === amountFen) return presentPart(open, null);
  if (open) throw refuse('STATE_CHANGED', { message: finalTexts.otherOpen, data: { part: open.part } });
  const found = await findAccount(ctx, order);
  assertAmount(found, amountFen);
  const now = ctx.now();
  const expiresAt = now + PAYMENT_HOLD_MS;
  const part = (found.parts[0]?.part ?? 0) + 1;
  const times = { createdAt: now, updatedAt: now, expiresAt };
  const row = await insertPart(ctx.db, { ...key, part, amountFen, state: 'open', ...times });
  const line = { title: finalTexts.opened, note: finalTexts.openedNote(row), who: 'customer' as const };
  await noteOrder(ctx, order, line, { dueFen: amountFen, expiresAt });
  await schedule(ctx, 'expireOrder', key, expiresAt + 1);
  return presentPart(row, null);
}

/**
 * Cancels an open part; a payment for it that arrives all the same goes back. Call it in a transaction.
 * @throws STATE_CHANGED unless it is open; ORDER_EXPIRED after its time; NOT_FOUND
 */
export async function cancelPart(ctx: Ctx, key: PartKey): Promise<PartRow> {
  const order = await lockOwnOrder(ctx, key);
  const row = await finalParts.lock(ctx, key);
  if (row.state === 'expired' || (row.state === 'open' && ctx.now() > row.expiresAt)) throw refuse('ORDER_EXPIRED');
  if (row.state === 'paid') throw refuse('ALREADY_PAID');
  if (row.state !== 'open') throw refuse('STATE_CHANGED');
  await closePart(ctx, order, row, { event: 'cancel', who: 'customer', note: finalTexts.cancelledNote(row) });
  return row;
}
