import { and, count, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Db } from '../../../../../kernel/database';
import { keyset, type PageRange } from '../../../../../kernel/list';
import type { RelationRow } from '../../../relation/relation.repository';
import { relationDisputes, relationMilestones, relations } from '../../../relation/relation.tables';

export type DisputeRow = typeof relationDisputes.$inferSelect;

const newestFirst = keyset(relationDisputes.createdAt, relationDisputes.relationId);

/** Finished drives of each inviter of a campaign; those without one are left out. */
export const countDrives = (db: Db, campaignId: string): Promise<{ inviterId: string; drives: number }[]> =>
  db
    .select({ inviterId: relationMilestones.inviterId, drives: count() })
    .from(relationMilestones)
    .where(
      and(
        eq(relationMilestones.campaignId, campaignId),
        eq(relationMilestones.milestone, 'driven'),
        isNull(relationMilestones.revokedAt),
      ),
    )
    .groupBy(relationMilestones.inviterId);

/** An inviter's relation, locked. */
export async function lockOwnRelation(db: Db, inviterId: string, id: string): Promise<RelationRow | undefined> {
  const [row] = await db
    .select()
    .from(relations)
    .where(and(eq(relations.inviterId, inviterId), eq(relations.id, id)))
    .for('update');
  return row;
}

/** When a relation last changed; 0 without a milestone. */
export async function lastChange(db: Db, inviterId: string, relationId: string): Promise<number> {
  const { createdAt, revokedAt } = relationMilestones;
  const [row] = await db
    .select({ reached: max(createdAt), revoked: max(revokedAt) })
    .from(relationMilestones)
    .where(and(eq(relationMilestones.inviterId, inviterId), eq(relationMilestones.relationId, relationId)));
  return Math.max(row?.reached ?? 0, row?.revoked ?? 0);
}

/** Adds a dispute; false when the relation has one. */
export async function insertDispute(db: Db, row: typeof relationDisputes.$inferInsert): Promise<boolean> {
  const { relationId } = relationDisputes;
  return (await db.insert(relationDisputes).values(row).onConflictDoNothing().returning({ relationId })).length > 0;
}

/** Disputes of an inviter in a campaign by relation. */
export async function ownDisputes(
  db: Db,
  inviterId: string,
  relationIds: readonly string[],
): Promise<Map<string, DisputeRow>> {
  const rows = await db
    .select()
    .from(relationDisputes)
    .where(and(eq(relationDisputes.inviterId, inviterId), inArray(relationDisputes.relationId, [...relationIds])));
  return new Map(rows.map((row) => [row.relationId, row]));
}

/** A page of disputes with their relations, newest first. */
export const listDisputes = (
  db: Db,
  { after, limit }: PageRange,
): Promise<{ dispute: DisputeRow; relation: RelationRow }[]> =>
  db
    .select({ dispute: relationDisputes, relation: relations })
    .from(relationDisputes)
    .innerJoin(
      relations,
      and(eq(relations.inviterId, relationDisputes.inviterId), eq(relations.id, relationDisputes.relationId)),
    )
    .where(newestFirst.after(after))
    .orderBy(...newestFirst.order)
    .limit(limit);

const isDispute = (inviterId: string, relationId: string) =>
  and(eq(relationDisputes.inviterId, inviterId), eq(relationDisputes.relationId, relationId));

export async function findDispute(db: Db, inviterId: string, relationId: string): Promise<DisputeRow | undefined> {
  const [row] = await db.select().from(relationDisputes).where(isDispute(inviterId, relationId));
  return row;
}

/** Answers a dispute; false when it was answered before. */
export async function answerRow(
  db: Db,
  { inviterId, relationId }: Pick<DisputeRow, 'inviterId' | 'relationId'>,
  answer: string,
  answeredAt: number,
): Promise<boolean> {
  const rows = await db
    .update(relationDisputes)
    .set({ answer, answeredAt })
    .where(and(isDispute(inviterId, relationId), isNull(relationDisputes.answer)))
    .returning({ relationId: relationDisputes.relationId });
  return rows.length > 0;
}
