import { BridgeError, type BridgeHandlers, bridgeCodes } from '@voltfront/bridge';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { AppContext } from '../../app/context';

const SESSION_MS = 10 * MINUTE_MS;
const VALID = 80000;
const REFUSED = '当前账号暂不能使用该服务';
const scopeNames: Readonly<Record<string, string>> = { mobile: '手机号', car: '车辆信息' };

const single = (prefix: string): string => `${prefix}-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

/** Handlers that ask the person to share data with the page or a partner. */
export function authorizationHandlers({ app, settings, questions, now }: AppContext): BridgeHandlers {
  const person = () => {
    const user = app.get().session?.user;
    if (!user) throw new BridgeError(bridgeCodes.failed, '请先登录');
    return user;
  };
  const allows = async (title: string, text: string): Promise<boolean> => {
    const choices = [{ value: 'yes', label: '同意', tone: 'main' as const }];
    return (await questions.ask({ kind: 'auth', title, text, choices, cancel: '拒绝' })) !== null;
  };
  return {
    'authorization.normalAuth': () => {
      person();
      return { code: single('A') };
    },
    'authorization.deepAuth': async ({ partner, scopes }) => {
      person();
      const asked = scopes.map((scope) => scopeNames[scope] ?? scope).join('、');
      if (!(await allows('授权', `${partner} 申请获取：${asked}`)))
        throw new BridgeError(bridgeCodes.failed, '用户拒绝授权');
      return { code: single('D'), scopes };
    },
    'authorization.preValidate': () => {
      const code = settings.get().preValidateCode;
      return { code, message: code === VALID ? 'ok' : REFUSED };
    },
    'authorization.userAndCarInfo': () => {
      const { nickname, maskedMobile } = person();
      return { nickname, maskedMobile, cars: [] };
    },
    'authorization.realNameAuth': async ({ purpose }) => {
      const { nickname } = person();
      const isVerified = await allows('实名认证', purpose);
      return isVerified ? { isVerified, maskedName: `*${nickname.slice(-1)}` } : { isVerified };
    },
    'authorization.generateSession': () => {
      person();
      return { sessionId: single('S'), expiresAt: now() + SESSION_MS };
    },
    'authorization.insuranceAuth': async ({ orderNo }) => {
      person();
      return { isAuthorized: await allows('保险授权', `允许保险公司读取订单 ${orderNo} 的信息`) };
    },
  };
}
