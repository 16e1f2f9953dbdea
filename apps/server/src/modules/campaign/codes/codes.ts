import type { BodyOf, CampaignCodeData, QueryOf } from '@voltfront/contract';
import { platformCodes } from '@voltfront/contract/headers';
import { campaignState, isShown } from '@voltfront/rules/campaign/campaign-state';
import type { ActorCtx, Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { type JobMap, publish, schedule } from '../../../kernel/jobs';
import { type CampaignRow, findCampaignById } from '../campaign.repository';
import { campaignTexts } from '../campaign.texts';
import { type CodeRow, deleteReminder, findCode, hasReminder, insertReminder, takeReminder } from './code.repository';

declare module '../../../kernel/jobs' {
  interface EventMap {
    /** A campaign has begun that this person waits for. */
    CampaignStarted: { accountId: string; slug: string; code: string; title: string };
  }
  interface JobMap {
    tellCampaignStart: { accountId: string; campaignId: string };
  }
}

/** A code with its campaign. @throws NOT_FOUND for an unknown code, and for campaigns that are not shown */
async function openCode(ctx: Ctx, code: string): Promise<{ row: CodeRow; campaign: CampaignRow }> {
  const row = await findCode(ctx.db, code);
  const campaign = row && (await findCampaignById(ctx.db, row.campaignId));
  if (!campaign || !isShown(campaignState(campaign, ctx.now())))
    throw refuse('NOT_FOUND', { message: campaignTexts.missing });
  return { row, campaign };
}

function stateFor(ctx: Ctx, { platforms }: CodeRow, campaign: CampaignRow): CampaignCodeData['state'] {
  const state = campaignState(campaign, ctx.now());
  if (state === 'ended') return 'ended';
  if (platforms && !platforms.includes(ctx.platform)) return 'elsewhere';
  if (state === 'announced' || state === 'paused') return state;
  return 'open';
}

function targetOf({ route, query, url }: CodeRow): CampaignCodeData['target'] {
  if (url !== null) return { url };
  return route === null ? null : { route, query };
}

/** Where a code leads now. @throws NOT_FOUND */
export async function showCode(
  ctx: Ctx,
  { code }: QueryOf<'GET /api/mpmkt/v1/campaign/code'>,
): Promise<CampaignCodeData> {
  const { row, campaign } = await openCode(ctx, code);
  const { slug, title, lead, startsAt, endsAt, artwork, id: campaignId } = campaign;
  const state = stateFor(ctx, row, campaign);
  const accountId = ctx.actor?.accountId;
  return {
    campaign: { slug, title, lead, startsAt, endsAt, artwork },
    state,
    target: state === 'open' ? targetOf(row) : null,
    platforms: row.platforms ?? [...platformCodes],
    shareCode: row.shareCode,
    channel: row.channel,
    isReminded: accountId === undefined ? null : await hasReminder(ctx.db, { accountId, campaignId }),
  };
}

/** Sets or drops the caller's reminder of a start; needs a transaction. @throws NOT_FOUND, STATE_CHANGED once it has begun */
export async function remindOfStart(ctx: ActorCtx, { code, isSet }: BodyOf<'POST /api/mpmkt/v1/campaign/code/remind'>) {
  const { row, campaign } = await openCode(ctx, code);
  const { accountId } = ctx.actor;
  const key = { accountId, campaignId: campaign.id };
  if (!isSet) {
    await deleteReminder(ctx.db, key);
    return { isReminded: false };
  }
  if (campaignState(campaign, ctx.now()) !== 'announced')
    throw refuse('STATE_CHANGED', { message: campaignTexts.hasBegun });
  const isNew = await insertReminder(ctx.db, { ...key, code: row.code, createdAt: ctx.now() });
  if (isNew) await schedule(ctx, 'tellCampaignStart', key, campaign.startsAt);
  return { isReminded: true };
}

/** Tells a person once that a campaign has begun; later, when its start was moved. */
export async function tellCampaignStart(ctx: Ctx, key: JobMap['tellCampaignStart']): Promise<void> {
  const campaign = await findCampaignById(ctx.db, key.campaignId);
  if (!campaign) return;
  const state = campaignState(campaign, ctx.now());
  if (state === 'announced') return schedule(ctx, 'tellCampaignStart', key, campaign.startsAt);
  const code = state === 'running' ? await takeReminder(ctx.db, key, ctx.now()) : undefined;
  if (code === undefined) return;
  const { slug, title } = campaign;
  await publish(ctx, 'CampaignStarted', { accountId: key.accountId, slug, code, title });
}
