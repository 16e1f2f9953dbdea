import type { PostStart, PublishOutcome } from './types';

/** Only Douyin's mini-program opens its camera. */
export const canPublish = false;

/** Never called where `canPublish` is false. */
export const publishPost = (_start: PostStart): Promise<PublishOutcome> =>
  Promise.resolve({ state: 'failed', words: '' });
