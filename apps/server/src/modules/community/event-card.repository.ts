import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { communityActivity, communityVote } from './community.tables';

/** Changes the number of people on the card of an activity; it may have none. */
export async function addJoined(db: Db, id: string, change: number): Promise<void> {
  const joinedCount = sql`greatest(${communityActivity.joinedCount} + ${change}, 0)`;
  await db.update(communityActivity).set({ joinedCount }).where(eq(communityActivity.id, id));
}

/** Changes the number of ballots on the card of a vote; it may have none. */
export async function addBallots(db: Db, id: string, change: number): Promise<void> {
  const ballotCount = sql`greatest(${communityVote.ballotCount} + ${change}, 0)`;
  await db.update(communityVote).set({ ballotCount }).where(eq(communityVote.id, id));
}

/** When the activities and votes begin whose cards these are. */
export async function findEventCards(db: Db, ids: readonly string[]): Promise<Map<string, { startsAt: number }>> {
  const starts = (table: typeof communityActivity | typeof communityVote) =>
    db
      .select({ id: table.id, startsAt: table.startsAt })
      .from(table)
      .where(inArray(table.id, [...ids]));
  const rows = [...(await starts(communityActivity)), ...(await starts(communityVote))];
  return new Map(rows.map(({ id, startsAt }) => [id, { startsAt }]));
}
