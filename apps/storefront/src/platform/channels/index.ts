import Taro from '@tarojs/taro';
import { buildPlatform } from '../environment';
import { askHost, failureWords } from '../host';
import type { ChannelsOutcome, ChannelsTarget } from './types';

export type { ChannelsOutcome, ChannelsTarget } from './types';

/** Only WeChat's mini-program opens Channels. */
export const canOpenChannels = buildPlatform === 'weapp';

interface ChannelsHost {
  openChannelsActivity?: (options: { finderUserName: string; feedId: string }) => Promise<unknown>;
  openChannelsLive?: (options: { finderUserName: string }) => Promise<unknown>;
  openChannelsUserProfile?: (options: { finderUserName: string }) => Promise<unknown>;
}

function open({ kind, finderUserName, feedId }: ChannelsTarget): Promise<unknown> {
  const host = Taro as unknown as ChannelsHost;
  if (kind === 'video') return askHost(() => host.openChannelsActivity?.({ finderUserName, feedId }));
  if (kind === 'live') return askHost(() => host.openChannelsLive?.({ finderUserName }));
  return askHost(() => host.openChannelsUserProfile?.({ finderUserName }));
}

/** Opens a video, live room or profile; call it by a tap. */
export async function openChannels(target: ChannelsTarget): Promise<ChannelsOutcome> {
  try {
    await open(target);
    return { state: 'opened' };
  } catch (error) {
    const words = failureWords(error);
    return /cancel/i.test(words) ? { state: 'cancelled' } : { state: 'failed', words };
  }
}
