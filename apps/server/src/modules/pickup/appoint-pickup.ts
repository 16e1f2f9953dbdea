import type { ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { EventMap } from '../../kernel/jobs';
import { noteHandover, timelineTexts } from '../order';
import { bookSlot } from '../slot';
import { findStore } from '../store';
import { lockPickup, tellPickup } from './move-pickup';
import { selectPickup, selectPickupForUpdate, updatePickup } from './pickup.repository';
import { pickupTexts } from './pickup.texts';
import { holderOf, PICKUP } from './pickup-slots';
import { canAppoint, showPickup } from './show-pickup';

interface Wanted {
  orderNo: string;
  /** Epoch milliseconds. */
  startsAt: number;
}

/**
 * Books the time of a pickup, or moves it; needs a transaction.
 * @throws STATE_CHANGED before the arrival and after the scan, SLOT_FULL, BAD_INPUT for a time that is not offered, NOT_FOUND
 */
export async function appointPickup(
  ctx: ActorCtx,
  { orderNo, startsAt }: Wanted,
): Promise<ReplyOf<'POST /api/mporder/v1/pickup/appoint'>> {
  const key = { userId: ctx.actor.accountId, orderNo };
  const { order, row } = await lockPickup(ctx, key);
  if (!canAppoint(order, row)) {
    const message = row.state === 'waiting' ? pickupTexts.tooEarly : pickupTexts.alreadyScanned;
    throw refuse('STATE_CHANGED', { message });
  }
  if (row.slotStartsAt === startsAt) return showPickup(ctx, key);
  const { reservation, refusal } = await bookSlot(ctx, holderOf(key), { placeId: row.storeId, startsAt });
  if (refusal === 'full') throw refuse('SLOT_FULL', { message: pickupTexts.slotFull });
  if (!reservation) throw refuse('BAD_INPUT', { message: pickupTexts.noSlot, data: { fields: ['body.startsAt'] } });
  const changes = { slotStartsAt: startsAt, slotEndsAt: reservation.endsAt, updatedAt: ctx.now() };
  const after = await updatePickup(ctx.db, key, changes);
  const place = (await findStore(ctx, row.storeId))?.name ?? '';
  await noteHandover(ctx, key, {
    title: row.slotStartsAt === null ? timelineTexts.pickupAppointed : timelineTexts.pickupMoved,
    note: pickupTexts.visit({ at: startsAt, place }),
    who: 'customer',
  });
  await tellPickup(ctx, after, 'appointed');
  return showPickup(ctx, key);
}

/** Takes the appointment off a handover whose slot was closed; nothing when it was moved before. */
export async function losePickup(ctx: Ctx, closed: EventMap['SlotClosed']): Promise<void> {
  const { kind, userId, thingId: orderNo, placeId, startsAt, reason } = closed;
  const key = { userId, orderNo };
  if (kind !== PICKUP || !(await selectPickup(ctx.db, key))) return;
  await noteLost(ctx, key, { placeId, startsAt, reason });
}

async function noteLost(
  ctx: Ctx,
  key: { userId: string; orderNo: string },
  { placeId, startsAt, reason }: Pick<EventMap['SlotClosed'], 'placeId' | 'startsAt' | 'reason'>,
): Promise<void> {
  const { order } = await lockPickup(ctx, key);
  const row = await selectPickupForUpdate(ctx.db, order);
  if (row?.state !== 'waiting' || row.storeId !== placeId || row.slotStartsAt !== startsAt) return;
  await updatePickup(ctx.db, key, { slotStartsAt: null, slotEndsAt: null, updatedAt: ctx.now() });
  await noteHandover(ctx, key, { title: timelineTexts.pickupLost, note: reason, who: 'staff' });
}
