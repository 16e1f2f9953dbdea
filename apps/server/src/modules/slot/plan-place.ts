import { isSlotPlan, type SlotClosure, withClosure, withoutClosed } from '@voltfront/rules/slot/slot-plan';
import type { Ctx } from '../../kernel/context';
import { InternalError, refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import { selectPlace, takeBackAt, updateClosures, upsertPlans } from './slot.repository';
import type { Reservation, SlotPlace, SlotPlaceKey } from './slot.types';

/** Most upcoming closures of a location. */
const MOST_CLOSURES = 200;

/**
 * Stores the slot plans of locations, each given once. Closures stay; existing reservations stay,
 * even when the new plan no longer has their slot.
 * @throws InternalError for an invalid plan
 */
export async function savePlans(ctx: Ctx, places: readonly Omit<SlotPlace, 'closures'>[]): Promise<void> {
  const broken = places.find(({ plan }) => !isSlotPlan(plan));
  if (broken) throw new InternalError(`plan of ${broken.kind} at ${broken.placeId} is misshapen`);
  await upsertPlans(ctx.db, places, ctx.now());
}

async function lockPlace(ctx: Ctx, key: SlotPlaceKey): Promise<SlotPlace> {
  const place = await selectPlace(ctx.db, key, 'update');
  if (!place) throw refuse('NOT_FOUND');
  return place;
}

/**
 * Closes a location for a period: slots starting in it are no longer offered, and existing
 * reservations are cancelled, each with the event `SlotClosed`. Call it in a transaction.
 * @returns the cancelled reservations
 * @throws NOT_FOUND, LIMIT_REACHED, BAD_INPUT for an empty or past period
 */
export async function closeSlots(ctx: Ctx, key: SlotPlaceKey, closure: SlotClosure): Promise<Reservation[]> {
  const { fromAt, untilAt, reason } = closure;
  const now = ctx.now();
  if (!(fromAt < untilAt) || untilAt <= now) throw refuse('BAD_INPUT');
  const place = await lockPlace(ctx, key);
  const closures = withClosure(place.closures, closure, now);
  if (closures.length > MOST_CLOSURES) throw refuse('LIMIT_REACHED');
  await updateClosures(ctx.db, place, closures, now);
  const ended = await takeBackAt(ctx.db, key, Math.max(fromAt, now), untilAt);
  for (const { kind, userId, thingId, placeId, startsAt } of ended)
    await publish(ctx, 'SlotClosed', { kind, userId, thingId, placeId, startsAt, reason });
  return ended;
}

/**
 * Reopens a location for a period; cancelled reservations are not restored. Call it in a
 * transaction. @throws NOT_FOUND
 */
export async function openSlots(ctx: Ctx, key: SlotPlaceKey, time: { fromAt: number; untilAt: number }): Promise<void> {
  const place = await lockPlace(ctx, key);
  await updateClosures(ctx.db, place, withoutClosed(place.closures, time.fromAt, time.untilAt), ctx.now());
}
