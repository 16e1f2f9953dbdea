import { expect, inject, test } from 'vitest';
import { buildOf } from '../mini-host/app-json';
import { loadMiniProgram } from '../mini-host/host';

const origin = inject('origin');

// Each test waits for the app's own timer, so they run concurrently.
test.concurrent.each(['weapp', 'alipay', 'tt', 'swan'] as const)(
  'the %s build has its device assessed after consent, and sends usage events',
  async (platform) => {
    const mobile = '13911190001';
    const pending = { mobile, bindTicket: null, resendAt: 0 };
    const kept = { MALL_CHECKED_COMPLIANCE_AGREEMENT: true, MALL_PENDING_LOGIN: pending };
    const running = loadMiniProgram(buildOf(platform), origin, { platform, kept });
    const answered = (path: string) => () =>
      running.log.requests.some((request) => request.path.includes(path) && request.code === '000000');
    try {
      await running.open('/pages/login/code');
      await running.waitFor(answered('/risk/token'), 'a token of the device-risk client');
      await running.waitFor(answered('/analytics/events'), 'usage events', 30_000);
      expect(running.kept('MALL_RISK_DEVICE')).toMatch(/^\w{24}$/);
      expect(running.faults).toEqual([]);
    } finally {
      running.close();
    }
  },
);
