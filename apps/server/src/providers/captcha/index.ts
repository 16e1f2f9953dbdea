import type { Config } from '../../kernel/config';
import type { Logger } from '../../kernel/log';
import { createGeetest } from './geetest/geetest';
import type { CaptchaProvider } from './types';

export * from './types';

/** GeeTest when configured; else null, and only the server's own puzzles are used. */
export function createCaptchaProvider(config: Config, log: Logger): CaptchaProvider | null {
  const { geetestCaptchaId: captchaId, geetestCaptchaKey: key, geetestApiUrl: url, geetestScriptUrl: script } = config;
  return captchaId && key ? createGeetest({ captchaId, key, url, script }, log) : null;
}
