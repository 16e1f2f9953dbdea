import type { BodyOf, HelpData, QueryOf } from '@voltfront/contract';
import type { StartState, StepState } from '@voltfront/rules/campaign/help';
import { HOUR_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { type AppError, refuse } from '../../../../kernel/errors';
import { newId } from '../../../../kernel/ids';
import { listPrizes } from '../../campaign.repository';
import { campaignTexts } from '../../campaign.texts';
import { grantAward } from '../../grant-award';
import { assertTakesPart, holdPerson, openCampaign, presentLanding } from '../../read-campaign';
import { insertTeam } from './help.repository';
import { helpTexts } from './help.texts';
import { HELP, helpSettingsOf, stepsOf } from './help-settings';
import { presentHelp, presentRest, reasonOfStep, stepsFor } from './present-help';

/** A campaign of helpers with the newest team of the caller. @throws NOT_FOUND */
export async function showHelp(ctx: Ctx, { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/help'>): Promise<HelpData> {
  const row = await openCampaign(ctx, HELP, slug);
  return { campaign: await presentLanding(ctx, row), ...(await presentRest(ctx, row)) };
}

/** Why no team can be started. */
function refusalOfStart(start: Exclude<StartState, 'open'>): AppError {
  if (start === 'soldOut') return refuse('SOLD_OUT', { message: campaignTexts.soldOut });
  if (start === 'claimFirst') return refuse('STATE_CHANGED', { message: helpTexts.claimFirst });
  return refuse('LIMIT_REACHED', { message: helpTexts[start] });
}

/**
 * Starts a team of the caller; needs a transaction. One runs at a time.
 * @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart`, LIMIT_REACHED, SOLD_OUT; STATE_CHANGED while a prize waits
 */
export async function startTeam(
  ctx: ActorCtx,
  { slug }: BodyOf<'POST /api/mpmkt/v1/campaign/help/start'>,
): Promise<HelpData> {
  await holdPerson(ctx);
  const row = await openCampaign(ctx, HELP, slug);
  await assertTakesPart(ctx, row);
  const { accountId } = ctx.actor;
  const { newest, start } = await stepsFor(ctx, accountId, row, stepsOf(await listPrizes(ctx.db, row.id)));
  if (start !== 'open') throw refusalOfStart(start);
  const now = ctx.now();
  const { teamHours, goal } = helpSettingsOf(row);
  const endsAt = Math.min(now + teamHours * HOUR_MS, row.endsAt);
  const n = (newest?.n ?? 0) + 1;
  await insertTeam(ctx.db, {
    id: newId(now),
    accountId,
    campaignId: row.id,
    n,
    helps: 0,
    goal,
    endsAt,
    createdAt: now,
  });
  return presentHelp(ctx, row);
}

/** Why a step cannot be claimed. */
function refusalOfClaim(state: Exclude<StepState, 'open'>): AppError {
  if (state === 'soldOut') return refuse('SOLD_OUT', { message: campaignTexts.soldOut });
  if (state === 'claimed') return refuse('LIMIT_REACHED', { message: helpTexts.claimed });
  return refuse('STATE_CHANGED', { message: helpTexts[state] });
}

/**
 * Gives the prize of a step that the caller's newest team has reached; needs a transaction. Its stock is taken now. It can be
 * claimed after the campaign's end, and not while the campaign is paused.
 * @throws NOT_FOUND, STATE_CHANGED, LIMIT_REACHED for a prize that was claimed, SOLD_OUT
 */
export async function claimStep(
  ctx: ActorCtx,
  { slug, at }: BodyOf<'POST /api/mpmkt/v1/campaign/help/claim'>,
): Promise<HelpData> {
  await holdPerson(ctx);
  const row = await openCampaign(ctx, HELP, slug);
  if (row.switch === 'paused') throw refuse('STATE_CHANGED', { message: campaignTexts.paused });
  const steps = stepsOf(await listPrizes(ctx.db, row.id));
  const { accountId } = ctx.actor;
  const { states } = await stepsFor(ctx, accountId, row, steps);
  const index = steps.findIndex((step) => step.at === at);
  const [step, state] = [steps[index], states[index]];
  if (!step || !state) throw refuse('NOT_FOUND', { message: helpTexts.noStep });
  if (state !== 'open') throw refusalOfClaim(state);
  const award = await grantAward(ctx, { accountId, prize: step.prize, reason: reasonOfStep(at) });
  if (!award) throw refuse('SOLD_OUT', { message: campaignTexts.soldOut });
  return presentHelp(ctx, row);
}
