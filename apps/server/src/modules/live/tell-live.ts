import type { Ctx } from '../../kernel/context';
import { afterCommit } from '../../kernel/transaction-scope';

/** What of a person's data can be said to have changed. */
export type LiveTopic = 'messages' | 'orders' | 'drives' | 'chat';

/** Signal channel; the text is a `LiveSignal` in JSON. */
export const LIVE = 'live';

/** To the connections of a person. */
export interface LiveSignal {
  accountId: string;
  topic: LiveTopic;
}

/**
 * Tells the person's open apps, after the commit, that data of a topic changed, so that they ask for it anew. Nothing is
 * stored: an app that is closed asks when it opens.
 */
export function tellLive({ app }: Ctx, accountId: string, topic: LiveTopic): void {
  const signal: LiveSignal = { accountId, topic };
  afterCommit(() => app.signals.send(LIVE, JSON.stringify(signal)));
}
