import { type AppSession, endOnServer, logInByApp } from '../session/app-session';
import { demoAccounts } from '../session/demo-accounts';
import { type ShopClientOptions, ShopError } from '../session/shop-client';
import { apiSecret, appName, platformCodeOf } from './config';
import type { AppContext } from './context';
import { showToast } from './native';

const MOBILE = /^1\d{10}$/;

const clientOf = ({ app, fetch, now }: AppContext): ShopClientOptions => ({
  secret: apiSecret,
  platform: platformCodeOf(app.get().device),
  fetch,
  now,
});

/**
 * Logs in without asking. The app keeps the session; pages receive the event `sessionChanged`.
 * @returns null when the server refused; the app shows its message
 */
export async function logIn(context: AppContext, mobile: string): Promise<AppSession | null> {
  try {
    const session = await logInByApp(clientOf(context), mobile);
    context.app.set({ session });
    return session;
  } catch (error) {
    showToast(context, error instanceof ShopError ? error.message : '网络异常，请稍后重试');
    return null;
  }
}

/** Shows the app's login; null when the person cancels. */
export async function askLogin(context: AppContext): Promise<AppSession | null> {
  const mobile = await context.questions.ask({
    kind: 'login',
    title: `登录${appName}`,
    text: '选择一个演示账号，由应用完成登录；网页从应用取得登录状态。',
    choices: demoAccounts.map(({ mobile: value, note }) => ({ value, label: value, detail: note })),
    cancel: '暂不登录',
    entry: { label: '其他手机号', placeholder: '输入 11 位手机号，新号码自动注册', pattern: MOBILE },
  });
  return mobile === null ? null : logIn(context, mobile);
}

/** Deletes the session; with `onServer` also invalidates its token on the server. */
export async function logOut(context: AppContext, { onServer }: { onServer: boolean }): Promise<void> {
  const { session } = context.app.get();
  context.app.set({ session: null });
  if (onServer && session) await endOnServer(clientOf(context), session.token).catch(() => undefined);
}

/** Invalidates the token on the server without telling the page: the page's next call is refused with 000009. */
export async function expireToken(context: AppContext): Promise<void> {
  const { session } = context.app.get();
  if (session) await endOnServer(clientOf(context), session.token).catch(() => undefined);
}
