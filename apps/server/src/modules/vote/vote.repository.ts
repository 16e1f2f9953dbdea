import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { voteBallots, voteCounts, votes, voteTurnouts } from './vote.tables';

export type VoteRow = typeof votes.$inferSelect;
export type BallotRow = typeof voteBallots.$inferSelect;
/** A design of a question. */
export type Design = Pick<typeof voteCounts.$inferSelect, 'questionId' | 'optionId'>;

/** @param isHeld many may hold it at once, and staff change it before or after them */
export async function findVote(db: Db, id: string, isHeld = false): Promise<VoteRow | undefined> {
  const query = db.select().from(votes).where(eq(votes.id, id));
  const [row] = await (isHeld ? query.for('share') : query);
  return row;
}

export async function findBallot(
  db: Db,
  { accountId, voteId, period }: Pick<BallotRow, 'accountId' | 'voteId' | 'period'>,
): Promise<BallotRow | undefined> {
  const [row] = await db
    .select()
    .from(voteBallots)
    .where(and(eq(voteBallots.accountId, accountId), eq(voteBallots.voteId, voteId), eq(voteBallots.period, period)));
  return row;
}

/** Inserts a ballot; false when the person has one in the period. Waits for a concurrent transaction with one. */
export async function insertBallot(db: Db, row: BallotRow): Promise<boolean> {
  const rows = await db.insert(voteBallots).values(row).onConflictDoNothing().returning({ period: voteBallots.period });
  return rows.length > 0;
}

/** Counts one ballot for these designs. */
export async function addVotes(
  db: Db,
  { voteId, period }: Pick<BallotRow, 'voteId' | 'period'>,
  designs: readonly Design[],
): Promise<void> {
  // The turnout first: ballots of a period follow each other, so that their rows of counts cannot be locked crosswise.
  await db
    .insert(voteTurnouts)
    .values({ voteId, period, ballots: 1 })
    .onConflictDoUpdate({
      target: [voteTurnouts.voteId, voteTurnouts.period],
      set: { ballots: sql`${voteTurnouts.ballots} + 1` },
    });
  await db
    .insert(voteCounts)
    .values(designs.map((design) => ({ voteId, period, ...design, count: 1 })))
    .onConflictDoUpdate({
      target: [voteCounts.voteId, voteCounts.period, voteCounts.questionId, voteCounts.optionId],
      set: { count: sql`${voteCounts.count} + 1` },
    });
}

export const listCounts = (db: Db, voteId: string, period: number) =>
  db
    .select()
    .from(voteCounts)
    .where(and(eq(voteCounts.voteId, voteId), eq(voteCounts.period, period)));

export async function findTurnout(db: Db, voteId: string, period: number): Promise<number> {
  const [row] = await db
    .select({ ballots: voteTurnouts.ballots })
    .from(voteTurnouts)
    .where(and(eq(voteTurnouts.voteId, voteId), eq(voteTurnouts.period, period)));
  return row?.ballots ?? 0;
}
