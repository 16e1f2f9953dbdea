import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { ApiError } from '@/api';
import { relaunch } from '@/navigation';
import { setDocumentTitle } from '@/platform/document';
import { isOnline } from '@/platform/network';
import { EmptyState, ErrorState, LoadingView } from '@/ui';
import { type PageQuery, refetchAll } from './page-query';

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

/** Some of a page's queries failed: they are asked again together. */
export function PageFailed({ queries }: { queries: readonly PageQuery[] }) {
  const failed = queries.filter((query) => query.data === undefined);
  const error = failed.find((query) => query.error)?.error;
  return <LoadFailed error={error} onRetry={() => refetchAll(failed)} />;
}

/** The address belongs to no page, or its content is gone. */
export function NotFound() {
  const title = t`页面不存在`;
  useEffect(() => setDocumentTitle(title), [title]);
  return (
    <EmptyState
      type="search"
      title={title}
      desc={t`您访问的页面不存在或已下线`}
      btnText={t`返回首页`}
      onAction={() => relaunch('/')}
    />
  );
}
