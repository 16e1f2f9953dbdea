import { buildPlatform } from '../environment';
import { askHost, failureWords } from '../host';
import type { PostStart, PublishOutcome } from './types';

/** Only Douyin's mini-program opens its camera. */
export const canPublish = buildPlatform === 'tt';

interface DouyinShare {
  channel: 'video';
  title: string;
  extra: { videoTopics: string[]; hashtag_list: string[] };
}

declare const tt: { shareAppMessage?: (options: DouyinShare & Callbacks) => void };

interface Callbacks {
  success: (answer: unknown) => void;
  fail: (failure: unknown) => void;
}

/** The call of Douyin, which answers by callbacks. */
function publish({ title, tags }: PostStart): Promise<unknown> | undefined {
  const { shareAppMessage } = tt;
  if (!shareAppMessage) return undefined;
  const extra = { videoTopics: [...tags], hashtag_list: [...tags] };
  return new Promise((success, fail) => shareAppMessage({ channel: 'video', title, extra, success, fail }));
}

/** Opens the camera of Douyin with the topic preset; call it by a tap. */
export async function publishPost(start: PostStart): Promise<PublishOutcome> {
  try {
    await askHost(() => publish(start));
    return { state: 'opened' };
  } catch (error) {
    const words = failureWords(error);
    return /cancel/i.test(words) ? { state: 'cancelled' } : { state: 'failed', words };
  }
}
