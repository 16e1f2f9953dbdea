import type { PlatformCode } from '@voltfront/contract/headers';
import type { Config } from '../../kernel/config';
import { refuse } from '../../kernel/errors';
import type { Logger } from '../../kernel/log';
import { createEmbeddedPlatformLogin } from './embedded';
import type { PlatformLogin } from './types';
import { createWechatLogin } from './wechat';

/** A platform that this shop is not registered with. */
const unconfigured: PlatformLogin = {
  openIdOf: async () => {
    throw refuse('PROVIDER_DOWN', { message: '该平台登录暂未开通，请使用手机号登录' });
  },
  mobileOf: async () => {
    throw refuse('PROVIDER_DOWN', { message: '该平台登录暂未开通，请使用手机号登录' });
  },
};

/** Real platforms where their settings are given; the stand-in for all others, but in demo runs only. */
export function createPlatformLogin(config: Config, log: Logger): PlatformLogin {
  const others = config.isDemo ? createEmbeddedPlatformLogin() : unconfigured;
  const { wechatAppId: appId, wechatAppSecret: appSecret, wechatApiUrl: apiUrl } = config;
  const wechat = appId && appSecret ? createWechatLogin({ appId, appSecret, apiUrl }, log) : others;
  const of = (platform: PlatformCode) => (platform === 'MINI' ? wechat : others);
  return {
    openIdOf: (platform, code) => of(platform).openIdOf(platform, code),
    mobileOf: (platform, code) => of(platform).mobileOf(platform, code),
  };
}
