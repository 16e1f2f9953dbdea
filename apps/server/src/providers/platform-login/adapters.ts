import type { PlatformCode } from '@voltfront/contract/headers';
import type { Config } from '../../kernel/config';
import type { WechatTools } from '../wechat-access';
import { createAlipayLogin } from './alipay';
import { createAppAccountLogin } from './app-account';
import { createBaiduLogin } from './baidu';
import { createDouyinLogin } from './douyin';
import { createHuaweiLogin } from './huawei';
import type { LoginAdapter } from './types';
import { createOfficialLogin, createWechatLogin } from './wechat';

/**
 * The values when all of them are set, else null: a platform is configured completely or not at
 * all.
 */
function whole<T extends Record<string, string | undefined>>(values: T): { [K in keyof T]: string } | null {
  return Object.values(values).every(Boolean) ? (values as { [K in keyof T]: string }) : null;
}

const made = <T>(options: T | null, make: (options: T) => LoginAdapter) => (options === null ? null : make(options));

function appAdapters(c: Config, { log }: WechatTools) {
  const app = made(whole({ url: c.appLoginUrl, secret: c.appLoginSecret }), (it) => createAppAccountLogin(it, log));
  const { huaweiClientId: clientId, huaweiClientSecret: clientSecret } = c;
  const huawei = made(whole({ clientId, clientSecret }), (it) =>
    createHuaweiLogin({ ...it, oauthUrl: c.huaweiOauthUrl, accountUrl: c.huaweiAccountUrl }, log),
  );
  return { APP: app, HarmonyOS: huawei ?? app };
}

/**
 * Adapters of the configured platforms. HarmonyOS uses codes of Huawei accounts, else those of the
 * native app.
 */
export function realAdapters(c: Config, tools: WechatTools): Record<PlatformCode, LoginAdapter | null> {
  const { log } = tools;
  const wechat = { apiUrl: c.wechatApiUrl };
  const alipay = whole({
    appId: c.alipayLoginAppId,
    privateKey: c.alipayLoginPrivateKey,
    publicKey: c.alipayLoginPublicKey,
    aesKey: c.alipayLoginAesKey,
  });
  return {
    MINI: made(whole({ appId: c.wechatAppId, appSecret: c.wechatAppSecret }), (it) =>
      createWechatLogin({ ...it, ...wechat }, tools),
    ),
    WEB_MOBILE: made(whole({ appId: c.wechatOfficialAppId, appSecret: c.wechatOfficialAppSecret }), (it) =>
      createOfficialLogin({ ...it, ...wechat }, tools),
    ),
    MINI_ALIPAY: made(alipay, (it) => createAlipayLogin({ ...it, apiUrl: c.alipayApiUrl }, log)),
    MINI_DOUYIN: made(whole({ appId: c.douyinAppId, appSecret: c.douyinAppSecret }), (it) =>
      createDouyinLogin({ ...it, apiUrl: c.douyinApiUrl }, log),
    ),
    MINI_BAIDU: made(whole({ appKey: c.baiduAppKey, appSecret: c.baiduAppSecret }), (it) =>
      createBaiduLogin({ ...it, apiUrl: c.baiduApiUrl }, log),
    ),
    ...appAdapters(c, tools),
  };
}
