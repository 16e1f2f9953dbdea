import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Flags that disable background network requests of the browser, let it run as root in a container, and keep one process for
 * the pages of a shop on one phone.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--process-per-site',
];

/** Path of the installed Chromium. */
export function chromiumPath(): string {
  const found = candidates.find((path) => path !== undefined && existsSync(path));
  if (!found)
    throw new TypeError('no Chromium found: install the package chromium-headless-shell or set CHROMIUM_PATH');
  return found;
}

/** Flags that render every frame completely, including images in full quality. */
export const steadyFlags = [
  '--run-all-compositor-stages-before-draw',
  '--disable-checker-imaging',
  '--disable-low-res-tiling',
  '--disable-partial-raster',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
];

export const launchBrowser = (moreFlags: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, ...moreFlags] });

/** Options of a phone. */
export interface PhoneLook {
  width?: number;
  height?: number;
  scale?: number;
  isStill?: boolean;
  userAgent?: string;
}

/**
 * A customer's phone with touch, by default 390 × 844 at pixel ratio 2; `isStill` prefers reduced
 * motion, `userAgent` replaces Chromium's.
 */
export const newPhone = (
  browser: Browser,
  origin: string,
  { width = 390, height = 844, scale = 2, isStill = false, userAgent }: PhoneLook = {},
): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: isStill ? 'reduce' : 'no-preference',
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    ...(userAgent && { userAgent }),
    timezoneId: 'Asia/Shanghai',
  });

const pictures = join(import.meta.dirname, '../test-results');

/** File among the results, under a name made of letters and digits. */
function resultFile(name: string): string {
  mkdirSync(pictures, { recursive: true });
  return join(pictures, `${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)}.png`);
}

/** Keeps a PNG among the results. */
export const keepPicture = (name: string, picture: Buffer): void => writeFileSync(resultFile(name), picture);

/** Keeps a picture of a page among the results. */
export async function photograph(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: resultFile(name) }).catch(() => undefined);
}

/**
 * Collects errors that no page may cause: exceptions, console errors, failed requests and requests
 * to other hosts.
 */
export function watchFaults(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') faults.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(origin)) faults.push(`request to another host: ${url}`);
  });
  return faults;
}
