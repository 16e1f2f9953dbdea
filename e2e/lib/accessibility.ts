import axe, { type Result } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

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

/**
 * What axe finds on what is visible, frames left out. Axe is put into the page and asked there, without the package that does
 * it for Playwright: that one looks into each frame and at what passed as well, which took three times as long.
 * @param exclude selectors of what is not asked about
 */
export async function violationsOf(page: Page, exclude: string[] = []): Promise<Result[]> {
  await page.evaluate(settleAnimations);
  await page.evaluate(axe.source);
  const found = await page.evaluate(async (left): Promise<unknown> => {
    const context = { include: ['html'], exclude: left };
    const options = { resultTypes: ['violations' as const], preload: false, iframes: false };
    return (await window.axe.run(context, options)).violations;
  }, exclude);
  return found as Result[];
}

/** Serious and critical findings of axe on what is visible. */
export async function findings(page: Page): Promise<Finding[]> {
  return (await violationsOf(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      rule: id,
      nodes: nodes
        .filter(({ html }) => !(id === 'color-contrast' && isTabText(html)))
        .map(({ html }) => html.slice(0, 160)),
    }))
    .filter(({ nodes }) => nodes.length > 0);
}
