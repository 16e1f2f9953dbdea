import type { Config } from '../../kernel/config';
import type { Logger } from '../../kernel/log';
import { createGeetest } from './geetest/geetest';
import type { CaptchaProvider } from './types';

export * from './types';

/** GeeTest where it is set; else none, and the server's own puzzles do it alone. */
export function createCaptchaProvider(config: Config, log: Logger): CaptchaProvider | null {
  const { geetestCaptchaId: captchaId, geetestCaptchaKey: key, geetestApiUrl: url, geetestScriptUrl: script } = config;
  return captchaId && key ? createGeetest({ captchaId, key, url, script }, log) : null;
}
