import type { VoiceData, VoicePostData } from '@voltfront/contract';
import { followState, grandState, shanghaiWeek, stationState, triesLeft } from '@voltfront/rules/campaign/voice';
import { formatDate } from '@voltfront/rules/format/date';
import { maskName } from '@voltfront/rules/format/mask';
import { DAY_MS, SECOND_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../../kernel/context';
import { InternalError } from '../../../../kernel/errors';
import { createSharedReads } from '../../../../kernel/shared-reads';
import { findPeople } from '../../../account';
import { uploadAddress } from '../../../upload';
import { type AwardRow, listOfReason } from '../../award.repository';
import { type CampaignRow, chancesOf, listPrizes, type PrizeRow } from '../../campaign.repository';
import { leftOf, presentCampaign } from '../../read-campaign';
import { countOwn, findFollow, listBest, type VoiceFollowRow, type VoicePostRow } from './voice.repository';
import { grandPrizeOf, stampPrizesOf, voiceSettingsOf } from './voice-settings';

/** Most posts that are shown among the best. */
export const BEST_MOST = 12;
/** How old (ms) the list of the best may be. */
const BEST_MS = 5 * SECOND_MS;
const best = createSharedReads<VoiceData['best']>(BEST_MS);

type Own = NonNullable<VoiceData['own']>;

/** Why the prize for all stamps was given: again once it was taken back, which is seldom. */
export const grandReasons = ['allStamps', 'allStamps:2', 'allStamps:3'] as const;

/** Why a stamp's prizes were given. */
export const reasonOfStamp = (postId: string): string => `post:${postId}`;

/** Points of each stamp, while they are left. */
const pointsOfStamp = (prizes: readonly PrizeRow[]): number =>
  stampPrizesOf(prizes)
    .filter((prize) => leftOf(prize) !== 0)
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** Awards of a person for all stamps, those that were taken back included. */
export const listGrandAwards = (ctx: Ctx, accountId: string, campaignId: string): Promise<AwardRow[]> =>
  listOfReason(ctx.db, accountId, campaignId, grandReasons);

/** Where somebody stands with their words of a film. */
export function presentFollow(ctx: Ctx, row: VoiceFollowRow | undefined, campaign: CampaignRow): Own['follow'] {
  const { triesPerDay } = voiceSettingsOf(campaign).follow;
  const day = formatDate(ctx.now());
  const tries = row ?? null;
  return { state: followState(tries, day, triesPerDay), triesLeft: triesLeft(tries, day, triesPerDay) };
}

/** The first moment at which the prize for all stamps can no longer be claimed. */
const claimUntil = (row: CampaignRow): number => row.endsAt + voiceSettingsOf(row).claimDays * DAY_MS;

/** The prize for all stamps. */
export function grandOf(prizes: readonly PrizeRow[]): PrizeRow {
  const prize = grandPrizeOf(prizes);
  if (!prize) throw new InternalError('a campaign of posts has no prize for all stamps');
  return prize;
}

/** What a person has in a campaign: stations, stamps, the prize for all of them, the task of the word. */
export async function presentOwn(
  ctx: Ctx,
  accountId: string,
  row: CampaignRow,
  prizes: readonly PrizeRow[],
): Promise<Own> {
  const { stations, postsPerWeek } = voiceSettingsOf(row);
  const counts = await countOwn(ctx.db, accountId, row.id, shanghaiWeek(ctx.now()));
  const own = stations.map(({ platform: channel }) => {
    const found = counts.find((each) => each.channel === channel);
    const state = found ? stationState(found) : ('none' as const);
    return { channel, state, leftThisWeek: Math.max(0, postsPerWeek - (found?.thisWeek ?? 0)) };
  });
  const stamps = own.filter(({ state }) => state === 'stamped').length;
  const given = await listGrandAwards(ctx, accountId, row.id);
  const isClaimed = given.some(({ state }) => state !== 'revoked');
  const facts = { stamps, isClaimed, left: leftOf(grandOf(prizes)), claimUntil: claimUntil(row) };
  const follow = presentFollow(ctx, await findFollow(ctx.db, accountId, row.id), row);
  return { stations: own, stamps, grand: grandState(facts, ctx.now()), follow };
}

const readBest = (ctx: Ctx, campaignId: string): Promise<VoiceData['best']> =>
  best.read(ctx, campaignId, async () => {
    const rows = await listBest(ctx.db, campaignId, BEST_MOST);
    const people = await findPeople(ctx, [...new Set(rows.map(({ accountId }) => accountId))]);
    return rows.flatMap(({ id: postId, accountId, channel, bestTitle: title, link, readCount }) => {
      const person = people.get(accountId);
      if (!person || title === null || link === null) return [];
      return [{ postId, channel, title, link, author: maskName(person.nickname), readCount: readCount ?? 0 }];
    });
  });

/** What a campaign of posts shows besides the campaign itself. */
export async function presentRest(ctx: Ctx, row: CampaignRow): Promise<Omit<VoiceData, 'campaign'>> {
  const prizes = await listPrizes(ctx.db, row.id);
  const grand = grandOf(prizes);
  const { follow, ...settings } = voiceSettingsOf(row);
  const { word: _, ...shownFollow } = follow;
  const { kind, title, picture, detail } = grand;
  return {
    settings: { ...settings, follow: shownFollow },
    stampPoints: pointsOfStamp(prizes),
    grand: { kind, title, picture, left: leftOf(grand), draw: chancesOf(detail) },
    best: await readBest(ctx, row.id),
    own: ctx.actor && (await presentOwn(ctx, ctx.actor.accountId, row, prizes)),
  };
}

/** The campaign as the caller sees it after a change of theirs. */
export const presentVoice = async (ctx: Ctx, row: CampaignRow): Promise<VoiceData> => ({
  campaign: await presentCampaign(ctx, row),
  ...(await presentRest(ctx, row)),
});

/** Posts of a person as they see them; what their stamps brought is read for all at once. */
export async function presentPosts(
  ctx: Ctx,
  rows: readonly VoicePostRow[],
  { accountId, campaign }: { accountId: string; campaign: CampaignRow },
): Promise<VoicePostData[]> {
  const { resends } = voiceSettingsOf(campaign);
  const prizes = await listPrizes(ctx.db, campaign.id);
  const stamped = rows.flatMap(({ stampOf }) => (stampOf === null ? [] : [reasonOfStamp(stampOf)]));
  const awards = await listOfReason(ctx.db, accountId, campaign.id, stamped);
  const pointsOf = (stampOf: string | null) =>
    awards
      .filter(({ reason, state }) => stampOf !== null && reason === reasonOfStamp(stampOf) && state !== 'revoked')
      .reduce((sum, { prizeId }) => sum + (prizes.find(({ id }) => id === prizeId)?.amount ?? 0), 0);
  return rows.map(({ id: postId, picture, stampOf, ...row }) => {
    const { channel, state, link, name, sentAt, reason, readCount } = row;
    return {
      ...{ postId, channel, state, link, name, sentAt, reason, readCount },
      picture: picture === null ? null : uploadAddress(ctx, picture),
      hasStamp: stampOf !== null,
      points: pointsOf(stampOf),
      resendsLeft: Math.max(0, resends - row.resends),
    };
  });
}
