import type { Browser, Page } from 'playwright-core';
import { unlessClosed } from '../lib/unless-closed';
import { readKinds } from './base-template';
import { drawingOf } from './drawing';
import type { HostPage } from './host';
import { stylesOf } from './platform-styles';
import type { MiniPlatform } from './platforms';

/** Size of the host's screen in px, the one its system information names. */
export const SCREEN = { width: 390, height: 844 };

/** Position and size of an element on the screen, in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

/**
 * A screen that renders pages of one build with the platform's own styles, so that boxes can be
 * measured.
 */
export interface Screen {
  /** Renders a page's data; scroll positions are kept. */
  draw(page: HostPage): Promise<void>;
  /** Boxes of the first element that each selector finds; null where there is none. */
  boxes(selectors: readonly string[]): Promise<(Box | null)[]>;
  /** Scrolls the page to a height, or until an element stands `offsetTop` px below the top: `pageScrollTo` without its time. */
  scrollPage(target: { scrollTop?: number; selector?: string; offsetTop?: number }): Promise<void>;
  /** The browser's page, for special checks and screenshots. */
  page: Page;
  close(): Promise<void>;
  /** Whether `close` was called: then nothing can be rendered or measured. */
  isClosed(): boolean;
}

/**
 * Replaces the HTML. Scroll views keep their position, unless their `scroll-into-view` id changes.
 */
function put(html: string): void {
  const before = new Map(
    [...document.querySelectorAll<HTMLElement>('wx-scroll-view')].map(({ id, scrollTop, scrollLeft, dataset }) => [
      id,
      { top: scrollTop, left: scrollLeft, into: dataset.into },
    ]),
  );
  document.body.innerHTML = html;
  for (const view of document.querySelectorAll<HTMLElement>('wx-scroll-view')) {
    const known = before.get(view.id);
    if (known) view.scrollTo(known.left, known.top);
    const child = view.dataset.into ? document.getElementById(view.dataset.into) : null;
    if (!child || view.dataset.into === known?.into) continue;
    const [frame, box] = [view.getBoundingClientRect(), child.getBoundingClientRect()];
    view.scrollBy(box.left - frame.left, box.top - frame.top);
  }
}

/**
 * Opens a screen of a build. With an origin, images of any host are loaded from there; without one
 * their boxes stay empty.
 */
export async function openScreen(
  browser: Browser,
  dist: string,
  platform: MiniPlatform,
  origin?: string,
): Promise<Screen> {
  const kinds = readKinds(dist, platform);
  const context = await browser.newContext({ viewport: SCREEN, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.route(/^https?:/, async (route) => {
    if (!origin) return route.abort();
    const { pathname, search } = new URL(route.request().url());
    const url = new URL(pathname + search, origin).href;
    await unlessClosed(route.fetch({ url }).then((response) => route.fulfill({ response })));
  });
  let shown = '';
  let isClosed = false;
  return {
    page,
    async draw({ route, data }) {
      if (shown !== route) {
        const styles = stylesOf(dist, platform, route, SCREEN.width);
        await page.setContent(`<!doctype html><html><head><style>${styles}</style></head><body></body></html>`);
        shown = route;
      }
      const drawing = (data.root?.cn ?? []).map((node) => drawingOf(node, kinds, SCREEN.width)).join('');
      await page.evaluate(put, `<wx-page>${drawing}</wx-page>`);
    },
    boxes: (selectors) =>
      page.evaluate(
        (wanted) =>
          wanted.map((selector) => {
            const box = document.querySelector(selector)?.getBoundingClientRect();
            if (!box) return null;
            const { left, top, right, bottom, width, height } = box;
            return { left, top, right, bottom, width, height };
          }),
        [...selectors],
      ),
    scrollPage: ({ scrollTop, selector, offsetTop = 0 }) =>
      page.evaluate(
        ({ scrollTop, selector, offsetTop }) => {
          const element = selector ? document.querySelector(selector) : null;
          const top = element ? element.getBoundingClientRect().top + window.scrollY + offsetTop : scrollTop;
          if (top !== undefined) window.scrollTo(0, top);
        },
        { scrollTop, selector, offsetTop },
      ),
    close: () => {
      isClosed = true;
      return context.close();
    },
    isClosed: () => isClosed,
  };
}
