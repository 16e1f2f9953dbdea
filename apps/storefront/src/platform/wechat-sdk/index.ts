import type { WechatHost } from './types';

export type { WechatHost } from './types';

/** Mini-programs have calls of their own for all of it. */
export const startWechat = (_host: WechatHost): void => undefined;
