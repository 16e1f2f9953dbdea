import { t } from '@lingui/core/macro';
import { Component, type ReactNode } from 'react';
import { reloadApp } from '@/platform/external';
import { ErrorState } from '@/ui';

interface State {
  error: unknown;
}

/** Keeps a fault of a screen inside the screen, and lets the customer try again. */
export class ErrorBoundary extends Component<{ children?: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  /** The second fault in a row needs a fresh start. */
  private retries = 0;

  private readonly handleRetry = (): void => {
    this.retries += 1;
    if (this.retries > 1) reloadApp();
    else this.setState({ error: null });
  };

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return <ErrorState desc={t`页面出现异常，请重试`} onRetry={this.handleRetry} />;
  }
}
