import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { usePageVisible } from '@/platform/page-events';
import { isLoggedIn } from '@/session';
import { EmptyState } from '@/ui';
import { PageShell } from '../page-shell';
import { refreshSession } from './container-session';
import { loginByApp } from './login-in-app';

interface AppLoginWantedProps {
  title: string;
  /** The customer has not logged out: the page was opened by a visitor. */
  isAskedAtOnce: boolean;
  /** Runs once somebody is logged in; a page that needs the login shows by itself. */
  onLogin?: () => void;
}

/** Shown instead of a page that requires a login: opens the app's login at once or by a tap. */
export function AppLoginWanted({ title, isAskedAtOnce, onLogin }: AppLoginWantedProps) {
  const isVisible = usePageVisible();
  const wasAsked = useRef(!isAskedAtOnce);
  const ask = async () => {
    // Somebody may have logged in there meanwhile.
    await refreshSession();
    if (isLoggedIn() || (await loginByApp())) onLogin?.();
  };
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!isVisible || wasAsked.current) return;
    wasAsked.current = true;
    void latest.current();
  }, [isVisible]);
  return (
    <PageShell title={title}>
      <EmptyState
        type="permission"
        title={t`登录后查看`}
        desc={t`请先登录您的账号`}
        btnText={t`去登录`}
        onAction={ask}
      />
    </PageShell>
  );
}
