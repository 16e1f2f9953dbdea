import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryCache } from '../../kernel/cache';
import { systemClock } from '../../kernel/clock';
import { testConfig } from '../../kernel/config';
import { createLog } from '../../kernel/log';
import { openStandIn, type Reply, type Seen } from '../../testing/stand-in';
import { createPlatformLogin } from '.';

const log = createLog({ logLevel: 'silent' });
const phone = (purePhoneNumber: string, countryCode = '86') => ({
  errcode: 0,
  phone_info: { purePhoneNumber, countryCode },
});

let standIn: Awaited<ReturnType<typeof openStandIn>>;
afterEach(() => standIn.close());

async function open(answers: Record<string, (request: Seen) => Reply>) {
  standIn = await openStandIn((request) => answers[request.url.pathname]?.(request) ?? { errcode: 40097 });
  const settings = { wechatAppId: 'wx1', wechatAppSecret: 'app-secret', wechatApiUrl: standIn.origin };
  const config = testConfig({ ...settings, isDemo: false });
  return createPlatformLogin({ config, cache: createMemoryCache(), clock: systemClock, log });
}

describe('login with WeChat', () => {
  it('asks for the session of a code and gives its open id', async () => {
    const login = await open({ '/sns/jscode2session': () => ({ openid: 'oABC', session_key: 'hidden' }) });
    expect(await login.sessionOf('MINI', 'the code&x=1')).toEqual({ openId: 'oABC', sessionKey: 'hidden' });
    expect(Object.fromEntries(standIn.seen[0]?.url.searchParams ?? [])).toEqual({
      appid: 'wx1',
      secret: 'app-secret',
      js_code: 'the code&x=1',
      grant_type: 'authorization_code',
    });
  });

  it.each([
    [40029, 'BAD_INPUT'],
    [40163, 'BAD_INPUT'],
    [-1, 'PROVIDER_DOWN'],
    [40125, 'PROVIDER_DOWN'],
  ])('turns errcode %i into %s', async (errcode, rowName) => {
    const login = await open({ '/sns/jscode2session': () => ({ errcode, errmsg: 'no' }) });
    await expect(login.sessionOf('MINI', 'code')).rejects.toMatchObject({ rowName });
  });

  it('keeps the access token, and takes a new one when the platform no longer knows it', async () => {
    let tokens = 0;
    const login = await open({
      '/cgi-bin/stable_token': () => ({ access_token: `T${++tokens}`, expires_in: 7200 }),
      '/wxa/business/getuserphonenumber': ({ url, body }) => {
        if (body.includes('stale') && url.searchParams.get('access_token') === 'T1') return { errcode: 40001 };
        return phone('13800000001');
      },
    });
    expect(await login.mobileOf('MINI', { code: 'a' })).toBe('13800000001');
    expect(await login.mobileOf('MINI', { code: 'b' })).toBe('13800000001');
    expect(tokens).toBe(1);
    expect(await login.mobileOf('MINI', { code: 'stale' })).toBe('13800000001');
    expect(tokens).toBe(2);
  });

  it('takes phones of the mainland only', async () => {
    const login = await open({
      '/cgi-bin/stable_token': () => ({ access_token: 'T', expires_in: 7200 }),
      '/wxa/business/getuserphonenumber': () => phone('91234567', '852'),
    });
    await expect(login.mobileOf('MINI', { code: 'a' })).rejects.toMatchObject({ rowName: 'BAD_INPUT' });
  });

  it('lets no stand-in answer for the other platforms outside demo runs', async () => {
    const login = await open({});
    await expect(login.sessionOf('MINI_ALIPAY', 'x')).rejects.toMatchObject({ rowName: 'PROVIDER_DOWN' });
    await expect(login.mobileOf('WEB_MOBILE', { code: 'phone-13800000001' })).rejects.toMatchObject({
      rowName: 'PROVIDER_DOWN',
    });
    expect(standIn.seen).toEqual([]);
  });
});
