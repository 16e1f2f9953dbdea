import { brand } from '@voltfront/brand';
import { agentToken, bridgeNames, CONSENT_HANDLER } from '@voltfront/bridge/transport';
import type { Browser, BrowserContext } from 'playwright-core';
import { newPhone } from '../browser';
import { markedPlace } from './judge';

const android = 'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko)';
const ios =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const harmony =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0 ArkWeb/4.1 Mobile';
const app = `${agentToken(brand.product)}3.2.0`;

/** Where the web build runs. */
export interface Surrounding {
  name: string;
  userAgent?: string;
  isDesktop?: true;
  /** The native app's channel is there. */
  isContainer?: 'ios' | 'android' | 'harmony';
}

export const surroundings: readonly Surrounding[] = [
  { name: 'a phone’s browser' },
  { name: 'a desktop browser', isDesktop: true },
  { name: 'WeChat', userAgent: `${android} Chrome/122.0 Mobile Safari/537.36 MicroMessenger/8.0.49.2600(0x28003133)` },
  { name: 'the app on iOS', userAgent: `${ios} ${app}`, isContainer: 'ios' },
  {
    name: 'the app on Android',
    userAgent: `${android} Chrome/122.0 Mobile Safari/537.36 ${app}`,
    isContainer: 'android',
  },
  { name: 'the app on Harmony', userAgent: `${harmony} ${app}`, isContainer: 'harmony' },
];

/** What the page told the native app. */
export interface NativeTraffic {
  /** Methods asked for over the bridge. */
  methods: string[];
  /** Messages to the handler of the consent. */
  consents: unknown[];
}

/**
 * A device in an environment. Location access is allowed, with a location far from all data, so
 * that an unrequested read or transfer is detected.
 */
export async function openSurrounding(
  browser: Browser,
  origin: string,
  { userAgent, isDesktop, isContainer }: Surrounding,
): Promise<{ context: BrowserContext; native: NativeTraffic }> {
  const context = isDesktop
    ? await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
    : await newPhone(browser, origin, { userAgent });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(markedPlace);
  const native: NativeTraffic = { methods: [], consents: [] };
  if (isContainer) await playNative(context, native, isContainer);
  return { context, native };
}

/** A native side that records calls and knows no method: pages continue as without a response. */
async function playNative(context: BrowserContext, native: NativeTraffic, system: string): Promise<void> {
  await context.exposeBinding('noteNative', (_source, method: string) => native.methods.push(method));
  await context.exposeBinding('noteConsent', (_source, message: unknown) => native.consents.push(message));
  const { channel, answer } = bridgeNames(brand.product);
  await context.addInitScript(
    ([channelName, answerName, handlerName, isIos]) => {
      type Loose = Record<string, unknown>;
      const page = window as unknown as Loose & Record<'noteNative' | 'noteConsent', (word: unknown) => void>;
      const hear = (text: string) => {
        const { id, method } = JSON.parse(text) as { id: unknown; method: string };
        page.noteNative(method);
        const error = { code: -32601, message: 'unknown method', data: null };
        const reply = JSON.stringify({ id, jsonrpc: '2.0', error });
        setTimeout(() => (page[answerName] as ((words: string) => void) | undefined)?.(reply));
      };
      const handlers = {
        [channelName]: { postMessage: hear },
        [handlerName]: { postMessage: (message: unknown) => page.noteConsent(message) },
      };
      if (isIos) page.webkit = { messageHandlers: handlers };
      else page[channelName] = handlers[channelName];
    },
    [channel, answer, CONSENT_HANDLER, system === 'ios'] as const,
  );
}
