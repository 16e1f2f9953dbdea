import type { Ctx } from '../../../../kernel/context';
import type { EventMap } from '../../../../kernel/jobs';
import { giveBack } from './give-back';
import { lockPlaceOfOrder, updatePlace } from './snap-up.repository';

/** The order was paid: the car is sold. */
export async function keepBought(ctx: Ctx, { kind, userId, orderNo }: EventMap['OrderPaid']): Promise<void> {
  if (kind !== 'snapUp') return;
  const place = await lockPlaceOfOrder(ctx.db, userId, orderNo);
  if (place?.state === 'ordered') await updatePlace(ctx.db, place, { state: 'bought' });
}

/** The order was cancelled, expired or refunded: its car is for sale again. */
export async function freeOrdered(
  ctx: Ctx,
  { kind, userId, orderNo }: EventMap['OrderCancelled' | 'OrderExpired' | 'OrderRefunded'],
): Promise<void> {
  if (kind !== 'snapUp') return;
  const place = await lockPlaceOfOrder(ctx.db, userId, orderNo);
  if (place) await giveBack(ctx, place);
}
