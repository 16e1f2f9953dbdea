import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';

/** Pauses (ms) after which each provider sends a notice again that the shop did not take. */
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
