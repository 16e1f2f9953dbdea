import { callShop, type ShopClientOptions } from './shop-client';

/** User data of the shop, as the app passes it to pages. */
export interface AppUser {
  userId: string;
  nickname: string;
  avatar: string;
  maskedMobile: string;
  isBindMobile: boolean;
  memberInfo: { organName: string; jobId: string } | null;
}

/** The app's login: pages get token and user from it. */
export interface AppSession {
  token: string;
  user: AppUser;
  /** Phone number of the account. */
  mobile: string;
}

const LOGIN = '/api/appuser/v1/user/pub/login';

interface LoggedIn {
  token: string;
  userInfo: AppUser;
}

/**
 * Logs in as the native app does, with the platform's account of a phone number; the first time it proves the phone. The
 * session is a real one of the server.
 * @throws ShopError when the server refuses
 */
export async function logInByApp(options: ShopClientOptions, mobile: string): Promise<AppSession> {
  const known = await callShop<LoggedIn | { kind: 'needsMobile'; bindTicket: string }>(options, `${LOGIN}/platform`, {
    code: `account-${mobile}`,
  });
  const { token, userInfo } = 'bindTicket' in known ? await bind(options, mobile, known.bindTicket) : known;
  return { token, user: userInfo, mobile };
}

async function bind(options: ShopClientOptions, mobile: string, bindTicket: string): Promise<LoggedIn> {
  const { phoneTicket } = await callShop<{ phoneTicket: string }>(options, '/mpaccount/v1/platform/wechatGetPhone', {
    code: `phone-${mobile}`,
  });
  return callShop<LoggedIn>(options, `${LOGIN}/mobile/bind`, { bindTicket, phoneTicket });
}

/** Ends a session on the server: its token is no longer valid. */
export async function endOnServer(options: ShopClientOptions, token: string): Promise<void> {
  await callShop(options, '/api/appuser/v1/user/logout', {}, token);
}
