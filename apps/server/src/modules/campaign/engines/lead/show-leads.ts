import type { LeadHubData, QueryOf, ReplyOf } from '@voltfront/contract';
import { shanghaiStart } from '@voltfront/rules/format/shanghai-time';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { openPage } from '../../../../kernel/list';
import { showUser } from '../../../account';
import { sumAwards } from '../../award.repository';
import { type CampaignRow, listPrizes } from '../../campaign.repository';
import { openCampaign, presentLanding } from '../../read-campaign';
import { countLeads, listLeads } from './lead.repository';
import { LEAD, leadSettingsOf, stepOfPrize } from './lead-settings';
import { presentLeads } from './present-leads';

const HUB = 'GET /api/mpmkt/v1/campaign/lead';
const RECORDS = 'GET /api/mpmkt/v1/campaign/lead/records';

async function ownHead(ctx: ActorCtx, row: CampaignRow): Promise<NonNullable<LeadHubData['own']>> {
  const { accountId: employeeId } = ctx.actor;
  const now = ctx.now();
  const { thisMonth, ...counts } = await countLeads(
    ctx.db,
    { employeeId, campaignId: row.id },
    { now, monthStart: shanghaiStart(now, 'month') },
  );
  const { nickname, memberInfo } = await showUser(ctx, employeeId);
  const { points } = await sumAwards(ctx.db, employeeId, row.id);
  const { organName = '', jobId = '' } = memberInfo ?? {};
  return { nickname, organName, jobId, thisMonth, converted: counts.deposit + counts.delivered, points, counts };
}

/** A campaign of leads; with an employee's own counts. @throws NOT_FOUND */
export async function showLeadHub(ctx: Ctx, { slug }: QueryOf<typeof HUB>): Promise<LeadHubData> {
  const row = await openCampaign(ctx, LEAD, slug);
  const campaign = await presentLanding(ctx, row);
  const prizes = await listPrizes(ctx.db, row.id);
  return {
    campaign,
    settings: leadSettingsOf(row),
    rewards: prizes.map((prize) => ({ step: stepOfPrize(prize), title: prize.title })),
    own: ctx.actor && campaign.refusal === null ? await ownHead({ ...ctx, actor: ctx.actor }, row) : null,
  };
}

/** A page of the caller's leads. @throws NOT_FOUND, BAD_INPUT */
export async function listOwnLeads(ctx: ActorCtx, query: QueryOf<typeof RECORDS>): Promise<ReplyOf<typeof RECORDS>> {
  const page = openPage(ctx, RECORDS, query);
  const row = await openCampaign(ctx, LEAD, query.slug);
  const { state, tail } = query;
  const wanted = { employeeId: ctx.actor.accountId, campaignId: row.id, state, tail, now: ctx.now() };
  const { rows, nextCursor } = page.cut(await listLeads(ctx.db, wanted, page), ({ createdAt, id }) => ({
    key: createdAt,
    id,
  }));
  return { items: await presentLeads(ctx, row, rows), nextCursor };
}
