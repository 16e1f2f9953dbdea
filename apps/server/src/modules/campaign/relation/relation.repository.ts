import { furthest, MILESTONES, type Milestone } from '@voltfront/rules/campaign/milestones';
import { and, count, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import { keyset, type PageRange } from '../../../kernel/list';
import { inviters, inviteShares, relationMilestones, relationRefusals, relations } from './relation.tables';

export type RelationRow = typeof relations.$inferSelect;
export type MilestoneRow = typeof relationMilestones.$inferSelect;
export type RefusalRow = typeof relationRefusals.$inferSelect;
export type ShareRow = typeof inviteShares.$inferSelect;

const newestFirst = keyset(relations.createdAt, relations.id);
const lastTriedFirst = keyset(relationRefusals.updatedAt, relationRefusals.id);

export async function findInviter(db: Db, accountId: string) {
  const [row] = await db.select().from(inviters).where(eq(inviters.accountId, accountId));
  return row;
}

export async function findInviterByCode(db: Db, code: string): Promise<string | undefined> {
  const [row] = await db.select({ accountId: inviters.accountId }).from(inviters).where(eq(inviters.code, code));
  return row?.accountId;
}

/** Adds a person's code; false when the person or the code is there already. */
export async function insertInviter(db: Db, row: typeof inviters.$inferInsert): Promise<boolean> {
  const rows = await db.insert(inviters).values(row).onConflictDoNothing().returning({ code: inviters.code });
  return rows.length > 0;
}

export async function setSeen(db: Db, accountId: string, seenAt: number): Promise<void> {
  await db.update(inviters).set({ seenAt }).where(eq(inviters.accountId, accountId));
}

/** The relation of a friend that was not replaced by a later one. */
export async function findOfFriend(db: Db, friendId: string): Promise<RelationRow | undefined> {
  const [row] = await db
    .select()
    .from(relations)
    .where(and(eq(relations.friendId, friendId), isNull(relations.endedAt)));
  return row;
}

/** Inserts a relation; false when the friend has one. */
export async function insertRelation(db: Db, row: RelationRow): Promise<boolean> {
  const rows = await db.insert(relations).values(row).onConflictDoNothing().returning({ id: relations.id });
  return rows.length > 0;
}

const isRelation = ({ inviterId, id }: Pick<RelationRow, 'inviterId' | 'id'>) =>
  and(eq(relations.inviterId, inviterId), eq(relations.id, id));

export async function findRelation(
  db: Db,
  key: Pick<RelationRow, 'inviterId' | 'id'>,
): Promise<RelationRow | undefined> {
  const [row] = await db.select().from(relations).where(isRelation(key));
  return row;
}

/** Notes the day of a reminder; false when the friend was reminded on that day before. */
export async function noteReminder(
  db: Db,
  key: Pick<RelationRow, 'inviterId' | 'id'>,
  remindedOn: string,
): Promise<boolean> {
  const rows = await db
    .update(relations)
    .set({ remindedOn })
    .where(and(isRelation(key), or(isNull(relations.remindedOn), ne(relations.remindedOn, remindedOn))))
    .returning({ id: relations.id });
  return rows.length > 0;
}

export async function endRelation(db: Db, key: RelationRow, endedAt: number): Promise<void> {
  await db.update(relations).set({ endedAt }).where(isRelation(key));
}

/** Inserts a milestone; false when it was reached before and holds. */
export async function insertMilestone(db: Db, row: MilestoneRow): Promise<boolean> {
  const rows = await db
    .insert(relationMilestones)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: relationMilestones.id });
  return rows.length > 0;
}

const isMilestone = (inviterId: string, id: string) =>
  and(eq(relationMilestones.inviterId, inviterId), eq(relationMilestones.id, id));

/** Reads a milestone and locks it. */
export async function lockMilestone(db: Db, inviterId: string, id: string): Promise<MilestoneRow | undefined> {
  const [row] = await db.select().from(relationMilestones).where(isMilestone(inviterId, id)).for('update');
  return row;
}

export async function updateMilestone(
  db: Db,
  { inviterId, id }: Pick<MilestoneRow, 'inviterId' | 'id'>,
  changes: Partial<MilestoneRow>,
): Promise<void> {
  await db.update(relationMilestones).set(changes).where(isMilestone(inviterId, id));
}

/** Marks milestones of a friend's order as revoked; those that were not before. */
export const revokeOfOrder = (db: Db, friendId: string, ref: string, revokedAt: number): Promise<MilestoneRow[]> =>
  db
    .update(relationMilestones)
    .set({ revokedAt })
    .where(
      and(
        eq(relationMilestones.friendId, friendId),
        eq(relationMilestones.ref, ref),
        isNull(relationMilestones.revokedAt),
      ),
    )
    .returning();

/** Milestones of these relations, oldest first. */
export const listMilestones = (db: Db, inviterId: string, relationIds: readonly string[]): Promise<MilestoneRow[]> =>
  relationIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(relationMilestones)
        .where(
          and(eq(relationMilestones.inviterId, inviterId), inArray(relationMilestones.relationId, [...relationIds])),
        )
        .orderBy(relationMilestones.createdAt, relationMilestones.id);

/** Milestones that an order is needed for. */
const OF_ORDERS: readonly Milestone[] = ['intention', 'deposit', 'locked', 'delivered'];

/** Keeps with the relation how far its friend got. */
export async function noteFurthest(db: Db, inviterId: string, relationId: string): Promise<void> {
  const rows = await listMilestones(db, inviterId, [relationId]);
  const holding = rows.filter(({ revokedAt }) => revokedAt === null).map(({ milestone }) => milestone);
  const isLapsed = rows.length > holding.length && !holding.some((milestone) => OF_ORDERS.includes(milestone));
  await db
    .update(relations)
    .set({ milestone: furthest(holding), isLapsed })
    .where(isRelation({ inviterId, id: relationId }));
}

/** How far friends of a state got. */
function ofMilestone(state: 'all' | 'underway' | 'lapsed' | Milestone) {
  if (state === 'all' || state === 'lapsed') return undefined;
  return state === 'underway' ? ne(relations.milestone, 'delivered') : eq(relations.milestone, state);
}

/** A page of an inviter's friends in a campaign, newest first. */
export const listFriends = (
  db: Db,
  {
    inviterId,
    campaignId,
    state,
    within,
  }: {
    inviterId: string;
    campaignId: string;
    state: 'all' | 'underway' | 'lapsed' | Milestone;
    /** Invited from the first moment to before the second. */
    within?: { from: number; until: number } | undefined;
  },
  { after, limit }: PageRange,
): Promise<RelationRow[]> =>
  db
    .select()
    .from(relations)
    .where(
      and(
        eq(relations.inviterId, inviterId),
        eq(relations.campaignId, campaignId),
        state === 'all' ? undefined : eq(relations.isLapsed, state === 'lapsed'),
        ofMilestone(state),
        within && and(gte(relations.createdAt, within.from), lt(relations.createdAt, within.until)),
        newestFirst.after(after),
      ),
    )
    .orderBy(...newestFirst.order)
    .limit(limit);

/** Every relation of an inviter in a campaign, for demo data. */
export const listOfInviter = (db: Db, inviterId: string, campaignId: string): Promise<RelationRow[]> =>
  db
    .select()
    .from(relations)
    .where(and(eq(relations.inviterId, inviterId), eq(relations.campaignId, campaignId)))
    .orderBy(relations.createdAt, relations.id);

/** Friends whom a person invited since a moment, in whichever campaign. */
export const countInvitedSince = (db: Db, inviterId: string, since: number): Promise<number> =>
  db.$count(relations, and(eq(relations.inviterId, inviterId), gte(relations.createdAt, since)));

/** The first friends of an inviter in a campaign who reached one of these milestones that holds, by milestone and time. */
export const listFirstReached = (
  db: Db,
  { inviterId, campaignId }: Pick<RelationRow, 'inviterId' | 'campaignId'>,
  milestones: readonly Milestone[],
  limit: number,
): Promise<MilestoneRow[]> =>
  db
    .select()
    .from(relationMilestones)
    .where(
      and(
        eq(relationMilestones.inviterId, inviterId),
        eq(relationMilestones.campaignId, campaignId),
        inArray(relationMilestones.milestone, [...milestones]),
        isNull(relationMilestones.revokedAt),
      ),
    )
    .orderBy(relationMilestones.milestone, relationMilestones.createdAt, relationMilestones.id)
    .limit(limit);

/** How many friends of an inviter in a campaign reached each milestone that still holds. */
export async function countMilestones(
  db: Db,
  inviterId: string,
  campaignId: string,
): Promise<Record<Milestone, number>> {
  const { milestone, revokedAt } = relationMilestones;
  const rows = await db
    .select({ milestone, reached: count() })
    .from(relationMilestones)
    .where(
      and(
        eq(relationMilestones.inviterId, inviterId),
        eq(relationMilestones.campaignId, campaignId),
        isNull(revokedAt),
      ),
    )
    .groupBy(milestone);
  const found = Object.fromEntries(rows.map((row) => [row.milestone, row.reached]));
  return Object.fromEntries(MILESTONES.map((each) => [each, found[each] ?? 0])) as Record<Milestone, number>;
}

export async function countLapsed(db: Db, inviterId: string, campaignId: string): Promise<number> {
  const mine = and(eq(relations.inviterId, inviterId), eq(relations.campaignId, campaignId));
  const [row] = await db
    .select({ lapsed: count() })
    .from(relations)
    .where(and(mine, eq(relations.isLapsed, true)));
  return row?.lapsed ?? 0;
}

/** How often an inviter was rewarded for a milestone since a moment. */
export async function countRewarded(
  db: Db,
  { inviterId, campaignId, milestone }: Pick<MilestoneRow, 'inviterId' | 'campaignId' | 'milestone'>,
  since: number,
): Promise<number> {
  const [row] = await db
    .select({ rewarded: count() })
    .from(relationMilestones)
    .where(
      and(
        eq(relationMilestones.inviterId, inviterId),
        eq(relationMilestones.campaignId, campaignId),
        eq(relationMilestones.milestone, milestone),
        gte(relationMilestones.createdAt, since),
        eq(relationMilestones.isOverLimit, false),
        isNull(relationMilestones.revokedAt),
      ),
    );
  return row?.rewarded ?? 0;
}

/** Notes a refused friend; a further try is counted. */
export async function noteRefusal(db: Db, row: RefusalRow): Promise<void> {
  const { friendId, inviterId, campaignId, reason, tries } = relationRefusals;
  await db
    .insert(relationRefusals)
    .values(row)
    .onConflictDoUpdate({
      target: [friendId, inviterId, campaignId, reason],
      set: { tries: sql`${tries} + 1`, updatedAt: row.updatedAt },
    });
}

/** A page of refusals, the last tried first. */
export const listRefusals = (db: Db, { after, limit }: PageRange): Promise<RefusalRow[]> =>
  db
    .select()
    .from(relationRefusals)
    .where(lastTriedFirst.after(after))
    .orderBy(...lastTriedFirst.order)
    .limit(limit);

/** A page of the people who were not bound to an inviter in a campaign, the last tried first; tries of their own are left out. */
export const listRefusalsOf = (
  db: Db,
  { inviterId, campaignId }: Pick<RefusalRow, 'inviterId' | 'campaignId'>,
  { after, limit }: PageRange,
): Promise<RefusalRow[]> =>
  db
    .select()
    .from(relationRefusals)
    .where(
      and(
        eq(relationRefusals.inviterId, inviterId),
        eq(relationRefusals.campaignId, campaignId),
        ne(relationRefusals.reason, 'own'),
        lastTriedFirst.after(after),
      ),
    )
    .orderBy(...lastTriedFirst.order)
    .limit(limit);

export async function insertShare(db: Db, row: ShareRow): Promise<void> {
  await db.insert(inviteShares).values(row);
}

/** Counts a view of a share; its greeting. */
export async function viewShare(db: Db, accountId: string, id: string): Promise<string | undefined> {
  const [row] = await db
    .update(inviteShares)
    .set({ views: sql`${inviteShares.views} + 1` })
    .where(and(eq(inviteShares.accountId, accountId), eq(inviteShares.id, id)))
    .returning({ greeting: inviteShares.greeting });
  return row?.greeting;
}

/** The greeting of a share, without counting a view. */
export async function findGreeting(db: Db, accountId: string, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ greeting: inviteShares.greeting })
    .from(inviteShares)
    .where(and(eq(inviteShares.accountId, accountId), eq(inviteShares.id, id)));
  return row?.greeting;
}

export async function countShares(db: Db, accountId: string, campaignId: string): Promise<number> {
  const [row] = await db
    .select({ shares: count() })
    .from(inviteShares)
    .where(and(eq(inviteShares.accountId, accountId), eq(inviteShares.campaignId, campaignId)));
  return row?.shares ?? 0;
}
