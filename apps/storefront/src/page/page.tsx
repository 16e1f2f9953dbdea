import type { ReactNode } from 'react';
import { currentAddress, findRoute, REACH_BOTTOM, type RoutePath } from '@/navigation';
import { hasPlatformBar } from '@/platform/layout';
import { useBottomReach } from '@/platform/page-events';
import { usePullDown } from '@/platform/pull-down';
import { type ShareContent, useShareContent } from '@/platform/share';
import { translate } from '@/session';
import { cx } from '@/ui';
import { AppTabBar } from './app-tab-bar';
import { BackToTop } from './back-to-top';
import { ErrorBoundary } from './error-boundary';
import styles from './page.module.css';
import { type PageQuery, pageStatus, refetchAll } from './page-query';
import { PageShell } from './page-shell';
import { Missing, PageState } from './page-states';
import type { PageSubject } from './page-subject';
import { PullIndicator } from './pull-indicator';
import { useEntrance } from './use-entrance';
import { usePageLoad } from './use-page-load';

export interface PageProps {
  /** The page's own path. */
  route: RoutePath;
  /** Results of `useQuery` and `useApiList` that must have loaded before the children are shown. */
  queries?: readonly PageQuery[];
  /** Subject of the page, which decides the texts for a missing or forbidden item. */
  subject?: PageSubject;
  /** The address names nothing, or nothing that can be shown: the page says so and waits for nothing. */
  isMissing?: boolean;
  /** A function is called only when every query has data. */
  children?: ReactNode | (() => ReactNode);
  /** Replaces the route's title. */
  title?: string;
  /** Replaces the standard bar; null for none (pages with their own hero). */
  navBar?: ReactNode;
  /** Kept at the bottom: a `<BottomBar>`. Shown with the children. */
  bottom?: ReactNode | (() => ReactNode);
  /** A `<BottomBar>` is among the children, where it shares their state: the way back to the top stays above it. */
  hasBottomBar?: boolean;
  /** Pull-down refresh, on routes that have it; default: refetches all queries. */
  onRefresh?: () => Promise<unknown>;
  /** The end of the page is near: load more. */
  onReachBottom?: () => void;
  /** Skeleton that replaces the standard loading view. */
  skeleton?: ReactNode;
  /** Content for the platform's share menu; default: title and URL of the page. */
  share?: () => ShareContent;
  /** White background instead of light grey. */
  plain?: boolean;
  className?: string;
}

const waitedFor = ({ isMissing, queries = [] }: PageProps): readonly PageQuery[] => (isMissing ? [] : queries);

const cardOf = ({ subject, queries = [] }: PageProps) => subject?.card?.(queries.map(({ data }) => data)) ?? {};

const render = (part: ReactNode | (() => ReactNode)): ReactNode => (typeof part === 'function' ? part() : part);

/**
 * The frame of every screen: bar, load sequence, its states (loading, missing, forbidden, logged out, failed), pull-down,
 * bottom-reach, back-to-top, tab bar and the hosts of toast, modal and consent.
 *
 * @example
 * const detail = useQuery({ ...apiQuery('GET /api/mporder/v1/order/detail', { orderNo }), enabled: orderNo !== '' });
 * return (
 *   <Page route="/pagesOrder/car/detail" subject={orderSubject} isMissing={orderNo === ''} queries={[detail]}>
 *     {() => <OrderDetail order={detail.data} />}
 *   </Page>
 * );
 */
export function Page(props: PageProps) {
  const { route, bottom, hasBottomBar, onReachBottom, plain, className } = props;
  const queries = waitedFor(props);
  const definition = findRoute(route);
  const routeTitle = translate(definition?.title ?? 'Home');
  const title = props.title ?? routeTitle;
  const isTab = definition?.chrome === 'tab';
  const isBarDrawn = !(definition?.chrome === 'default' && hasPlatformBar);
  const isLoading = usePageLoad(route, title || routeTitle, queries);
  const status = props.isMissing ? 'missing' : pageStatus(queries);
  const isEntering = useEntrance(status);
  const refresh = props.onRefresh ?? (() => refetchAll(queries));
  const pull = usePullDown(definition?.pullDownRefresh ? refresh : undefined);
  useBottomReach(() => onReachBottom?.(), definition?.reachBottom ?? REACH_BOTTOM);
  // A customer's own page is not passed on, unless it says what of it is.
  const isPrivate = definition?.login && !props.share;
  const ownCard = (): ShareContent =>
    isPrivate ? { title, address: '/' } : { title, ...cardOf(props), address: currentAddress() };
  useShareContent(() => props.share?.() ?? ownCard(), isPrivate);

  const bar = status === 'ready' && render(bottom);
  const foot = (
    <>
      {bar}
      {onReachBottom && <BackToTop above={isTab ? 'tabBar' : bar || hasBottomBar ? 'bottomBar' : undefined} />}
      {isTab && <AppTabBar route={route} />}
    </>
  );
  return (
    <PageShell
      title={title}
      navBar={isBarDrawn ? props.navBar : null}
      isTab={isTab}
      isBusy={isLoading}
      className={cx(
        plain && styles.plain,
        definition?.noScroll && styles.noScroll,
        isEntering && styles.entering,
        className,
      )}
      head={<PullIndicator pull={pull} />}
      foot={foot}
    >
      <ErrorBoundary>
        <PageContent {...props} />
      </ErrorBoundary>
    </PageShell>
  );
}

/** Renders inside the error boundary, so that a throwing function is caught by it. */
function PageContent(props: PageProps) {
  const { subject, skeleton, children } = props;
  const queries = waitedFor(props);
  if (props.isMissing) return <Missing subject={subject} />;
  if (pageStatus(queries) === 'ready') return <>{render(children)}</>;
  return <PageState queries={queries} subject={subject} skeleton={skeleton} />;
}
