import type { ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { JobMap } from '../../kernel/jobs';
import { deliverOrder, timelineTexts } from '../order';
import { freeSlot } from '../slot';
import { lockPickup, movePickup, nextPickup, type Pickup } from './move-pickup';
import { pickupTexts } from './pickup.texts';
import { holderOf } from './pickup-slots';
import { showPickup } from './show-pickup';

async function handOver(ctx: Ctx, pickup: Pickup, who: 'customer' | 'system'): Promise<void> {
  const note = who === 'customer' ? timelineTexts.handoverConfirmed : timelineTexts.handoverAutomatic;
  const row = await movePickup(ctx, pickup, 'confirm', { who, changes: { deliveredAt: ctx.now() } });
  // The car went before its time: the slot is free for somebody else.
  await freeSlot(ctx, holderOf(row));
  await deliverOrder(ctx, row, who, note);
}

/**
 * The customer confirms the handover after the scan: the order is delivered. Needs a transaction.
 * @throws STATE_CHANGED before the scan, or when it was undone; NOT_FOUND
 */
export async function confirmHandover(
  ctx: ActorCtx,
  orderNo: string,
): Promise<ReplyOf<'POST /api/mporder/v1/pickup/confirm'>> {
  const key = { userId: ctx.actor.accountId, orderNo };
  const pickup = await lockPickup(ctx, key);
  if (nextPickup(ctx, pickup, 'confirm', 'customer') === null)
    throw refuse('STATE_CHANGED', { message: pickupTexts.notScanned });
  await handOver(ctx, pickup, 'customer');
  return showPickup(ctx, key);
}

/** Confirms a handover a day after its scan; nothing when it was confirmed, undone or scanned again meanwhile. */
export async function confirmOverdue(ctx: Ctx, { scannedAt, ...key }: JobMap['confirmHandover']): Promise<void> {
  const pickup = await lockPickup(ctx, key);
  const isStill = pickup.row.scannedAt === scannedAt && nextPickup(ctx, pickup, 'confirm', 'system') !== null;
  if (isStill) await handOver(ctx, pickup, 'system');
}
