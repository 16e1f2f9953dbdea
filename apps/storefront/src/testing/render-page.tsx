import { type RenderResult, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { AppFrame } from '@/page/app-frame';
import { PageStackView } from '@/platform/h5-runtime/page-stack-view';
import { openApp } from './page-stack';
import { registerPage } from './register-page';

/**
 * Opens a page of the app at an address, with the app's providers around it, as the web build does.
 *
 * @param pages page components by their file, without leading slash: `pages/community/index` is home
 */
export function renderApp(address: string, pages: Record<string, ComponentType>): RenderResult {
  for (const [file, page] of Object.entries(pages)) registerPage(file, async () => ({ default: page }));
  openApp(address);
  return render(
    <AppFrame>
      <PageStackView />
    </AppFrame>,
  );
}
