import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import type { PageRange } from '../../kernel/list';
import { campaignAwards, campaignChanceEntries } from './campaign.tables';
import { relationMilestones } from './relation/relation.tables';

interface PersonInDraw {
  accountId: string;
  campaignId: string;
}

/** Chances that were given at one time, and how many were given up to then: the first given are the first used. */
export interface EarnedRow {
  id: string;
  reason: string;
  ref: string;
  delta: number;
  createdAt: number;
  upTo: number;
}

const { accountId, campaignId, id, reason, ref, delta, createdAt } = campaignChanceEntries;
const ofPerson = (person: PersonInDraw) => and(eq(accountId, person.accountId), eq(campaignId, person.campaignId));

/** Everything that was given to a person in a draw, with running sums. */
const earnedBy = (db: Db, person: PersonInDraw) =>
  db
    .select({
      id,
      reason,
      ref,
      delta,
      createdAt,
      upTo: sql<number>`sum(${delta}) over (order by ${createdAt}, ${id})`.mapWith(Number).as('up_to'),
    })
    .from(campaignChanceEntries)
    .where(and(ofPerson(person), gt(delta, 0)))
    .as('earned');

/** A page of what was given to a person, newest first. */
export function listEarned(db: Db, person: PersonInDraw, { after, limit }: PageRange): Promise<EarnedRow[]> {
  const earned = earnedBy(db, person);
  return db
    .select()
    .from(earned)
    .where(
      after ? sql`(${earned.createdAt}, ${earned.id}) < (${sql.param(after.key, createdAt)}, ${after.id})` : undefined,
    )
    .orderBy(desc(earned.createdAt), desc(earned.id))
    .limit(limit);
}

/** What the uses from number `from` to number `to` took, oldest first. */
export function listEarnedOfUses(db: Db, person: PersonInDraw, from: number, to: number): Promise<EarnedRow[]> {
  const earned = earnedBy(db, person);
  return db
    .select()
    .from(earned)
    .where(and(sql`${earned.upTo} >= ${from}`, sql`${earned.upTo} - ${earned.delta} < ${to}`))
    .orderBy(asc(earned.upTo))
    .limit(Math.max(1, to - from + 1));
}

/** What these awards gave. */
export function listEarnedOfAwards(db: Db, person: PersonInDraw, awardIds: readonly string[]): Promise<EarnedRow[]> {
  const earned = earnedBy(db, person);
  return db
    .select()
    .from(earned)
    .where(and(eq(earned.reason, 'award'), inArray(earned.ref, [...awardIds])));
}

/** How many chances a person has used in a draw. */
export async function countUsed(db: Db, person: PersonInDraw): Promise<number> {
  const [row] = await db
    .select({ used: sql<number>`coalesce(-sum(${delta}), 0)`.mapWith(Number) })
    .from(campaignChanceEntries)
    .where(and(ofPerson(person), lt(delta, 0)));
  return row?.used ?? 0;
}

/** Friends for whose milestones these awards were given, by award. */
export async function friendsOfAwards(
  db: Db,
  inviterId: string,
  awardIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (awardIds.length === 0) return new Map();
  const rows = await db
    .select({ awardId: campaignAwards.id, friendId: relationMilestones.friendId })
    .from(campaignAwards)
    .innerJoin(
      relationMilestones,
      and(
        eq(relationMilestones.inviterId, campaignAwards.accountId),
        eq(campaignAwards.reason, sql`'step:' || ${relationMilestones.id}`),
      ),
    )
    .where(and(eq(campaignAwards.accountId, inviterId), inArray(campaignAwards.id, [...awardIds])));
  return new Map(rows.map(({ awardId, friendId }) => [awardId, friendId]));
}
