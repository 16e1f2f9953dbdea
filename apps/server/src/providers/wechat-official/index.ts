import type { AppServices } from '../../kernel/context';
import { createEmbeddedOfficial } from './embedded';
import { createWechatOfficial } from './official';
import type { WechatOfficial } from './types';

/** The official account when configured; else the simulator, in demo runs only. */
export function createOfficial(app: AppServices): WechatOfficial | null {
  const { wechatOfficialAppId: appId, wechatOfficialAppSecret: appSecret, wechatApiUrl: apiUrl } = app.config;
  if (!appId || !appSecret) return app.config.isDemo ? createEmbeddedOfficial() : null;
  return createWechatOfficial(
    { appId, appSecret, apiUrl },
    { cache: app.cache, now: () => app.clock.now(), log: app.log },
  );
}
