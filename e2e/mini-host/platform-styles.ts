import { readStyleSheet } from './base-template';
import type { MiniPlatform } from './platforms';

/** Width of a screen in rpx, on every platform. */
const SCREEN_RPX = 750;

/** Native components that style sheets name by type. */
const TYPES = [
  ...['page', 'view', 'text', 'image', 'button', 'input', 'textarea', 'label', 'form', 'navigator', 'video', 'map'],
  ...['canvas', 'scroll-view', 'swiper', 'swiper-item', 'picker-view', 'picker-view-column', 'web-view', 'cover-view'],
];
const TYPE_SELECTOR = new RegExp(`(^|[\\s,>+~(])(${TYPES.join('|')})(?=$|[\\s,>+~.:\\[)])`, 'g');

/**
 * The platforms' default styles of their components. Boxes are content boxes by default, except
 * buttons.
 */
const DEFAULTS = `
html { font-size: 16px; }
body { margin: 0; }
wx-page { display: block; min-height: 100vh; }
wx-view, wx-form, wx-navigator, wx-scroll-view, wx-swiper, wx-picker-view, wx-web-view { display: block; }
wx-text, wx-label { display: inline; }
wx-text { white-space: pre-line; }
wx-scroll-view { width: 100%; overflow: hidden; }
wx-swiper { position: relative; height: 150px; overflow: hidden; }
wx-swiper-item { position: absolute; top: 0; left: 0; display: block; width: 100%; height: 100%; }
wx-image { display: inline-block; width: 320px; height: 240px; overflow: hidden; }
wx-image img { display: block; width: 100%; height: 100%; }
wx-input { display: block; height: 1.4rem; min-height: 1.4rem; overflow: hidden; white-space: nowrap; }
wx-textarea { display: block; width: 300px; height: 150px; overflow: hidden; }
wx-canvas, wx-map { display: block; width: 300px; height: 150px; }
wx-video { display: inline-block; width: 300px; height: 225px; background: #000; }
wx-button {
  position: relative; display: block; box-sizing: border-box; margin-right: auto; margin-left: auto; padding: 0 14px;
  overflow: hidden; border-radius: 5px; background-color: #f8f8f8; color: #000; font-size: 18px; line-height: 2.55555556;
  text-align: center; text-decoration: none;
}
wx-button::after {
  position: absolute; top: 0; left: 0; box-sizing: border-box; width: 200%; height: 200%; border: 1px solid rgba(0, 0, 0, .2);
  border-radius: 10px; content: " "; transform: scale(.5); transform-origin: 0 0;
}
`;

const inPx = (sheet: string, widthPx: number): string =>
  sheet.replace(/(-?[\d.]+)rpx\b/g, (_, length: string) => `${(Number(length) * widthPx) / SCREEN_RPX}px`);

const withElementNames = (sheet: string): string =>
  sheet.replace(/([^{}]+)\{/g, (rule, selectors: string) =>
    selectors.trim().startsWith('@') ? rule : `${selectors.replace(TYPE_SELECTOR, '$1wx-$2')}{`,
  );

/** The style sheets of a page as a browser reads them: the platform's own, the app's, the page's. */
export function stylesOf(dist: string, platform: MiniPlatform, route: string, widthPx: number): string {
  const sheet = readStyleSheet(dist, platform, route).replace(/@import\s+["'][^"']+["'];?/g, '');
  return `${DEFAULTS}\n${withElementNames(inPx(sheet, widthPx))}`;
}

/** Lengths of a `style` attribute in px. */
export const styleInPx = inPx;
