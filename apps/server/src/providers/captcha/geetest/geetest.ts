import { createHmac } from 'node:crypto';
import { SECOND_MS } from '@voltfront/rules/time';
import { refuse } from '../../../kernel/errors';
import type { Logger } from '../../../kernel/log';
import { askJson } from '../../http-json';
import type { CaptchaProvider } from '../types';

/** The shop's registration with GeeTest 4. */
export interface GeetestOptions {
  captchaId: string;
  key: string;
  /** URL of its API, without a trailing slash. */
  url: string;
  /** URL of its script. */
  script: string;
}

/** Timeout of a call (ms); the customer waits meanwhile. */
const GEETEST_TIMEOUT_MS = 3 * SECOND_MS;

/**
 * The second validation of GeeTest 4: `POST {url}/validate?captcha_id=…` as a form, the attempt's
 * serial number signed by HMAC-SHA-256 with the key. The response is `{ status: 'success', result:
 * 'success' | 'fail' }`; any other status is an error of the service or of the settings, and says
 * nothing about the customer.
 */
export function createGeetest({ captchaId, key, url, script }: GeetestOptions, log: Logger): CaptchaProvider {
  return {
    captchaId,
    script,
    async isRight({ lotNumber, captchaOutput, passToken, genTime }) {
      const body = new URLSearchParams({
        lot_number: lotNumber,
        captcha_output: captchaOutput,
        pass_token: passToken,
        gen_time: genTime,
        sign_token: createHmac('sha256', key).update(lotNumber).digest('hex'),
      });
      const address = `${url}/validate?captcha_id=${encodeURIComponent(captchaId)}`;
      const answer = await askJson(log, 'captcha', address, { method: 'POST', body }, GEETEST_TIMEOUT_MS);
      const { status, result } = answer;
      if (status === 'success' && (result === 'success' || result === 'fail')) return result === 'success';
      log.error({ service: 'captcha', status, code: answer.code }, 'provider answered without a result');
      throw refuse('PROVIDER_DOWN');
    },
  };
}
