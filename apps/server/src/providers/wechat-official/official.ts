import { createSharedValue } from '../shared-value';
import { createWechatAccess, refuseWechat, type WechatApp, type WechatTools } from '../wechat-access';
import type { WechatOfficial } from './types';

/** URL where WeChat's browser requests a code. */
const AUTHORIZE = 'https://open.weixin.qq.com/connect/oauth2/authorize';

/**
 * The official account at WeChat: `getticket`, and the URL of `snsapi_base`, which needs no action
 * of the person.
 */
export function createWechatOfficial(app: WechatApp, tools: WechatTools): WechatOfficial {
  const access = createWechatAccess(app, tools);
  const ticket = createSharedValue(tools.cache, `wechat:ticket:${app.appId}`, tools.now, async () => {
    const answer = await access.ask('/cgi-bin/ticket/getticket?type=jsapi');
    if (typeof answer.ticket !== 'string') throw refuseWechat(tools.log, 'getticket', answer.errcode);
    return { value: answer.ticket, livesMs: Number(answer.expires_in) * 1000 };
  });
  return {
    appId: app.appId,
    ticket: () => ticket.get(),
    authorizeAddress(url, state) {
      const fields = { appid: app.appId, redirect_uri: url, response_type: 'code', scope: 'snsapi_base', state };
      return `${AUTHORIZE}?${new URLSearchParams(fields)}#wechat_redirect`;
    },
  };
}
