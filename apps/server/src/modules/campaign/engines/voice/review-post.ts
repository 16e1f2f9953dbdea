import type { BodyOf, QueryOf, ReplyOf, StaffVoicePostData } from '@voltfront/contract';
import { maskName } from '@voltfront/rules/format/mask';
import { guardOf } from '../../../../kernel/account-guard';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { InternalError, refuse } from '../../../../kernel/errors';
import { openPage } from '../../../../kernel/list';
import { lockName } from '../../../../kernel/name-lock.repository';
import { staffSight } from '../../../../kernel/staff-sight';
import { findPeople } from '../../../account';
import { uploadAddress } from '../../../upload';
import { listOfReason } from '../../award.repository';
import { type CampaignRow, findCampaignById, listPrizes } from '../../campaign.repository';
import { grantAward } from '../../grant-award';
import { revokeAward } from '../../revoke-award';
import { postStates } from './move-post';
import { BEST_MOST, listGrandAwards, reasonOfStamp } from './present-voice';
import {
  countBest,
  countOwn,
  findHeir,
  findPost,
  listForStaff,
  updatePost,
  type VoicePostRow,
} from './voice.repository';
import { voiceTexts } from './voice.texts';
import { stampPrizesOf } from './voice-settings';

type List = 'GET /api/mpmkt/v1/staff/campaign/voice/posts';
type Shown = Pick<CampaignRow, 'slug' | 'title'>;

/** Posts with the names of those who wrote and decided them, read for all at once; masked for who only audits. */
async function presentForStaff(
  ctx: ActorCtx,
  posts: readonly { post: VoicePostRow; campaign: Shown }[],
): Promise<StaffVoicePostData[]> {
  const ids = posts.flatMap(({ post }) => [post.accountId, ...(post.decidedBy === null ? [] : [post.decidedBy])]);
  const people = await findPeople(ctx, [...new Set(ids)]);
  const isMasked = (await staffSight(ctx, 'campaigns')).isMasked(null);
  const nameOf = (accountId: string | null) => people.get(accountId ?? '')?.nickname ?? '';
  const shown = (name: string) => (isMasked ? maskName(name) : name);
  return posts.map(({ post, campaign }) => {
    const { id: postId, accountId, channel, state, link, picture, sentAt, reason, readCount } = post;
    return {
      ...{ postId, accountId, channel, state, sentAt, reason, readCount, hasStamp: post.stampOf !== null },
      link: isMasked ? null : link,
      picture: picture === null || isMasked ? null : uploadAddress(ctx, picture),
      name: shown(post.name),
      slug: campaign.slug,
      campaign: campaign.title,
      person: shown(nameOf(accountId)),
      resends: post.resends,
      bestTitle: post.bestTitle,
      decidedAt: post.decidedAt,
      decidedBy: nameOf(post.decidedBy),
    };
  });
}

/** Posts of everybody. */
export async function listForReview(ctx: ActorCtx, query: QueryOf<List>): Promise<ReplyOf<List>> {
  const page = openPage(ctx, 'GET /api/mpmkt/v1/staff/campaign/voice/posts', query, false);
  const { state, channel, slug } = query;
  const read = await listForStaff(ctx.db, { state, channel, slug }, page);
  const { rows, nextCursor } = page.cut(read, ({ post }) => ({ key: post.sentAt, id: post.id }));
  const posts = rows.map(({ post, ...campaign }) => ({ post, campaign }));
  return { items: await presentForStaff(ctx, posts), nextCursor };
}

/**
 * A post with its campaign, locked after its author's account and what they do in campaigns.
 * @throws NOT_FOUND, also for who has cancelled their account
 */
async function holdPost(ctx: ActorCtx, postId: string): Promise<{ post: VoicePostRow; campaign: CampaignRow }> {
  const found = await findPost(ctx.db, postId);
  if (!found || !(await guardOf(ctx).holdAccount(ctx.db, found.accountId)))
    throw refuse('NOT_FOUND', { message: voiceTexts.noPost });
  await lockName(ctx.db, `campaign:${found.accountId}`);
  const campaign = await findCampaignById(ctx.db, found.campaignId);
  if (!campaign) throw new InternalError(`campaign ${found.campaignId} is gone`);
  return { post: await postStates.lock(ctx, postId), campaign };
}

const present = async (ctx: ActorCtx, post: VoicePostRow, campaign: Shown): Promise<StaffVoicePostData> => {
  const [shown] = await presentForStaff(ctx, [{ post, campaign }]);
  if (!shown) throw new InternalError(`post ${post.id} is gone`);
  return shown;
};

const decision = (ctx: ActorCtx) => ({ decidedAt: ctx.now(), decidedBy: ctx.actor.accountId });

/** Whether somebody has the stamp of a channel. */
async function hasStampOf(ctx: Ctx, { accountId, campaignId, channel, week }: VoicePostRow): Promise<boolean> {
  const counts = await countOwn(ctx.db, accountId, campaignId, week);
  return counts.some((each) => each.channel === channel && each.hasStamp);
}

/**
 * Accepts a post; needs a transaction. The first one of a channel gets the stamp and its points, which may have run out.
 * @throws NOT_FOUND, STATE_CHANGED when it is not in review
 */
export async function acceptPost(
  ctx: ActorCtx,
  { postId, readCount }: BodyOf<'POST /api/mpmkt/v1/staff/campaign/voice/accept'>,
): Promise<StaffVoicePostData> {
  const { post, campaign } = await holdPost(ctx, postId);
  const stampOf = (await hasStampOf(ctx, post)) ? null : postId;
  const changes = { readCount, reason: '', stampOf, ...decision(ctx) };
  const accepted = await postStates.move(ctx, post, 'accept', { who: 'staff', changes });
  if (stampOf !== null)
    for (const prize of stampPrizesOf(await listPrizes(ctx.db, campaign.id)))
      await grantAward(ctx, { accountId: post.accountId, prize, reason: reasonOfStamp(postId) });
  return present(ctx, accepted, campaign);
}

/** Refuses a post; needs a transaction. @throws NOT_FOUND, STATE_CHANGED when it is not in review */
export async function refusePost(
  ctx: ActorCtx,
  { postId, reason }: BodyOf<'POST /api/mpmkt/v1/staff/campaign/voice/refuse'>,
): Promise<StaffVoicePostData> {
  const { post, campaign } = await holdPost(ctx, postId);
  const changes = { reason, ...decision(ctx) };
  return present(ctx, await postStates.move(ctx, post, 'refuse', { who: 'staff', changes }), campaign);
}

/** Takes back what a stamp brought, and the prize for all of them. */
async function revokeStamp(ctx: ActorCtx, { accountId, campaignId }: VoicePostRow, stampOf: string): Promise<void> {
  const ofStamp = await listOfReason(ctx.db, accountId, campaignId, [reasonOfStamp(stampOf)]);
  for (const award of [...ofStamp, ...(await listGrandAwards(ctx, accountId, campaignId))])
    await revokeAward(ctx, award);
}

/**
 * Takes an accepted post out that its author deleted; needs a transaction. Its stamp goes to another accepted post of the
 * channel, whose author then keeps as many; without one, what the stamp brought is taken back as far as it was not used.
 * @throws NOT_FOUND, STATE_CHANGED when it is not accepted
 */
export async function removePost(
  ctx: ActorCtx,
  { postId, reason }: BodyOf<'POST /api/mpmkt/v1/staff/campaign/voice/remove'>,
): Promise<StaffVoicePostData> {
  const { post, campaign } = await holdPost(ctx, postId);
  const changes = { reason, stampOf: null, bestTitle: null, ...decision(ctx) };
  const removed = await postStates.move(ctx, post, 'remove', { who: 'staff', changes });
  const { stampOf } = post;
  if (stampOf !== null) {
    const heir = await findHeir(ctx.db, post);
    if (heir) await updatePost(ctx.db, heir, { stampOf, updatedAt: ctx.now() });
    else await revokeStamp(ctx, post, stampOf);
  }
  return present(ctx, removed, campaign);
}

/**
 * Shows an accepted post among the best under a title, or no more; needs a transaction.
 * @throws NOT_FOUND, STATE_CHANGED for one that is not accepted or has no link, LIMIT_REACHED
 */
export async function markBest(
  ctx: ActorCtx,
  { postId, title }: BodyOf<'POST /api/mpmkt/v1/staff/campaign/voice/best'>,
): Promise<StaffVoicePostData> {
  const { post, campaign } = await holdPost(ctx, postId);
  if (post.state !== 'accepted') throw refuse('STATE_CHANGED', { message: voiceTexts.decided });
  if (post.link === null) throw refuse('STATE_CHANGED', { message: voiceTexts.noLink });
  if (title !== null && post.bestTitle === null) {
    // Those who mark posts at once count one after the other.
    await lockName(ctx.db, `voiceBest:${campaign.id}`);
    if ((await countBest(ctx.db, campaign.id)) >= BEST_MOST)
      throw refuse('LIMIT_REACHED', { message: voiceTexts.bestFull({ most: BEST_MOST }) });
  }
  return present(ctx, await updatePost(ctx.db, post, { bestTitle: title, updatedAt: ctx.now() }), campaign);
}
