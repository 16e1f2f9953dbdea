/** What is opened in WeChat Channels. */
export interface ChannelsTarget {
  kind: 'video' | 'live' | 'profile';
  finderUserName: string;
  /** Of a video. */
  feedId: string;
}

/** What became of it; `failed` with the platform's words, which may be empty. */
export type ChannelsOutcome = { state: 'opened' | 'cancelled' } | { state: 'failed'; words: string };
