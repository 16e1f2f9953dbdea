import { type ReactNode, useEffect, useRef, useState } from 'react';
import { findRoute, returnAfterLogin } from '@/navigation';
import { isLoginPage } from '@/navigation/stack';
import { callApp, tellApp } from '@/platform/bridge';
import { useCurrentPage, usePageShow } from '@/platform/page-events';
import { translate, useAppearance, useSession } from '@/session';
import { PageShell } from '../page-shell';
import { PageLoading } from '../page-states';
import { AppLoginWanted } from './app-login-wanted';
import { refreshSession } from './container-session';
import { useContainerState } from './container-state';

/**
 * Around every page in the native car app: fetches user and token from it whenever the page shows, tells it which page
 * that is, and shows the app's login instead of a page that requires one. There is no login page in the app.
 */
export function ContainerGuard({ children }: { children: ReactNode }) {
  const { path } = useCurrentPage();
  const { isJoined } = useContainerState();
  const { isLoggedIn } = useSession();
  const route = findRoute(path);
  const isLogin = isLoginPage(path);
  const isClosed = isLogin || (route?.login === true && !isLoggedIn);
  const wasOpen = useRef(false);
  if (!isClosed) wasOpen.current = true;
  const title = isLogin ? '' : translate(route?.title ?? '');

  usePageShow(() => {
    void refreshSession();
    void tellApp('pageShown', { path, title });
  });
  useStatusBarMode();

  if (!isClosed) return <>{children}</>;
  if (!isJoined) {
    return (
      <PageShell title={title}>
        <PageLoading />
      </PageShell>
    );
  }
  return (
    <AppLoginWanted title={title} isAskedAtOnce={!wasOpen.current} onLogin={isLogin ? returnAfterLogin : undefined} />
  );
}

/** Android alone colours the words of its status bar by the page; the other apps look at the page themselves. */
function useStatusBarMode(): void {
  const { isDark } = useAppearance();
  const [mode, setMode] = useState<'light' | 'dark' | null>(null);
  const wanted = isDark ? 'dark' : 'light';
  useEffect(() => {
    if (mode === wanted) return;
    setMode(wanted);
    void callApp('operation.statusBarMode', { mode: wanted }).catch(() => null);
  }, [mode, wanted]);
}
