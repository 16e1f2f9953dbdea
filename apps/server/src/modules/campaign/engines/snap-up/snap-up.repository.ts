import { and, asc, count, eq, exists, inArray, isNotNull, isNull, lt, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ofActive } from '../../../../kernel/account-guard';
import type { Ctx } from '../../../../kernel/context';
import type { Db } from '../../../../kernel/database';
import { snapUpCars, snapUpPlaces, snapUpReminders } from './snap-up.tables';

export type PlaceRow = typeof snapUpPlaces.$inferSelect;
export type ReminderRow = typeof snapUpReminders.$inferSelect;
type PlaceKey = Pick<PlaceRow, 'accountId' | 'campaignId'>;
type ReminderKey = Pick<ReminderRow, 'accountId' | 'campaignId' | 'code' | 'what'>;

const isPlace = ({ accountId, campaignId }: PlaceKey) =>
  and(eq(snapUpPlaces.accountId, accountId), eq(snapUpPlaces.campaignId, campaignId));
const isReminder = ({ accountId, campaignId, code, what }: ReminderKey) =>
  and(
    eq(snapUpReminders.accountId, accountId),
    eq(snapUpReminders.campaignId, campaignId),
    eq(snapUpReminders.code, code),
    eq(snapUpReminders.what, what),
  );

/** How many of each car of a campaign are held, ordered or sold; cars of which none is are missing. */
export async function listTaken(db: Db, campaignId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select().from(snapUpCars).where(eq(snapUpCars.campaignId, campaignId));
  return new Map(rows.map(({ code, taken }) => [code, taken]));
}

/** Who has a place in a campaign: no more people than there are cars. */
export async function listHolders(db: Db, campaignId: string): Promise<ReadonlySet<string>> {
  const isOfCampaign = eq(snapUpPlaces.campaignId, campaignId);
  const rows = await db.select({ accountId: snapUpPlaces.accountId }).from(snapUpPlaces).where(isOfCampaign);
  return new Set(rows.map(({ accountId }) => accountId));
}

/** Takes one of a car; false when all are taken. */
export async function takeCar(db: Db, campaignId: string, code: string, stock: number): Promise<boolean> {
  if (stock <= 0) return false;
  const rows = await db
    .insert(snapUpCars)
    .values({ campaignId, code, taken: 1 })
    .onConflictDoUpdate({
      target: [snapUpCars.campaignId, snapUpCars.code],
      set: { taken: sql`${snapUpCars.taken} + 1` },
      setWhere: lt(snapUpCars.taken, stock),
    })
    .returning({ taken: snapUpCars.taken });
  return rows.length > 0;
}

/** Puts one of a car back. */
export async function returnCar(db: Db, campaignId: string, code: string): Promise<void> {
  await db
    .update(snapUpCars)
    .set({ taken: sql`${snapUpCars.taken} - 1` })
    .where(and(eq(snapUpCars.campaignId, campaignId), eq(snapUpCars.code, code)));
}

export async function findPlace(db: Db, key: PlaceKey): Promise<PlaceRow | undefined> {
  const [row] = await db.select().from(snapUpPlaces).where(isPlace(key));
  return row;
}

export async function lockPlace(db: Db, key: PlaceKey): Promise<PlaceRow | undefined> {
  const [row] = await db.select().from(snapUpPlaces).where(isPlace(key)).for('update');
  return row;
}

export async function insertPlace(db: Db, row: PlaceRow): Promise<void> {
  await db.insert(snapUpPlaces).values(row);
}

export async function updatePlace(
  db: Db,
  key: PlaceKey,
  changes: Partial<Pick<PlaceRow, 'state' | 'until' | 'orderNo'>>,
): Promise<void> {
  await db.update(snapUpPlaces).set(changes).where(isPlace(key));
}

export async function deletePlace(db: Db, key: PlaceKey): Promise<void> {
  await db.delete(snapUpPlaces).where(isPlace(key));
}

/** The place that an order came from. */
export async function lockPlaceOfOrder(db: Db, accountId: string, orderNo: string): Promise<PlaceRow | undefined> {
  const [row] = await db
    .select()
    .from(snapUpPlaces)
    .where(and(eq(snapUpPlaces.accountId, accountId), eq(snapUpPlaces.orderNo, orderNo)))
    .for('update');
  return row;
}

export const listPlacesOfPerson = (db: Db, accountId: string): Promise<PlaceRow[]> =>
  db.select().from(snapUpPlaces).where(eq(snapUpPlaces.accountId, accountId)).for('update');

/** Holds that ran out, the oldest first. */
export const listOverdue = (db: Db, now: number, limit: number): Promise<PlaceRow[]> =>
  db
    .select()
    .from(snapUpPlaces)
    .where(and(eq(snapUpPlaces.state, 'held'), lt(snapUpPlaces.until, now)))
    .orderBy(asc(snapUpPlaces.until))
    .limit(limit);

/** Appointments per car of a campaign. */
export async function countBooked(db: Db, campaignId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ code: snapUpReminders.code, people: count() })
    .from(snapUpReminders)
    .where(and(eq(snapUpReminders.campaignId, campaignId), eq(snapUpReminders.what, 'start')))
    .groupBy(snapUpReminders.code);
  return new Map(rows.map(({ code, people }) => [code, people]));
}

/** Appointments of a person in a campaign, and reminders that were not sent yet. */
export const listReminders = (db: Db, { accountId, campaignId }: PlaceKey): Promise<ReminderRow[]> =>
  db
    .select()
    .from(snapUpReminders)
    .where(and(eq(snapUpReminders.accountId, accountId), eq(snapUpReminders.campaignId, campaignId)));

export async function hasReminder(db: Db, key: ReminderKey): Promise<boolean> {
  const rows = await db.select({ code: snapUpReminders.code }).from(snapUpReminders).where(isReminder(key));
  return rows.length > 0;
}

/** Keeps a reminder; one that was sent may be set again. @returns false when it was there */
export async function insertReminder(db: Db, row: ReminderRow): Promise<boolean> {
  const { accountId, campaignId, code, what, toldAt } = snapUpReminders;
  const rows = await db
    .insert(snapUpReminders)
    .values(row)
    .onConflictDoUpdate({
      target: [accountId, campaignId, code, what],
      set: { toldAt: null },
      setWhere: and(eq(what, 'restock'), isNotNull(toldAt)),
    })
    .returning({ code });
  return rows.length > 0;
}

export async function deleteReminder(db: Db, key: ReminderKey): Promise<void> {
  await db.delete(snapUpReminders).where(isReminder(key));
}

/** Marks a reminder of a person as sent; false when it was, or there is none. */
export async function takeReminder(db: Db, key: ReminderKey, now: number): Promise<boolean> {
  const rows = await db
    .update(snapUpReminders)
    .set({ toldAt: now })
    .where(and(isReminder(key), isNull(snapUpReminders.toldAt)))
    .returning({ code: snapUpReminders.code });
  return rows.length > 0;
}

/** Whose reminders of a car are taken: of all who wait, or only of those with an appointment for it. */
interface Waiting {
  campaignId: string;
  code: string;
  onlyBooked: boolean;
}

const appointments = alias(snapUpReminders, 'appointments');

/**
 * Marks reminders for a car that came back as sent, those who asked first; returns their people. Who has a car of the campaign is
 * passed over. Callers at once take different people.
 */
export async function takeRestockReminders(
  ctx: Ctx,
  { campaignId, code, onlyBooked }: Waiting,
  limit: number,
): Promise<string[]> {
  const { accountId, what, toldAt, createdAt } = snapUpReminders;
  const ofCar = and(
    eq(snapUpReminders.campaignId, campaignId),
    eq(snapUpReminders.code, code),
    eq(what, 'restock'),
    isNull(toldAt),
    lte(createdAt, ctx.now()),
  );
  const place = ctx.db
    .select({ code: snapUpPlaces.code })
    .from(snapUpPlaces)
    .where(and(eq(snapUpPlaces.accountId, accountId), eq(snapUpPlaces.campaignId, campaignId)));
  const appointment = ctx.db
    .select({ code: appointments.code })
    .from(appointments)
    .where(
      and(
        eq(appointments.accountId, accountId),
        eq(appointments.campaignId, campaignId),
        eq(appointments.code, code),
        eq(appointments.what, 'start'),
      ),
    );
  // A table of its own: as a subquery it could run, and lock others, for every row.
  const first = ctx.db.$with('first').as(
    ctx.db
      .select({ who: sql<string>`${accountId}`.as('who') })
      .from(snapUpReminders)
      .where(and(ofCar, ofActive(ctx, accountId), notExists(place), onlyBooked ? exists(appointment) : undefined))
      .orderBy(asc(createdAt))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  const rows = await ctx.db
    .with(first)
    .update(snapUpReminders)
    .set({ toldAt: ctx.now() })
    .where(and(ofCar, inArray(accountId, ctx.db.select({ who: first.who }).from(first))))
    .returning({ accountId });
  return rows.map((row) => row.accountId);
}

/** Cars that are gone from the beginning, as in the demo. */
export async function insertTaken(db: Db, row: typeof snapUpCars.$inferInsert): Promise<void> {
  await db.insert(snapUpCars).values(row).onConflictDoNothing();
}
