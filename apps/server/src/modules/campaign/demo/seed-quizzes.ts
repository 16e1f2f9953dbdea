import { FIRST_GOALS, OUTCOMES, type Outcome, outcomeOf } from '@voltfront/rules/campaign/quiz';
import { formatDate } from '@voltfront/rules/format/date';
import { HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { newId } from '../../../kernel/ids';
import { findPeople } from '../../account';
import { type CampaignRow, findCampaign, listPrizes } from '../campaign.repository';
import { insertPlayers, type PredictionRow, putResult, type ResultRow } from '../engines/quiz/quiz.repository';
import { CHAMPION, pointsByMerit, quizSettingsOf } from '../engines/quiz/quiz-settings';
import { verdictOf } from '../engines/quiz/settle';
import { standingAfter } from '../engines/quiz/standing';
import { addCampaigns } from './add-campaigns';
import { quizzes, SCORES } from './campaigns/quizzes';

/** How long after the kick-off a result counts. */
const SCORED_MS = 3 * HOUR_MS;
/** How many of the matches a demo person predicted, by campaign; the last ones are not over yet. */
const PREDICTED: Readonly<Record<string, number>> = { 'world-cup': 15, 'world-cup-last': 24 };
const CHAMPIONS: Readonly<Record<string, string>> = { 'world-cup-last': 'arg' };

const friends = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => `person-${kind}-${String(index + 1).padStart(2, '0')}`);
/** Who takes part: those whose pages are shown come first. */
const PEOPLE = [
  'person-orders',
  'person-collector',
  'person-member',
  ...friends('friend', 70),
  ...friends('guest', 60),
];

/** A number that looks like chance and is the same each time. */
function mixed(...parts: number[]): number {
  let bits = 2_166_136_261;
  for (const part of parts) {
    bits = Math.imul(bits ^ (part + 1), 16_777_619);
    bits = Math.imul(bits ^ (bits >>> 15), 2_246_822_519);
    bits ^= bits >>> 13;
  }
  return bits >>> 0;
}

async function addResults(ctx: Ctx, campaign: CampaignRow): Promise<Map<string, ResultRow>> {
  const rows = quizSettingsOf(campaign).matches.flatMap(({ key, kicksOffAt }, index): ResultRow[] => {
    const score = SCORES[index];
    if (score === undefined || kicksOffAt === null || kicksOffAt + SCORED_MS > ctx.now()) return [];
    return [
      {
        ...{ campaignId: campaign.id, match: key, isVoid: score === null, winner: null },
        ...{ homeGoals: score?.[0] ?? null, awayGoals: score?.[1] ?? null, firstGoal: score?.[2] ?? null },
        ...{ scoresAt: kicksOffAt + SCORED_MS, createdAt: kicksOffAt + SCORED_MS },
      },
    ];
  });
  const winner = CHAMPIONS[campaign.slug];
  if (winner !== undefined)
    rows.push({
      ...{ campaignId: campaign.id, match: CHAMPION, isVoid: false, winner, homeGoals: null, awayGoals: null },
      ...{ firstGoal: null, scoresAt: campaign.endsAt, createdAt: campaign.endsAt },
    });
  for (const row of rows) await putResult(ctx.db, row);
  return new Map(rows.map((row) => [row.match, row]));
}

/** The first people, whose pages are shown, are right about three of four matches. */
const SHOWN = 3;

function choiceOf(person: number, match: number): Outcome {
  const score = SCORES[match];
  if (person < SHOWN && score && match % 4 !== 3) return outcomeOf({ home: score[0], away: score[1] });
  return OUTCOMES[[0, 0, 0, 1, 2][mixed(person, match) % 5] ?? 0] ?? 'home';
}

/** What a demo person says about a match: every third with a score, every fourth with the first goal. */
function guessOf(
  person: number,
  match: number,
): Pick<PredictionRow, 'choice' | 'homeGoals' | 'awayGoals' | 'firstGoal'> {
  const choice = choiceOf(person, match);
  const goals = { home: [2, 1], draw: [1, 1], away: [0, 2] }[choice] as [number, number];
  const hasScore = mixed(match, person) % 3 === 0;
  const first = choice === 'draw' ? null : (FIRST_GOALS[choice === 'home' ? 0 : 1] ?? null);
  return {
    choice,
    homeGoals: hasScore ? goals[0] : null,
    awayGoals: hasScore ? goals[1] : null,
    firstGoal: mixed(person, match, 3) % 4 === 0 ? first : null,
  };
}

/** What everybody predicted in a campaign, and where they stand. Nothing of it changes a balance of points. */
async function addPredictions(ctx: Ctx, campaign: CampaignRow, people: readonly string[]): Promise<void> {
  const results = await addResults(ctx, campaign);
  const points = pointsByMerit(await listPrizes(ctx.db, campaign.id));
  const { matches, sides, championUntil } = quizSettingsOf(campaign);
  const known = matches.slice(0, PREDICTED[campaign.slug] ?? 0);
  const settled = (row: PredictionRow): PredictionRow => {
    const result = results.get(row.match);
    if (!result) return row;
    const verdict = verdictOf(row, result);
    return { ...row, result: verdict.result, points: verdict.merits.reduce((sum, merit) => sum + points[merit], 0) };
  };
  const predictions = people.map((accountId, person) => {
    const say = (match: string, at: number, guess: ReturnType<typeof guessOf>) =>
      settled({
        ...{ accountId, campaignId: campaign.id, match, id: newId(at), ...guess },
        ...{ day: formatDate(at), result: null, points: 0, createdAt: at, updatedAt: at },
      });
    const ofMatches = known.flatMap(({ key, kicksOffAt }, match) => {
      const at = (kicksOffAt ?? 0) - (2 + (mixed(match, person, 5) % 20)) * HOUR_MS;
      // The first people predicted the first match of each day, and everybody else most of them.
      const isSaid = person < SHOWN ? match % 3 !== 2 : mixed(person, match, 9) % 5 !== 0;
      return isSaid && kicksOffAt !== null && at <= ctx.now() ? [say(key, at, guessOf(person, match))] : [];
    });
    const champion = sides[mixed(person, 77) % sides.length]?.key ?? '';
    const at = Math.min(campaign.startsAt + (person + 1) * HOUR_MS, championUntil ?? 0, ctx.now() - HOUR_MS);
    const said = { choice: champion, homeGoals: null, awayGoals: null, firstGoal: null };
    return [...ofMatches, ...(person === 0 && results.size < matches.length ? [] : [say(CHAMPION, at, said)])];
  });
  const players = predictions.flatMap((own, index) => {
    const accountId = people[index];
    const isSettled = own.some(({ result }) => result !== null);
    return accountId !== undefined && isSettled ? [standingAfter(campaign, accountId, own, ctx.now())] : [];
  });
  await insertPlayers(ctx.db, predictions.flat(), players);
}

/** Campaigns of predictions, with results and what demo people said. */
export async function seedQuizzes(ctx: Ctx): Promise<void> {
  await addCampaigns(ctx, quizzes(ctx.now()));
  const found = await findPeople(ctx, PEOPLE);
  const people = PEOPLE.filter((accountId) => found.has(accountId));
  for (const slug of Object.keys(PREDICTED)) {
    const campaign = await findCampaign(ctx.db, slug);
    if (campaign) await addPredictions(ctx, campaign, people);
  }
}
