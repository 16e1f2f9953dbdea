import { brand } from '@voltfront/brand';
import {
  type BridgeClient,
  BridgeError,
  bridgeCodes,
  bridgeNames,
  createBridgeClient,
  platformOfAgent,
} from '@voltfront/bridge';

interface Channel {
  postMessage: (text: string) => void;
}

type BridgeWindow = Record<string, unknown> & { webkit?: { messageHandlers?: Record<string, Channel> } };

const names = bridgeNames(brand.product);

let bridge: BridgeClient | null = null;

function send(text: string): void {
  const host = window as unknown as BridgeWindow;
  const channel = host.webkit?.messageHandlers?.[names.channel] ?? (host[names.channel] as Channel | undefined);
  if (!channel) throw new BridgeError(bridgeCodes.initialisationFailed, 'the app offers no channel');
  channel.postMessage(text);
}

function make(): BridgeClient {
  const host = window as unknown as BridgeWindow;
  const made = createBridgeClient({
    platform: platformOfAgent(navigator.userAgent),
    send,
    jsApiToken: () => String(host[names.token] ?? ''),
    now: Date.now,
  });
  host[names.answer] = (text: unknown) => made.receive(String(text));
  return made;
}

/** The one end of the bridge in this page; the app's texts reach it from the first call on. */
export function openBridge(): BridgeClient {
  bridge ??= make();
  return bridge;
}
