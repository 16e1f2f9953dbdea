import type { MiniHost } from '../../mini-host/host';
import type { MiniPlatform } from '../../mini-host/platforms';
import type { Sent } from './recorder';

/** Platform APIs that reveal data about device, person or location. */
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
 * APIs allowed before the consent, each with its reason. Layout needs the window size and the
 * position of the capsule (`getWindowInfo`, `getMenuButtonBoundingClientRect`), colours need the
 * scheme of `getAppBaseInfo`; these do not identify a device and are never sent.
 */
const allowedCalls: Readonly<Partial<Record<MiniPlatform, readonly string[]>>> = {
  // These two platforms have no other API for the window size.
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

/** Records a mini-program's calls to device APIs and its requests, until `end`. */
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
