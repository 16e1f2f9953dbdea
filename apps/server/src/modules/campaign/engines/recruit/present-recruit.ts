import type { RecruitApplicationData, RecruitData, RecruitDraftData } from '@voltfront/contract';
import { againFrom, creatorNo } from '@voltfront/rules/campaign/recruit';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { maskedMobiles } from '../../../account';
import { deliveredOrders } from '../../../order';
import { uploadAddress } from '../../../upload';
import type { CampaignRow } from '../../campaign.repository';
import { presentCampaign } from '../../read-campaign';
import { picturesOf } from './application-content';
import { type ApplicationRow, countAccepted, findDraft, findNewest } from './recruit.repository';
import { recruitSettingsOf } from './recruit-settings';

/** Places that are left. */
export const leftOf = async (ctx: Ctx, campaign: CampaignRow): Promise<number> =>
  Math.max(0, recruitSettingsOf(campaign).openings - (await countAccepted(ctx.db, campaign.id)));

/** The first moment at which somebody may apply again after this application; null when it does not make them wait. */
export const againAfter = (campaign: CampaignRow, { state, decidedAt }: ApplicationRow): number | null =>
  state === 'refused' && decidedAt !== null ? againFrom(decidedAt, recruitSettingsOf(campaign).againDays) : null;

function presentApplication(campaign: CampaignRow, row: ApplicationRow): RecruitApplicationData {
  const { id: applicationId, state, createdAt: sentAt, decidedAt, reason, accounts, position } = row;
  const { club } = recruitSettingsOf(campaign);
  return {
    ...{ applicationId, state, sentAt, decidedAt, reason, accounts, againFrom: againAfter(campaign, row) },
    creator: position === null ? null : { no: creatorNo(position), groupTitle: club.title, groupLink: club.link },
  };
}

/** What a form begins with: the kept draft, else what a refused application said; screenshots that are gone are left out. */
async function draftOf(
  ctx: Ctx,
  person: { accountId: string; campaignId: string },
  newest: ApplicationRow | undefined,
): Promise<RecruitDraftData | null> {
  const kept = await findDraft(ctx.db, person.accountId, person.campaignId);
  const draft = kept ?? (newest?.state === 'refused' ? newest.draft : undefined);
  if (!draft) return null;
  const pictures = await picturesOf(ctx, person, draft);
  return { ...draft, pictures: pictures.map((path) => uploadAddress(ctx, path)) };
}

/** Name of the car that a person got last; null: they have none. */
async function carNameOf(ctx: Ctx, accountId: string): Promise<string | null> {
  const [newest] = await deliveredOrders(ctx, accountId);
  return newest?.quote.modelName ?? null;
}

async function presentOwn(ctx: ActorCtx, campaign: CampaignRow): Promise<RecruitData['own']> {
  const { accountId, roles } = ctx.actor;
  const newest = await findNewest(ctx.db, accountId, campaign.id);
  return {
    application: newest ? presentApplication(campaign, newest) : null,
    maskedMobile: (await maskedMobiles(ctx, [accountId])).get(accountId) ?? '',
    isOwner: roles.includes('owner'),
    carName: await carNameOf(ctx, accountId),
    draft: await draftOf(ctx, { accountId, campaignId: campaign.id }, newest),
  };
}

/** A campaign that recruits creators, as its pages show it. */
export async function presentRecruit(ctx: Ctx, row: CampaignRow): Promise<RecruitData> {
  const { club: _, ...terms } = recruitSettingsOf(row);
  return {
    campaign: await presentCampaign(ctx, row),
    terms,
    left: await leftOf(ctx, row),
    own: ctx.actor ? await presentOwn(ctx as ActorCtx, row) : null,
  };
}
