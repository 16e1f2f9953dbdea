import { api, queryClient } from '@/api';
import { callApp } from '@/platform/bridge';
import { getSession, login, logout, onLogout, shareCode, updateUser } from '@/session';
import { type NativeUser, userFromNative, withNative } from './native-user';

/** The app knows of a logout that it caused itself. */
let isAppsOwn = false;

const ignore = (): null => null;

function forget(): void {
  isAppsOwn = true;
  logout();
  isAppsOwn = false;
}

/** Takes over what the app says: nobody, the same person with newer data, or somebody else. */
function takeOver(token: string | null, native: NativeUser | null): void {
  const session = getSession();
  if (token === session.token) {
    if (token === null) return;
    if (session.user) updateUser(withNative(session.user, native));
    if (!session.user?.userId) void fillIn(token, native);
    return;
  }
  if (session.token !== null) forget();
  if (token === null) return;
  login(token, userFromNative(native));
  void queryClient.invalidateQueries();
  void fillIn(token, native);
}

/** Asks our server for what the app does not know of the person; without an answer the rest stays open. */
async function fillIn(token: string, native: NativeUser | null): Promise<void> {
  const user = await api('GET /api/appuser/v1/user/info', { silent: true }).catch(ignore);
  if (user && getSession().token === token) updateUser(withNative(user, native));
}

/** What the app said this short a time (ms) ago still holds. */
const FRESH_MS = 1000;

let syncing: Promise<void> | null = null;
let syncedAt = Number.NEGATIVE_INFINITY;

/** Fetches user and token from the app and takes them over. Without an answer the session stays as it was. */
export function syncSession(): Promise<void> {
  syncing ??= Promise.all([callApp('appInfo.userToken'), callApp('appInfo.userInfo')])
    .then(([{ token }, { user }]) => takeOver(token, user), ignore)
    .then(() => {
      syncing = null;
      syncedAt = Date.now();
    });
  return syncing;
}

/** The same for a page that comes to the front, unless the app has just been asked. */
export async function refreshSession(): Promise<void> {
  if (Date.now() - syncedAt > FRESH_MS) await syncSession();
}

let asking: Promise<boolean> | null = null;

/**
 * Shows the app's login, once for all who ask meanwhile. True when there is a session afterwards.
 * @throws BridgeError when the app cannot show it
 */
export function askAppLogin(): Promise<boolean> {
  asking ??= runLogin().finally(() => {
    asking = null;
  });
  return asking;
}

async function runLogin(): Promise<boolean> {
  const code = shareCode();
  const { token } = await callApp('appInfo.login', code ? { shareCode: code } : {});
  if (token === null) return false;
  const answer = await callApp('appInfo.userInfo').catch(ignore);
  takeOver(token, answer?.user ?? null);
  return true;
}

/** The server ended the session: it is dropped here, and the app tells the person. False when the app did not take it. */
export async function tellExpired(code: string, message: string): Promise<boolean> {
  forget();
  return callApp('operation.tokenExpired', { code, message }).then(
    () => true,
    () => false,
  );
}

/** From now on every logout in the page is one in the app too. */
export function shareLogout(): void {
  onLogout(() => {
    if (!isAppsOwn) void callApp('appInfo.logout').catch(ignore);
  });
}
