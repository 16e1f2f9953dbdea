import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';

/**
 * Pauses (ms) between the attempts of each provider to send a notice that the shop has not
 * accepted.
 */
export const REPEATS: Record<'wechat' | 'alipay', readonly number[]> = {
  wechat: [
    15 * SECOND_MS,
    15 * SECOND_MS,
    30 * SECOND_MS,
    3 * MINUTE_MS,
    10 * MINUTE_MS,
    20 * MINUTE_MS,
    30 * MINUTE_MS,
    30 * MINUTE_MS,
    30 * MINUTE_MS,
    HOUR_MS,
    3 * HOUR_MS,
    3 * HOUR_MS,
    3 * HOUR_MS,
    6 * HOUR_MS,
    6 * HOUR_MS,
  ],
  alipay: [4 * MINUTE_MS, 10 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 2 * HOUR_MS, 6 * HOUR_MS, 15 * HOUR_MS],
};
