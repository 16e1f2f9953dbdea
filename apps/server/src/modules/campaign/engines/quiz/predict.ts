import type { BodyOf, QueryOf, QuizData, QuizMatchData, ReplyOf } from '@voltfront/contract';
import { isConsistent } from '@voltfront/rules/campaign/quiz';
import { formatDate } from '@voltfront/rules/format/date';
import type { ActorCtx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { newId } from '../../../../kernel/ids';
import { type CampaignRow, listPrizes } from '../../campaign.repository';
import { campaignTexts } from '../../campaign.texts';
import { grantAward } from '../../grant-award';
import { assertTakesPart, holdPerson, openCampaign, presentCampaign } from '../../read-campaign';
import { insertShare } from '../../share.repository';
import { limitsOf, presentMatch, sightOf, stateOf } from './present-match';
import { countChoices, findPrediction, findResult, putPrediction } from './quiz.repository';
import { quizTexts } from './quiz.texts';
import { CHAMPION, type MatchSettings, pointsByMerit, QUIZ, quizSettingsOf, streakSteps } from './quiz-settings';
import { leftToday, presentQuiz, presentStanding, presentStreaks, reasonOfStreak } from './show-quiz';
import { standingOf } from './standing';

/** @throws NOT_FOUND for a match that there is not */
function matchOf(row: CampaignRow, key: string): MatchSettings {
  const match = quizSettingsOf(row).matches.find((each) => each.key === key);
  if (!match) throw refuse('NOT_FOUND', { message: quizTexts.noMatch });
  return match;
}

/** A match as the caller sees it. @throws NOT_FOUND */
export async function showMatch(
  ctx: ActorCtx,
  { slug, match }: QueryOf<'GET /api/mpmkt/v1/campaign/quiz/match'>,
): Promise<QuizMatchData> {
  const row = await openCampaign(ctx, QUIZ, slug);
  const found = matchOf(row, match);
  return {
    campaign: await presentCampaign(ctx, row),
    limits: limitsOf(row),
    points: pointsByMerit(await listPrizes(ctx.db, row.id)),
    match: presentMatch(found, await sightOf(ctx, row)),
    ...(await leftToday(ctx, ctx.actor.accountId, row)),
  };
}

/** @throws STATE_CHANGED for a match about which nothing can be said */
async function assertOpen(ctx: ActorCtx, row: CampaignRow, match: MatchSettings): Promise<void> {
  const result = await findResult(ctx.db, row.id, match.key);
  const { closesMinutes } = quizSettingsOf(row);
  const state = stateOf(match, { closesMinutes, result, now: ctx.now() });
  if (state !== 'open')
    throw refuse('STATE_CHANGED', { message: state === 'putOff' ? quizTexts.putOff : quizTexts.closed });
}

/**
 * Predicts a match, or changes what was said; needs a transaction. What a person sends is counted one after the other, so that
 * no limit is passed; a change counts for nothing.
 * @throws NOT_FOUND, BAD_INPUT for parts that do not agree, STATE_CHANGED and FORBIDDEN as `assertTakesPart`, LIMIT_REACHED
 */
export async function predict(
  ctx: ActorCtx,
  { slug, match: key, ...guess }: BodyOf<'POST /api/mpmkt/v1/campaign/quiz/predict'>,
): Promise<QuizMatchData> {
  await holdPerson(ctx);
  const row = await openCampaign(ctx, QUIZ, slug);
  await assertTakesPart(ctx, row);
  const match = matchOf(row, key);
  if (!isConsistent(guess))
    throw refuse('BAD_INPUT', { message: quizTexts.inconsistent, data: { fields: ['body.score'] } });
  await assertOpen(ctx, row, match);
  const { accountId } = ctx.actor;
  const prediction = { accountId, campaignId: row.id, match: key };
  const hasSent = (await findPrediction(ctx.db, prediction)) !== undefined;
  if (!hasSent && (await leftToday(ctx, accountId, row)).left === 0)
    throw refuse('LIMIT_REACHED', { message: quizTexts.usedUp });
  const now = ctx.now();
  await putPrediction(ctx.db, {
    ...prediction,
    id: newId(now),
    choice: guess.choice,
    homeGoals: guess.score?.home ?? null,
    awayGoals: guess.score?.away ?? null,
    firstGoal: guess.first,
    day: formatDate(now),
    createdAt: now,
    updatedAt: now,
  });
  const shown = await showMatch(ctx, { slug, match: key });
  // What others chose shows at once to who has just chosen.
  const sight = { ...(await sightOf(ctx, row)), choices: await countChoices(ctx.db, row.id, key) };
  return { ...shown, match: presentMatch(match, sight) };
}

/**
 * Says who will win all, or changes it; needs a transaction.
 * @throws NOT_FOUND, STATE_CHANGED, FORBIDDEN
 */
export async function predictChampion(
  ctx: ActorCtx,
  { slug, side }: BodyOf<'POST /api/mpmkt/v1/campaign/quiz/champion'>,
): Promise<QuizData> {
  await holdPerson(ctx);
  const row = await openCampaign(ctx, QUIZ, slug);
  await assertTakesPart(ctx, row);
  const { championUntil, sides } = quizSettingsOf(row);
  if (championUntil === null || !sides.some(({ key }) => key === side))
    throw refuse('NOT_FOUND', { message: quizTexts.noSide });
  const now = ctx.now();
  const isOver = now >= championUntil || (await findResult(ctx.db, row.id, CHAMPION)) !== undefined;
  if (isOver) throw refuse('STATE_CHANGED', { message: quizTexts.closed });
  await putPrediction(ctx.db, {
    accountId: ctx.actor.accountId,
    campaignId: row.id,
    match: CHAMPION,
    id: newId(now),
    choice: side,
    day: formatDate(now),
    createdAt: now,
    updatedAt: now,
  });
  return presentQuiz(ctx, row);
}

/** Notes that the caller shared the campaign today. @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart` */
export async function shareQuiz(
  ctx: ActorCtx,
  { slug }: BodyOf<'POST /api/mpmkt/v1/campaign/quiz/share'>,
): Promise<{ left: number }> {
  const row = await openCampaign(ctx, QUIZ, slug);
  await assertTakesPart(ctx, row);
  const now = ctx.now();
  const { accountId } = ctx.actor;
  await insertShare(ctx.db, { accountId, campaignId: row.id, day: formatDate(now), createdAt: now });
  const { left } = await leftToday(ctx, accountId, row);
  return { left };
}

type Claim = 'POST /api/mpmkt/v1/campaign/quiz/streak/claim';

/**
 * Gives the prize for so many hits in a row; needs a transaction. It can be claimed for some days after the end, and not while
 * the campaign is paused.
 * @throws NOT_FOUND, STATE_CHANGED, LIMIT_REACHED for a prize that was claimed, SOLD_OUT
 */
export async function claimStreak(ctx: ActorCtx, { slug, hits }: BodyOf<Claim>): Promise<ReplyOf<Claim>> {
  await holdPerson(ctx);
  const row = await openCampaign(ctx, QUIZ, slug);
  if (row.switch === 'paused') throw refuse('STATE_CHANGED', { message: campaignTexts.paused });
  const { accountId } = ctx.actor;
  const prizes = await listPrizes(ctx.db, row.id);
  const { standing } = await standingOf(ctx, accountId, row.id);
  const state = (await presentStreaks(ctx, row, prizes, standing.best)).find((each) => each.hits === hits)?.state;
  const step = streakSteps(prizes).find((each) => each.hits === hits);
  if (!step || !state) throw refuse('NOT_FOUND', { message: quizTexts.noPrize });
  if (state === 'claimed') throw refuse('LIMIT_REACHED', { message: quizTexts.claimed });
  if (state === 'locked' || state === 'lapsed') throw refuse('STATE_CHANGED', { message: quizTexts[state] });
  const award =
    state === 'open' && (await grantAward(ctx, { accountId, prize: step.prize, reason: reasonOfStreak(hits) }));
  if (!award) throw refuse('SOLD_OUT', { message: campaignTexts.soldOut });
  return presentStanding(ctx, row);
}
