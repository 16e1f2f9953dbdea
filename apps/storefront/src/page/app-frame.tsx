import { t } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { failureTexts } from '@voltfront/contract/error-reactions';
import type { ReactNode } from 'react';
import { queryClient, setFeedback } from '@/api';
import { findRoute } from '@/navigation';
import { serverOrigin } from '@/platform/environment';
import { afterFirstPage } from '@/platform/late';
import { startPrivacy } from '@/platform/privacy';
import { startPlatform } from '@/platform/start';
import { startUpdater } from '@/platform/updater';
import { askConsent, startAppearance, translate } from '@/session';
import { modal, setPictureOrigin, toast } from '@/ui';
import { AppTabBar } from './app-tab-bar';
import { joinApp } from './container/join-app';
import { ErrorBoundary } from './error-boundary';
import { startLanguage, startTexts } from './i18n';
import { LoginGuard } from './login-guard';
import { PageShell } from './page-shell';
import { LoadFailed, NotFound, PageLoading } from './page-states';
import { useRedraw } from './redraw';

const texts = startTexts();

const inShell = (content: ReactNode) => <PageShell title="">{content}</PageShell>;

/** Shown while the code of a page is missing: a main page keeps its title and the tab bar. */
function inPlaceOf(path: string, content: ReactNode): ReactNode {
  const route = findRoute(path);
  if (route?.chrome !== 'tab') return inShell(content);
  return (
    <PageShell title={translate(route.title)} isTab foot={<AppTabBar route={path} />}>
      {content}
    </PageShell>
  );
}

/** Ends when all of these have; nothing when there are none, so that the first page need not wait even for a moment. */
function allOf(...waits: (Promise<void> | undefined)[]): Promise<void> | undefined {
  const some = waits.filter((wait) => wait !== undefined);
  return some.length > 0 ? Promise.all(some).then(() => undefined) : undefined;
}

/** Connects the lower layers with toasts and dialogs. Runs once, when the app's code is loaded. */
export function startApp(): void {
  setFeedback({
    toast,
    alert: async (content) => void (await modal({ content, showCancel: false })),
  });
  setPictureOrigin(serverOrigin);
  startAppearance();
  const views = {
    loading: (path: string) => inPlaceOf(path, <PageLoading />),
    notFound: () => inShell(<NotFound />),
    failed: (path: string, error: unknown, retry: () => void) =>
      inPlaceOf(path, <LoadFailed error={error} onRetry={retry} />),
    boundary: (page: ReactNode) => (
      <ErrorBoundary>
        <LoginGuard>{page}</LoginGuard>
      </ErrorBoundary>
    ),
  };
  startPlatform(views, allOf(joinApp(), startLanguage()));
  startPrivacy(() => askConsent(true));
  startUpdater(() => modal({ title: t`更新提示`, content: translate(failureTexts.update), showCancel: false }));
  afterFirstPage(() => import('./late-start').then((late) => late.startLate()).catch(() => undefined));
}

/** Providers around all pages. */
export function AppFrame({ children }: { children?: ReactNode }) {
  const pages = useRedraw(children);
  return (
    <ErrorBoundary>
      <I18nProvider i18n={texts}>
        <QueryClientProvider client={queryClient}>{pages}</QueryClientProvider>
      </I18nProvider>
    </ErrorBoundary>
  );
}
