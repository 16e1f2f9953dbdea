import { type RenderResult, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { AppFrame } from '@/page/app-frame';
import { registerRoutes } from '@/platform/h5-runtime/page-loader';
import { PageStackView } from '@/platform/h5-runtime/page-stack-view';
import { openApp } from './page-stack';

/**
 * Opens a page of the app at an address, with the app's providers around it, as the web build does.
 *
 * @param pages page components by their file, without leading slash: `pages/community/index` is home
 */
export function renderApp(address: string, pages: Record<string, ComponentType>): RenderResult {
  registerRoutes(
    Object.entries(pages).map(([path, page]) => ({ path, load: () => [Promise.resolve({ default: page })] as const })),
  );
  openApp(address);
  return render(
    <AppFrame>
      <PageStackView />
    </AppFrame>,
  );
}
