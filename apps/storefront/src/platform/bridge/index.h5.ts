import { brand } from '@voltfront/brand';
import { isInContainer } from '../container';
import { BridgeClient } from './bridge-client';

export { BridgeError } from './bridge-client';

/** The object that the app's web view offers for messages, and the function that takes the app's answers. */
const CHANNEL = `${brand.product}Bridge`;
const ANSWERS = `${brand.product}BridgeAnswer`;

interface Channel {
  postMessage: (text: string) => void;
}

type BridgeWindow = Record<string, unknown> & { webkit?: { messageHandlers?: Record<string, Channel> } };

let client: BridgeClient | null = null;

function open(): BridgeClient {
  const host = window as unknown as BridgeWindow;
  const made = new BridgeClient({
    send: (text) => {
      const channel = host.webkit?.messageHandlers?.[CHANNEL] ?? (host[CHANNEL] as Channel | undefined);
      if (!channel) throw new TypeError('the app offers no channel');
      channel.postMessage(text);
    },
    newId: () => crypto.randomUUID(),
    now: Date.now,
  });
  host[ANSWERS] = (text: unknown) => made.receive(String(text));
  return made;
}

/**
 * Asks the native car app; null outside of it.
 * @param token of the session; empty for visitors
 * @throws BridgeError when the app refuses or does not answer in five seconds
 */
export async function callApp(method: string, params: unknown, token: string): Promise<unknown> {
  if (!isInContainer()) return null;
  client ??= open();
  return client.call(method, params, token);
}
