import { callApp, onAppEvent } from '@/platform/bridge';
import { applyBarHeights } from '@/platform/container/bars';
import { pageViews, setPageViews } from '@/platform/h5-runtime/page-views';
import { appSide } from '@/session/app-side';
import { modal } from '@/ui';
import { ErrorBoundary } from '../error-boundary';
import { ContainerGuard } from './container-guard';
import { shareLogout, syncAnew, syncSession, tellExpired } from './container-session';
import { setJoined } from './container-state';
import { keepInApp } from './kept-by-app';
import { loginThenOpen } from './login-in-app';

/** The first page waits at most this long (ms) for the app; a page that needs a login waits on for the answer. */
const JOIN_WAIT_MS = 800;

async function expired(code: string, message: string): Promise<void> {
  if (!(await tellExpired(code, message))) await modal({ content: message, showCancel: false });
}

/** Logged-in user and insets of the app's bars, as reported by the app. */
async function join(): Promise<void> {
  const bars = callApp('appInfo.statusBarHeight').then(applyBarHeights, () => null);
  await Promise.all([syncSession(), bars]);
  setJoined();
}

/**
 * Makes the shop a part of the native car app: session, login, logout and expiry are the app's. Resolves when the first
 * page can show, and never fails: what the app does not answer, the shop does without.
 */
export async function startContainer(): Promise<void> {
  setPageViews({
    ...pageViews(),
    boundary: (page) => (
      <ErrorBoundary>
        <ContainerGuard>{page}</ContainerGuard>
      </ErrorBoundary>
    ),
  });
  appSide.login = (address, isReplaced) => void loginThenOpen(address, isReplaced);
  appSide.expired = (code, message) => void expired(code, message);
  shareLogout();
  keepInApp();
  onAppEvent('sessionChanged', () => void syncAnew());
  await Promise.race([join(), new Promise((resolve) => setTimeout(resolve, JOIN_WAIT_MS))]);
}
