import type { PlatformCode } from '@voltfront/contract/headers';

/** Who a login code belongs to. */
export interface PlatformSession {
  openId: string;
  /** Key under which the platform hands phone numbers out; it never leaves the server. Null where there is none. */
  sessionKey: string | null;
}

/** What a phone-number button gave, with the session key where the server holds it. */
export interface PhoneProof {
  code?: string | undefined;
  encryptedData?: string | undefined;
  iv?: string | undefined;
  sign?: string | undefined;
  sessionKey?: string | null | undefined;
}

/** One platform: turns the one-time codes that it hands out into facts. */
export interface LoginAdapter {
  /** @throws BAD_INPUT when the platform does not know the code, PROVIDER_DOWN */
  sessionOf(code: string): Promise<PlatformSession>;
  /** A phone number of the mainland. @throws BAD_INPUT when the proof is missing, wrong or too old, PROVIDER_DOWN */
  mobileOf(proof: PhoneProof): Promise<string>;
}

/** All platforms of this run. On `WEB_MOBILE` codes are those of the official account. */
export interface PlatformLogin {
  sessionOf(platform: PlatformCode, code: string): Promise<PlatformSession>;
  mobileOf(platform: PlatformCode, proof: PhoneProof): Promise<string>;
}

declare module '../../kernel/context' {
  interface AppServices {
    platformLogin: PlatformLogin;
  }
}
