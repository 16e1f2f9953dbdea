import { and, count, desc, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { newestRowsOf, type PageRange } from '../../kernel/list';
import { honourAward, honourBooking, honourExperience } from './honour.tables';

export type AwardRow = typeof honourAward.$inferSelect;
export type ExperienceRow = typeof honourExperience.$inferSelect;
type Booking = typeof honourBooking.$inferSelect;
/** A booking with the times and the title of its experience. */
export type BookingRow = Booking & { experience: ExperienceRow };
export type NewBooking = typeof honourBooking.$inferInsert;

/** Identifies a booking of a person. */
export interface BookingKey {
  accountId: string;
  bookingId: string;
}

export async function insertAward(db: Db, row: typeof honourAward.$inferInsert): Promise<void> {
  await db.insert(honourAward).values(row);
}

/** A page of somebody's honours, newest first. */
export const selectAwards = (db: Db, accountId: string, page: PageRange): Promise<AwardRow[]> =>
  newestRowsOf(db, honourAward, accountId, page);

export async function countAwards(db: Db, accountId: string): Promise<number> {
  const rows = await db.select({ n: count() }).from(honourAward).where(eq(honourAward.accountId, accountId));
  return rows[0]?.n ?? 0;
}

/** Experiences that have not ended before a moment, the latest first. */
export const selectExperiences = (db: Db, endedAfter: number, limit: number): Promise<ExperienceRow[]> =>
  db
    .select()
    .from(honourExperience)
    .where(gt(honourExperience.endsAt, endedAfter))
    .orderBy(desc(honourExperience.startsAt), desc(honourExperience.id))
    .limit(limit);

export async function findExperience(db: Db, id: string): Promise<ExperienceRow | undefined> {
  const [row] = await db.select().from(honourExperience).where(eq(honourExperience.id, id));
  return row;
}

/** Takes one of the places within the window. @returns false when none is left */
export async function takePlace(db: Db, id: string, now: number): Promise<boolean> {
  const rows = await db
    .update(honourExperience)
    .set({ taken: sql`${honourExperience.taken} + 1` })
    .where(
      and(
        eq(honourExperience.id, id),
        lt(honourExperience.taken, honourExperience.places),
        lte(honourExperience.opensAt, now),
        gt(honourExperience.closesAt, now),
      ),
    )
    .returning({ id: honourExperience.id });
  return rows.length > 0;
}

export async function freePlace(db: Db, id: string): Promise<void> {
  const taken = sql`greatest(${honourExperience.taken} - 1, 0)`;
  await db.update(honourExperience).set({ taken }).where(eq(honourExperience.id, id));
}

/** Somebody's bookings of experiences that were not cancelled. */
export const selectLiveBookings = (db: Db, accountId: string, experienceIds: string[]): Promise<Booking[]> =>
  db
    .select()
    .from(honourBooking)
    .where(
      and(
        eq(honourBooking.accountId, accountId),
        inArray(honourBooking.experienceId, experienceIds),
        ne(honourBooking.state, 'cancelled'),
      ),
    );

/** Notes a booking. @returns false when this person has one of the experience that was not cancelled */
export async function insertBooking(db: Db, row: NewBooking): Promise<boolean> {
  const { accountId, experienceId } = row;
  if ((await selectLiveBookings(db, accountId, [experienceId])).length > 0) return false;
  await db.insert(honourBooking).values(row);
  return true;
}

/** A booking with its experience; the booking stays locked until the transaction ends. */
export async function selectBookingForUpdate(
  db: Db,
  { accountId, bookingId }: BookingKey,
): Promise<BookingRow | undefined> {
  const [row] = await db
    .select()
    .from(honourBooking)
    .innerJoin(honourExperience, eq(honourExperience.id, honourBooking.experienceId))
    .where(and(eq(honourBooking.accountId, accountId), eq(honourBooking.id, bookingId)))
    .for('update', { of: honourBooking });
  return row && { ...row.honour_booking, experience: row.honour_experience };
}

/** The booking that an attendance code belongs to. */
export async function findByCode(db: Db, experienceId: string, code: string): Promise<BookingKey | undefined> {
  const [row] = await db
    .select({ accountId: honourBooking.accountId, bookingId: honourBooking.id })
    .from(honourBooking)
    .where(and(eq(honourBooking.experienceId, experienceId), eq(honourBooking.code, code)));
  return row;
}

export async function updateBooking(db: Db, { accountId, id }: BookingRow, changes: Partial<NewBooking>) {
  await db
    .update(honourBooking)
    .set(changes)
    .where(and(eq(honourBooking.accountId, accountId), eq(honourBooking.id, id)));
}
