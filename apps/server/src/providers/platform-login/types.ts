import type { PlatformCode } from '@voltfront/contract/headers';

/** Turns the one-time codes that a mini-program or the container hands out into facts. */
export interface PlatformLogin {
  /** Open id behind a login code. @throws BAD_INPUT when the platform does not know the code */
  openIdOf(platform: PlatformCode, code: string): Promise<string>;
  /** Phone behind the code of a phone-number button. @throws BAD_INPUT when the platform does not know the code */
  mobileOf(platform: PlatformCode, code: string): Promise<string>;
}

declare module '../../kernel/context' {
  interface AppServices {
    platformLogin: PlatformLogin;
  }
}
