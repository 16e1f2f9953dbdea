import { compareVersions } from '../format/compare-versions';

/** Things that can be turned off from afar. */
export type FeatureName = 'car3d' | 'trialDownload';

/** Where a feature is on. Platforms and version must both fit; left out, they fit everything. */
export interface FeatureRule {
  isOn: boolean;
  /** Platform codes (`WEB_MOBILE`, `MINI` …); empty: all. */
  platforms: readonly string[];
  /** First and last dotted version of the app; null: any. */
  fromVersion: string | null;
  toVersion: string | null;
}

/** A line for everybody, above the content of the home page. */
export interface RemoteNotice {
  noticeId: string;
  text: string;
  tone: 'info' | 'warning';
  /** In-app address; null for none. */
  link: string | null;
  /** Epoch milliseconds. */
  startsAt: number;
  endsAt: number;
}

/** The object `mpaasTomse` of the remote configuration. */
export interface RemoteConfig {
  features: Readonly<Record<FeatureName, FeatureRule>>;
  analytics: {
    /** Share of devices that report, 0 to 1. */
    sampleRate: number;
  };
  /** Yuan: 2000 of an early order, 5000 of a deposit. */
  priceConfigList: readonly number[];
  /** Oldest version that may be used, by platform code. */
  minimumVersions: Readonly<Record<string, string>>;
  map: {
    /** Address of map tiles with `{z}`, `{x}`, `{y}`; null: the drawn map. */
    tileAddress: string | null;
    attribution: string;
  };
  notice: RemoteNotice | null;
  update: {
    /** After this long (minutes) in the background the web app asks whether a newer one is out. */
    askAfterMinutes: number;
  };
  /** Origins (`https://activity.example.com`) whose pages open inside the app; null: the brand's own hosts. */
  webHosts: readonly string[] | null;
}

const everywhere: FeatureRule = { isOn: true, platforms: [], fromVersion: null, toVersion: null };

/** What counts until the configuration is here, and wherever it says nothing or nonsense. */
export const REMOTE_DEFAULTS: RemoteConfig = {
  features: { car3d: everywhere, trialDownload: everywhere },
  analytics: { sampleRate: 1 },
  priceConfigList: [2000, 5000],
  minimumVersions: {},
  map: { tileAddress: null, attribution: '' },
  notice: null,
  update: { askAfterMinutes: 30 },
  webHosts: null,
};

/** Whether a feature is on for a platform and a version of the app. */
export function isFeatureOn(config: RemoteConfig, name: FeatureName, platform: string, version: string): boolean {
  const { isOn, platforms, fromVersion, toVersion } = config.features[name];
  if (!isOn || (platforms.length > 0 && !platforms.includes(platform))) return false;
  if (fromVersion !== null && compareVersions(version, fromVersion) < 0) return false;
  return toVersion === null || compareVersions(version, toVersion) <= 0;
}

/** The notice, inside its window. */
export function noticeAt({ notice }: RemoteConfig, now: number): RemoteNotice | null {
  return notice && now >= notice.startsAt && now < notice.endsAt ? notice : null;
}

/**
 * Whether a device belongs to the sample. `draw` is a number of 0 to 1 that the device drew once and kept.
 *
 * Example: with a rate of 0.2 a device that drew 0.19 reports, one that drew 0.2 does not.
 */
export const isInSample = ({ analytics }: RemoteConfig, draw: number): boolean => draw < analytics.sampleRate;
