import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state';

export interface ErrorStateProps {
  /** `network`: the device is offline; `server`: anything else. */
  kind?: 'network' | 'server';
  /** The server's message, when it is meant for people. */
  desc?: ReactNode;
  onRetry?: () => void;
  className?: string;
}

/** A page or list that could not be loaded, with a way to try again. */
export function ErrorState({ kind = 'server', desc, onRetry, className }: ErrorStateProps) {
  const title = kind === 'network' ? t`网络异常，请检查您的网络` : t`页面开小差了`;
  return (
    <div role="alert">
      <EmptyState
        type="network"
        title={title}
        desc={desc ?? t`请稍后重试`}
        btnText={onRetry ? t`重新加载` : undefined}
        onAction={onRetry}
        className={className}
      />
    </div>
  );
}
