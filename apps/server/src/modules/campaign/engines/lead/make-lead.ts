import type { BodyOf, LeadData } from '@voltfront/contract';
import { canExtend } from '@voltfront/rules/campaign/lead';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { InternalError, refuse } from '../../../../kernel/errors';
import { newId } from '../../../../kernel/ids';
import { lockName } from '../../../../kernel/name-lock.repository';
import { findMobile, hashPhone } from '../../../account';
import { seal } from '../../../order';
import { cityPlace } from '../../../store';
import type { CampaignRow } from '../../campaign.repository';
import { assertTakesPart, openCampaign } from '../../read-campaign';
import { insertLead, type LeadRow, lockLead, lockProtected, updateLead } from './lead.repository';
import { leadTexts } from './lead.texts';
import { LEAD, leadSettingsOf } from './lead-settings';
import { presentLeads } from './present-leads';

type Body = BodyOf<'POST /api/mpmkt/v1/campaign/lead'>;

async function present(ctx: Ctx, campaign: CampaignRow, row: LeadRow): Promise<LeadData> {
  const [lead] = await presentLeads(ctx, campaign, [row]);
  if (!lead) throw new InternalError('a lead that was just written is not there');
  return lead;
}

/** @throws BAD_INPUT for a model or city that does not exist */
async function assertKnown(ctx: Ctx, { modelId, cityCode }: Body): Promise<void> {
  const [names] = await ctx.app.hooks.ask(ctx, 'modelNames', { modelIds: [modelId] });
  if (!names?.has(modelId)) throw refuse('BAD_INPUT', { message: leadTexts.noModel });
  if (!(await cityPlace(ctx, cityCode))) throw refuse('BAD_INPUT', { message: leadTexts.noCity });
}

/** A lead that begins now; name and phone are encrypted. */
export function newLead(
  ctx: Ctx,
  campaign: CampaignRow,
  {
    employeeId,
    name,
    mobile,
    relation,
    modelId,
    cityCode,
  }: Pick<LeadRow, 'employeeId' | 'name' | 'mobile' | 'relation' | 'modelId' | 'cityCode'>,
): LeadRow {
  const now = ctx.now();
  const { dataSecret } = ctx.app.config;
  return {
    employeeId,
    id: newId(now),
    campaignId: campaign.id,
    name: seal(dataSecret, name),
    mobile: seal(dataSecret, mobile),
    phoneHash: hashPhone(ctx, mobile),
    tail: mobile.slice(-4),
    relation,
    modelId,
    cityCode,
    step: 'waiting',
    agreedAt: now,
    protectedUntil: now + leadSettingsOf(campaign).protectDays * DAY_MS,
    extendedAt: null,
    lines: [{ step: 'waiting', at: now, ref: '' }],
    createdAt: now,
  };
}

/**
 * Recommends a buyer; needs a transaction. Who comes first has them: two who recommend a phone at once wait for each other.
 * @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart`, BAD_INPUT for the own phone, an unknown model or city,
 *   LIMIT_REACHED for a customer whom somebody recommended and who is still protected
 */
export async function makeLead(ctx: ActorCtx, body: Body): Promise<LeadData> {
  const campaign = await openCampaign(ctx, LEAD, body.slug);
  await assertTakesPart(ctx, campaign);
  await assertKnown(ctx, body);
  const { accountId: employeeId } = ctx.actor;
  const { name, mobile, relation, modelId, cityCode } = body;
  if ((await findMobile(ctx.db, employeeId)) === mobile) throw refuse('BAD_INPUT', { message: leadTexts.isOwn });
  const phoneHash = hashPhone(ctx, mobile);
  await lockName(ctx.db, `lead:${phoneHash}`);
  const now = ctx.now();
  if (await lockProtected(ctx.db, phoneHash, now)) throw refuse('LIMIT_REACHED', { message: leadTexts.isTaken });
  const row = newLead(ctx, campaign, { employeeId, name, mobile, relation, modelId, cityCode });
  await insertLead(ctx.db, row);
  return present(ctx, campaign, row);
}

/**
 * Extends the protection of an own lead; needs a transaction.
 * @throws NOT_FOUND, FORBIDDEN and STATE_CHANGED as `assertTakesPart`, STATE_CHANGED also when it is too early, too late or was
 *   done before
 */
export async function extendLead(
  ctx: ActorCtx,
  { slug, leadId }: BodyOf<'POST /api/mpmkt/v1/campaign/lead/extend'>,
): Promise<LeadData> {
  const campaign = await openCampaign(ctx, LEAD, slug);
  await assertTakesPart(ctx, campaign);
  const lead = await lockLead(ctx.db, { employeeId: ctx.actor.accountId, id: leadId });
  if (!lead || lead.campaignId !== campaign.id) throw refuse('NOT_FOUND', { message: leadTexts.missing });
  const now = ctx.now();
  const { extendDays, extendWithinDays } = leadSettingsOf(campaign);
  if (!canExtend(lead, extendWithinDays, now)) throw refuse('STATE_CHANGED', { message: leadTexts.noExtension });
  const changes = {
    protectedUntil: lead.protectedUntil + extendDays * DAY_MS,
    extendedAt: now,
    lines: [...lead.lines, { step: 'extended' as const, at: now, ref: '' }],
  };
  await updateLead(ctx.db, lead, changes);
  return present(ctx, campaign, { ...lead, ...changes });
}
