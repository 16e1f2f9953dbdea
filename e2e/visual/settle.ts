import type { Page } from 'playwright-core';

/** Whether the visible page has its content and every picture in view; runs in the page. */
function isThere(mayBeBusy: boolean): boolean {
  const screen = document.querySelector('[data-page]:not([hidden])');
  if (!screen?.querySelector('[role="main"]')?.textContent?.trim()) return false;
  if (!mayBeBusy && screen.querySelector('[aria-busy="true"]')) return false;
  return [...document.images].every((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isInView = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return !isInView || image.complete;
  });
}

/**
 * Waits until nothing loads and every picture in view is there. Polls by time: a still page draws no frames.
 * @param mayBeBusy something is loading for good, as films and waiting views in the gallery of components do
 */
export async function settle(page: Page, mayBeBusy = false): Promise<void> {
  await page.waitForLoadState(mayBeBusy ? 'load' : 'networkidle');
  await page.waitForFunction(isThere, mayBeBusy, { polling: 100 });
  await page.evaluate(() => document.fonts.ready);
}
