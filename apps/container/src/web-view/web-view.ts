import type { Device } from '../device/kinds';
import { createAppStorage } from './app-storage';
import { interceptLinks } from './links';

/** Settings of a web view, and the receivers of its messages. */
export interface WebViewOptions {
  device: Device;
  userAgent: string;
  /** Name of the object or handler that receives the bridge's messages. */
  channelName: string;
  /** Called with each message from the page to the bridge. */
  onMessage: (text: string) => void;
  /** Called with messages to WebKit's other handlers, by handler name; iOS only. */
  handlers: Readonly<Record<string, (message: unknown) => void>>;
  /** Called with a link that leaves the shop. */
  onLink: (href: string) => void;
}

/** Prefix of the keys of one kind of phone in the browser's storage. */
export const storagePrefix = (device: Device): string => `container-${device.kind}:`;

const fix = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { get: () => value, configurable: true });
};

function offerChannel(view: Window, { device, channelName, onMessage, handlers }: WebViewOptions): void {
  const channel = { postMessage: (text: unknown) => onMessage(String(text)) };
  if (device.channel === 'object') {
    Object.assign(view, { [channelName]: channel });
    return;
  }
  const others = Object.entries(handlers).map(([name, take]) => [name, { postMessage: take }]);
  Object.assign(view, { webkit: { messageHandlers: { [channelName]: channel, ...Object.fromEntries(others) } } });
}

/** Scroll bars of a phone take up no space. */
function hideScrollBars({ CSSStyleSheet, document }: Window & typeof globalThis): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { scrollbar-width: none } ::-webkit-scrollbar { display: none }');
  document.adoptedStyleSheets = [sheet];
}

/** Makes a document's window the app's web view: its user agent, storage, channel and links are the app's. */
export function makeWebView(view: Window, options: WebViewOptions): void {
  fix(view.navigator, 'userAgent', options.userAgent);
  fix(view.navigator, 'userAgentData', undefined);
  fix(view, 'localStorage', createAppStorage(window.localStorage, storagePrefix(options.device)));
  hideScrollBars(view as Window & typeof globalThis);
  offerChannel(view, options);
  interceptLinks(view, options.onLink);
}
