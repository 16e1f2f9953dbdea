import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeKeys } from '../gateway/register';
import { createTestServer, type TestServer } from '../testing';

let server: TestServer;
beforeAll(async () => {
  const sms = {
    smsAccessKeyId: 'id',
    smsAccessKeySecret: 'secret',
    smsSignName: 'name',
    smsTemplates: { default: 'SMS_1' },
  };
  server = await createTestServer({ config: { nodeEnv: 'production', isProduction: true, isDemo: false, ...sms } });
});
afterAll(() => server.close());

describe('a production server', () => {
  it('has no stand-in that knows codes, and no endpoint that shows them', async () => {
    expect(server.sms.lastCode).toBeUndefined();
    expect(activeKeys(false).filter((key) => key.includes('/demo/'))).toEqual([]);
    const shown = await server.app.server.inject({ url: '/api/basic/v1/demo/sms?mobile=13800000001' });
    expect(shown.statusCode).toBe(404);
  });

  it('has no payment that takes no money', async () => {
    const { payment } = server.app.services;
    expect(payment.find('sandbox')).toBeUndefined();
    expect(payment.all.filter((provider) => provider.isAvailable('mobileBrowser'))).toEqual([]);
    const notice = await server.app.server.inject({
      method: 'POST',
      url: '/api/mporder/v1/pay/notify/sandbox',
      payload: {},
    });
    expect(notice.statusCode).toBe(404);
    expect((await server.app.server.inject({ url: '/sandbox/cashier.js' })).statusCode).toBe(404);
  });

  it('opens no account for a made-up login code', async () => {
    const { name } = await server.call('POST /api/appuser/v1/user/pub/login/platform', { body: { code: 'anybody' } });
    expect(name).toBe('PROVIDER_DOWN');
    const phone = { body: { code: 'phone-13800000001' } };
    expect((await server.call('POST /mpaccount/v1/platform/wechatGetPhone', phone)).name).toBe('PROVIDER_DOWN');
  });
});
