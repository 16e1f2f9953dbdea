import { and, asc, count, desc, eq, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { driveEventPlaces, driveEventSessions, driveEvents } from './drive-event.tables';

export type EventRow = typeof driveEvents.$inferSelect;
export type SessionRow = typeof driveEventSessions.$inferSelect;
export type PlaceRow = typeof driveEventPlaces.$inferSelect;

/** Adds an event with its sessions; what exists stays as it is. */
export async function insertEvent(db: Db, event: EventRow, sessions: readonly SessionRow[]): Promise<void> {
  await db.insert(driveEvents).values(event).onConflictDoNothing();
  await db
    .insert(driveEventSessions)
    .values([...sessions])
    .onConflictDoNothing();
}

export async function selectEvent(db: Db, code: string): Promise<EventRow | undefined> {
  const [row] = await db.select().from(driveEvents).where(eq(driveEvents.code, code));
  return row;
}

/** Sessions of an event, the first one first. */
export const selectSessions = (db: Db, eventCode: string): Promise<SessionRow[]> =>
  db
    .select()
    .from(driveEventSessions)
    .where(eq(driveEventSessions.eventCode, eventCode))
    .orderBy(asc(driveEventSessions.startsAt));

/** Reads a session and locks its row until the transaction ends: who gives or takes places holds it. */
export async function selectSessionForUpdate(db: Db, sessionId: string): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(driveEventSessions)
    .where(eq(driveEventSessions.sessionId, sessionId))
    .for('update');
  return row;
}

/** Changes the numbers of a session by these. */
export async function changeSession(
  db: Db,
  sessionId: string,
  by: { taken?: number; waiting?: number },
): Promise<void> {
  const { taken, waiting } = driveEventSessions;
  await db
    .update(driveEventSessions)
    .set({ taken: sql`${taken} + ${by.taken ?? 0}`, waiting: sql`${waiting} + ${by.waiting ?? 0}` })
    .where(eq(driveEventSessions.sessionId, sessionId));
}

/** Adds a place; false when the phone has one of the event. */
export async function insertPlace(db: Db, row: PlaceRow): Promise<boolean> {
  const rows = await db
    .insert(driveEventPlaces)
    .values(row)
    .onConflictDoNothing()
    .returning({ driveId: driveEventPlaces.driveId });
  return rows.length > 0;
}

export async function selectPlace(db: Db, driveId: string): Promise<PlaceRow | undefined> {
  const [row] = await db.select().from(driveEventPlaces).where(eq(driveEventPlaces.driveId, driveId));
  return row;
}

/** The place of a person, by account or phone, in an event. */
export async function selectOwnPlace(
  db: Db,
  { userId, phoneHash }: Pick<PlaceRow, 'userId' | 'phoneHash'>,
  eventCode: string,
): Promise<PlaceRow | undefined> {
  const isTheirs = or(eq(driveEventPlaces.userId, userId), eq(driveEventPlaces.phoneHash, phoneHash));
  const [row] = await db
    .select()
    .from(driveEventPlaces)
    .where(and(isTheirs, eq(driveEventPlaces.eventCode, eventCode), ne(driveEventPlaces.state, 'left')))
    .orderBy(desc(driveEventPlaces.createdAt))
    .limit(1);
  return row;
}

const isWaiting = (sessionId: string) =>
  and(eq(driveEventPlaces.sessionId, sessionId), eq(driveEventPlaces.state, 'waiting'));

/** The first of the waiting list that needs no more than these places. */
export async function selectFirstWaiting(
  db: Db,
  sessionId: string,
  seats: number,
  passedOver: readonly string[],
): Promise<PlaceRow | undefined> {
  const { driveId } = driveEventPlaces;
  const [row] = await db
    .select()
    .from(driveEventPlaces)
    .where(and(isWaiting(sessionId), lte(driveEventPlaces.seats, seats), notInArray(driveId, [...passedOver])))
    .orderBy(asc(driveEventPlaces.createdAt), asc(driveId))
    .limit(1);
  return row;
}

/** How many are before a place on the waiting list. */
export async function countAhead(db: Db, { sessionId, createdAt, driveId }: PlaceRow): Promise<number> {
  const { createdAt: at, driveId: id } = driveEventPlaces;
  const isBefore = sql`(${at}, ${id}) < (${new Date(createdAt).toISOString()}::timestamptz, ${driveId})`;
  const [row] = await db
    .select({ ahead: count() })
    .from(driveEventPlaces)
    .where(and(isWaiting(sessionId), isBefore));
  return row?.ahead ?? 0;
}

/** Moves a place to another state; the caller holds its session. */
export async function updatePlace(
  db: Db,
  driveId: string,
  changes: Pick<PlaceRow, 'state' | 'updatedAt'>,
): Promise<void> {
  await db.update(driveEventPlaces).set(changes).where(eq(driveEventPlaces.driveId, driveId));
}

/** Places of an account that it has not left. */
export const selectPlacesOf = (db: Db, userId: string): Promise<PlaceRow[]> =>
  db
    .select()
    .from(driveEventPlaces)
    .where(and(eq(driveEventPlaces.userId, userId), ne(driveEventPlaces.state, 'left')))
    .orderBy(asc(driveEventPlaces.sessionId));

export async function deletePlacesOf(db: Db, userId: string): Promise<void> {
  await db.delete(driveEventPlaces).where(eq(driveEventPlaces.userId, userId));
}
