import type { ChannelsOutcome, ChannelsTarget } from './types';

export type { ChannelsOutcome, ChannelsTarget } from './types';

/** Only WeChat's mini-program opens Channels. */
export const canOpenChannels = false;

/** Never called where `canOpenChannels` is false. */
export const openChannels = (_target: ChannelsTarget): Promise<ChannelsOutcome> =>
  Promise.resolve({ state: 'failed', words: '' });
