import type { PlatformCode } from '@voltfront/contract/headers';
import type { AppServices } from '../../kernel/context';
import { createAlipayMessages } from './alipay';
import { createDouyinMessages } from './douyin';
import { templateFields } from './template-fields';
import type { SubscriptionMessage, SubscriptionMessages, TemplateFields } from './types';
import { createWechatMessages } from './wechat';

export type { SubscriptionMessage } from './types';

/** Simulator: keeps the newest messages instead of sending them. */
function createEmbeddedMessages(most = 100): SubscriptionMessages & { sent: SubscriptionMessage[] } {
  const sent: SubscriptionMessage[] = [];
  return {
    sent,
    async send(message) {
      sent.push(message);
      if (sent.length > most) sent.shift();
      return true;
    },
  };
}

function realAdapters({
  config: c,
  cache,
  clock,
  log,
}: AppServices): Partial<Record<PlatformCode, SubscriptionMessages>> {
  const tools = { cache, now: () => clock.now(), log };
  const fieldsOf = (platform: PlatformCode) =>
    (c.messageFields?.[platform] ?? templateFields[platform]) as TemplateFields;
  const { wechatAppId, wechatAppSecret, alipayLoginAppId: appId, alipayLoginPrivateKey, alipayLoginPublicKey } = c;
  return {
    ...(wechatAppId && wechatAppSecret
      ? {
          MINI: createWechatMessages(
            { appId: wechatAppId, appSecret: wechatAppSecret, apiUrl: c.wechatApiUrl },
            fieldsOf('MINI'),
            tools,
          ),
        }
      : {}),
    ...(appId && alipayLoginPrivateKey && alipayLoginPublicKey
      ? {
          MINI_ALIPAY: createAlipayMessages(
            { appId, privateKey: alipayLoginPrivateKey, publicKey: alipayLoginPublicKey, apiUrl: c.alipayApiUrl },
            fieldsOf('MINI_ALIPAY'),
            log,
          ),
        }
      : {}),
    ...(c.douyinAppId && c.douyinAppSecret
      ? {
          MINI_DOUYIN: createDouyinMessages(
            { appId: c.douyinAppId, appSecret: c.douyinAppSecret, openUrl: c.douyinOpenUrl },
            fieldsOf('MINI_DOUYIN'),
            tools,
          ),
        }
      : {}),
  };
}

/** The configured platforms; the simulator for all others in demo runs, else nobody takes messages there. */
export function createSubscriptionMessages(app: AppServices): SubscriptionMessages {
  const real = realAdapters(app);
  const embedded = app.config.isDemo ? createEmbeddedMessages() : null;
  return {
    async send(message) {
      const adapter = real[message.platform] ?? embedded;
      return adapter ? adapter.send(message) : false;
    },
  };
}
