import {
  PICKUP_MACHINE,
  type PickupActor,
  type PickupEvent,
  type PickupFacts,
  type PickupState,
} from '@voltfront/rules/pickup/pickup-moves';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import { keepStates, type MoveOptions } from '../../kernel/state-machine';
import { type HandedOverOrder, lockHandover } from '../order';
import { findDelivery } from '../store';
import { addPickup, type NewPickup, type PickupRow, selectPickupForUpdate, updatePickup } from './pickup.repository';
import { pickupTexts } from './pickup.texts';
import type { PickupKey } from './pickup.types';

/** A handover together with its order, both locked. */
export interface Pickup {
  order: HandedOverOrder;
  row: PickupRow;
}

interface PickupKind {
  key: PickupKey;
  row: PickupRow & { order?: HandedOverOrder };
  changes: Partial<NewPickup>;
  state: PickupState;
  event: PickupEvent;
  actor: PickupActor;
  facts: PickupFacts;
}

/** All steps are done, and the car was not handed over yet. */
export const isReadyToPickUp = (order: HandedOverOrder): boolean =>
  order.state === 'paidInFull' && order.isInsuranceChosen && order.isInspectionConfirmed;

const kept = keepStates<PickupKind>({
  machine: () => PICKUP_MACHINE,
  facts: ({ order, scannedAt }, nowMs) => ({
    isReady: order !== undefined && isReadyToPickUp(order),
    scannedAtMs: scannedAt,
    nowMs,
  }),
  lock: selectPickupForUpdate,
  missing: pickupTexts.missing,
  write: (ctx, { userId, orderNo }, changes) => updatePickup(ctx.db, { userId, orderNo }, changes),
});

/** Store where an order's car is handed over; null when the city has none. */
export async function storeOfHandover(ctx: Ctx, order: HandedOverOrder): Promise<string | null> {
  return order.storeId ?? (await findDelivery(ctx, order.cityCode)).store?.storeId ?? null;
}

/**
 * Locks an order and then its handover, whose row is made when there is none.
 * @throws NOT_FOUND also for somebody else's
 */
export async function lockPickup(ctx: Ctx, key: PickupKey): Promise<Pickup> {
  const order = await lockHandover(ctx, key);
  const { userId, orderNo, modelId } = order;
  const held = await selectPickupForUpdate(ctx.db, key);
  if (held) return { order, row: held };
  const storeId = await storeOfHandover(ctx, order);
  if (storeId === null) throw refuse('STATE_CHANGED', { message: pickupTexts.noStore });
  const now = ctx.now();
  await addPickup(ctx.db, { userId, orderNo, modelId, storeId, state: 'waiting', createdAt: now, updatedAt: now });
  return { order, row: await kept.lock(ctx, key) };
}

/** The state that an event leads to; null when it is not allowed. */
export const nextPickup = (ctx: Ctx, { order, row }: Pickup, event: PickupEvent, who: PickupActor) =>
  kept.next({ ...row, order }, event, who, ctx.now());

/**
 * The only function that changes the state of a handover, in the caller's transaction.
 * @throws STATE_CHANGED when the transition is not allowed
 */
export const movePickup = (
  ctx: Ctx,
  { order, row }: Pickup,
  event: PickupEvent,
  options: Pick<MoveOptions<PickupKind>, 'who' | 'changes'>,
): Promise<PickupRow> => kept.move(ctx, { ...row, order }, event, options);

type What = 'appointed' | 'codeShown' | 'scanned' | 'undone';

/** Publishes what happened to a handover. */
export function tellPickup(ctx: Ctx, row: PickupRow, what: What): Promise<void> {
  const { userId, orderNo, modelId, storeId, slotStartsAt: startsAt } = row;
  return publish(ctx, 'PickupMoved', { userId, orderNo, modelId, storeId, what, startsAt, at: ctx.now() });
}
