import { brand } from '@voltfront/brand';
import {
  type AppEventHandlers,
  type BridgeHandlers,
  type BridgeHost,
  type BridgePlatform,
  bridgeNames,
  createBridgeHost,
  type EventData,
  type PageEventName,
} from '@voltfront/bridge';
import { vi } from 'vitest';

const names = bridgeNames(brand.product);
const AGENTS: Readonly<Record<BridgePlatform, string>> = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)',
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8)',
  harmony: 'Mozilla/5.0 (Phone; OpenHarmony 5.0)',
};

/** The native car app, as a test plays it. */
export interface NativeApp {
  host: BridgeHost;
  /** Methods that the page has called, in order. */
  calls: { method: string; params: unknown }[];
  /** Methods alone, without those of the message group. */
  called: () => string[];
  /** Sends the page an event, whether it subscribed to it or not. */
  tell: <E extends PageEventName>(name: E, data: EventData<E>) => void;
}

/**
 * Puts the page into the native car app: user agent, channel, token, and a host with these handlers. Ends with
 * `vi.unstubAllGlobals()`.
 */
export function openInApp(
  handlers: BridgeHandlers = {},
  { platform = 'android' as BridgePlatform, onEvent = {} as AppEventHandlers } = {},
): NativeApp {
  const calls: NativeApp['calls'] = [];
  const page = window as unknown as Record<string, (text: string) => void>;
  const host = createBridgeHost({
    platform,
    jsApiToken: 'token-of-this-view',
    send: (text) => queueMicrotask(() => page[names.answer]?.(text)),
    handlers,
    onEvent,
  });
  const channel = {
    postMessage: (text: string) => {
      const { method, params } = JSON.parse(text);
      calls.push({ method, params });
      queueMicrotask(() => void host.receive(text));
    },
  };
  vi.stubGlobal('navigator', {
    ...window.navigator,
    userAgent: `${AGENTS[platform]} ${names.agent}1.0.0`,
    onLine: true,
  });
  vi.stubGlobal(names.token, 'token-of-this-view');
  if (platform === 'ios') vi.stubGlobal('webkit', { messageHandlers: { [names.channel]: channel } });
  else vi.stubGlobal(names.channel, channel);
  const called = () => calls.map(({ method }) => method).filter((name) => !name.startsWith('message.'));
  const tell: NativeApp['tell'] = (name, data) =>
    page[names.answer]?.(JSON.stringify({ jsonrpc: '2.0', method: 'message.notification', params: { name, data } }));
  return { host, calls, called, tell };
}
