import { askJson } from '../http-json';
import { createWechatAccess, type WechatApp, type WechatTools } from '../wechat-access';
import { badCode, mainlandMobile, noPhoneCode, platformFault } from './refusals';
import type { LoginAdapter } from './types';

/** Error codes that mean that the login code is invalid, used or expired. */
const BAD_CODES = new Set([40029, 40163, 41008]);

const refusal = ({ log }: WechatTools, call: string, errcode: unknown) =>
  BAD_CODES.has(Number(errcode)) ? badCode() : platformFault(log, 'wechat', call, errcode);

/** Login codes and phone numbers of the WeChat mini-program (`jscode2session`, `getuserphonenumber`). */
export function createWechatLogin(app: WechatApp, tools: WechatTools): LoginAdapter {
  const access = createWechatAccess(app, tools);
  return {
    async sessionOf(code) {
      const fields = { appid: app.appId, secret: app.appSecret, js_code: code, grant_type: 'authorization_code' };
      const address = `${app.apiUrl}/sns/jscode2session?${new URLSearchParams(fields)}`;
      const answer = await askJson(tools.log, 'wechat', address);
      if (typeof answer.openid !== 'string' || answer.openid === '')
        throw refusal(tools, 'jscode2session', answer.errcode);
      return { openId: answer.openid, sessionKey: typeof answer.session_key === 'string' ? answer.session_key : null };
    },
    async mobileOf({ code }) {
      if (!code) throw noPhoneCode();
      const answer = await access.ask('/wxa/business/getuserphonenumber', { code });
      const info = answer.phone_info as { purePhoneNumber?: unknown; countryCode?: unknown } | undefined;
      if (answer.errcode !== 0 || !info) throw refusal(tools, 'getuserphonenumber', answer.errcode);
      return mainlandMobile(info.purePhoneNumber, info.countryCode);
    },
  };
}

/**
 * Codes of the official account, which web pages get in WeChat's browser. They give no phone
 * number.
 */
export function createOfficialLogin(app: WechatApp, tools: WechatTools): LoginAdapter {
  return {
    async sessionOf(code) {
      const fields = { appid: app.appId, secret: app.appSecret, code, grant_type: 'authorization_code' };
      const address = `${app.apiUrl}/sns/oauth2/access_token?${new URLSearchParams(fields)}`;
      const answer = await askJson(tools.log, 'wechat', address);
      if (typeof answer.openid !== 'string' || answer.openid === '')
        throw refusal(tools, 'oauth2/access_token', answer.errcode);
      return { openId: answer.openid, sessionKey: null };
    },
    async mobileOf() {
      throw noPhoneCode();
    },
  };
}
