import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../lib/browser';
import { buildOf } from '../mini-host/app-json';
import { loadMiniProgram, type MiniHost } from '../mini-host/host';
import { LIMITS, limitFaults } from '../mini-host/limits';
import { openScreen, SCREEN, type Screen } from '../mini-host/screen';

const origin = inject('origin');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Scrolls the page, or an area in it, and returns whether the end was reached. */
const scroll = (screen: Screen, area: string | null, px: number): Promise<boolean> =>
  screen.page.evaluate(
    ([selector, distance]) => {
      const scroller = selector ? document.querySelector(selector) : document.scrollingElement;
      if (!scroller) throw new TypeError('nothing scrolls here');
      const before = scroller.scrollTop;
      scroller.scrollBy(0, distance);
      return scroller.scrollTop - before < distance;
    },
    [area, px] as const,
  );

/**
 * Visible parts that are not rendered; what was scrolled out of an area is hidden by the bars above
 * it.
 */
const emptyParts = (screen: Screen, area: string | null): Promise<string[]> =>
  screen.page.evaluate((selector) => {
    const frame = selector ? document.querySelector(selector)?.getBoundingClientRect() : null;
    const [from, to] = [frame?.top ?? 0, frame?.bottom ?? window.innerHeight];
    return [...document.querySelectorAll('[id^=near]')]
      .filter((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return part.childElementCount === 0 && bottom > from && top < to;
      })
      .map(({ id }) => `nothing is drawn of ${id}`);
  }, area);

describe.each(['weapp', 'alipay', 'tt', 'swan'] as const)('on a screen of its own the %s build', (platform) => {
  const dist = buildOf(platform);
  let screen: Screen;
  let host: MiniHost;

  /** Opens a page and waits until it is rendered and measured. */
  async function open(url: string, shows: RegExp): Promise<void> {
    screen = await openScreen(browser, dist, platform);
    host = loadMiniProgram(dist, origin, { platform, screen });
    await host.open(url);
    await host.waitFor(() => shows.test(host.text()), String(shows));
    await host.settled();
  }
  afterEach(async () => {
    host.close();
    await screen.close();
  });

  test('gives divs and buttons the box model of the web: a row with its padding is 56 px high', async () => {
    await open('/pagesMine/settings', /个人信息保护政策概要/);
    const boxes = await screen.page.evaluate(() =>
      [...document.querySelectorAll('.h5-div, .h5-button')].map((element) => getComputedStyle(element).boxSizing),
    );
    expect(new Set(boxes)).toEqual(new Set(['border-box']));
    const heights = await screen.page.evaluate(() =>
      [...document.querySelectorAll('[class*=" cell_"][role=button], [class*=" cell_"]')]
        .filter((element) => !element.querySelector('[class*=" note_"]'))
        .map((element) => Math.round(element.getBoundingClientRect().height)),
    );
    expect(heights.length).toBeGreaterThan(8);
    expect(new Set(heights)).toEqual(new Set([56]));
  });

  test.each([
    ['/pagesDetail/carConfig?versionId=YL01-pro', /整备质量|基本信息/, null],
    ['/pagesDetail/carVersionComparison?versionIds=YL01-pro,YL01-max,YLX-pro,YLX-max', /隐藏相同项/, '#comparison'],
  ] as const)('draws the long page %s in parts: few nodes wherever it is scrolled to', async (url, shows, area) => {
    await open(url, shows);
    const texts = new Set<string>();
    for (let at = 0; at < 40; at += 1) {
      // Visible content is rendered, and content that was scrolled away no longer is.
      const faults = async () => [...limitFaults(host.current().data.root ?? {}), ...(await emptyParts(screen, area))];
      await expect.poll(faults, { timeout: 15_000 }).toEqual([]);
      texts.add(host.text());
      const isEnd = await scroll(screen, area, 500);
      await host.look();
      if (isEnd) break;
    }
    // Other rows were rendered while scrolling.
    expect(texts.size).toBeGreaterThan(3);
    expect(host.largestCall()).toBeLessThan(LIMITS.bytes);
  });

  test('keeps the words over the picture of a new car on its dark part', async () => {
    await open('/pagesDetail/carModelNew?modelId=CS1E', /已揭晓的亮点/);
    const box = (name: string) => screen.boxes([`[class*=" ${name}_"]`]).then(([found]) => found);
    const [picture, words] = [await box('picture'), await box('words')];
    // The bright part starts at 36 % of the image's height.
    const brightFrom = (picture?.top ?? 0) + 0.35 * (picture?.height ?? 0);
    expect(words?.bottom).toBeLessThan(brightFrom);
    expect(picture?.width).toBe(SCREEN.width);
  });

  test('scrolls a strip to the chosen tab', async () => {
    await open('/pagesMine/demo', /基础/);
    await host.tap('原生桥', 'tab');
    await host.settled();
    const tab = await screen.page.evaluate(() => {
      const chosen = [...document.querySelectorAll('[class*=" tab_"]')].find((each) => each.textContent === '原生桥');
      const { left = -1, right = -1 } = chosen?.getBoundingClientRect() ?? {};
      return { left, right };
    });
    expect(tab.left).toBeGreaterThanOrEqual(0);
    expect(tab.right).toBeLessThanOrEqual(SCREEN.width);
  });
});
