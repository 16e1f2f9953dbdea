import type { PlatformCode } from '@voltfront/contract/headers';

/** The person that a login code belongs to. */
export interface PlatformSession {
  openId: string;
  /**
   * Key that the platform encrypts phone numbers with; it never leaves the server. Null when there
   * is none.
   */
  sessionKey: string | null;
}

/** Result of a phone-number button, with the session key if the server has it. */
export interface PhoneProof {
  code?: string | undefined;
  encryptedData?: string | undefined;
  iv?: string | undefined;
  sign?: string | undefined;
  sessionKey?: string | null | undefined;
}

/** One platform: exchanges its one-time codes for account data. */
export interface LoginAdapter {
  /** @throws BAD_INPUT when the code is invalid, PROVIDER_DOWN */
  sessionOf(code: string): Promise<PlatformSession>;
  /**
   * A mainland China phone number. @throws BAD_INPUT when the proof is missing, wrong or expired,
   * PROVIDER_DOWN
   */
  mobileOf(proof: PhoneProof): Promise<string>;
}

/** All platforms of this run. On `WEB_MOBILE` the codes are those of the official account. */
export interface PlatformLogin {
  sessionOf(platform: PlatformCode, code: string): Promise<PlatformSession>;
  mobileOf(platform: PlatformCode, proof: PhoneProof): Promise<string>;
}

declare module '../../kernel/context' {
  interface AppServices {
    platformLogin: PlatformLogin;
  }
}
