import type { BodyOf, QueryOf, StaffQuizData } from '@voltfront/contract';
import { canScoreFirst } from '@voltfront/rules/campaign/quiz';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { schedule } from '../../../../kernel/jobs';
import { type CampaignRow, findCampaign } from '../../campaign.repository';
import { campaignTexts } from '../../campaign.texts';
import { resultOf, spreadOf, stateOf } from './present-match';
import { countChoices, countUnsettled, listResults, putResult, type ResultRow } from './quiz.repository';
import { quizTexts } from './quiz.texts';
import { CHAMPION, QUIZ, quizSettingsOf } from './quiz-settings';
import { inOrder } from './standing';

/** How long what was entered can be corrected before it counts. */
const CORRECTABLE_MS = 10 * MINUTE_MS;

/** A campaign of predictions, whatever its state. @throws NOT_FOUND */
async function openForStaff(ctx: Ctx, slug: string): Promise<CampaignRow> {
  const row = await findCampaign(ctx.db, slug);
  if (row?.engine !== QUIZ) throw refuse('NOT_FOUND', { message: campaignTexts.missing });
  return row;
}

async function present(ctx: Ctx, row: CampaignRow): Promise<StaffQuizData> {
  const { sides, matches, closesMinutes, championUntil } = quizSettingsOf(row);
  const results = new Map((await listResults(ctx.db, row.id)).map((each) => [each.match, each]));
  const choices = await countChoices(ctx.db, row.id);
  const unsettled = await countUnsettled(ctx.db, row.id);
  const now = ctx.now();
  const titleOf = (key: string) => sides.find((side) => side.key === key)?.title ?? key;
  const champion = results.get(CHAMPION);
  return {
    matches: inOrder(matches).map((match) => {
      const { key, phase, home, away, kicksOffAt } = match;
      const result = results.get(key);
      const counts = result !== undefined && now >= result.scoresAt;
      return {
        key,
        title: `${titleOf(home)} – ${titleOf(away)}`,
        phase,
        kicksOffAt,
        state: stateOf(match, { closesMinutes, result, now }),
        ...spreadOf(choices, key),
        entered: result ? { isVoid: result.isVoid, result: resultOf(result), scoresAt: result.scoresAt } : null,
        unsettled: counts ? (unsettled.get(key) ?? 0) : 0,
      };
    }),
    champion:
      championUntil === null
        ? null
        : {
            sides: sides.map(({ key, title }) => ({ key, title })),
            until: championUntil,
            people: choices.filter(({ match }) => match === CHAMPION).reduce((sum, { people }) => sum + people, 0),
            entered: champion?.winner ? { winner: champion.winner, scoresAt: champion.scoresAt } : null,
          },
  };
}

/** @throws NOT_FOUND */
export const showQuizForStaff = async (
  ctx: ActorCtx,
  { slug }: QueryOf<'GET /api/mpmkt/v1/staff/campaign/quiz'>,
): Promise<StaffQuizData> => present(ctx, await openForStaff(ctx, slug));

/** Keeps what was entered, and settles predictions once it counts. @throws STATE_CHANGED where another result counts already */
async function enter(
  ctx: ActorCtx,
  row: CampaignRow,
  entered: Omit<ResultRow, 'campaignId' | 'scoresAt' | 'createdAt'>,
) {
  const now = ctx.now();
  const scoresAt = now + CORRECTABLE_MS;
  if (!(await putResult(ctx.db, { ...entered, campaignId: row.id, scoresAt, createdAt: now })))
    throw refuse('STATE_CHANGED', { message: quizTexts.counts });
  await schedule(ctx, 'settleQuizMatch', { campaignId: row.id, match: entered.match }, scoresAt);
}

/**
 * Enters the result of a match that has begun, or that a match is void; needs a transaction. It counts ten minutes later.
 * @throws NOT_FOUND, BAD_INPUT for a first goal that the score does not allow, STATE_CHANGED
 */
export async function enterResult(
  ctx: ActorCtx,
  { slug, match: key, result }: BodyOf<'POST /api/mpmkt/v1/staff/campaign/quiz/result'>,
): Promise<StaffQuizData> {
  const row = await openForStaff(ctx, slug);
  const match = quizSettingsOf(row).matches.find((each) => each.key === key);
  if (!match) throw refuse('NOT_FOUND', { message: quizTexts.noMatch });
  if (result && !canScoreFirst(result.score, result.first))
    throw refuse('BAD_INPUT', { message: quizTexts.inconsistent, data: { fields: ['body.result.first'] } });
  if (result && (match.kicksOffAt === null || ctx.now() < match.kicksOffAt))
    throw refuse('STATE_CHANGED', { message: quizTexts.notOver });
  await enter(ctx, row, {
    match: key,
    isVoid: result === null,
    winner: null,
    homeGoals: result?.score.home ?? null,
    awayGoals: result?.score.away ?? null,
    firstGoal: result?.first ?? null,
  });
  return present(ctx, row);
}

/** Enters who won all; needs a transaction. It counts ten minutes later. @throws NOT_FOUND, STATE_CHANGED */
export async function enterWinner(
  ctx: ActorCtx,
  { slug, side }: BodyOf<'POST /api/mpmkt/v1/staff/campaign/quiz/winner'>,
): Promise<StaffQuizData> {
  const row = await openForStaff(ctx, slug);
  const { championUntil, sides } = quizSettingsOf(row);
  if (championUntil === null || !sides.some(({ key }) => key === side))
    throw refuse('NOT_FOUND', { message: quizTexts.noSide });
  if (ctx.now() < championUntil) throw refuse('STATE_CHANGED', { message: quizTexts.championOpen });
  const none = { isVoid: false, homeGoals: null, awayGoals: null, firstGoal: null };
  await enter(ctx, row, { ...none, match: CHAMPION, winner: side });
  return present(ctx, row);
}
