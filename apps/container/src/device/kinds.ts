import { brand } from '@voltfront/brand';

/** Kinds of phones that the app runs on. */
export type DeviceKind = 'ios' | 'android' | 'harmony';

/** Look of a kind of phone, and properties of its web view. */
export interface Device {
  kind: DeviceKind;
  /** Displayed name. */
  name: string;
  /** User agent of its web view, without the app's own token. */
  agent: string;
  /** Height of the status bar in px. */
  statusBarPx: number;
  /** Height of the system bar at the bottom in px. */
  systemBarPx: number;
  /** `handlers`: WebKit's message handlers. `object`: an object of the window. */
  channel: 'handlers' | 'object';
}

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

/** The three kinds. Sizes are those of a phone 390 px wide. */
export const devices: Readonly<Record<DeviceKind, Device>> = {
  ios: {
    kind: 'ios',
    name: 'iOS',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    statusBarPx: 47,
    systemBarPx: 28,
    channel: 'handlers',
  },
  android: {
    kind: 'android',
    name: 'Android',
    agent: `Mozilla/5.0 (Linux; Android 15; VF-A1 Build/AP3A; wv) ${WEBKIT} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`,
    statusBarPx: 36,
    systemBarPx: 44,
    channel: 'object',
  },
  harmony: {
    kind: 'harmony',
    name: 'HarmonyOS',
    agent: `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${WEBKIT} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HarmonyOS`,
    statusBarPx: 40,
    systemBarPx: 28,
    channel: 'object',
  },
};

/** Insets of the web view below the system's bars, in px; 0 unless it extends below them. */
export const coveredHeights = (kind: DeviceKind, isImmersive: boolean): { top: number; bottom: number } =>
  isImmersive ? { top: devices[kind].statusBarPx, bottom: 0 } : { top: 0, bottom: 0 };

/** User agent of the app's web view: that of the device, followed by the token by which pages recognise the app. */
export const userAgentOf = (device: Device, appVersion: string): string =>
  `${device.agent} ${brand.product}App/${appVersion}`;
