import { t } from '@lingui/core/macro';
import type { VoiceData, VoicePostData } from '@voltfront/contract';
import type { StationState, VoiceChannel } from '@voltfront/rules/campaign/voice';
import { reasonAgainst } from '@/features/campaign/reason-against';
import type { IconName, TagProps } from '@/ui';

/** Page of each channel. */
export const CHANNEL_PAGES = {
  wechatVideo: '/pagesBannerActivity/volume/wechatVideoPage',
  moments: '/pagesBannerActivity/volume/momentsPage',
  douyin: '/pagesBannerActivity/volume/douyinPage',
  redbook: '/pagesBannerActivity/volume/redbookPage',
} as const;

export function channelName(channel: VoiceChannel): string {
  const texts = { wechatVideo: t`视频号`, moments: t`朋友圈`, douyin: t`抖音`, redbook: t`小红书` };
  return texts[channel];
}

const ICONS: Readonly<Record<VoiceChannel, IconName>> = {
  wechatVideo: 'video',
  moments: 'image',
  douyin: 'play',
  redbook: 'book',
};
export const channelIcon = (channel: VoiceChannel): IconName => ICONS[channel];

export function stationWord(state: StationState): string {
  const texts = { none: t`未开始`, review: t`审核中`, stamped: t`已点亮`, refused: t`未通过` };
  return texts[state];
}

const STATION_TONES = { none: 'neutral', review: 'warning', stamped: 'success', refused: 'danger' } as const;
export const stationTone = (state: StationState): NonNullable<TagProps['tone']> => STATION_TONES[state];

export function postWord(state: VoicePostData['state']): string {
  const texts = {
    review: t`审核中`,
    accepted: t`已通过`,
    refused: t`未通过`,
    withdrawn: t`已撤回`,
    removed: t`已取消`,
  };
  return texts[state];
}

const POST_TONES = {
  review: 'warning',
  accepted: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
  removed: 'danger',
} as const;
export const postTone = (state: VoicePostData['state']): NonNullable<TagProps['tone']> => POST_TONES[state];

/** What the page's one button does now. */
export type VoiceStep = 'start' | 'goOn' | 'claim' | 'draw' | 'look';

/** What can be done next, or, as short as a button, why nothing can. */
export function nextStep({ campaign, own, grand }: VoiceData): { step: VoiceStep } | { obstacle: string } {
  if (own?.grand === 'claimed') return { step: grand.draw === null ? 'look' : 'draw' };
  // What was reached can be claimed after the end, and not while the campaign is paused.
  if (own?.grand === 'open' && campaign.state !== 'paused') return { step: 'claim' };
  const reason = reasonAgainst(campaign);
  if (reason !== null) return { obstacle: reason };
  if (own?.grand === 'soldOut' && own.stamps === own.stations.length) return { obstacle: t`大奖已领完` };
  const hasBegun = own?.stations.some(({ state }) => state !== 'none') ?? false;
  return { step: hasBegun ? 'goOn' : 'start' };
}

/** Where somebody stands on a channel; a visitor has sent nothing. */
export function stationOf({ own, settings }: VoiceData, channel: VoiceChannel) {
  const found = own?.stations.find((station) => station.channel === channel);
  return { state: found?.state ?? ('none' as const), leftThisWeek: found?.leftThisWeek ?? settings.postsPerWeek };
}
