import type { QuizMatchData, ShownMatchData, ShownSideData } from '@voltfront/contract';
import {
  closesAt,
  type FirstGoal,
  type Guess,
  type MatchResult,
  matchState,
  OUTCOMES,
  type Outcome,
  type PredictionResult,
  sharesOf,
} from '@voltfront/rules/campaign/quiz';
import { SECOND_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../../kernel/context';
import { InternalError } from '../../../../kernel/errors';
import { createSharedReads } from '../../../../kernel/shared-reads';
import type { CampaignRow } from '../../campaign.repository';
import {
  type ChoiceCount,
  countChoices,
  listResults,
  type PredictionRow,
  predictionsOf,
  type ResultRow,
} from './quiz.repository';
import { type MatchSettings, quizSettingsOf } from './quiz-settings';

/** What others just chose shows after so long (ms). */
const COUNTED_MS = 2 * SECOND_MS;
const counts = createSharedReads<ChoiceCount[]>(COUNTED_MS);

/** Choices of everybody, which may be some seconds old. */
const choicesOf = (ctx: Ctx, campaignId: string): Promise<ChoiceCount[]> =>
  counts.read(ctx, campaignId, () => countChoices(ctx.db, campaignId));

/** What is needed to show the matches of a campaign to somebody. */
export interface MatchSight {
  campaign: CampaignRow;
  choices: readonly ChoiceCount[];
  results: ReadonlyMap<string, ResultRow>;
  own: ReadonlyMap<string, PredictionRow>;
  now: number;
}

/** Reads what the caller may see of a campaign's matches; the same number of statements for any number of them. */
export async function sightOf(ctx: Ctx, campaign: CampaignRow): Promise<MatchSight> {
  const own = ctx.actor ? await predictionsOf(ctx.db, { accountId: ctx.actor.accountId, campaignId: campaign.id }) : [];
  const results = await listResults(ctx.db, campaign.id);
  return {
    campaign,
    choices: await choicesOf(ctx, campaign.id),
    results: new Map(results.map((row) => [row.match, row])),
    own: new Map(own.map((row) => [row.match, row])),
    now: ctx.now(),
  };
}

const scoreOf = ({ homeGoals, awayGoals }: Pick<PredictionRow, 'homeGoals' | 'awayGoals'>) =>
  homeGoals === null || awayGoals === null ? null : { home: homeGoals, away: awayGoals };

/** What somebody said about a match. */
export const guessOf = (row: PredictionRow): Guess => ({
  choice: row.choice as Outcome,
  score: scoreOf(row),
  first: row.firstGoal as FirstGoal | null,
});

/** How a match ended; null for one that is void. */
export function resultOf(row: ResultRow): MatchResult | null {
  const score = scoreOf(row);
  return row.isVoid || score === null ? null : { score, first: row.firstGoal as FirstGoal };
}

/** Where a match stands. */
export const stateOf = (
  { kicksOffAt }: MatchSettings,
  { closesMinutes, result, now }: { closesMinutes: number; result: ResultRow | undefined; now: number },
) =>
  matchState({ kicksOffAt, closesMinutes, scoresAt: result?.scoresAt ?? null, isVoid: result?.isVoid ?? false }, now);

/** Shares of the choices about a match, and how many people chose. */
export function spreadOf(choices: readonly ChoiceCount[], match: string): { shares: number[]; people: number } {
  const people = OUTCOMES.map(
    (outcome) => choices.find((each) => each.match === match && each.choice === outcome)?.people ?? 0,
  );
  return { shares: sharesOf(people), people: people.reduce((sum, each) => sum + each, 0) };
}

function presentOwn(row: PredictionRow | undefined): ShownMatchData['own'] {
  return row ? { ...guessOf(row), result: row.result as PredictionResult | null, points: row.points } : null;
}

/** A match as the caller sees it. */
export function presentMatch(
  match: MatchSettings,
  { campaign, choices, results, own, now }: MatchSight,
): ShownMatchData {
  const { closesMinutes, sides } = quizSettingsOf(campaign);
  const sideOf = (key: string): ShownSideData => {
    const side = sides.find((each) => each.key === key);
    if (!side) throw new InternalError(`campaign ${campaign.slug} has no side ${key}`);
    const { title, colors, isHorizontal } = side;
    return { title, colors, isHorizontal };
  };
  const { key, phase, kicksOffAt } = match;
  const result = results.get(key);
  const state = stateOf(match, { closesMinutes, result, now });
  return {
    key,
    phase,
    home: sideOf(match.home),
    away: sideOf(match.away),
    kicksOffAt,
    closesAt: kicksOffAt === null ? null : closesAt(kicksOffAt, closesMinutes),
    state,
    result: state === 'scored' && result ? resultOf(result) : null,
    ...spreadOf(choices, key),
    own: presentOwn(own.get(key)),
  };
}

/** What limits the predictions of everybody. */
export function limitsOf(campaign: CampaignRow): QuizMatchData['limits'] {
  const { closesMinutes, perDay, shareMore } = quizSettingsOf(campaign);
  return { closesMinutes, perDay, shareMore };
}
