import { type ComponentChild, render } from 'preact';
import { controlFields } from './controlled-fields';
import { loadAllPackages } from './page-packages';
import { firstPageHold } from './page-views';

/** Set by the server when it runs this code to write a page's first screen into its HTML. */
type FirstScreenTaker = (html: string) => void;

declare global {
  interface Window {
    voltFirstScreen?: FirstScreenTaker;
  }
}

/**
 * Shows the app: takes over the first screen that the server wrote, or renders it. `firstPage` resolves when the code of
 * the first page is here.
 */
export async function mount(tree: ComponentChild, firstPage: Promise<unknown>): Promise<void> {
  const takeFirstScreen = window.voltFirstScreen;
  if (takeFirstScreen) {
    // Links are written as they will be once the pages of every package are known.
    await Promise.all([firstPage, loadAllPackages()]);
    const { renderToString } = await import('preact-render-to-string');
    takeFirstScreen(renderToString(tree as Parameters<typeof renderToString>[0]));
    return;
  }
  await firstPageHold();
  const container = document.getElementById('app');
  if (!container) return;
  // Without its code the page shows why by itself.
  if (container.hasChildNodes()) await firstPage.catch(() => undefined);
  controlFields();
  // Over what the server wrote, elements are taken as they are and what differs (login, scheme, time) is set right:
  // unlike `hydrate`, which believes attributes.
  render(tree, container);
}
