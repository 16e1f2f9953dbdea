import type { BodyOf, QueryOf, ReplyOf, StaffCampaignData } from '@voltfront/contract';
import { campaignState } from '@voltfront/rules/campaign/campaign-state';
import type { ActorCtx, Ctx } from '../../../kernel/context';
import { InternalError, refuse } from '../../../kernel/errors';
import { openPage } from '../../../kernel/list';
import { type CampaignRow, findCampaign, listPrizes } from '../campaign.repository';
import { campaignTexts } from '../campaign.texts';
import { defineCampaign } from '../define-campaign';
import { movedSettings } from '../engines';
import { changeCampaign, listCampaigns } from './desk.repository';

const LIST = 'GET /api/mpmkt/v1/staff/campaign/list';
const SWITCH = 'POST /api/mpmkt/v1/staff/campaign/switch';
const DUPLICATE = 'POST /api/mpmkt/v1/staff/campaign/duplicate';

function present(row: CampaignRow, now: number): StaffCampaignData {
  const { slug, engine, title, startsAt, endsAt, revision } = row;
  return { slug, engine, title, state: campaignState(row, now), startsAt, endsAt, revision };
}

/** Campaigns of all engines for staff. */
export async function listForStaff(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const read = await listCampaigns(ctx.db, { state: query.state, now: ctx.now() }, page);
  const { rows, nextCursor } = page.cut(read, ({ startsAt, id }) => ({ key: startsAt, id }));
  return { items: rows.map((row) => present(row, ctx.now())), nextCursor };
}

async function load(ctx: Ctx, slug: string): Promise<CampaignRow> {
  const row = await findCampaign(ctx.db, slug);
  if (!row) throw refuse('NOT_FOUND', { message: campaignTexts.missing });
  return row;
}

/**
 * Publishes, pauses or withdraws a campaign, or ends it now. What has ended or was withdrawn stays so; what is shown does not
 * become a draft again.
 * @throws NOT_FOUND, STATE_CHANGED for one that somebody else changed meanwhile, or that cannot go there
 */
export async function switchCampaign(
  ctx: Ctx,
  { slug, revision, to }: BodyOf<typeof SWITCH>,
): Promise<StaffCampaignData> {
  const row = await load(ctx, slug);
  const now = ctx.now();
  const state = campaignState(row, now);
  const isOver = state === 'ended' || state === 'withdrawn';
  if (isOver && to !== 'withdrawn') throw refuse('STATE_CHANGED', { message: campaignTexts.isOver });
  if (to === 'ended' && state !== 'running' && state !== 'paused')
    throw refuse('STATE_CHANGED', { message: campaignTexts.notRunning });
  if (to === 'paused' && state === 'draft') throw refuse('STATE_CHANGED', { message: campaignTexts.notPublished });
  const changes = to === 'ended' ? { endsAt: now } : { switch: to };
  const changed = await changeCampaign(ctx.db, { ...row, revision }, { ...changes, updatedAt: now });
  if (!changed) throw refuse('STATE_CHANGED', { message: campaignTexts.changedMeanwhile });
  return present(changed, now);
}

/**
 * Makes a draft of a campaign under another name, as long as the first; stock and awards begin anew.
 * @throws NOT_FOUND, ALREADY_DONE when the name is taken, BAD_INPUT
 */
export async function duplicateCampaign(
  ctx: Ctx,
  { slug, newSlug, startsAt }: BodyOf<typeof DUPLICATE>,
): Promise<StaffCampaignData> {
  const row = await load(ctx, slug);
  const { engine, title, lead, audience, rules, artwork } = row;
  const byMs = startsAt - row.startsAt;
  const prizes = await listPrizes(ctx.db, row.id);
  const isNew = await defineCampaign(ctx, {
    slug: newSlug,
    engine,
    title,
    lead,
    switch: 'draft',
    startsAt,
    endsAt: row.endsAt + byMs,
    audience,
    rules: { ...rules, version: 1 },
    artwork,
    settings: movedSettings(row, byMs),
    prizes,
  });
  if (!isNew) throw refuse('ALREADY_DONE', { message: campaignTexts.nameTaken });
  const made = await findCampaign(ctx.db, newSlug);
  if (!made) throw new InternalError('a campaign that was just made is not there');
  return present(made, ctx.now());
}
