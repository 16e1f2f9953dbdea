import { SECOND_MS } from '@voltfront/rules/time';
import { api, queryClient } from '@/api';
import { callApp } from '@/platform/bridge';
import { getSession, login, logout, onLogout, shareCode, updateUser } from '@/session';
import { type NativeUser, userFromNative, withNative } from './native-user';

/** The app caused this logout itself and need not be notified. */
let isAppsOwn = false;

const ignore = (): null => null;

function forget(): void {
  isAppsOwn = true;
  logout();
  isAppsOwn = false;
}

/** Applies the session that the app reports: none, the same person with newer data, or somebody else. */
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

/** Requests from our server what the app does not know of the person; without a response it stays unknown. */
async function fillIn(token: string, native: NativeUser | null): Promise<void> {
  const user = await api('GET /api/appuser/v1/user/info', { silent: true }).catch(ignore);
  if (user && getSession().token === token) updateUser(withNative(user, native));
}

/** Time for which the app's last reply is still valid, ms. */
const FRESH_MS = SECOND_MS;

interface Sync {
  /** The session changed since the app was asked: its answer says nothing any more. */
  isStale: boolean;
  ended: Promise<void>;
}

let running: Sync | null = null;
let syncedAt = Number.NEGATIVE_INFINITY;

/** Fetches user and token from the app and applies them. Without an answer the session does not change. */
export function syncSession(): Promise<void> {
  running ??= startSync();
  return running.ended;
}

function startSync(): Sync {
  const sync: Sync = { isStale: false, ended: Promise.resolve() };
  sync.ended = Promise.all([callApp('appInfo.userToken'), callApp('appInfo.userInfo')])
    .then(([{ token }, { user }]) => (sync.isStale ? undefined : takeOver(token, user)), ignore)
    .then(() => {
      if (running === sync) running = null;
      syncedAt = Date.now();
    });
  return sync;
}

function dropSync(): void {
  if (running) running.isStale = true;
  running = null;
}

/** Asks the app again, even during a request: the session has just changed. */
export function syncAnew(): Promise<void> {
  dropSync();
  return syncSession();
}

/** Checks the session when a page becomes visible, unless the app has just been asked. */
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
  // The page goes on with the token; who that is follows.
  takeOver(token, null);
  void syncAnew();
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

/** From now on every logout in the page is one in the app too, and ends what the app is being asked. */
export function shareLogout(): void {
  onLogout(() => {
    dropSync();
    if (!isAppsOwn) void callApp('appInfo.logout').catch(ignore);
  });
}
