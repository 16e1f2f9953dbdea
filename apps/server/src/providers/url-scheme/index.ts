import { createHash } from 'node:crypto';
import { DAY_MS } from '@voltfront/rules/time';
import type { AppServices } from '../../kernel/context';
import { createWechatAccess, refuseWechat, type WechatApp, type WechatTools } from '../wechat-access';
import type { UrlScheme } from './types';

/** Links are valid for this many days, the platform's maximum. */
const DAYS = 30;

/** WeChat's `generatescheme`. */
export function createWechatScheme(app: WechatApp, tools: WechatTools): UrlScheme {
  const access = createWechatAccess(app, tools);
  return {
    async make({ path, query }) {
      const answer = await access.ask('/wxa/generatescheme', {
        jump_wxa: { path, query, env_version: 'release' },
        is_expire: true,
        expire_type: 1,
        expire_interval: DAYS,
      });
      if (typeof answer.openlink !== 'string') throw refuseWechat(tools.log, 'generatescheme', answer.errcode);
      return { scheme: answer.openlink, livesMs: DAYS * DAY_MS };
    },
  };
}

/** Simulator: a link in the right format that opens nothing. */
const embedded: UrlScheme = {
  async make({ path, query }) {
    const t = createHash('sha256').update(`${path}?${query}`).digest('base64url').slice(0, 11);
    return { scheme: `weixin://dl/business/?t=${t}`, livesMs: DAYS * DAY_MS };
  },
};

/** The mini-program when configured; else the simulator, in demo runs only. */
export function createUrlScheme(app: AppServices): UrlScheme | null {
  const { wechatAppId: appId, wechatAppSecret: appSecret, wechatApiUrl: apiUrl } = app.config;
  if (!appId || !appSecret) return app.config.isDemo ? embedded : null;
  return createWechatScheme(
    { appId, appSecret, apiUrl },
    { cache: app.cache, now: () => app.clock.now(), log: app.log },
  );
}
