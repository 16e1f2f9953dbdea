import { ACTIVE_SIGN_UP_STATES } from '@voltfront/rules/activity/sign-up-moves';
import { and, asc, count, desc, eq, gt, inArray, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { activities, activitySignUps, activityTweets } from './activity.tables';

export type ActivityRow = typeof activities.$inferSelect;
export type SignUpRow = typeof activitySignUps.$inferSelect;
/** Identifies a sign-up. */
export type SignUpKey = Pick<SignUpRow, 'accountId' | 'id'>;

const isSignUp = ({ accountId, id }: SignUpKey) =>
  and(eq(activitySignUps.accountId, accountId), eq(activitySignUps.id, id));
const isActive = inArray(activitySignUps.state, [...ACTIVE_SIGN_UP_STATES]);

export async function findActivity(db: Db, id: string): Promise<ActivityRow | undefined> {
  const [row] = await db.select().from(activities).where(eq(activities.id, id));
  return row;
}

/** The newest sign-up of a person for an activity; a running one is always the newest. */
export async function findSignUp(db: Db, accountId: string, activityId: string): Promise<SignUpRow | undefined> {
  const isWanted = and(eq(activitySignUps.accountId, accountId), eq(activitySignUps.activityId, activityId));
  const [row] = await db.select().from(activitySignUps).where(isWanted).orderBy(desc(activitySignUps.id)).limit(1);
  return row;
}

export async function findByCode(db: Db, activityId: string, code: string): Promise<SignUpRow | undefined> {
  const isWanted = and(eq(activitySignUps.activityId, activityId), eq(activitySignUps.code, code));
  const [row] = await db.select().from(activitySignUps).where(isWanted);
  return row;
}

/** Sign-ups of a person that are not over. */
export const listActive = (db: Db, accountId: string): Promise<SignUpRow[]> =>
  db
    .select()
    .from(activitySignUps)
    .where(and(eq(activitySignUps.accountId, accountId), isActive))
    .orderBy(asc(activitySignUps.id));

export async function lockSignUp(db: Db, key: SignUpKey): Promise<SignUpRow | undefined> {
  const [row] = await db.select().from(activitySignUps).where(isSignUp(key)).for('update');
  return row;
}

/** Inserts a sign-up; false when the person has one that is not over. Waits for a concurrent transaction with one. */
export async function insertSignUp(db: Db, row: typeof activitySignUps.$inferInsert): Promise<boolean> {
  const isWhere = sql`state in ('waiting', 'reviewing', 'joined', 'checkedIn')`;
  const target = [activitySignUps.accountId, activitySignUps.activityId];
  const rows = await db
    .insert(activitySignUps)
    .values(row)
    .onConflictDoNothing({ target, where: isWhere })
    .returning({ id: activitySignUps.id });
  return rows.length > 0;
}

export async function updateSignUp(db: Db, key: SignUpKey, changes: Partial<SignUpRow>): Promise<SignUpRow> {
  const [row] = await db.update(activitySignUps).set(changes).where(isSignUp(key)).returning();
  return row as SignUpRow;
}

export async function deleteSignUps(db: Db, accountId: string): Promise<void> {
  await db.delete(activitySignUps).where(eq(activitySignUps.accountId, accountId));
}

/**
 * Takes seats in one statement; false when there are too few. `pastWaiting`: also when others wait for them.
 */
export async function takeSeats(db: Db, id: string, seats: number, pastWaiting = false): Promise<boolean> {
  const { seatsTaken, waitingCount, capacity } = activities;
  const fits = sql`${seatsTaken} + ${seats} <= ${capacity}`;
  const rows = await db
    .update(activities)
    .set({ seatsTaken: sql`${seatsTaken} + ${seats}` })
    .where(and(eq(activities.id, id), fits, pastWaiting ? undefined : eq(waitingCount, 0)))
    .returning({ id: activities.id });
  return rows.length > 0;
}

export async function freeSeats(db: Db, id: string, seats: number): Promise<void> {
  const seatsTaken = sql`${activities.seatsTaken} - ${seats}`;
  await db.update(activities).set({ seatsTaken }).where(eq(activities.id, id));
}

/** Changes the number of sign-ups on the waiting list; returns the seats that are free meanwhile. */
export async function moveWaiting(db: Db, id: string, change: number): Promise<number> {
  const { waitingCount, capacity, seatsTaken } = activities;
  const [row] = await db
    .update(activities)
    .set({ waitingCount: sql`${waitingCount} + ${change}` })
    .where(eq(activities.id, id))
    .returning({ free: sql<number>`${capacity} - ${seatsTaken}`.mapWith(Number) });
  return row?.free ?? 0;
}

/** The first of the waiting list that needs no more than these seats. */
export async function findFirstWaiting(
  db: Db,
  activityId: string,
  seats: number,
  passedOver: readonly string[],
): Promise<SignUpRow | undefined> {
  const { state, id } = activitySignUps;
  const isWaiting = and(eq(activitySignUps.activityId, activityId), eq(state, 'waiting'));
  const [row] = await db
    .select()
    .from(activitySignUps)
    .where(and(isWaiting, lte(activitySignUps.seats, seats), notInArray(id, [...passedOver])))
    .orderBy(asc(id))
    .limit(1);
  return row;
}

/** How many sign-ups are before this one on the waiting list. */
export async function countAhead(db: Db, { activityId, id }: SignUpRow): Promise<number> {
  const isBefore = and(
    eq(activitySignUps.activityId, activityId),
    eq(activitySignUps.state, 'waiting'),
    lt(activitySignUps.id, id),
  );
  const [row] = await db.select({ ahead: count() }).from(activitySignUps).where(isBefore);
  return row?.ahead ?? 0;
}

/** People who signed up last. */
export async function listNewest(db: Db, activityId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ accountId: activitySignUps.accountId })
    .from(activitySignUps)
    .where(and(eq(activitySignUps.activityId, activityId), inArray(activitySignUps.state, ['joined', 'checkedIn'])))
    .orderBy(desc(activitySignUps.id))
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
}

/** Sign-ups that still wait for an activity that has begun. */
export const listOverdue = (db: Db, now: number, limit: number): Promise<SignUpRow[]> =>
  db
    .select({ row: activitySignUps })
    .from(activities)
    .innerJoin(
      activitySignUps,
      and(eq(activitySignUps.activityId, activities.id), eq(activitySignUps.state, 'waiting')),
    )
    .where(and(gt(activities.waitingCount, 0), lte(activities.startsAt, now)))
    .limit(limit)
    .then((rows) => rows.map(({ row }) => row));

/** The post with its activity. */
export async function findTweet(db: Db, articleId: string) {
  const [row] = await db
    .select({ tweet: activityTweets, activity: activities })
    .from(activityTweets)
    .innerJoin(activities, eq(activities.id, activityTweets.activityId))
    .where(eq(activityTweets.articleId, articleId));
  return row;
}
