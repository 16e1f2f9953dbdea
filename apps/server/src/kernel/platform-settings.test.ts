import { expect, it } from 'vitest';
import { loadConfig } from './config';

it.each([
  [{ DOUYIN_APP_ID: 'tt1' }, 'Douyin login: set DOUYIN_APP_SECRET'],
  [{ BAIDU_APP_SECRET: 's' }, 'Baidu login: set BAIDU_APP_KEY'],
  [{ WECHAT_OFFICIAL_APP_ID: 'wx1' }, 'WeChat official account: set WECHAT_OFFICIAL_APP_SECRET'],
  [{ HUAWEI_CLIENT_ID: '1' }, 'Huawei login: set HUAWEI_CLIENT_SECRET'],
  [{ APP_LOGIN_URL: 'https://app.example/exchange' }, 'Login of the native app: set APP_LOGIN_SECRET'],
  [
    { ALIPAY_LOGIN_APP_ID: '2021' },
    'Alipay login: set ALIPAY_LOGIN_PRIVATE_KEY, ALIPAY_LOGIN_PUBLIC_KEY, ALIPAY_LOGIN_AES_KEY',
  ],
])('refuses a platform that is set by half: %j', (env, fault) => {
  expect(() => loadConfig({ NODE_ENV: 'test', ...env })).toThrow(fault);
});

it('refuses keys that are none', () => {
  const env = { ALIPAY_LOGIN_PRIVATE_KEY: 'nonsense', ALIPAY_LOGIN_AES_KEY: 'c2hvcnQ=' };
  expect(() => loadConfig({ NODE_ENV: 'test', ...env })).toThrow(
    /ALIPAY_LOGIN_PRIVATE_KEY.*\n.*ALIPAY_LOGIN_AES_KEY: must be an AES key/,
  );
});
