import type { MiniHost } from '../../mini-host/host';
import type { MiniPlatform } from '../../mini-host/platforms';
import type { Sent } from './recorder';

/** What the platform tells about device, person or place. */
const tellingCalls = [
  'getSystemInfo',
  'getSystemInfoSync',
  'getSystemInfoAsync',
  'getDeviceInfo',
  'getSystemSetting',
  'getAppAuthorizeSetting',
  'getLocation',
  'getFuzzyLocation',
  'chooseLocation',
  'startLocationUpdate',
  'login',
  'getAuthCode',
  'getUserInfo',
  'getUserProfile',
  'getOpenUserInfo',
  'getPhoneNumber',
  'getClipboardData',
  'getClipboard',
  'getBatteryInfo',
  'getBatteryInfoSync',
  'getBluetoothDevices',
  'getWifiList',
  'getConnectedWifi',
  'getScreenBrightness',
  'startAccelerometer',
  'startGyroscope',
  'startCompass',
  'getRunData',
  'getWeRunData',
  'chooseAddress',
] as const;

/**
 * Calls that may be made before the consent, each with its reason. Sizes of the window and the place of the capsule are
 * what a page is laid out by (`getWindowInfo`, `getMenuButtonBoundingClientRect`), the scheme of `getAppBaseInfo` is what
 * it is coloured by; they tell no device apart and never leave it.
 */
const allowedCalls: Readonly<Partial<Record<MiniPlatform, readonly string[]>>> = {
  // These two have no other call for the window's size.
  tt: ['getSystemInfoSync'],
  swan: ['getSystemInfoSync'],
};

const windowFacts = {
  windowWidth: 390,
  windowHeight: 844,
  screenWidth: 390,
  screenHeight: 844,
  statusBarHeight: 44,
  pixelRatio: 3,
  safeArea: { top: 44, bottom: 810, left: 0, right: 390, width: 390, height: 766 },
  theme: 'light',
  language: 'zh_CN',
  platform: 'ios',
  SDKVersion: '3.7.0',
};

/** Notes what a mini-program asks its platform about the device, and what it sends, until `end`. */
export function watchMiniDevice(platform: MiniPlatform) {
  const noted: string[] = [];
  const sent: Sent[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    sent.push({
      from: platform,
      kind: 'request',
      method: init?.method ?? 'GET',
      url: String(input),
      headers: lowerCased(init?.headers),
      body: typeof init?.body === 'string' ? init.body : null,
    });
    return fetch(input, init);
  };
  const tell = (name: string) => (options?: { success?: (facts: object) => void }) => {
    noted.push(name);
    if (name.endsWith('Sync')) return windowFacts;
    options?.success?.(windowFacts);
    return Promise.resolve(windowFacts);
  };
  return {
    calls: Object.fromEntries(tellingCalls.map((name) => [name, tell(name)])),
    /** Calls that want the consent. */
    reads: () => noted.filter((name) => !allowedCalls[platform]?.includes(name)).map((name) => `reads ${name}`),
    /** Names of everything in the app's storage. */
    keptNames: (host: MiniHost) => (host.platformCalls.getStorageInfoSync as () => { keys: string[] })().keys,
    /** Ends the watch; gives what was sent. */
    end() {
      globalThis.fetch = fetch;
      return sent;
    },
  };
}

const lowerCased = (headers: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((headers ?? {}) as Record<string, string>).map(([name, value]) => [name.toLowerCase(), value]),
  );
