import type { BodyOf } from '@voltfront/contract';
import type { PlatformCode } from '@voltfront/contract/headers';

type TokenBody = BodyOf<'POST /api/basic/v1/risk/token'>;

/** How likely it is that no honest person is asking. */
export type RiskLevel = 'low' | 'medium' | 'high';

/**
 * Everything an assessment may look at: what the device says of itself, what its hands did, and what the server counted.
 * Rules name these fields. Nothing in it names a person.
 */
export interface DeviceFacts {
  platform: PlatformCode;
  deviceClass: TokenBody['signals']['deviceClass'];
  screenClass: TokenBody['signals']['screenClass'];
  touch: TokenBody['signals']['touch'];
  language: string;
  timeZone: string;
  cores: TokenBody['signals']['cores'];
  memory: TokenBody['signals']['memory'];
  localAddress: TokenBody['signals']['localAddress'];
  automation: readonly string[];
  /** Things that cannot both be true of one device. */
  contradictions: readonly string[];
  ageMs: number;
  /** Touches and key presses together. */
  hands: number;
  untrusted: number;
  keyGapMs: number | null;
  holdMs: number | null;
  /** From the newest behaviour report; null without one. */
  keySpreadMs: number | null;
  touchCells: number | null;
  /** Accounts seen on the device within the time that links are kept. */
  accountsOnDevice: number;
  /** Devices the account was seen on; 0 for visitors. */
  devicesOfAccount: number;
  /** Fingerprints that came with the device's random id within a day; 0 for one that was there before. */
  faces: number;
  /** Devices of one fingerprint that first came from this network within an hour. */
  freshTwins: number;
  /** Assessments this device asked for in this minute. */
  asksInMinute: number;
  /** The request brings a seed that was used up. */
  isReplayed: boolean;
  isBadNetwork: boolean;
}

/** The outcome: a level, the points it was made of, and the ids of the rules that gave them. */
export interface Assessment {
  level: RiskLevel;
  score: number;
  reasons: readonly string[];
}

/** What an outside service may be told beside the facts: no address, no account. */
export interface AssessmentSubject {
  /** Key of the device, made by the server. */
  deviceKey: string;
  now: number;
}

/** Whoever weighs the facts. It answers always: an outside service that fails is stood in for by the embedded rules. */
export interface DeviceRiskProvider {
  readonly key: string;
  assess(subject: AssessmentSubject, facts: DeviceFacts): Promise<Assessment>;
}

declare module '../../kernel/context' {
  interface AppServices {
    deviceRisk: DeviceRiskProvider;
  }
}
