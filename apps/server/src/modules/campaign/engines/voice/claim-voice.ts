import type { BodyOf, ReplyOf, VoiceData } from '@voltfront/contract';
import { followState, type GrandState, isRightWord } from '@voltfront/rules/campaign/voice';
import { formatDate } from '@voltfront/rules/format/date';
import type { ActorCtx } from '../../../../kernel/context';
import { type AppError, refuse } from '../../../../kernel/errors';
import { listPrizes } from '../../campaign.repository';
import { campaignTexts } from '../../campaign.texts';
import { grantAward } from '../../grant-award';
import { assertTakesPart, holdPerson, openCampaign } from '../../read-campaign';
import { grandOf, grandReasons, listGrandAwards, presentFollow, presentOwn, presentVoice } from './present-voice';
import { findFollow, saveFollow, type VoiceFollowRow } from './voice.repository';
import { voiceTexts } from './voice.texts';
import { VOICE, voiceSettingsOf } from './voice-settings';

type Follow = 'POST /api/mpmkt/v1/campaign/voice/follow';

/** Why the prize for all stamps cannot be claimed. */
function refusalOfClaim(state: Exclude<GrandState, 'open'>): AppError {
  if (state === 'soldOut') return refuse('SOLD_OUT', { message: campaignTexts.soldOut });
  if (state === 'claimed') return refuse('LIMIT_REACHED', { message: voiceTexts.claimed });
  return refuse('STATE_CHANGED', { message: state === 'locked' ? voiceTexts.needsStamps : voiceTexts.lapsed });
}

/**
 * Gives the prize for all stamps; needs a transaction. Its stock is taken now. It can be claimed for some days after the
 * campaign's end, and not while the campaign is paused.
 * @throws NOT_FOUND, STATE_CHANGED, LIMIT_REACHED the second time, SOLD_OUT
 */
export async function claimGrand(
  ctx: ActorCtx,
  { slug }: BodyOf<'POST /api/mpmkt/v1/campaign/voice/claim'>,
): Promise<VoiceData> {
  await holdPerson(ctx);
  const row = await openCampaign(ctx, VOICE, slug);
  if (row.switch === 'paused') throw refuse('STATE_CHANGED', { message: campaignTexts.paused });
  const prizes = await listPrizes(ctx.db, row.id);
  const { accountId } = ctx.actor;
  const { grand } = await presentOwn(ctx, accountId, row, prizes);
  if (grand !== 'open') throw refusalOfClaim(grand);
  // Every award there is was taken back.
  const reason = grandReasons[(await listGrandAwards(ctx, accountId, row.id)).length];
  if (reason === undefined) throw refusalOfClaim('claimed');
  const award = await grantAward(ctx, { accountId, prize: grandOf(prizes), reason });
  if (!award) throw refuse('SOLD_OUT', { message: campaignTexts.soldOut });
  return presentVoice(ctx, row);
}

/**
 * Checks the word of the film; needs a transaction. A wrong word is counted, so it is an answer and no refusal, which would
 * take the count back.
 * @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart`, LIMIT_REACHED
 */
export async function giveWord(ctx: ActorCtx, { slug, word }: BodyOf<Follow>): Promise<ReplyOf<Follow>> {
  await holdPerson(ctx);
  const campaign = await openCampaign(ctx, VOICE, slug);
  await assertTakesPart(ctx, campaign);
  const { follow } = voiceSettingsOf(campaign);
  const { accountId } = ctx.actor;
  const now = ctx.now();
  const day = formatDate(now);
  const before = await findFollow(ctx.db, accountId, campaign.id);
  const state = followState(before ?? null, day, follow.triesPerDay);
  if (state === 'done') throw refuse('LIMIT_REACHED', { message: voiceTexts.done });
  if (state === 'usedUp') throw refuse('LIMIT_REACHED', { message: voiceTexts.triesUsed });
  const isRight = isRightWord(word, follow.word);
  const wrongBefore = before?.day === day ? before.wrong : 0;
  const row: VoiceFollowRow = {
    accountId,
    campaignId: campaign.id,
    doneAt: isRight ? now : null,
    day,
    wrong: isRight ? wrongBefore : wrongBefore + 1,
    createdAt: before?.createdAt ?? now,
  };
  await saveFollow(ctx.db, row);
  return { isRight, follow: presentFollow(ctx, row, campaign) };
}
