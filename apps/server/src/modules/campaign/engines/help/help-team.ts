import type { BodyOf, HelpTeamData, QueryOf, ReplyOf } from '@voltfront/contract';
import { campaignState, isShown } from '@voltfront/rules/campaign/campaign-state';
import { type HelpView, helpsOf, helpTeamState, helpView } from '@voltfront/rules/campaign/help';
import { formatDate } from '@voltfront/rules/format/date';
import { guardOf } from '../../../../kernel/account-guard';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { type AppError, refuse } from '../../../../kernel/errors';
import { publish } from '../../../../kernel/jobs';
import { findPeople } from '../../../account';
import { listOfReason } from '../../award.repository';
import { type CampaignRow, findCampaignById, listPrizes, type PrizeRow } from '../../campaign.repository';
import { grantAward } from '../../grant-award';
import { assertTakesPart, holdPerson, leftOf, presentCampaign, refusalFor } from '../../read-campaign';
import { faceOf } from '../packet/present-packet';
import { addHelps, findTeam, type HelpTeamRow, helpsGiven, insertHelp } from './help.repository';
import { helpTexts } from './help.texts';
import { helpSettingsOf, stepsOf, thanksOf } from './help-settings';
import { factsOf, pointsOfThanks, presentSteps, presentTeam, reasonOfStep } from './present-help';

type HelpKey = 'POST /api/mpmkt/v1/campaign/help/team/help';

/** A team and its campaign. @throws NOT_FOUND */
async function openTeam(ctx: Ctx, teamId: string): Promise<{ team: HelpTeamRow; campaign: CampaignRow }> {
  const team = await findTeam(ctx.db, teamId);
  const campaign = team && (await findCampaignById(ctx.db, team.campaignId));
  if (!campaign || !isShown(campaignState(campaign, ctx.now())))
    throw refuse('NOT_FOUND', { message: helpTexts.noTeam });
  return { team, campaign };
}

/** What the caller can do with a team, and how many helps they have left today. */
async function viewOf(
  ctx: Ctx,
  team: HelpTeamRow,
  campaign: CampaignRow,
): Promise<{ view: HelpView; helpsLeft: number | null }> {
  const { actor } = ctx;
  const { helpsPerDay, oncePerStarter } = helpSettingsOf(campaign);
  const given = actor ? await helpsGiven(ctx.db, actor.accountId, team, formatDate(ctx.now())) : null;
  const helpsLeft = given && Math.max(0, helpsPerDay - given.today);
  const view = helpView(helpTeamState(factsOf(team, campaign), ctx.now()), {
    isStarter: actor?.accountId === team.accountId,
    hasHelped: given?.hasHelped ?? false,
    hasHelpedStarter: oncePerStarter && (given?.hasHelpedStarter ?? false),
    isCampaignRunning: campaignState(campaign, ctx.now()) === 'running',
    isAllowed: (await refusalFor(ctx, campaign)) === null,
    helpsLeft: helpsLeft ?? helpsPerDay,
  });
  return { view, helpsLeft };
}

async function present(ctx: Ctx, team: HelpTeamRow, campaign: CampaignRow): Promise<HelpTeamData> {
  const prizes = await listPrizes(ctx.db, campaign.id);
  const people = await findPeople(ctx, [team.accountId]);
  return {
    campaign: await presentCampaign(ctx, campaign),
    settings: helpSettingsOf(campaign),
    steps: presentSteps(stepsOf(prizes)),
    thanks: pointsOfThanks(prizes),
    starter: faceOf(people.get(team.accountId)),
    team: await presentTeam(ctx, team, campaign),
    ...(await viewOf(ctx, team, campaign)),
  };
}

/** The team of somebody, as the caller sees it; the read counts as a visit of its campaign. @throws NOT_FOUND */
export async function showTeam(
  ctx: Ctx,
  { teamId }: QueryOf<'GET /api/mpmkt/v1/campaign/help/team'>,
): Promise<HelpTeamData> {
  const { team, campaign } = await openTeam(ctx, teamId);
  ctx.app.visits.note(ctx, campaign);
  return present(ctx, team, campaign);
}

/** Why the caller cannot help; `closed` and `notAllowed` are said by `assertTakesPart`. */
function refusalOfHelp(view: HelpView, most: number): AppError {
  if (view === 'own') return refuse('FORBIDDEN', { message: helpTexts.own });
  if (view === 'dailyLimit') return refuse('LIMIT_REACHED', { message: helpTexts.dailyLimit({ most }) });
  if (view === 'full' || view === 'over') return refuse('STATE_CHANGED', { message: helpTexts[view] });
  return refuse('LIMIT_REACHED', { message: helpTexts.helped });
}

/** What the caller counts for. */
async function worthOf(ctx: ActorCtx, campaign: CampaignRow): Promise<number> {
  const { newcomers } = helpSettingsOf(campaign);
  if (newcomers === null) return 1;
  const { accountId } = ctx.actor;
  const [facts] = await ctx.app.hooks.ask(ctx, 'customerFacts', { accountId });
  return facts ? helpsOf(newcomers, ctx.now() - facts.joinedAt) : 1;
}

/** Tells the starter of steps that were reached just now, and whose prize can be claimed. */
async function tellReached(
  ctx: Ctx,
  { accountId, id: teamId }: HelpTeamRow,
  { id, title: campaign, slug, settings }: CampaignRow,
  { prizes, before, after }: { prizes: readonly PrizeRow[]; before: number; after: number },
): Promise<void> {
  const reached = stepsOf(prizes).filter(({ at, prize }) => before < at && at <= after && leftOf(prize) !== 0);
  const reasons = reached.map(({ at }) => reasonOfStep(at));
  const claimed = new Set((await listOfReason(ctx.db, accountId, id, reasons)).map(({ reason }) => reason));
  const what = { campaign, slug, hasMap: helpSettingsOf({ settings }).map !== null };
  for (const { at, prize } of reached)
    if (!claimed.has(reasonOfStep(at)))
      await publish(ctx, 'HelpStepReached', { accountId, teamId, at, prize: prize.title, ...what });
}

/** Gives the caller what helpers get. @returns the points among it */
async function thank(ctx: ActorCtx, teamId: string, prizes: readonly PrizeRow[]): Promise<number> {
  const { accountId } = ctx.actor;
  let points = 0;
  for (const prize of thanksOf(prizes))
    if (await grantAward(ctx, { accountId, prize, reason: `help:${teamId}` })) points += prize.amount ?? 0;
  return points;
}

/**
 * Helps a team once; needs a transaction. What a person does follows each other, so that no limit is passed, and helpers of one
 * team wait for each other, so that it is never more than full.
 * @throws NOT_FOUND, STATE_CHANGED, FORBIDDEN, LIMIT_REACHED; nothing changes then
 */
export async function helpTeam(ctx: ActorCtx, { teamId }: BodyOf<HelpKey>): Promise<ReplyOf<HelpKey>> {
  const found = await openTeam(ctx, teamId);
  const { campaign } = found;
  // Whoever has cancelled their account is not helped any more.
  if (!(await guardOf(ctx).holdAccount(ctx.db, found.team.accountId)))
    throw refuse('NOT_FOUND', { message: helpTexts.noTeam });
  await holdPerson(ctx);
  const { view } = await viewOf(ctx, found.team, campaign);
  if (view === 'closed' || view === 'notAllowed') await assertTakesPart(ctx, campaign);
  if (view !== 'open') throw refusalOfHelp(view, helpSettingsOf(campaign).helpsPerDay);
  const now = ctx.now();
  const counted = await addHelps(ctx.db, teamId, await worthOf(ctx, campaign), now);
  if (!counted) throw refusalOfHelp('full', 0);
  const { accountId } = ctx.actor;
  const { before, after } = counted;
  const help = { accountId, teamId, campaignId: campaign.id, helps: after - before, day: formatDate(now) };
  await insertHelp(ctx.db, { ...help, createdAt: now });
  const prizes = await listPrizes(ctx.db, campaign.id);
  await tellReached(ctx, found.team, campaign, { prizes, ...counted });
  const pointsEarned = await thank(ctx, teamId, prizes);
  const { team } = await openTeam(ctx, teamId);
  return { team: await present(ctx, team, campaign), pointsEarned };
}
