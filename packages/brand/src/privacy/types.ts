/** Groups of the collection list, in its order. */
export const collectionGroups = ['profile', 'trade', 'position', 'device', 'usage'] as const;

export type CollectionGroup = (typeof collectionGroups)[number];

/** What must come before something is collected: nothing, an act of the person, the login, or the consent. */
export type CollectionNeed = 'nothing' | 'act' | 'login' | 'consent';

/** One thing that is collected, as customers read it. */
export interface CollectedItem {
  /** Stable name; `carriers` says under it what carries the item. */
  key: string;
  group: CollectionGroup;
  name: string;
  purpose: string;
  occasion: string;
  /** How long it is kept. */
  retention: string;
  needs: CollectionNeed;
  /** Page where it can be changed or removed; shown once the app has it. */
  manageAt?: string;
}

/** Platforms by which third parties and permissions are listed; `APP` is the car app's container. */
export const privacyPlatforms = [
  'WEB_MOBILE',
  'MINI',
  'MINI_ALIPAY',
  'MINI_DOUYIN',
  'MINI_BAIDU',
  'HarmonyOS',
  'APP',
] as const;

export type PrivacyPlatform = (typeof privacyPlatforms)[number];

/** What a third party is for. */
export type PartyPurpose = 'payment' | 'map' | 'sms' | 'login' | 'risk' | 'chat' | 'statistics' | 'sharing' | 'finance';

/** A company that gets data, or a kit of it that the app holds. */
export interface ThirdParty {
  key: string;
  company: string;
  /** Name of the kit or service. */
  kit: string;
  purpose: PartyPurpose;
  /** Why it is needed, in a sentence. */
  reason: string;
  /** What it gets. */
  data: string;
  /** How it gets it. */
  way: string;
  /** Its privacy policy, https; null where the person chooses the company first. */
  policy: string | null;
  platforms: readonly PrivacyPlatform[];
  /** Hosts that a device may call for it, after the consent only. Empty: our server calls it, never the device. */
  hosts: readonly string[];
  /** Switched on by settings of the shop; a run without them uses an own stand-in. */
  isOptional?: true;
}

export type PermissionKey =
  | 'camera'
  | 'album'
  | 'position'
  | 'microphone'
  | 'notifications'
  | 'clipboard'
  | 'calendar'
  | 'storage';

/**
 * How a platform deals with a permission: it asks and tells its state, asks without telling, gives it without asking, or
 * the app does not use it there.
 */
export type PermissionWay = 'asked' | 'untold' | 'given' | 'unused';

export interface DevicePermission {
  key: PermissionKey;
  name: string;
  purpose: string;
  /** Functions that ask for it; empty: nothing of the app does. */
  functions: readonly string[];
  /** What happens without it. */
  without: string;
  /** By platform; `unused` where a platform is missing. */
  ways: Partial<Record<PrivacyPlatform, PermissionWay>>;
}
