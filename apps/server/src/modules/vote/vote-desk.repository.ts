import { and, eq, gt, ilike, inArray, lte, not, sum } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import type { VoteRow } from './vote.repository';
import { votes, voteTurnouts } from './vote.tables';

const lastFirst = keyset(votes.startsAt, votes.id);

/** Where a vote stands for staff. */
export type DeskStage = 'hidden' | 'announced' | 'open' | 'ended';

function isAt(stage: DeskStage, now: number) {
  const { isVisible, startsAt, endsAt } = votes;
  if (stage === 'hidden') return not(isVisible);
  if (stage === 'announced') return and(isVisible, gt(startsAt, now));
  if (stage === 'open') return and(isVisible, lte(startsAt, now), gt(endsAt, now));
  return and(isVisible, lte(endsAt, now));
}

/** Votes as staff look for them. There are hundreds, so they are sorted without an index. */
export function selectVotes(
  db: Db,
  { words, stage, now }: { words?: string | undefined; stage?: DeskStage | undefined; now: number },
  { after, limit }: PageRange,
): Promise<VoteRow[]> {
  const part = `%${(words ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select()
    .from(votes)
    .where(
      and(words ? ilike(votes.title, part) : undefined, stage ? isAt(stage, now) : undefined, lastFirst.after(after)),
    )
    .orderBy(...lastFirst.order)
    .limit(limit);
}

/** Ballots of votes, over all periods. */
export async function countBallots(db: Db, voteIds: readonly string[]): Promise<Map<string, number>> {
  if (voteIds.length === 0) return new Map();
  const { voteId, ballots } = voteTurnouts;
  const rows = await db
    .select({ voteId, ballots: sum(ballots).mapWith(Number) })
    .from(voteTurnouts)
    .where(inArray(voteId, [...voteIds]))
    .groupBy(voteId);
  return new Map(rows.map((row) => [row.voteId, row.ballots]));
}

/** A vote whose row nobody else changes, and in which nobody casts a ballot, until the transaction ends. */
export async function lockVote(db: Db, voteId: string): Promise<VoteRow | undefined> {
  const [row] = await db.select().from(votes).where(eq(votes.id, voteId)).for('update');
  return row;
}

export async function insertVote(db: Db, row: VoteRow): Promise<void> {
  await db.insert(votes).values(row);
}

export async function updateVote(db: Db, voteId: string, changes: Partial<VoteRow>): Promise<void> {
  await db.update(votes).set(changes).where(eq(votes.id, voteId));
}
