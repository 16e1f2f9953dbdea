import { randomInt } from 'node:crypto';
import { and, asc, count, countDistinct, eq, gt, isNull, lte, or, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database';
import { campaignAwards, campaignPrizes, campaigns } from '../../campaign.tables';
import { pollCounts, pollDraws, pollExclusions, pollVotes } from './poll.tables';
import { POLL } from './poll-settings';

export type PollVoteRow = typeof pollVotes.$inferSelect;
export type PollDrawRow = typeof pollDraws.$inferSelect;

/** Names an option of a poll. */
export interface OptionKey {
  question: string;
  option: string;
}

/** Votes of one option. */
export interface OptionCount extends OptionKey {
  votes: number;
}

/** Rows over which the votes of an option are spread. */
const SHARDS = 8;

const ofPerson = (accountId: string, campaignId: string) =>
  and(eq(pollVotes.accountId, accountId), eq(pollVotes.campaignId, campaignId));

/** Adds a vote; false when there is one of that number. */
export async function insertVote(db: Db, row: PollVoteRow): Promise<boolean> {
  const rows = await db.insert(pollVotes).values(row).onConflictDoNothing().returning({ n: pollVotes.n });
  return rows.length > 0;
}

/** Votes of a person by option, in all and on a day. */
export async function votesOf(
  db: Db,
  accountId: string,
  campaignId: string,
  day: string,
): Promise<(OptionCount & { today: number })[]> {
  const { question, option } = pollVotes;
  const today = sql<number>`count(*) filter (where ${pollVotes.day} = ${day})`.mapWith(Number);
  return db
    .select({ question, option, votes: count(), today })
    .from(pollVotes)
    .where(ofPerson(accountId, campaignId))
    .groupBy(question, option);
}

/** Removes all votes of a person, and says how many each option had of them, in the order of the options. */
export async function deleteVotes(db: Db, accountId: string, campaignId: string): Promise<OptionCount[]> {
  const { question, option } = pollVotes;
  const rows = await db.delete(pollVotes).where(ofPerson(accountId, campaignId)).returning({ question, option });
  const counts = new Map<string, OptionCount>();
  for (const row of rows) {
    const key = `${row.question} ${row.option}`;
    counts.set(key, { ...row, votes: (counts.get(key)?.votes ?? 0) + 1 });
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

/** Votes of every option that has some. */
export async function countVotes(db: Db, campaignId: string): Promise<OptionCount[]> {
  const { question, option, votes } = pollCounts;
  const rows = await db
    .select({ question, option, votes: sum(votes) })
    .from(pollCounts)
    .where(eq(pollCounts.campaignId, campaignId))
    .groupBy(question, option);
  return rows.map((row) => ({ ...row, votes: Number(row.votes) }));
}

/** Adds to the votes of an option. */
export async function addVotes(db: Db, campaignId: string, { question, option, votes }: OptionCount): Promise<void> {
  const shard = randomInt(SHARDS);
  const { campaignId: campaign, votes: counted } = pollCounts;
  await db
    .insert(pollCounts)
    .values({ campaignId, question, option, shard, votes })
    .onConflictDoUpdate({
      target: [campaign, pollCounts.question, pollCounts.option, pollCounts.shard],
      set: { votes: sql`${counted} + ${votes}` },
    });
}

/** Takes votes from an option, from as many of its rows as it needs. Nobody else may take some at the same time. */
export async function takeVotes(db: Db, campaignId: string, { question, option, votes }: OptionCount): Promise<void> {
  const isOption = and(
    eq(pollCounts.campaignId, campaignId),
    eq(pollCounts.question, question),
    eq(pollCounts.option, option),
  );
  const rows = await db.select().from(pollCounts).where(isOption).orderBy(asc(pollCounts.shard)).for('update');
  let open = votes;
  for (const row of rows) {
    const part = Math.min(open, row.votes);
    open -= part;
    if (part > 0)
      await db
        .update(pollCounts)
        .set({ votes: row.votes - part })
        .where(and(isOption, eq(pollCounts.shard, row.shard)));
  }
}

/** Takes a person out of a poll; false when they are. */
export async function insertExclusion(db: Db, row: typeof pollExclusions.$inferInsert): Promise<boolean> {
  const { accountId } = pollExclusions;
  return (await db.insert(pollExclusions).values(row).onConflictDoNothing().returning({ accountId })).length > 0;
}

export async function isExcluded(db: Db, accountId: string, campaignId: string): Promise<boolean> {
  const isPerson = and(eq(pollExclusions.accountId, accountId), eq(pollExclusions.campaignId, campaignId));
  return (await db.$count(pollExclusions, isPerson)) > 0;
}

export const countExcluded = (db: Db, campaignId: string): Promise<number> =>
  db.$count(pollExclusions, eq(pollExclusions.campaignId, campaignId));

export async function findDraw(db: Db, campaignId: string): Promise<PollDrawRow | undefined> {
  const [row] = await db.select().from(pollDraws).where(eq(pollDraws.campaignId, campaignId));
  return row;
}

/** Published polls whose prizes are to be drawn by now, the oldest first. */
export const listDue = async (db: Db, now: number, limit: number): Promise<(typeof campaigns.$inferSelect)[]> => {
  const drawsAt = sql`(${campaigns.settings}->>'drawsAt')::bigint`;
  const rows = await db
    .select({ campaign: campaigns })
    .from(campaigns)
    .leftJoin(pollDraws, eq(pollDraws.campaignId, campaigns.id))
    .where(
      and(
        eq(campaigns.engine, POLL),
        eq(campaigns.switch, 'published'),
        lte(drawsAt, now),
        isNull(pollDraws.campaignId),
      ),
    )
    .orderBy(asc(campaigns.id))
    .limit(limit);
  return rows.map(({ campaign }) => campaign);
};

/** Notes that prizes are drawn; false when they are. */
export async function insertDraw(db: Db, row: PollDrawRow): Promise<boolean> {
  const { campaignId } = pollDraws;
  return (await db.insert(pollDraws).values(row).onConflictDoNothing().returning({ campaignId })).length > 0;
}

export async function noteEntrants(db: Db, campaignId: string, entrants: number): Promise<void> {
  await db.update(pollDraws).set({ entrants }).where(eq(pollDraws.campaignId, campaignId));
}

/** Accounts after one, in their order, that voted for one of these options; or, without any, for every question. */
export async function pageVoters(
  db: Db,
  campaignId: string,
  wanted: { options: readonly OptionKey[] } | { questions: number },
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { accountId, question, option } = pollVotes;
  const here = and(eq(pollVotes.campaignId, campaignId), gt(accountId, after));
  const ofOptions =
    'options' in wanted
      ? or(...wanted.options.map((key) => and(eq(question, key.question), eq(option, key.option))))
      : undefined;
  const asked = 'questions' in wanted ? wanted.questions : 1;
  const rows = await db
    .select({ accountId })
    .from(pollVotes)
    .where(and(here, ofOptions))
    .groupBy(accountId)
    .having(sql`${countDistinct(question)} >= ${asked}`)
    .orderBy(asc(accountId))
    .limit(limit);
  return rows.map((row) => row.accountId);
}

/** Titles of what a person got in a campaign for a reason. */
export async function titlesWon(db: Db, accountId: string, campaignId: string, reason: string): Promise<string[]> {
  const rows = await db
    .select({ title: campaignPrizes.title })
    .from(campaignAwards)
    .innerJoin(campaignPrizes, eq(campaignPrizes.id, campaignAwards.prizeId))
    .where(
      and(
        eq(campaignAwards.accountId, accountId),
        eq(campaignAwards.campaignId, campaignId),
        eq(campaignAwards.reason, reason),
      ),
    );
  return rows.map(({ title }) => title);
}
