import { and, asc, count, eq, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { slotPlaces, slotReservations, slots } from './slot.tables';
import type { Reservation, SlotHolder, SlotPlace, SlotPlaceKey } from './slot.types';

/** One slot of a place. */
type SlotKey = SlotPlaceKey & { startsAt: number };

const isPlace = ({ kind, placeId }: SlotPlaceKey) => and(eq(slotPlaces.kind, kind), eq(slotPlaces.placeId, placeId));
const isSlot = ({ kind, placeId, startsAt }: SlotKey) =>
  and(eq(slots.kind, kind), eq(slots.placeId, placeId), eq(slots.startsAt, startsAt));
const isHolder = ({ userId, kind, thingId }: SlotHolder) =>
  and(eq(slotReservations.userId, userId), eq(slotReservations.kind, kind), eq(slotReservations.thingId, thingId));
const placeColumns = {
  kind: slotPlaces.kind,
  placeId: slotPlaces.placeId,
  plan: slotPlaces.plan,
  closures: slotPlaces.closures,
};

/**
 * A location.
 * @param lock `share` while reserving a slot: many at once, but not during a change; `update` to
 * change the location
 */
export async function selectPlace(
  db: Db,
  key: SlotPlaceKey,
  lock?: 'share' | 'update',
): Promise<SlotPlace | undefined> {
  const query = db.select(placeColumns).from(slotPlaces).where(isPlace(key));
  const [row] = await (lock ? query.for(lock) : query);
  return row;
}

/** Locations of every kind with an id, which stores share with their own. */
export const selectPlacesWithId = (db: Db, placeId: string): Promise<SlotPlaceKey[]> =>
  db
    .select({ kind: slotPlaces.kind, placeId: slotPlaces.placeId })
    .from(slotPlaces)
    .where(eq(slotPlaces.placeId, placeId));

const isOneOf = (table: typeof slotPlaces | typeof slotReservations, keys: readonly SlotPlaceKey[]) =>
  or(...keys.map(({ kind, placeId }) => and(eq(table.kind, kind), eq(table.placeId, placeId))));

/** Locks locations for a change, in the order of their keys; returns those that there are. */
export async function lockPlaces(db: Db, keys: readonly SlotPlaceKey[]): Promise<SlotPlaceKey[]> {
  if (keys.length === 0) return [];
  return db
    .select({ kind: slotPlaces.kind, placeId: slotPlaces.placeId })
    .from(slotPlaces)
    .where(isOneOf(slotPlaces, keys))
    .orderBy(sql`${slotPlaces.kind} collate "C", ${slotPlaces.placeId} collate "C"`)
    .for('update');
}

/** A span of starts; without an end all later ones. */
export interface StartSpan {
  fromAt: number;
  untilAt?: number;
}

const isWithin = (keys: readonly SlotPlaceKey[], { fromAt, untilAt }: StartSpan) =>
  and(
    isOneOf(slotReservations, keys),
    gte(slotReservations.startsAt, fromAt),
    untilAt === undefined ? undefined : lt(slotReservations.startsAt, untilAt),
  );

/** Reservations at locations that begin within a span, earliest first. */
export async function selectReserved(
  db: Db,
  keys: readonly SlotPlaceKey[],
  span: StartSpan,
  limit?: number,
): Promise<Reservation[]> {
  if (keys.length === 0) return [];
  const rows = db
    .select()
    .from(slotReservations)
    .where(isWithin(keys, span))
    .orderBy(asc(slotReservations.startsAt), asc(slotReservations.createdAt), asc(slotReservations.thingId));
  return limit === undefined ? rows : rows.limit(limit);
}

/** How many reservations at locations begin within a span. */
export async function countReserved(db: Db, keys: readonly SlotPlaceKey[], span: StartSpan): Promise<number> {
  if (keys.length === 0) return 0;
  const [row] = await db.select({ count: count() }).from(slotReservations).where(isWithin(keys, span));
  return row?.count ?? 0;
}

/** Stores plans of locations, each given once; closures of existing locations stay. */
export async function upsertPlans(db: Db, places: readonly Omit<SlotPlace, 'closures'>[], now: number): Promise<void> {
  if (places.length === 0) return;
  await db
    .insert(slotPlaces)
    .values(places.map(({ kind, placeId, plan }) => ({ kind, placeId, plan, updatedAt: now })))
    .onConflictDoUpdate({
      target: [slotPlaces.kind, slotPlaces.placeId],
      set: { plan: sql`excluded.plan`, updatedAt: now },
    });
}

export async function updateClosures(
  db: Db,
  place: SlotPlace,
  closures: SlotPlace['closures'],
  now: number,
): Promise<void> {
  await db.update(slotPlaces).set({ closures, updatedAt: now }).where(isPlace(place));
}

/** Number of reservations by start, between two times; unused slots are left out. */
export async function selectTaken(
  db: Db,
  { kind, placeId }: SlotPlaceKey,
  from: number,
  to: number,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ startsAt: slots.startsAt, taken: slots.taken })
    .from(slots)
    .where(and(eq(slots.kind, kind), eq(slots.placeId, placeId), gte(slots.startsAt, from), lte(slots.startsAt, to)));
  return new Map(rows.map(({ startsAt, taken }) => [startsAt, taken]));
}

/** Takes one unit of a slot's capacity by a conditional statement; false when it is full. */
export async function takeSeat(db: Db, { kind, placeId, startsAt }: SlotKey, capacity: number): Promise<boolean> {
  const rows = await db
    .insert(slots)
    .values({ kind, placeId, startsAt, taken: 1 })
    .onConflictDoUpdate({
      target: [slots.kind, slots.placeId, slots.startsAt],
      set: { taken: sql`${slots.taken} + 1` },
      setWhere: lt(slots.taken, capacity),
    })
    .returning({ taken: slots.taken });
  return rows.length > 0;
}

/** Releases one unit of a slot's capacity (-1), or takes one that this transaction released (1). */
export async function changeTaken(db: Db, key: SlotKey, by: 1 | -1): Promise<void> {
  await db
    .update(slots)
    .set({ taken: sql`greatest(0, ${slots.taken} + ${by})` })
    .where(isSlot(key));
}

/** The reservation of an item, locked; a past one counts as none. */
export async function selectHeldForUpdate(db: Db, holder: SlotHolder, now: number): Promise<Reservation | undefined> {
  const [row] = await db
    .select()
    .from(slotReservations)
    .where(and(isHolder(holder), gt(slotReservations.endsAt, now)))
    .for('update');
  return row;
}

/** Inserts a reservation, replacing a past one; false when the item has a current one. */
export async function insertReservation(db: Db, row: Reservation): Promise<boolean> {
  const { placeId, startsAt, endsAt, createdAt } = row;
  const rows = await db
    .insert(slotReservations)
    .values(row)
    .onConflictDoUpdate({
      target: [slotReservations.userId, slotReservations.kind, slotReservations.thingId],
      set: { placeId, startsAt, endsAt, createdAt },
      setWhere: lte(slotReservations.endsAt, createdAt),
    })
    .returning({ thingId: slotReservations.thingId });
  return rows.length > 0;
}

export async function updateReservation(db: Db, row: Reservation): Promise<void> {
  const { placeId, startsAt, endsAt } = row;
  await db.update(slotReservations).set({ placeId, startsAt, endsAt }).where(isHolder(row));
}

export async function deleteReservation(db: Db, holder: SlotHolder): Promise<void> {
  await db.delete(slotReservations).where(isHolder(holder));
}

/**
 * Deletes reservations and releases their capacity. Reservations first, then slots, each in the
 * order of their keys, so that concurrent callers cannot deadlock.
 */
async function takeBack(db: Db, where: SQL | undefined): Promise<Reservation[]> {
  const { userId, kind, thingId, placeId, startsAt } = slotReservations;
  const rows = await db
    .select()
    .from(slotReservations)
    .where(where)
    .orderBy(asc(userId), asc(kind), asc(thingId))
    .for('update');
  if (rows.length === 0) return [];
  const touched = sql`(${slots.kind}, ${slots.placeId}, ${slots.startsAt}) in
    (select ${kind}, ${placeId}, ${startsAt} from ${slotReservations} where ${where})`;
  await db
    .select({ taken: slots.taken })
    .from(slots)
    .where(touched)
    .orderBy(sql`${slots.kind} collate "C", ${slots.placeId} collate "C"`, asc(slots.startsAt))
    .for('update');
  await db.execute(sql`with dropped as (
      delete from ${slotReservations} where ${where} returning kind, place_id, starts_at
    ), counted as (
      select kind, place_id, starts_at, count(*)::int as count from dropped group by kind, place_id, starts_at
    ) update ${slots} set taken = greatest(0, taken - counted.count) from counted
      where slots.kind = counted.kind and slots.place_id = counted.place_id and slots.starts_at = counted.starts_at`);
  return rows;
}

/**
 * Cancels reservations that start within a period at a location whose row this transaction has
 * locked. Three statements.
 */
export const takeBackAt = (db: Db, key: SlotPlaceKey, fromAt: number, untilAt: number): Promise<Reservation[]> => {
  const { kind, placeId, startsAt } = slotReservations;
  const isThere = and(eq(kind, key.kind), eq(placeId, key.placeId));
  return takeBack(db, and(isThere, gte(startsAt, fromAt), lt(startsAt, untilAt)));
};

/**
 * Deletes all reservations of a person, past ones too. One statement deletes and counts, so that a
 * reservation made meanwhile releases its capacity as well. Three statements.
 */
export const takeBackOf = (db: Db, userId: string): Promise<Reservation[]> =>
  takeBack(db, eq(slotReservations.userId, userId));

/** Deletes slots and reservations that ended before a time (epoch ms). */
export async function deleteOver(db: Db, before: number): Promise<void> {
  await db.delete(slots).where(lt(slots.startsAt, before));
  await db.delete(slotReservations).where(lt(slotReservations.endsAt, before));
}

/** Counts seats of a slot that nobody has booked yet as taken. */
export async function insertTaken(db: Db, key: SlotKey, taken: number): Promise<void> {
  await db.insert(slots).values({ ...key, taken });
}
