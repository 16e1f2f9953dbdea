import type { Ctx } from '../../../../kernel/context';
import type { EventMap, EventTable } from '../../../../kernel/jobs';
import { giveBack } from './give-back';
import { lockPlaceOfOrder, updatePlace } from './snap-up.repository';

/** The order was paid: the car is sold. */
async function keepBought(ctx: Ctx, { userId, orderNo }: EventMap['OrderPaid']): Promise<void> {
  const place = await lockPlaceOfOrder(ctx.db, userId, orderNo);
  if (place?.state === 'ordered') await updatePlace(ctx.db, place, { state: 'bought' });
}

/** The order was cancelled, expired or refunded: its car is for sale again. */
async function freeOrdered(
  ctx: Ctx,
  { userId, orderNo }: EventMap['OrderCancelled' | 'OrderExpired' | 'OrderRefunded'],
): Promise<void> {
  const place = await lockPlaceOfOrder(ctx.db, userId, orderNo);
  if (place) await giveBack(ctx, place);
}

const ofSnapUp = ({ kind }: EventMap['OrderPaid' | 'OrderCancelled']): boolean => kind === 'snapUp';
const free = { tx: true, when: ofSnapUp, run: freeOrdered };

/** What becomes of the orders of flash sales; those of other kinds store no job. */
export const snapUpEvents = {
  OrderPaid: { keepSnapUpCar: { tx: true, when: ofSnapUp, run: keepBought } },
  OrderCancelled: { freeSnapUpCar: free },
  OrderExpired: { freeSnapUpCar: free },
  OrderRefunded: { freeSnapUpCar: free },
} satisfies EventTable;
