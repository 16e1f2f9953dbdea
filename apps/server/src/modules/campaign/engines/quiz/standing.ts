import type { QuizStandingData } from '@voltfront/contract';
import { type PredictionResult, streakOf } from '@voltfront/rules/campaign/quiz';
import type { Ctx } from '../../../../kernel/context';
import type { CampaignRow } from '../../campaign.repository';
import {
  countAhead,
  findPlayer,
  type PlayerRow,
  type PredictionRow,
  predictionsOf,
  putPlayer,
} from './quiz.repository';
import { type MatchSettings, quizSettingsOf } from './quiz-settings';

/** Matches in the order of their kick-offs; those that are put off come last. */
export const inOrder = (matches: readonly MatchSettings[]): MatchSettings[] =>
  matches
    .map((match, index) => ({ match, index, at: match.kicksOffAt ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => (a.at === b.at ? a.index - b.index : a.at - b.at))
    .map(({ match }) => match);

/** Where a person stands after all that they predicted. */
export function standingAfter(
  row: Pick<CampaignRow, 'id' | 'settings' | 'startsAt'>,
  accountId: string,
  predictions: readonly PredictionRow[],
  now: number,
): PlayerRow {
  const ofMatch = new Map(predictions.map((each) => [each.match, each]));
  const results = inOrder(quizSettingsOf(row).matches).map(
    ({ key }) => (ofMatch.get(key)?.result ?? null) as PredictionResult | null,
  );
  const streak = streakOf(results);
  const paid = predictions.filter(({ points }) => points > 0);
  return {
    accountId,
    campaignId: row.id,
    points: paid.reduce((sum, { points }) => sum + points, 0),
    hits: results.filter((result) => result === 'hit').length,
    settled: results.filter((result) => result === 'hit' || result === 'miss').length,
    streak: streak.now,
    best: streak.best,
    sentAt: Math.max(row.startsAt, ...paid.map(({ updatedAt }) => updatedAt)),
    updatedAt: now,
  };
}

/** Counts anew where a person stands; needs a transaction that holds the person. */
export async function countStanding(ctx: Ctx, row: CampaignRow, accountId: string): Promise<void> {
  const predictions = await predictionsOf(ctx.db, { accountId, campaignId: row.id });
  await putPlayer(ctx.db, standingAfter(row, accountId, predictions, ctx.now()));
}

/** The row of a person, with their rank; null before the first points. */
export async function standingOf(
  ctx: Ctx,
  accountId: string,
  campaignId: string,
): Promise<{ player: PlayerRow | undefined; standing: QuizStandingData }> {
  const player = await findPlayer(ctx.db, { accountId, campaignId });
  const { points = 0, hits = 0, settled = 0, streak = 0, best = 0 } = player ?? {};
  const rank = player && points > 0 ? 1 + (await countAhead(ctx.db, player)) : null;
  return { player, standing: { points, hits, settled, streak, best, rank } };
}
