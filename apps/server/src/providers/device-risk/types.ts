import type { BodyOf } from '@voltfront/contract';
import type { PlatformCode } from '@voltfront/contract/headers';

type TokenBody = BodyOf<'POST /api/basic/v1/risk/token'>;

/** How likely the request comes from a bot or a fraudster. */
export type RiskLevel = 'low' | 'medium' | 'high';

/**
 * Input of an assessment: facts reported by the device, its touch and key behaviour, and the
 * server's own counters. Rules refer to these fields. None of them identifies a person.
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
  /** Reported facts that contradict each other. */
  contradictions: readonly string[];
  ageMs: number;
  /** Number of touches and key presses. */
  hands: number;
  untrusted: number;
  keyGapMs: number | null;
  holdMs: number | null;
  /** From the newest behaviour report; null without one. */
  keySpreadMs: number | null;
  touchCells: number | null;
  /** Accounts seen on the device while links between the two are kept. */
  accountsOnDevice: number;
  /** Devices that the account was seen on; 0 for visitors. */
  devicesOfAccount: number;
  /**
   * Fingerprints seen with the device's random id within a day; 0 for one that was known before.
   */
  faces: number;
  /** Devices with the same fingerprint that first appeared from this network within an hour. */
  freshTwins: number;
  /** Assessments requested by this device in the current minute. */
  asksInMinute: number;
  /** The request reuses a seed that was already used up. */
  isReplayed: boolean;
  isBadNetwork: boolean;
}

/** Result of an assessment: a level, its points, and the ids of the rules that added them. */
export interface Assessment {
  level: RiskLevel;
  score: number;
  reasons: readonly string[];
}

/** What an external service receives besides the facts: neither IP address nor account. */
export interface AssessmentSubject {
  /** Key of the device, created by the server. */
  deviceKey: string;
  now: number;
}

/** Assesses devices. It never fails: when an external service does, the embedded rules decide. */
export interface DeviceRiskProvider {
  readonly key: string;
  assess(subject: AssessmentSubject, facts: DeviceFacts): Promise<Assessment>;
}

declare module '../../kernel/context' {
  interface AppServices {
    deviceRisk: DeviceRiskProvider;
  }
}
