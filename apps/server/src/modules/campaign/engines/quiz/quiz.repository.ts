import type { PredictionResult } from '@voltfront/rules/campaign/quiz';
import { and, asc, count, desc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database';
import { keyset, type PageRange } from '../../../../kernel/list';
import { quizPlayers, quizPredictions, quizResults } from './quiz.tables';
import { CHAMPION } from './quiz-settings';

export type PredictionRow = typeof quizPredictions.$inferSelect;
export type ResultRow = typeof quizResults.$inferSelect;
export type PlayerRow = typeof quizPlayers.$inferSelect;
/** Names a prediction. */
export type PredictionKey = Pick<PredictionRow, 'accountId' | 'campaignId' | 'match'>;

/** How many people have made a choice. */
export interface ChoiceCount {
  match: string;
  choice: string;
  people: number;
}

const newestFirst = keyset(quizPredictions.createdAt, quizPredictions.id);

const ofPerson = ({ accountId, campaignId }: Pick<PredictionKey, 'accountId' | 'campaignId'>) =>
  and(eq(quizPredictions.accountId, accountId), eq(quizPredictions.campaignId, campaignId));
const isPrediction = (key: PredictionKey) => and(ofPerson(key), eq(quizPredictions.match, key.match));

/** Keeps what somebody says now; it takes the place of what they said before. */
export async function putPrediction(db: Db, row: typeof quizPredictions.$inferInsert): Promise<void> {
  const { accountId, campaignId, match } = quizPredictions;
  const { choice, homeGoals = null, awayGoals = null, firstGoal = null, updatedAt } = row;
  await db
    .insert(quizPredictions)
    .values(row)
    .onConflictDoUpdate({
      target: [accountId, campaignId, match],
      set: { choice, homeGoals, awayGoals, firstGoal, updatedAt },
    });
}

export async function findPrediction(db: Db, key: PredictionKey): Promise<PredictionRow | undefined> {
  const [row] = await db.select().from(quizPredictions).where(isPrediction(key));
  return row;
}

/** All that a person said in a campaign: at most one row for each match. */
export const predictionsOf = (
  db: Db,
  person: Pick<PredictionKey, 'accountId' | 'campaignId'>,
): Promise<PredictionRow[]> => db.select().from(quizPredictions).where(ofPerson(person));

/** A page of what a person said about matches, newest first. */
export const listPredictions = (
  db: Db,
  person: Pick<PredictionKey, 'accountId' | 'campaignId'>,
  { after, limit }: PageRange,
): Promise<PredictionRow[]> =>
  db
    .select()
    .from(quizPredictions)
    .where(and(ofPerson(person), ne(quizPredictions.match, CHAMPION), newestFirst.after(after)))
    .orderBy(...newestFirst.order)
    .limit(limit);

/** Matches that a person first predicted on a day. */
export const countSent = (db: Db, person: Pick<PredictionKey, 'accountId' | 'campaignId'>, day: string) =>
  db.$count(quizPredictions, and(ofPerson(person), eq(quizPredictions.day, day), ne(quizPredictions.match, CHAMPION)));

/** How many people made each choice, about one match or all of them. */
export const countChoices = (db: Db, campaignId: string, only?: string): Promise<ChoiceCount[]> => {
  const { match, choice } = quizPredictions;
  return db
    .select({ match, choice, people: count() })
    .from(quizPredictions)
    .where(and(eq(quizPredictions.campaignId, campaignId), only === undefined ? undefined : eq(match, only)))
    .groupBy(match, choice);
};

/** Predictions of each match that are not settled. */
export async function countUnsettled(db: Db, campaignId: string): Promise<Map<string, number>> {
  const { match, result } = quizPredictions;
  const rows = await db
    .select({ match, people: count() })
    .from(quizPredictions)
    .where(and(eq(quizPredictions.campaignId, campaignId), isNull(result)))
    .groupBy(match);
  return new Map(rows.map((row) => [row.match, row.people]));
}

/** People after one, in their order, whose prediction of a match is not settled. */
export async function pageUnsettled(
  db: Db,
  { campaignId, match }: Pick<PredictionKey, 'campaignId' | 'match'>,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { accountId } = quizPredictions;
  const rows = await db
    .select({ accountId })
    .from(quizPredictions)
    .where(
      and(
        eq(quizPredictions.campaignId, campaignId),
        eq(quizPredictions.match, match),
        isNull(quizPredictions.result),
        gt(accountId, after),
      ),
    )
    .orderBy(asc(accountId))
    .limit(limit);
  return rows.map((row) => row.accountId);
}

/** Settles a prediction, once. */
export async function settlePrediction(
  db: Db,
  key: PredictionKey,
  { result, points }: { result: PredictionResult; points: number },
): Promise<void> {
  await db
    .update(quizPredictions)
    .set({ result, points })
    .where(and(isPrediction(key), isNull(quizPredictions.result)));
}

export async function findResult(db: Db, campaignId: string, match: string): Promise<ResultRow | undefined> {
  const [row] = await db
    .select()
    .from(quizResults)
    .where(and(eq(quizResults.campaignId, campaignId), eq(quizResults.match, match)));
  return row;
}

/** Results of a campaign: at most one for each match, and the champion. */
export const listResults = (db: Db, campaignId: string): Promise<ResultRow[]> =>
  db.select().from(quizResults).where(eq(quizResults.campaignId, campaignId));

/** Enters a result in place of one that does not count yet; false when it does. */
export async function putResult(db: Db, row: ResultRow): Promise<boolean> {
  const { campaignId, match, ...entered } = row;
  const rows = await db
    .insert(quizResults)
    .values(row)
    .onConflictDoUpdate({
      target: [quizResults.campaignId, quizResults.match],
      set: entered,
      setWhere: gt(quizResults.scoresAt, row.createdAt),
    })
    .returning({ match: quizResults.match });
  return rows.length > 0;
}

export async function putPlayer(db: Db, row: PlayerRow): Promise<void> {
  const { accountId, campaignId, ...standing } = row;
  await db
    .insert(quizPlayers)
    .values(row)
    .onConflictDoUpdate({ target: [quizPlayers.accountId, quizPlayers.campaignId], set: standing });
}

export async function findPlayer(
  db: Db,
  { accountId, campaignId }: Pick<PlayerRow, 'accountId' | 'campaignId'>,
): Promise<PlayerRow | undefined> {
  const [row] = await db
    .select()
    .from(quizPlayers)
    .where(and(eq(quizPlayers.accountId, accountId), eq(quizPlayers.campaignId, campaignId)));
  return row;
}

/** People with points: who has more is ahead, then who sent earlier. */
export const listRanked = (db: Db, campaignId: string, limit: number): Promise<PlayerRow[]> =>
  db
    .select()
    .from(quizPlayers)
    .where(and(eq(quizPlayers.campaignId, campaignId), gt(quizPlayers.points, 0)))
    .orderBy(desc(quizPlayers.points), asc(quizPlayers.sentAt), asc(quizPlayers.accountId))
    .limit(limit);

/** How many are ahead of a person. */
export const countAhead = (db: Db, { accountId, campaignId, points, sentAt }: PlayerRow): Promise<number> =>
  db.$count(
    quizPlayers,
    and(
      eq(quizPlayers.campaignId, campaignId),
      or(
        gt(quizPlayers.points, points),
        and(eq(quizPlayers.points, points), lt(quizPlayers.sentAt, sentAt)),
        and(eq(quizPlayers.points, points), eq(quizPlayers.sentAt, sentAt), lt(quizPlayers.accountId, accountId)),
      ),
    ),
  );

/** Rows that one statement adds. */
const BATCH = 500;

/** Adds what many people predicted and where they stand, for demo data. */
export async function insertPlayers(
  db: Db,
  predictions: readonly PredictionRow[],
  players: readonly PlayerRow[],
): Promise<void> {
  for (let from = 0; from < predictions.length; from += BATCH)
    await db.insert(quizPredictions).values(predictions.slice(from, from + BATCH));
  if (players.length > 0) await db.insert(quizPlayers).values([...players]);
}
