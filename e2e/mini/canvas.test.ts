import pixelmatch from 'pixelmatch';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { keepPicture, launchBrowser } from '../lib/browser';
import { openSessions } from '../lib/sessions';
import { allVisits } from '../lib/visits';
import { buildOf } from '../mini-host/app-json';
import { createCanvases, type HostCanvases } from '../mini-host/canvas';
import { loadMiniProgram, type MiniHost } from '../mini-host/host';
import type { MiniPlatform } from '../mini-host/platforms';
import { walk } from '../mini-host/render-tree';

const origin = inject('origin');
const PLATFORMS = [
  ['weapp', 'MINI'],
  ['alipay', 'MINI_ALIPAY'],
  ['tt', 'MINI_DOUYIN'],
  ['swan', 'MINI_BAIDU'],
] as const;
const [POSTER, LETTER] = ['pages/share/share', 'pagesActivity/testDrive/confirmationLetter'];

let browser: Browser;
let host: MiniHost | undefined;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
afterEach(() => {
  host?.close();
  host = undefined;
});

/** Starts a build on a page as the customer, with canvases. */
async function start(platform: MiniPlatform, code: string, route: string): Promise<[MiniHost, HostCanvases]> {
  const sessions = await openSessions(origin, code);
  const visit = (await allVisits(sessions.customer)).find((one) => one.route === route);
  if (!visit) throw new TypeError(`nobody visits ${route}`);
  const page = await browser.newPage();
  const canvases = createCanvases(platform, origin, page);
  const kept = await sessions.of(visit);
  host = loadMiniProgram(buildOf(platform), origin, { kept, platform, calls: canvases.calls });
  await host.open(`/${visit.route}?${new URLSearchParams(visit.query)}`);
  await host.waitFor(() => visit.shows.test(host?.text() ?? ''), `the text ${visit.shows}`);
  return [host, canvases];
}

const pixelsOf = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Share of pixels in which two pictures of one size differ. */
async function difference(before: Buffer, after: Buffer): Promise<number> {
  const [one, other] = [await pixelsOf(before), await pixelsOf(after)];
  expect(other.info).toMatchObject({ width: one.info.width, height: one.info.height });
  const { width, height } = one.info;
  return pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.1 }) / (width * height);
}

const posters = new Map<string, Buffer>();

test.each(PLATFORMS)('the %s build draws the poster of an invitation, and shows it', async (platform, code) => {
  const [started, canvases] = await start(platform, code, POSTER);
  const isShown = () =>
    [...walk(started.current().data.root)].some((node) => Object.values(node).includes(canvases.files.at(-1)));
  await started.waitFor(() => canvases.files.length > 0 && isShown(), 'a poster');
  expect(started.text()).not.toMatch(/海报生成失败/);
  expect(started.faults).toEqual([]);
  const poster = await canvases.pictureOf(canvases.files.at(-1) as string);
  keepPicture(`poster of ${platform}`, poster);
  const { entropy } = await sharp(poster).stats();
  expect(entropy).toBeGreaterThan(3);
  posters.set(platform, poster);
  const first = posters.get('weapp') ?? poster;
  // The code is drawn with another person's key, as each run of a program has its own.
  expect(await difference(first, poster)).toBeLessThan(0.02);
});

/** Pixels of a canvas with ink on them. */
async function inkOn(canvases: HostCanvases): Promise<number> {
  const { data } = await pixelsOf(await canvases.pictureOn('drive-signature'));
  return data.filter((value, index) => index % 4 === 3 && value > 128).length;
}

test.each(PLATFORMS)('the %s build takes a signature', async (platform, code) => {
  const [started, canvases] = await start(platform, code, LETTER);
  const at = (x: number, y: number) => ({ touches: [{ x, y, clientX: x, clientY: y }] });
  await started.waitFor(() => canvases.isReady('drive-signature'), 'the canvas to sign on');
  await started.settled();
  await expect.poll(() => inkOn(canvases)).toBe(0);
  await started.fire('签名区', 'touchstart', at(20, 20));
  await started.fire('签名区', 'touchmove', at(90, 60));
  expect(await inkOn(canvases)).toBeGreaterThan(100);
  await started.fire('签名区', 'touchend', { touches: [] });
  expect(await inkOn(canvases)).toBeGreaterThan(100);
  await started.tap('重写');
  await expect.poll(() => inkOn(canvases)).toBe(0);
  expect(started.faults).toEqual([]);
});
