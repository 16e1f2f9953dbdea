import type { BodyOf, QueryOf, RecruitData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { InternalError, refuse } from '../../../../kernel/errors';
import { newId } from '../../../../kernel/ids';
import { findCampaignById } from '../../campaign.repository';
import { assertTakesPart, holdPerson, openCampaign } from '../../read-campaign';
import { readApplication, takePictures, withPaths } from './application-content';
import { againAfter, leftOf, presentRecruit } from './present-recruit';
import {
  type ApplicationRow,
  decideApplication,
  deleteDraft,
  findApplication,
  findNewest,
  insertApplication,
  isHeld,
  putDraft,
} from './recruit.repository';
import { recruitTexts } from './recruit.texts';
import { RECRUIT } from './recruit-settings';

/** A campaign that recruits creators; the read counts as a visit. @throws NOT_FOUND */
export async function showRecruit(
  ctx: Ctx,
  { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/recruit'>,
): Promise<RecruitData> {
  const row = await openCampaign(ctx, RECRUIT, slug);
  ctx.app.visits.note(ctx, row);
  return presentRecruit(ctx, row);
}

/** Keeps what was written so far; needs a transaction. @throws NOT_FOUND, LIMIT_REACHED, BAD_INPUT */
export async function keepDraft(
  ctx: ActorCtx,
  { slug, draft }: BodyOf<'POST /api/mpmkt/v1/campaign/recruit/draft'>,
): Promise<{ ok: true }> {
  const { accountId } = ctx.actor;
  await holdPerson(ctx);
  const { id: campaignId } = await openCampaign(ctx, RECRUIT, slug);
  if (await isHeld(ctx.db, accountId, campaignId)) throw refuse('LIMIT_REACHED', { message: recruitTexts.held });
  const kept = withPaths(draft);
  await takePictures(ctx, { accountId, campaignId }, kept);
  await putDraft(ctx.db, { accountId, campaignId, draft: kept, updatedAt: ctx.now() });
  return { ok: true };
}

/**
 * Applies; needs a transaction. What a person does follows each other, so that one application holds them.
 * @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart`, BAD_INPUT, LIMIT_REACHED
 */
export async function apply(
  ctx: ActorCtx,
  { slug, draft: given }: BodyOf<'POST /api/mpmkt/v1/campaign/recruit/apply'>,
): Promise<RecruitData> {
  const { accountId, roles } = ctx.actor;
  await holdPerson(ctx);
  const campaign = await openCampaign(ctx, RECRUIT, slug);
  await assertTakesPart(ctx, campaign);
  const [now, campaignId] = [ctx.now(), campaign.id];
  const newest = await findNewest(ctx.db, accountId, campaignId);
  if (newest && newest.state !== 'refused') throw refuse('LIMIT_REACHED', { message: recruitTexts.held });
  const again = newest ? (againAfter(campaign, newest) ?? 0) : 0;
  if (now < again) throw refuse('LIMIT_REACHED', { message: recruitTexts.again({ at: formatDate(again) }) });
  if ((await leftOf(ctx, campaign)) === 0) throw refuse('LIMIT_REACHED', { message: recruitTexts.full });
  const content = await readApplication(ctx, withPaths(given));
  await takePictures(ctx, { accountId, campaignId }, content.draft);
  const row: ApplicationRow = {
    ...{ id: newId(now), accountId, campaignId, state: 'review', isOwner: roles.includes('owner'), ...content },
    ...{ reason: '', position: null, decidedAt: null, decidedBy: null, createdAt: now, updatedAt: now },
  };
  if (!(await insertApplication(ctx.db, row))) throw refuse('LIMIT_REACHED', { message: recruitTexts.held });
  await deleteDraft(ctx.db, accountId, campaignId);
  return presentRecruit(ctx, campaign);
}

/** Takes the own application back, which is a draft again; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function withdrawApplication(
  ctx: ActorCtx,
  { applicationId }: BodyOf<'POST /api/mpmkt/v1/campaign/recruit/withdraw'>,
): Promise<RecruitData> {
  const { accountId } = ctx.actor;
  await holdPerson(ctx);
  const found = await findApplication(ctx.db, applicationId);
  if (found?.accountId !== accountId) throw refuse('NOT_FOUND', { message: recruitTexts.missing });
  const now = ctx.now();
  const withdrawn = await decideApplication(ctx.db, applicationId, { state: 'withdrawn', updatedAt: now });
  if (!withdrawn) throw refuse('STATE_CHANGED', { message: recruitTexts.decided });
  const { campaignId, draft } = withdrawn;
  await putDraft(ctx.db, { accountId, campaignId, draft, updatedAt: now });
  const campaign = await findCampaignById(ctx.db, campaignId);
  if (!campaign) throw new InternalError(`campaign ${campaignId} is gone`);
  return presentRecruit(ctx, await openCampaign(ctx, RECRUIT, campaign.slug));
}
