import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadAllPackages } from './page-packages';
import { firstPageHold } from './page-views';

/** Set by the server when it runs this code to write a page's first screen into its HTML. */
type FirstScreenTaker = (html: string) => void;

declare global {
  interface Window {
    voltFirstScreen?: FirstScreenTaker;
  }
}

/** A first screen that does not fit what the customer has (login, time) is simply rendered anew. */
const IGNORE_DIFFERENCES = { onRecoverableError: () => undefined };

/**
 * Shows the app: takes over the first screen that the server wrote, or renders it. `firstPage` resolves when the code of
 * the first page is here.
 */
export async function mount(tree: ReactElement, firstPage: Promise<unknown>): Promise<void> {
  const takeFirstScreen = window.voltFirstScreen;
  if (takeFirstScreen) {
    // Links are written as they will be once the pages of every package are known.
    await Promise.all([firstPage, loadAllPackages()]);
    const { renderToString } = await import('react-dom/server');
    takeFirstScreen(renderToString(tree));
    return;
  }
  await firstPageHold();
  const container = document.getElementById('app');
  if (!container) return;
  if (!container.hasChildNodes()) {
    createRoot(container).render(tree);
    return;
  }
  // Without its code the page shows why by itself.
  await firstPage.catch(() => undefined);
  // As a transition React takes the page over piece by piece and lets touches in between.
  startTransition(() => {
    hydrateRoot(container, tree, IGNORE_DIFFERENCES);
  });
}
