import './recruit.events';
import type { BodyOf, QueryOf, ReplyOf, StaffApplicationData } from '@voltfront/contract';
import { creatorNo } from '@voltfront/rules/campaign/recruit';
import { maskName } from '@voltfront/rules/format/mask';
import { DAY_MS } from '@voltfront/rules/time';
import { guardOf } from '../../../../kernel/account-guard';
import type { ActorCtx } from '../../../../kernel/context';
import { InternalError, refuse } from '../../../../kernel/errors';
import { publish } from '../../../../kernel/jobs';
import { openPage } from '../../../../kernel/list';
import { lockName } from '../../../../kernel/name-lock.repository';
import { staffSight } from '../../../../kernel/staff-sight';
import { findPeople, maskedMobiles } from '../../../account';
import { uploadAddress } from '../../../upload';
import { type CampaignRow, findCampaignById } from '../../campaign.repository';
import { picturesOf, releasePicturesAt } from './application-content';
import { leftOf } from './present-recruit';
import {
  type ApplicationRow,
  countAccepted,
  decideApplication,
  findApplication,
  listForStaff,
} from './recruit.repository';
import { recruitTexts } from './recruit.texts';
import { recruitSettingsOf } from './recruit-settings';

const LIST = 'GET /api/mpmkt/v1/staff/campaign/recruit/applications';
const DETAIL = 'GET /api/mpmkt/v1/staff/campaign/recruit/application';
/** Screenshots are kept for so long after the decision. */
const PICTURES_MS = 30 * DAY_MS;

type Shown = Pick<CampaignRow, 'slug' | 'title'>;

const masks = async (ctx: ActorCtx): Promise<boolean> => (await staffSight(ctx, 'campaigns')).isMasked(null);

/** Applications with the names of those who sent and decided them, read for all at once. */
async function present(
  ctx: ActorCtx,
  rows: readonly { application: ApplicationRow; campaign: Shown }[],
  isMasked: boolean,
): Promise<StaffApplicationData[]> {
  const ids = rows.flatMap(({ application: { accountId, decidedBy } }) => [
    accountId,
    ...(decidedBy ? [decidedBy] : []),
  ]);
  const people = await findPeople(ctx, [...new Set(ids)]);
  const nameOf = (accountId: string | null) => people.get(accountId ?? '')?.nickname ?? '';
  const shown = (name: string) => (isMasked ? maskName(name) : name);
  return rows.map(({ application, campaign }) => {
    const { id: applicationId, accountId, state, isOwner, followers, decidedAt, decidedBy, reason } = application;
    return {
      ...{ applicationId, accountId, state, isOwner, followers, decidedAt, reason, decidedBy: nameOf(decidedBy) },
      ...{ slug: campaign.slug, campaign: campaign.title, sentAt: application.createdAt },
      ...{ person: shown(nameOf(accountId)), name: shown(application.name) },
      creatorNo: application.position === null ? null : creatorNo(application.position),
    };
  });
}

/** Applications of everybody in one state. */
export async function listApplications(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const { rows, nextCursor } = page.cut(await listForStaff(ctx.db, query.state, page), ({ application }) => ({
    key: application.createdAt,
    id: application.id,
  }));
  const shown = rows.map(({ application, ...campaign }) => ({ application, campaign }));
  return { items: await present(ctx, shown, await masks(ctx)), nextCursor };
}

/** An application with its campaign. @throws NOT_FOUND */
async function find(ctx: ActorCtx, applicationId: string) {
  const application = await findApplication(ctx.db, applicationId);
  if (!application) throw refuse('NOT_FOUND', { message: recruitTexts.missing });
  const campaign = await findCampaignById(ctx.db, application.campaignId);
  if (!campaign) throw new InternalError(`campaign ${application.campaignId} is gone`);
  return { application, campaign };
}

/** An application with all that it says; whom personal data is masked for sees no accounts, works and pictures. @throws NOT_FOUND */
export async function showApplication(
  ctx: ActorCtx,
  { applicationId }: QueryOf<typeof DETAIL>,
): Promise<ReplyOf<typeof DETAIL>> {
  const found = await find(ctx, applicationId);
  const { application, campaign } = found;
  const isMasked = await masks(ctx);
  const [shown] = await present(ctx, [found], isMasked);
  if (!shown) throw new InternalError(`application ${applicationId} is gone`);
  const { accountId, cityName: city, accounts, works, about } = application;
  const pictures = isMasked ? [] : await picturesOf(ctx, application, application.draft);
  return {
    ...{ ...shown, city, about },
    mobile: (await maskedMobiles(ctx, [accountId])).get(accountId) ?? '',
    accounts: isMasked
      ? accounts.map((account) => ({ ...account, name: maskName(account.name), link: null }))
      : accounts,
    works: isMasked ? [] : works,
    pictures: pictures.map((path) => uploadAddress(ctx, path)),
    left: await leftOf(ctx, campaign),
  };
}

/** Decides about an application in review, and tells its person. @throws NOT_FOUND, STATE_CHANGED */
async function decide(
  ctx: ActorCtx,
  { application, campaign }: Awaited<ReturnType<typeof find>>,
  changes: Pick<ApplicationRow, 'reason' | 'position'> & { state: 'accepted' | 'refused' },
): Promise<void> {
  const { id: applicationId, accountId } = application;
  if (!(await guardOf(ctx).holdAccount(ctx.db, accountId)))
    throw refuse('NOT_FOUND', { message: recruitTexts.missing });
  const now = ctx.now();
  const decision = { ...changes, decidedAt: now, decidedBy: ctx.actor.accountId, updatedAt: now };
  if (!(await decideApplication(ctx.db, applicationId, decision)))
    throw refuse('STATE_CHANGED', { message: recruitTexts.decided });
  await releasePicturesAt(ctx, application, now + PICTURES_MS);
  const { state: outcome, reason, position } = changes;
  await publish(ctx, 'CreatorDecided', {
    ...{ accountId, applicationId, slug: campaign.slug, campaign: campaign.title, outcome, reason },
    creatorNo: position === null ? '' : creatorNo(position),
  });
}

/** Accepts a creator, while there are places; needs a transaction. @throws NOT_FOUND, STATE_CHANGED, LIMIT_REACHED */
export async function acceptApplication(
  ctx: ActorCtx,
  { applicationId }: BodyOf<'POST /api/mpmkt/v1/staff/campaign/recruit/accept'>,
): Promise<{ ok: true }> {
  const found = await find(ctx, applicationId);
  const { campaign } = found;
  // Those who accept at once count one after the other.
  await lockName(ctx.db, `recruit:${campaign.id}`);
  const accepted = await countAccepted(ctx.db, campaign.id);
  if (accepted >= recruitSettingsOf(campaign).openings) throw refuse('LIMIT_REACHED', { message: recruitTexts.full });
  await decide(ctx, found, { state: 'accepted', reason: '', position: accepted + 1 });
  return { ok: true };
}

/** Refuses an application with a reason; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function refuseApplication(
  ctx: ActorCtx,
  { applicationId, reason }: BodyOf<'POST /api/mpmkt/v1/staff/campaign/recruit/refuse'>,
): Promise<{ ok: true }> {
  await decide(ctx, await find(ctx, applicationId), { state: 'refused', reason, position: null });
  return { ok: true };
}
