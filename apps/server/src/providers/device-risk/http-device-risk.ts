import { createHmac } from 'node:crypto';
import { SECOND_MS } from '@voltfront/rules/time';
import { z } from 'zod';
import { AppError } from '../../kernel/errors';
import type { Logger } from '../../kernel/log';
import { askJson } from '../http-json';
import { weigh } from './embedded';
import type { Assessment, DeviceRiskProvider } from './types';

/** Where the service is and how the shop signs its requests. */
export interface HttpDeviceRiskOptions {
  /** URL without a trailing slash. */
  url: string;
  /** The shop's id at the service. */
  appId: string;
  secret: string;
}

/** Timeout of a call. */
export const DEVICE_RISK_TIMEOUT_MS = 6 * SECOND_MS;

const Answer = z.object({
  level: z.enum(['low', 'medium', 'high']),
  score: z.number().min(0).max(1000),
  reasons: z.array(z.string().max(60)).max(40).default([]),
});

/**
 * An external device-risk service: `POST {url}/assess` with the facts as JSON, signed by
 * HMAC-SHA-256 over timestamp and body. On any failure the embedded rules decide, so that an outage
 * of the service keeps nobody from buying.
 */
export function createHttpDeviceRisk(options: HttpDeviceRiskOptions, log: Logger): DeviceRiskProvider {
  return {
    key: 'http',
    async assess({ deviceKey, now }, facts): Promise<Assessment> {
      const body = JSON.stringify({ deviceKey, facts });
      const signature = createHmac('sha256', options.secret).update(`${now}.${body}`).digest('hex');
      const headers = {
        'content-type': 'application/json',
        'x-risk-app': options.appId,
        'x-risk-timestamp': String(now),
        'x-risk-sign': signature,
      };
      try {
        const init = { method: 'POST', headers, body };
        const answer = Answer.safeParse(
          await askJson(log, 'device-risk', `${options.url}/assess`, init, DEVICE_RISK_TIMEOUT_MS),
        );
        if (answer.success) return answer.data;
        log.error({ service: 'device-risk' }, 'provider answered without a level');
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
      return weigh(facts);
    },
  };
}
