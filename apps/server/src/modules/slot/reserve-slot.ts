import { findSlot, type SlotTime } from '@voltfront/rules/slot/slot-plan';
import type { Ctx } from '../../kernel/context';
import {
  changeTaken,
  deleteReservation,
  insertReservation,
  selectHeldForUpdate,
  selectPlace,
  takeSeat,
  updateReservation,
} from './slot.repository';
import type { Reservation, SlotAnswer, SlotHolder, WantedSlot } from './slot.types';

// All locks are taken in the same order: location, reservation, then slots by key, so that callers
// cannot deadlock. All functions must be called in a transaction.

type SlotRef = WantedSlot & { kind: string };

const keyOf = ({ placeId, startsAt }: WantedSlot): string => `${placeId} ${String(startsAt).padStart(16, '0')}`;

/** The slot as its location offers it now; the plan is locked until the transaction ends. */
async function findOffered(ctx: Ctx, { kind, placeId, startsAt }: SlotRef): Promise<SlotTime | null> {
  const place = await selectPlace(ctx.db, { kind, placeId }, 'share');
  return place ? findSlot(place.plan, place.closures, startsAt, ctx.now()) : null;
}

async function takeNew(ctx: Ctx, reservation: Reservation, { capacity }: SlotTime): Promise<SlotAnswer> {
  if (!(await insertReservation(ctx.db, reservation))) return { refusal: 'held' };
  if (await takeSeat(ctx.db, reservation, capacity)) return { reservation };
  await deleteReservation(ctx.db, reservation);
  return { refusal: 'full' };
}

/** Reserves the new slot and releases the old one, in the order of their keys. */
async function swap(ctx: Ctx, held: Reservation, wanted: WantedSlot, offered: SlotTime): Promise<SlotAnswer> {
  if (keyOf(held) === keyOf(wanted)) return { reservation: held };
  const reservation = { ...held, placeId: wanted.placeId, startsAt: wanted.startsAt, endsAt: offered.endsAt };
  const isOldFirst = keyOf(held) < keyOf(wanted);
  if (isOldFirst) await changeTaken(ctx.db, held, -1);
  if (!(await takeSeat(ctx.db, reservation, offered.capacity))) {
    if (isOldFirst) await changeTaken(ctx.db, held, 1);
    return { refusal: 'full' };
  }
  if (!isOldFirst) await changeTaken(ctx.db, held, -1);
  await updateReservation(ctx.db, reservation);
  return { reservation };
}

const newReservation = (ctx: Ctx, holder: SlotHolder, wanted: WantedSlot, { endsAt }: SlotTime): Reservation => {
  const { kind, userId, thingId } = holder;
  const { placeId, startsAt } = wanted;
  return { kind, userId, thingId, placeId, startsAt, endsAt, createdAt: ctx.now() };
};

/** Reserves a slot for an item without one. */
export async function reserveSlot(ctx: Ctx, holder: SlotHolder, wanted: WantedSlot): Promise<SlotAnswer> {
  const offered = await findOffered(ctx, { ...wanted, kind: holder.kind });
  if (!offered) return { refusal: 'notOffered' };
  return takeNew(ctx, newReservation(ctx, holder, wanted, offered), offered);
}

/**
 * Moves a reservation to another slot, of the same location or another one; moving to the same slot
 * changes nothing.
 */
export async function moveSlot(ctx: Ctx, holder: SlotHolder, wanted: WantedSlot): Promise<SlotAnswer> {
  const offered = await findOffered(ctx, { ...wanted, kind: holder.kind });
  if (!offered) return { refusal: 'notOffered' };
  const held = await selectHeldForUpdate(ctx.db, holder, ctx.now());
  return held ? swap(ctx, held, wanted, offered) : { refusal: 'notHeld' };
}

/** Moves an item's reservation to a slot, or reserves it when there is none. */
export async function bookSlot(ctx: Ctx, holder: SlotHolder, wanted: WantedSlot): Promise<SlotAnswer> {
  const offered = await findOffered(ctx, { ...wanted, kind: holder.kind });
  if (!offered) return { refusal: 'notOffered' };
  const held = await selectHeldForUpdate(ctx.db, holder, ctx.now());
  if (held) return swap(ctx, held, wanted, offered);
  return takeNew(ctx, newReservation(ctx, holder, wanted, offered), offered);
}

/** Releases the upcoming slot of an item; false when it has none, or the slot is over. */
export async function freeSlot(ctx: Ctx, holder: SlotHolder): Promise<boolean> {
  const held = await selectHeldForUpdate(ctx.db, holder, ctx.now());
  if (!held) return false;
  await deleteReservation(ctx.db, held);
  await changeTaken(ctx.db, held, -1);
  return true;
}
