import { buildPlatform } from '../environment';
import { platformLoginCode } from '../login';
import type { Authorization, PayBrowser } from './types';

/** A mini-program's platform code says enough. */
export const payBrowser = (): PayBrowser => undefined;

/** Whether the platform accepts a payment only from the logged-in payer, whose open id the server needs. */
export const wantsPayer = (method: string): boolean =>
  (buildPlatform === 'weapp' && method === 'wechat') || (buildPlatform === 'alipay' && method === 'alipay');

/** One-time code that tells the server who holds the phone; null when the platform gave none. */
export const payerCode = (): Promise<string | null> => platformLoginCode();

/** Mini-programs give the code at once, without a page of their own for it. */
export const authorization: Authorization | null = null;

/** Whether this page was opened again only to go on paying. */
export const goesOnPaying = (): boolean => false;
