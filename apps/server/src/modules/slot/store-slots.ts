import { type SlotClosure, type SlotPlan, slotsOf } from '@voltfront/rules/slot/slot-plan';
import './slot.hooks';
import type { Ctx } from '../../kernel/context';
import { closeSlots, openSlots, savePlans } from './plan-place';
import { countReserved, lockPlaces, selectPlace, selectPlacesWithId, selectReserved } from './slot.repository';
import type { Reservation, SlotPlace, SlotPlaceKey } from './slot.types';

const keyOf = ({ kind, placeId }: SlotPlaceKey): string => `${kind} ${placeId}`;

/** All locations of a store: those with its id, and those that modules keep for parts of it. */
async function placesOfStore(ctx: Ctx, storeId: string): Promise<SlotPlaceKey[]> {
  const own = await selectPlacesWithId(ctx.db, storeId);
  const parts = (await ctx.app.hooks.ask(ctx, 'slotPlacesOfStore', { storeId })).flat();
  const all = new Map([...own, ...parts].map((key) => [keyOf(key), key]));
  return [...all.values()];
}

/** An appointment with the number by which staff find it; empty where its kind has none. */
export interface NumberedReservation extends Reservation {
  number: string;
}

/** Adds to appointments the numbers by which staff find them, with one question per kind. */
export async function numbered(ctx: Ctx, rows: readonly Reservation[]): Promise<NumberedReservation[]> {
  const numbers = new Map<string, string>();
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const thingIds = rows.filter((row) => row.kind === kind).map(({ thingId }) => thingId);
    for (const found of await ctx.app.hooks.ask(ctx, 'slotNumbers', { kind, thingIds }))
      for (const [thingId, number] of found) numbers.set(`${kind} ${thingId}`, number);
  }
  return rows.map((row) => ({ ...row, number: numbers.get(`${row.kind} ${row.thingId}`) ?? '' }));
}

/** Appointments at a store that begin within a span and are to come, earliest first, and how many they are. */
export async function reservedAtStore(
  ctx: Ctx,
  storeId: string,
  { fromAt, untilAt }: { fromAt: number; untilAt: number },
  limit: number,
): Promise<{ count: number; items: NumberedReservation[] }> {
  const keys = await placesOfStore(ctx, storeId);
  const span = { fromAt: Math.max(fromAt, ctx.now()), untilAt };
  return {
    count: await countReserved(ctx.db, keys, span),
    items: await numbered(ctx, await selectReserved(ctx.db, keys, span, limit)),
  };
}

/**
 * Keeps everybody from booking at a store until the transaction ends, so that what is counted afterwards stays so.
 * @returns its locations
 */
export async function holdStore(ctx: Ctx, storeId: string): Promise<SlotPlaceKey[]> {
  return lockPlaces(ctx.db, await placesOfStore(ctx, storeId));
}

/** Closes all locations of a store, which `holdStore` gave; each cancelled appointment publishes `SlotClosed`. */
export async function closeStoreSlots(ctx: Ctx, keys: readonly SlotPlaceKey[], closure: SlotClosure): Promise<void> {
  for (const key of keys) await closeSlots(ctx, key, closure);
}

/** Takes a closure of the locations of a store back. */
export async function openStoreSlots(
  ctx: Ctx,
  keys: readonly SlotPlaceKey[],
  span: { fromAt: number; untilAt: number },
): Promise<void> {
  for (const key of keys) await openSlots(ctx, key, span);
}

/** Days that a plan may be asked for: farther than any plan can be booked ahead. */
const FAR_DAYS = 400;

/** Appointments for which a plan has no room: another hour, or more of them than its capacity; who booked first stays. */
function withoutRoom(plan: SlotPlan, reserved: readonly Reservation[], now: number): Reservation[] {
  const room = new Map(
    slotsOf({ ...plan, leadMinutes: 0, days: FAR_DAYS }, [], now).map(({ startsAt, capacity }) => [startsAt, capacity]),
  );
  return reserved
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .filter(({ startsAt }) => {
      const left = room.get(startsAt) ?? 0;
      room.set(startsAt, left - 1);
      return left <= 0;
    });
}

/**
 * Changes the plan of a location, unless appointments to come would lose their room; needs a transaction. Nobody books
 * there meanwhile.
 * @returns the appointments in the way; empty when the plan is changed
 */
export async function changePlan(ctx: Ctx, place: Omit<SlotPlace, 'closures'>): Promise<Reservation[]> {
  const { kind, placeId, plan } = place;
  await lockPlaces(ctx.db, [{ kind, placeId }]);
  const now = ctx.now();
  const span = { fromAt: now + 1 };
  const inTheWay = withoutRoom(plan, await selectReserved(ctx.db, [{ kind, placeId }], span), now);
  if (inTheWay.length === 0) await savePlans(ctx, [place]);
  return inTheWay;
}

/** People who can have the same slot at a location, by its plan; 0 where it offers none. */
export async function capacityOf(ctx: Ctx, key: SlotPlaceKey): Promise<number> {
  const place = await selectPlace(ctx.db, key);
  return Math.max(0, ...(place?.plan.hours ?? []).map(({ capacity }) => capacity));
}

/** Appointments to come at each of some locations of one kind. */
export async function countUpcoming(ctx: Ctx, kind: string, placeIds: readonly string[]): Promise<Map<string, number>> {
  const keys = placeIds.map((placeId) => ({ kind, placeId }));
  const rows = await selectReserved(ctx.db, keys, { fromAt: ctx.now() + 1 });
  const counts = new Map<string, number>();
  for (const { placeId } of rows) counts.set(placeId, (counts.get(placeId) ?? 0) + 1);
  return counts;
}
