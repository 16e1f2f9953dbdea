import type { QueryOf, QuizData, ReplyOf, StreakPrizeData } from '@voltfront/contract';
import { guessesLeft, streakState } from '@voltfront/rules/campaign/quiz';
import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS, SECOND_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { openPage } from '../../../../kernel/list';
import { createSharedReads } from '../../../../kernel/shared-reads';
import { findPeople } from '../../../account';
import { listOfReason } from '../../award.repository';
import { type CampaignRow, listPrizes, type PrizeRow } from '../../campaign.repository';
import { leftOf, openCampaign, presentCampaign, presentLanding } from '../../read-campaign';
import { countShares } from '../../share.repository';
import { faceOf } from '../packet/present-packet';
import { limitsOf, type MatchSight, presentMatch, sightOf } from './present-match';
import { countSent, listPredictions, listRanked, type PlayerRow } from './quiz.repository';
import { CHAMPION, pointsByMerit, QUIZ, quizSettingsOf, streakSteps } from './quiz-settings';
import { inOrder, standingOf } from './standing';

const PREDICTIONS = 'GET /api/mpmkt/v1/campaign/quiz/predictions';
/** People whom the ranking shows. */
const RANKED = 100;
/** How old (ms) the ranking may be. */
const RANKING_MS = 5 * SECOND_MS;
const rankings = createSharedReads<PlayerRow[]>(RANKING_MS);

/** Why a person got the prize of a streak: each is given once. */
export const reasonOfStreak = (hits: number): string => `streak:${hits}`;

/** Matches that a person can predict today still, and whether they shared today. */
export async function leftToday(ctx: Ctx, accountId: string, row: CampaignRow) {
  const day = formatDate(ctx.now());
  const hasShared = (await countShares(ctx.db, accountId, row.id, day)) > 0;
  const sent = await countSent(ctx.db, { accountId, campaignId: row.id }, day);
  return { left: guessesLeft(quizSettingsOf(row), sent, hasShared), hasShared };
}

/** Prizes of streaks, and where they stand for the caller. */
export async function presentStreaks(
  ctx: Ctx,
  row: CampaignRow,
  prizes: readonly PrizeRow[],
  best: number,
): Promise<StreakPrizeData[]> {
  const steps = streakSteps(prizes);
  const reasons = steps.map(({ hits }) => reasonOfStreak(hits));
  const awards = ctx.actor ? await listOfReason(ctx.db, ctx.actor.accountId, row.id, reasons) : [];
  const claimed = new Set(awards.map(({ reason }) => reason));
  const claimUntil = row.endsAt + quizSettingsOf(row).claimDays * DAY_MS;
  return steps.map(({ hits, prize }) => {
    const { kind, title, picture } = prize;
    const left = leftOf(prize);
    const facts = { at: hits, isClaimed: claimed.has(reasonOfStreak(hits)), left };
    const state = ctx.actor ? streakState(facts, { best, claimUntil }, ctx.now()) : null;
    return { hits, kind, title, picture, left, state };
  });
}

/** The question who wins all; null where it is not asked. */
function presentChampion({ campaign, results, own, now }: MatchSight): QuizData['champion'] {
  const { championUntil, sides } = quizSettingsOf(campaign);
  if (championUntil === null) return null;
  const result = results.get(CHAMPION);
  const counts = result !== undefined && now >= result.scoresAt;
  return {
    until: championUntil,
    isOpen: now < Math.min(championUntil, campaign.endsAt) && result === undefined,
    sides,
    winner: counts ? result.winner : null,
    own: own.get(CHAMPION)?.choice ?? null,
  };
}

async function presentRest(ctx: Ctx, row: CampaignRow): Promise<Omit<QuizData, 'campaign'>> {
  const sight = await sightOf(ctx, row);
  const prizes = await listPrizes(ctx.db, row.id);
  const { actor } = ctx;
  const standing = actor && (await standingOf(ctx, actor.accountId, row.id)).standing;
  const own = actor && standing && { ...standing, ...(await leftToday(ctx, actor.accountId, row)) };
  return {
    limits: limitsOf(row),
    points: pointsByMerit(prizes),
    champion: presentChampion(sight),
    matches: inOrder(quizSettingsOf(row).matches).map((match) => presentMatch(match, sight)),
    prizes: await presentStreaks(ctx, row, prizes, standing?.best ?? 0),
    own,
  };
}

/** The campaign as the caller sees it after a change of theirs. */
export const presentQuiz = async (ctx: Ctx, row: CampaignRow): Promise<QuizData> => ({
  campaign: await presentCampaign(ctx, row),
  ...(await presentRest(ctx, row)),
});

/** @throws NOT_FOUND */
export async function showQuiz(ctx: Ctx, { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/quiz'>): Promise<QuizData> {
  const row = await openCampaign(ctx, QUIZ, slug);
  return { campaign: await presentLanding(ctx, row), ...(await presentRest(ctx, row)) };
}

type Standing = ReplyOf<'GET /api/mpmkt/v1/campaign/quiz/standing'>;

/** Where the caller stands, with the prizes of streaks. */
export async function presentStanding(ctx: ActorCtx, row: CampaignRow): Promise<Standing> {
  const { standing } = await standingOf(ctx, ctx.actor.accountId, row.id);
  const prizes = await presentStreaks(ctx, row, await listPrizes(ctx.db, row.id), standing.best);
  return { campaign: await presentCampaign(ctx, row), standing, prizes };
}

/** @throws NOT_FOUND */
export const showStanding = async (
  ctx: ActorCtx,
  { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/quiz/standing'>,
): Promise<Standing> => presentStanding(ctx, await openCampaign(ctx, QUIZ, slug));

/** What the caller predicted of matches, newest first. @throws NOT_FOUND */
export async function listOwnPredictions(
  ctx: ActorCtx,
  query: QueryOf<typeof PREDICTIONS>,
): Promise<ReplyOf<typeof PREDICTIONS>> {
  const page = openPage(ctx, PREDICTIONS, query);
  const campaign = await openCampaign(ctx, QUIZ, query.slug);
  const person = { accountId: ctx.actor.accountId, campaignId: campaign.id };
  const { rows, nextCursor } = page.cut(await listPredictions(ctx.db, person, page), ({ createdAt, id }) => ({
    key: createdAt,
    id,
  }));
  const sight = await sightOf(ctx, campaign);
  const { matches } = quizSettingsOf(campaign);
  const items = rows.flatMap((row) => {
    const match = matches.find(({ key }) => key === row.match);
    return match ? [{ ...presentMatch(match, sight), predictionId: row.id, sentAt: row.createdAt }] : [];
  });
  return { items, nextCursor };
}

type Ranking = ReplyOf<'GET /api/mpmkt/v1/campaign/quiz/ranking'>;

/** The first 100, and where the caller stands. @throws NOT_FOUND */
export async function showRanking(
  ctx: Ctx,
  { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/quiz/ranking'>,
): Promise<Ranking> {
  const row = await openCampaign(ctx, QUIZ, slug);
  const ownId = ctx.actor?.accountId ?? null;
  const ranked = await rankings.read(ctx, row.id, () => listRanked(ctx.db, row.id, RANKED));
  const own = ownId === null ? null : await standingOf(ctx, ownId, row.id);
  const people = await findPeople(ctx, [
    ...ranked.map(({ accountId }) => accountId),
    ...(own?.player ? [own.player.accountId] : []),
  ]);
  const present = ({ accountId, points, hits }: PlayerRow, rank: number) => ({
    rank,
    ...faceOf(people.get(accountId)),
    points,
    hits,
    isOwn: accountId === ownId,
  });
  const rank = own?.standing.rank ?? null;
  return {
    items: ranked.map((player, index) => present(player, index + 1)),
    own: own?.player && rank !== null ? present(own.player, rank) : null,
  };
}
