import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/database';
import { nicknames, profileReviews, profiles } from './profile.tables';

/** A profile as stored. */
export type ProfileRow = typeof profiles.$inferSelect;
/** A value that staff decide on. */
export type ReviewRow = typeof profileReviews.$inferSelect;

const isPendingReview = (accountId: string, field: ReviewRow['field']): SQL | undefined =>
  and(
    eq(profileReviews.accountId, accountId),
    eq(profileReviews.field, field),
    inArray(profileReviews.state, ['pending', 'refused']),
  );

export async function findProfile(db: Db, accountId: string): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.accountId, accountId));
  return row;
}

/** Inserts a profile unless the account has one. */
export async function addProfile(tx: Db, row: ProfileRow): Promise<void> {
  await tx.insert(profiles).values(row).onConflictDoNothing({ target: profiles.accountId });
}

/** Locks a profile, so that changes of it run one after the other. */
export async function lockProfile(tx: Db, accountId: string): Promise<ProfileRow | undefined> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.accountId, accountId)).for('update');
  return row;
}

export async function changeProfile(tx: Db, accountId: string, change: Partial<ProfileRow>): Promise<void> {
  await tx.update(profiles).set(change).where(eq(profiles.accountId, accountId));
}

/** The account that has a nickname, or waits for it. */
export async function findNameHolder(
  db: Db,
  nameKey: string,
): Promise<Pick<typeof nicknames.$inferSelect, 'accountId' | 'isPending'> | undefined> {
  const { accountId, isPending } = nicknames;
  const [row] = await db.select({ accountId, isPending }).from(nicknames).where(eq(nicknames.nameKey, nameKey));
  return row;
}

/** Which of some keys of nicknames are held. */
export async function heldKeys(db: Db, nameKeys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ nameKey: nicknames.nameKey })
    .from(nicknames)
    .where(inArray(nicknames.nameKey, [...nameKeys]));
  return new Set(rows.map(({ nameKey }) => nameKey));
}

/** Claims a nickname that nobody has; of people at once one gets it. False when it is held. */
export async function claimName(tx: Db, row: typeof nicknames.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(nicknames)
    .values(row)
    .onConflictDoNothing({ target: nicknames.nameKey })
    .returning({ nameKey: nicknames.nameKey });
  return made.length > 0;
}

/** Gives up a nickname that waited for review. */
export async function releasePendingName(tx: Db, accountId: string): Promise<void> {
  await tx.delete(nicknames).where(and(eq(nicknames.accountId, accountId), nicknames.isPending));
}

/** Gives up every nickname of an account but this one, which it has from now on. */
export async function holdName(tx: Db, accountId: string, nameKey: string): Promise<void> {
  await tx.delete(nicknames).where(and(eq(nicknames.accountId, accountId), ne(nicknames.nameKey, nameKey)));
  await tx
    .update(nicknames)
    .set({ isPending: false })
    .where(and(eq(nicknames.accountId, accountId), eq(nicknames.nameKey, nameKey)));
}

/** Values of a person that wait for review or were refused, newest first. */
export function openReviews(db: Db, accountId: string): Promise<ReviewRow[]> {
  return db
    .select()
    .from(profileReviews)
    .where(and(eq(profileReviews.accountId, accountId), inArray(profileReviews.state, ['pending', 'refused'])));
}

export async function findReview(db: Db, id: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(profileReviews).where(eq(profileReviews.id, id));
  return row;
}

export async function addReview(tx: Db, row: ReviewRow): Promise<void> {
  await tx.insert(profileReviews).values(row);
}

/** Another value was entered: what waited or was refused before it is settled. */
export async function replaceReviews(tx: Db, accountId: string, field: ReviewRow['field']): Promise<void> {
  await tx.update(profileReviews).set({ state: 'replaced' }).where(isPendingReview(accountId, field));
}

/** Decides on a value that waits; false when it was decided or replaced meanwhile. */
export async function decide(
  tx: Db,
  id: string,
  decision: Pick<ReviewRow, 'state' | 'reason' | 'decidedAt' | 'decidedBy'>,
): Promise<boolean> {
  const rows = await tx
    .update(profileReviews)
    .set(decision)
    .where(and(eq(profileReviews.id, id), eq(profileReviews.state, 'pending')))
    .returning({ id: profileReviews.id });
  return rows.length > 0;
}

/** The profile with a number of an account. */
export async function findByMemberNo(db: Db, memberNo: string): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.memberNo, memberNo));
  return row;
}

/** Condition on an account in a column: its profile names a city. */
export function livesIn(accountId: PgColumn, cityCode: string): SQL {
  const found = new QueryBuilder()
    .select({ one: sql`1` })
    .from(profiles)
    .where(and(eq(profiles.accountId, accountId), eq(profiles.cityCode, cityCode)));
  return sql`exists ${found}`;
}
