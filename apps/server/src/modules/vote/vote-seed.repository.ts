import type { Db } from '../../kernel/database';
import { voteBallots, voteCounts, votes, voteTurnouts } from './vote.tables';

/** Votes with what was voted before. */
export interface VoteSeed {
  votes: (typeof votes.$inferInsert)[];
  counts: (typeof voteCounts.$inferInsert)[];
  turnouts: (typeof voteTurnouts.$inferInsert)[];
  /** They are among the counts. */
  ballots: (typeof voteBallots.$inferInsert)[];
}

/** Inserts votes. */
export async function insertVotes(db: Db, seed: VoteSeed): Promise<void> {
  await db.insert(votes).values(seed.votes);
  if (seed.counts.length > 0) await db.insert(voteCounts).values(seed.counts);
  if (seed.turnouts.length > 0) await db.insert(voteTurnouts).values(seed.turnouts);
  if (seed.ballots.length > 0) await db.insert(voteBallots).values(seed.ballots);
}
