import type { Trait } from './fingerprint';
import type { LocalAddress } from './local-address';

/** Traces of a program that steers the browser. */
export type AutomationMark = 'webdriver' | 'headless' | 'driver-globals' | 'patched-natives' | 'no-languages';

/** Coarse class of something that a device may not tell. */
export type SizeClass = 'unknown' | 'low' | 'mid' | 'high';

/** Coarse classes of a device, as the server reads them. */
export interface DeviceSignals {
  deviceClass: 'iphone' | 'ipad' | 'android' | 'harmony' | 'windows' | 'mac' | 'linux' | 'devtools' | 'other';
  screenClass: 'none' | 'phone' | 'tablet' | 'desktop';
  touch: 'none' | 'one' | 'many';
  /** Primary language, such as `zh`. */
  language: string;
  /** Name of the time zone; empty where the device does not tell. */
  timeZone: string;
  cores: SizeClass;
  memory: SizeClass;
  localAddress: LocalAddress;
  automation: AutomationMark[];
}

/** What the client needs of a device; nothing of it is called before consent. */
export interface RiskDevice {
  readSignals: () => Promise<DeviceSignals>;
  /** What makes up the fingerprint, in a fixed order. */
  traits: readonly Trait[];
  /** SHA-1 in hex. */
  hash: (text: string) => string;
  /** The random id of the device, made on first use. */
  deviceId: () => string;
}
