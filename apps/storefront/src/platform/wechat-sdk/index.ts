import type { WechatHost } from './types';

export { isInWechat } from './is-in-wechat';
export type { PageSignature, WechatHost } from './types';

/** Mini-programs have calls of their own for all of it. */
export const startWechat = (_host: WechatHost): void => undefined;

/** Mini-programs have calls of their own for all of it. */
export const askWechat = async <T>(name: string, _options?: Record<string, unknown>): Promise<T> => {
  throw new TypeError(`${name}: no SDK`);
};
