import { meritsOf, type PredictionResult, type QuizMerit } from '@voltfront/rules/campaign/quiz';
import { guardOf } from '../../../../kernel/account-guard';
import { type Ctx, withTransaction } from '../../../../kernel/context';
import type { JobMap } from '../../../../kernel/jobs';
import { lockName } from '../../../../kernel/name-lock.repository';
import { type CampaignRow, findCampaignById, listPrizes, type PrizeRow } from '../../campaign.repository';
import { grantAward } from '../../grant-award';
import { guessOf, resultOf } from './present-match';
import {
  findPrediction,
  findResult,
  type PredictionRow,
  pageUnsettled,
  type ResultRow,
  settlePrediction,
} from './quiz.repository';
import { CHAMPION, prizesFor } from './quiz-settings';
import { countStanding } from './standing';

/** People who are read at a time. */
const PAGE = 500;

/** What of a prediction was right, and what is said about it. */
export function verdictOf(row: PredictionRow, result: ResultRow): { result: PredictionResult; merits: QuizMerit[] } {
  if (row.match === CHAMPION)
    return row.choice === result.winner ? { result: 'hit', merits: ['champion'] } : { result: 'miss', merits: [] };
  const ended = resultOf(result);
  if (ended === null) return { result: 'void', merits: [] };
  const merits = meritsOf(guessOf(row), ended);
  return { result: merits.includes('choice') ? 'hit' : 'miss', merits };
}

/** Gives what is for these merits. @returns the points of it */
async function reward(
  ctx: Ctx,
  { accountId, match }: PredictionRow,
  prizes: readonly PrizeRow[],
  merits: readonly QuizMerit[],
): Promise<number> {
  let points = 0;
  for (const prize of merits.flatMap((merit) => prizesFor(prizes, merit)))
    if (await grantAward(ctx, { accountId, prize, reason: `match:${match}` })) points += prize.amount ?? 0;
  return points;
}

/** Settles what one person said, once; needs a transaction. */
async function settleFor(ctx: Ctx, row: CampaignRow, result: ResultRow, accountId: string): Promise<void> {
  if (!(await guardOf(ctx).holdAccount(ctx.db, accountId))) return;
  await lockName(ctx.db, `campaign:${accountId}`);
  const key = { accountId, campaignId: row.id, match: result.match };
  const prediction = await findPrediction(ctx.db, key);
  if (!prediction || prediction.result !== null) return;
  const verdict = verdictOf(prediction, result);
  const points = await reward(ctx, prediction, await listPrizes(ctx.db, row.id), verdict.merits);
  await settlePrediction(ctx.db, key, { result: verdict.result, points });
  await countStanding(ctx, row, accountId);
}

/**
 * Settles the predictions of a match, each in its own transaction; runs outside of one, and may run again: what is settled stays.
 * Before the result counts nothing happens: one that was corrected has a job of its own.
 */
export async function settleMatch(ctx: Ctx, { campaignId, match }: JobMap['settleQuizMatch']): Promise<void> {
  const result = await findResult(ctx.db, campaignId, match);
  const row = await findCampaignById(ctx.db, campaignId);
  if (!row || !result || ctx.now() < result.scoresAt) return;
  for (let after = ''; ; ) {
    const people = await pageUnsettled(ctx.db, { campaignId, match }, { after, limit: PAGE });
    for (const accountId of people) await withTransaction(ctx, (tx) => settleFor(tx, row, result, accountId));
    after = people.at(-1) ?? '';
    if (people.length < PAGE) return;
  }
}
