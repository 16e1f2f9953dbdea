import type { ComponentType, ReactNode } from 'react';
import { ApiError } from '@/api';
import { isOnline } from '@/platform/network';
import { ErrorState, LoadingView, later } from '@/ui';
import { type PageQuery, pageStatus, refetchAll } from './page-query';
import type { PageSubject } from './page-subject';

/** A rare state, whose code loads when a page shows it. */
const lazyState = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  later(load, () => <PageLoading />);

/** State of a page whose item does not exist, or must not be revealed to this customer. */
export const Missing = lazyState(() => import('./page-faults').then((file) => file.Missing));
const Forbidden = lazyState(() => import('./page-faults').then((file) => file.Forbidden));
/** The address belongs to no page, or its content is gone. */
export const NotFound = lazyState(() => import('./page-faults').then((file) => file.NotFound));
/** A page about something of the customer's own, opened by a visitor: it opens again after the login. */
export const LoginWanted = lazyState(() => import('./page-faults').then((file) => file.LoginWanted));

/** Shown while a page's data or code is on its way. */
export function PageLoading() {
  return <LoadingView />;
}

/** Why a page or list could not be loaded, with a way to try again. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isOffline = !isOnline();
  const desc = error instanceof ApiError && error.message ? error.message : undefined;
  return <ErrorState kind={isOffline ? 'network' : 'server'} desc={desc} onRetry={onRetry} />;
}

interface PageStateProps {
  queries: readonly PageQuery[];
  subject?: PageSubject;
  /** Replaces the standard loading view. */
  skeleton?: ReactNode;
}

/**
 * What a page shows until everything it waits for is there: loading, missing, forbidden, logged out, or failed with a way
 * to try again. `<Page>` shows it by itself; a panel that waits for something of its own places it.
 */
export function PageState({ queries, subject, skeleton }: PageStateProps) {
  switch (pageStatus(queries)) {
    case 'loading':
      return <>{skeleton ?? <PageLoading />}</>;
    case 'missing':
      return <Missing subject={subject} />;
    case 'forbidden':
      return <Forbidden subject={subject} />;
    case 'loggedOut':
      return <LoginWanted />;
    default: {
      const failed = queries.filter((query) => query.data === undefined);
      const error = failed.find((query) => query.error)?.error;
      return <LoadFailed error={error} onRetry={() => refetchAll(failed)} />;
    }
  }
}
