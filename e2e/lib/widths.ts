import type { Page } from 'playwright-core';

const WIDTHS = [320, 768, 390];

/** Pixels by which a screen is wider than the phone. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const screen = document.querySelector('[data-page]:not([hidden])');
    const elements = [document.documentElement, document.querySelector('#app'), screen];
    return Math.max(...elements.map((element) => (element ? element.scrollWidth - element.clientWidth : 0)));
  });

/** Widths at which a screen is wider than the phone or tablet, each with the pixels by which it is; the last is that of the phone. */
export async function tooWideAt(page: Page): Promise<string[]> {
  const wide: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    // The screen hears of the new size before the next frame is drawn.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const pixels = await overflow(page);
    if (pixels > 0) wide.push(`${pixels} at ${width}`);
  }
  return wide;
}
