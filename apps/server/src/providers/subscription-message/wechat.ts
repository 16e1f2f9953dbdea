import { createWechatAccess, refuseWechat, type WechatApp, type WechatTools } from '../wechat-access';
import { fieldValues, pageOf } from './template-data';
import type { SubscriptionMessages, TemplateFields } from './types';

/** The person withdrew the permission, or is unknown. */
const NOT_TAKEN = new Set([43101, 40003]);

/** WeChat's `subscribe/send`. */
export function createWechatMessages(app: WechatApp, fields: TemplateFields, tools: WechatTools): SubscriptionMessages {
  const access = createWechatAccess(app, tools);
  return {
    async send(message) {
      const { errcode = 0 } = await access.ask('/cgi-bin/message/subscribe/send', {
        touser: message.openId,
        template_id: message.templateId,
        page: pageOf(message),
        data: fieldValues(message, fields),
        miniprogram_state: 'formal',
        lang: 'zh_CN',
      });
      if (errcode === 0) return true;
      if (NOT_TAKEN.has(Number(errcode))) return false;
      throw refuseWechat(tools.log, 'subscribe/send', errcode);
    },
  };
}
