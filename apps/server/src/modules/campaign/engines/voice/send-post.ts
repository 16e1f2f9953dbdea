import type { BodyOf, QueryOf, ReplyOf, VoiceData } from '@voltfront/contract';
import { shanghaiWeek } from '@voltfront/rules/campaign/voice';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { InternalError, refuse } from '../../../../kernel/errors';
import { newId } from '../../../../kernel/ids';
import { openPage } from '../../../../kernel/list';
import { releaseUploads } from '../../../upload';
import { type CampaignRow, findCampaignById, listPrizes } from '../../campaign.repository';
import { assertTakesPart, holdPerson, openCampaign, presentLanding } from '../../read-campaign';
import { postStates } from './move-post';
import { holdLink, readContent, takePicture, uploadsOfPost } from './post-content';
import { presentOwn, presentPosts, presentRest, presentVoice } from './present-voice';
import { findPost, insertPost, isLinkTaken, listOwnPosts, type VoicePostRow } from './voice.repository';
import { voiceTexts } from './voice.texts';
import { VOICE, voiceSettingsOf } from './voice-settings';

type List = 'GET /api/mpmkt/v1/campaign/voice/posts';

/** A campaign of posts with the stamps of the caller. @throws NOT_FOUND */
export async function showVoice(ctx: Ctx, { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/voice'>): Promise<VoiceData> {
  const row = await openCampaign(ctx, VOICE, slug);
  return { campaign: await presentLanding(ctx, row), ...(await presentRest(ctx, row)) };
}

/** Posts of the caller in a campaign, newest first. @throws NOT_FOUND */
export async function listPosts(ctx: ActorCtx, query: QueryOf<List>): Promise<ReplyOf<List>> {
  const { slug, channel } = query;
  const row = await openCampaign(ctx, VOICE, slug);
  const page = openPage(ctx, 'GET /api/mpmkt/v1/campaign/voice/posts', query);
  const { accountId } = ctx.actor;
  const read = await listOwnPosts(ctx.db, { accountId, campaignId: row.id, channel }, page);
  const { rows, nextCursor } = page.cut(read, ({ createdAt: key, id }) => ({ key, id }));
  return { items: await presentPosts(ctx, rows, { accountId, campaign: row }), nextCursor };
}

/**
 * Hands a post in; needs a transaction. Posts of a person follow each other, so that no more than those of the week are taken,
 * and of two people with the same link the first one has it.
 * @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart`, BAD_INPUT, LIMIT_REACHED; nothing changes then
 */
export async function sendPost(
  ctx: ActorCtx,
  { slug, channel, ...content }: BodyOf<'POST /api/mpmkt/v1/campaign/voice/posts/submit'>,
): Promise<VoiceData> {
  await holdPerson(ctx);
  const row = await openCampaign(ctx, VOICE, slug);
  await assertTakesPart(ctx, row);
  const now = ctx.now();
  const { accountId } = ctx.actor;
  const own = await presentOwn(ctx, accountId, row, await listPrizes(ctx.db, row.id));
  const read = readContent(channel, content);
  if (own.stations.find((station) => station.channel === channel)?.leftThisWeek === 0)
    throw refuse('LIMIT_REACHED', { message: voiceTexts.weekFull({ most: voiceSettingsOf(row).postsPerWeek }) });
  const post: VoicePostRow = {
    ...{ id: newId(now), accountId, campaignId: row.id, channel, state: 'review', week: shanghaiWeek(now), ...read },
    ...{ resends: 0, reason: '', readCount: null, stampOf: null, bestTitle: null, decidedAt: null, decidedBy: null },
    ...{ sentAt: now, updatedAt: now, createdAt: now },
  };
  await takePicture(ctx, post);
  await holdLink(ctx, read.linkKey);
  if (!(await insertPost(ctx.db, post))) throw refuse('LIMIT_REACHED', { message: voiceTexts.linkSent });
  return presentVoice(ctx, row);
}

/** An own post, locked, with its campaign. @throws NOT_FOUND */
async function holdOwnPost(ctx: ActorCtx, postId: string): Promise<{ post: VoicePostRow; campaign: CampaignRow }> {
  await holdPerson(ctx);
  const found = await findPost(ctx.db, postId);
  if (found?.accountId !== ctx.actor.accountId) throw refuse('NOT_FOUND', { message: voiceTexts.noPost });
  const campaign = await findCampaignById(ctx.db, found.campaignId);
  if (!campaign) throw new InternalError(`campaign ${found.campaignId} is gone`);
  return { post: await postStates.lock(ctx, postId), campaign };
}

/**
 * Hands a refused post in again, with what has changed about it; needs a transaction. It stays one post, of its first week.
 * @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart`, LIMIT_REACHED, BAD_INPUT; nothing changes then
 */
export async function resendPost(
  ctx: ActorCtx,
  { postId, ...content }: BodyOf<'POST /api/mpmkt/v1/campaign/voice/posts/resend'>,
): Promise<VoiceData> {
  const { post, campaign } = await holdOwnPost(ctx, postId);
  await assertTakesPart(ctx, campaign);
  const { resends: most } = voiceSettingsOf(campaign);
  if (post.state !== 'refused') throw refuse('STATE_CHANGED', { message: voiceTexts.decided });
  if (post.resends >= most) throw refuse('LIMIT_REACHED', { message: voiceTexts.resendsUsed });
  const read = readContent(post.channel, content);
  await holdLink(ctx, read.linkKey);
  if (read.linkKey !== null && (await isLinkTaken(ctx.db, read.linkKey, postId)))
    throw refuse('LIMIT_REACHED', { message: voiceTexts.linkSent });
  await takePicture(ctx, { id: postId, picture: read.picture });
  const changes = { ...read, resends: post.resends + 1, reason: '', sentAt: ctx.now() };
  await postStates.move(ctx, { ...post, most }, 'resend', { who: 'customer', changes });
  return presentVoice(ctx, campaign);
}

/**
 * Takes an own post out of review; needs a transaction. Its link is free then, and it does not count for its week.
 * @throws NOT_FOUND, STATE_CHANGED once it was decided
 */
export async function withdrawPost(
  ctx: ActorCtx,
  { postId }: BodyOf<'POST /api/mpmkt/v1/campaign/voice/posts/withdraw'>,
): Promise<VoiceData> {
  const { post, campaign } = await holdOwnPost(ctx, postId);
  if (post.state !== 'review') throw refuse('STATE_CHANGED', { message: voiceTexts.decided });
  await openCampaign(ctx, VOICE, campaign.slug);
  await releaseUploads(ctx, uploadsOfPost(post));
  await postStates.move(ctx, post, 'withdraw', { who: 'customer', changes: { linkKey: null } });
  return presentVoice(ctx, campaign);
}
