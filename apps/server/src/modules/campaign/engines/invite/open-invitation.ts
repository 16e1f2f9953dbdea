import type { AcceptanceData, BodyOf, InvitationData, InvitationStateData, InviterCardData } from '@voltfront/contract';
import { refusalOf } from '@voltfront/rules/campaign/audience';
import { campaignState } from '@voltfront/rules/campaign/campaign-state';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import type { Person } from '../../../account';
import { findAwards, listOfReason } from '../../award.repository';
import { type CampaignRow, listPrizes } from '../../campaign.repository';
import { presentAward } from '../../present-award';
import { holdPerson, openCampaign, presentCampaign } from '../../read-campaign';
import { inviterOf } from '../../relation/inviter-code';
import { isHeld, keepRefusal, knownAs, lockRelation } from '../../relation/lock-relation';
import {
  findGreeting,
  findOfFriend,
  listMilestones,
  type RelationRow,
  viewShare,
} from '../../relation/relation.repository';
import { INVITE, inviteSettingsOf, ladderStep, partnerTermsOf, perFriend } from './invite-settings';
import { hasContract } from './partner/contract';
import { keepCustomer } from './partner/follow-customers';
import { reasonOf, rewardSide } from './reward-milestone';
import { shownCar } from './shown-car';

const SUBMIT = 'POST /api/mpintegral/v1/recommend/submit';
const VIEW = 'POST /api/mpintegral/v1/recommend/open/poster/view';

const cardOf = ({ nickname, avatar, organName }: Person): InviterCardData => ({ nickname, avatar, organName });

/** States of a window in which nobody is bound. */
function closedState(ctx: Ctx, row: CampaignRow): InvitationStateData | null {
  const state = campaignState(row, ctx.now());
  if (state === 'running') return null;
  if (state === 'announced') return 'notStarted';
  return state === 'paused' ? 'paused' : 'ended';
}

/** Whether somebody may invite in a campaign; level and age of accounts do not matter here. */
function mayInvite(ctx: Ctx, row: CampaignRow, { roles, accountId }: Person): boolean {
  const { roles: wanted, except } = row.audience;
  const audience = { ...(wanted && { roles: wanted }), ...(except && { except }) };
  return refusalOf(audience, { roles, joinedAt: 0, level: 1 }, ctx.now()) === null && hasContract(ctx, row, accountId);
}

/** Employees are no customers of business partners. */
const isStaffOfPartners = ({ actor }: Ctx, row: CampaignRow): boolean =>
  partnerTermsOf(row) !== null && actor?.roles.includes('employee') === true;

/** Where the caller stands with an inviter, without binding anything. */
async function stateWith(ctx: Ctx, row: CampaignRow, inviter: Person | null): Promise<InvitationStateData> {
  const closed = closedState(ctx, row);
  const friendId = ctx.actor?.accountId;
  const relation = friendId === undefined ? undefined : await findOfFriend(ctx.db, friendId);
  const isBound = relation && isHeld(relation, ctx.now());
  if (inviter && friendId === inviter.accountId) return 'own';
  if (isBound && relation.inviterId === inviter?.accountId) return 'mine';
  if (!inviter || !mayInvite(ctx, row, inviter)) return closed ?? 'notInviter';
  if (closed) return closed;
  if (isBound) return 'bound';
  if (friendId === undefined) return 'open';
  if (isStaffOfPartners(ctx, row)) return 'employee';
  const back = await findOfFriend(ctx.db, inviter.accountId);
  if (back?.inviterId === friendId && isHeld(back, ctx.now())) return 'circle';
  return (await knownAs(ctx, friendId, inviteSettingsOf(row).known)) ?? 'open';
}

async function presentInvitation(
  ctx: Ctx,
  row: CampaignRow,
  { shareCode, inviteRelationId }: BodyOf<typeof VIEW>,
  readShare: typeof viewShare,
): Promise<InvitationData> {
  const inviter = shareCode === undefined ? null : await inviterOf(ctx, shareCode);
  const greeting =
    inviter && inviteRelationId ? await readShare(ctx.db, inviter.accountId, inviteRelationId) : undefined;
  return {
    campaign: await presentCampaign(ctx, row),
    settings: inviteSettingsOf(row),
    ladder: perFriend(await listPrizes(ctx.db, row.id)).map(ladderStep),
    inviter: inviter && cardOf(inviter),
    car: inviter && (await shownCar(ctx, row, inviter.accountId)),
    greeting: greeting || null,
    state: await stateWith(ctx, row, inviter),
  };
}

/** An invitation as its friend sees it: a visit, and a view of its share. @throws NOT_FOUND for a campaign that is not shown */
export async function openInvitation(ctx: Ctx, input: BodyOf<typeof VIEW>): Promise<InvitationData> {
  const row = await openCampaign(ctx, INVITE, input.slug);
  ctx.app.visits.note(ctx, row);
  return presentInvitation(ctx, row, input, viewShare);
}

/** The same for the HTML of a page, which messengers read as well as people: it counts nothing. @throws NOT_FOUND */
export const previewInvitation = async (ctx: Ctx, input: BodyOf<typeof VIEW>): Promise<InvitationData> =>
  presentInvitation(ctx, await openCampaign(ctx, INVITE, input.slug), input, findGreeting);

/** Where the caller stands with an invite code. @throws NOT_FOUND */
export async function showExist(ctx: Ctx, { slug, shareCode }: { slug: string; shareCode: string }) {
  const row = await openCampaign(ctx, INVITE, slug);
  const inviter = await inviterOf(ctx, shareCode);
  return { state: await stateWith(ctx, row, inviter), inviter: inviter && cardOf(inviter) };
}

/** What came of a relation for its friend. */
async function acceptanceOf(
  ctx: ActorCtx,
  relation: RelationRow,
  inviter: Person | null,
  isNew: boolean,
): Promise<AcceptanceData> {
  const milestones = await listMilestones(ctx.db, relation.inviterId, [relation.id]);
  const reasons = milestones.map(({ id }) => reasonOf(id));
  const own = await listOfReason(ctx.db, ctx.actor.accountId, relation.campaignId, reasons);
  const awards = await findAwards(
    ctx.db,
    ctx.actor.accountId,
    own.map(({ id }) => id),
  );
  return {
    state: 'mine',
    isNew,
    inviter: inviter && cardOf(inviter),
    lockedAt: relation.createdAt,
    awards: awards.map(presentAward),
  };
}

const refused = (state: InvitationStateData, inviter: Person | null): AcceptanceData => ({
  state,
  isNew: false,
  inviter: inviter && cardOf(inviter),
  lockedAt: null,
  awards: [],
});

/**
 * Binds the caller to an inviter and gives what newcomers get; needs a transaction. Refusals are states, so that they are kept.
 * @throws NOT_FOUND for a campaign that is not shown
 */
export async function acceptInvitation(
  ctx: ActorCtx,
  { slug, shareCode, inviteRelationId, channel, mayCall }: BodyOf<typeof SUBMIT>,
): Promise<AcceptanceData> {
  await holdPerson(ctx);
  const row = await openCampaign(ctx, INVITE, slug);
  const inviter = await inviterOf(ctx, shareCode);
  const { accountId: friendId } = ctx.actor;
  const before = await findOfFriend(ctx.db, friendId);
  // An earlier result is shown also after the end.
  if (inviter && before?.inviterId === inviter.accountId && isHeld(before, ctx.now()))
    return acceptanceOf(ctx, before, inviter, false);
  const closed = closedState(ctx, row);
  if (closed) return refused(closed, inviter);
  if (!inviter) return refused('notInviter', null);
  const whom = { friendId, inviterId: inviter.accountId, campaignId: row.id };
  if (!mayInvite(ctx, row, inviter)) {
    await keepRefusal(ctx, whom, 'notInviter');
    return refused('notInviter', inviter);
  }
  if (isStaffOfPartners(ctx, row) && friendId !== inviter.accountId) {
    await keepRefusal(ctx, whom, 'employee');
    return refused('employee', inviter);
  }
  const { known, relationDays } = inviteSettingsOf(row);
  const shareId = inviteRelationId ?? null;
  const outcome = await lockRelation(ctx, { ...whom, channel, shareId, known, relationDays, mayCall });
  if ('refusal' in outcome) return refused(outcome.refusal, inviter);
  const { relation, isNew } = outcome;
  if (isNew) await keepCustomer(ctx, row, relation);
  const [milestone] = await listMilestones(ctx.db, relation.inviterId, [relation.id]);
  if (isNew && milestone)
    await rewardSide(ctx, { ...milestone, milestoneId: milestone.id, milestone: 'registered' }, 'friend');
  return acceptanceOf(ctx, relation, inviter, isNew);
}

/** Who invited the caller, and what they got. @throws NOT_FOUND */
export async function showRecord(ctx: ActorCtx, { slug }: { slug: string }) {
  await openCampaign(ctx, INVITE, slug);
  const relation = await findOfFriend(ctx.db, ctx.actor.accountId);
  if (!relation || !isHeld(relation, ctx.now())) return { acceptance: null };
  const inviter = await inviterOf(ctx, relation.inviterId);
  return { acceptance: await acceptanceOf(ctx, relation, inviter, false) };
}
