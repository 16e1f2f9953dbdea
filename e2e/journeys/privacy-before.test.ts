import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { isFull } from '../lib/extent';
import { onePageOfEachKind, onePageOfEachPlatformApi } from '../lib/page-kinds';
import { OpenApi } from '../lib/privacy/open-api';
import { openSurrounding, type Surrounding, surroundings } from '../lib/privacy/surroundings';
import { PrivacyWatch } from '../lib/privacy/watch';
import { openShop } from '../lib/shop';
import { addressOf, allVisits, DEMO_MOBILE, pendingLogin, type Visit } from '../lib/visits';

/** With map tiles of another host: before the consent not even those may be requested. */
const shop = openShop({ env: { MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' } });
const TEN_MINUTES = 600_000;
/**
 * What a page may ask the native app before the consent: the login state, a login, its bars and its
 * cache.
 */
const plainQuestions =
  /^(appInfo\.(userToken|userInfo|statusBarHeight|login|logout)|message\.\w+|navigation\.\w+|operation\.(statusBarMode|cacheSize|cacheClear))$/;

let visits: Visit[] = [];
/** Routes that a visitor may open. */
let routes: string[] = [];
let api: OpenApi;
let session: Record<string, unknown> = {};

beforeAll(async () => {
  const client = await shop.client();
  const { token, userInfo } = await client.login(DEMO_MOBILE);
  session = { TOKEN: token, USER_INFO: userInfo };
  visits = await allVisits(client);
  routes = visits.filter(({ needsLogin }) => !needsLogin).map(({ route }) => route);
  api = await OpenApi.of(shop.origin);
});

/** Opens a page, waits for its content, scrolls, and opens all its overlays. */
async function lookThrough(page: Page, visit: Visit): Promise<void> {
  await page.goto(addressOf(visit), { waitUntil: 'commit' });
  await page
    .waitForFunction(() => {
      const screen = document.querySelector('[data-page]:not([hidden])');
      return screen && !screen.querySelector('[aria-busy="true"]') && screen.textContent?.trim() !== '';
    })
    .catch(() => undefined);
  await page.mouse.wheel(0, 1200);
  await page.mouse.wheel(0, -600);
  const control = page.locator('[data-page]:not([hidden]) :is([role="tab"], [aria-expanded="false"])').last();
  await control.click({ timeout: 1000, noWaitAfter: true }).catch(() => undefined);
}

async function keepInStorage(context: BrowserContext, kept: Record<string, unknown>): Promise<void> {
  const entries = Object.entries(kept).map(([name, value]) => [`MALL_${name}`, JSON.stringify(value)] as const);
  await context.addInitScript((values) => {
    for (const [name, value] of values) if (!localStorage.getItem(name)) localStorage.setItem(name, value);
  }, entries);
}

/** Pages checked in parallel. */
const LANES = 3;

/** All privacy violations of all pages in one environment, before the consent. */
async function faultsOf(surrounding: Surrounding, kept: Record<string, unknown>, those: readonly Visit[]) {
  const { context, native } = await openSurrounding(shop.browser, shop.origin, surrounding);
  const watch = await PrivacyWatch.over(context, shop.origin, api);
  await keepInStorage(context, kept);
  const lanes = Array.from({ length: LANES }, (_, lane) => those.filter((_visit, index) => index % LANES === lane));
  const pages = await Promise.all(
    lanes.map(async (visitsOfLane) => {
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      for (const visit of visitsOfLane) await lookThrough(page, visit);
      return page;
    }),
  );
  const { faults, sent } = await watch.faultsBefore(...pages);
  const asked = new Set(native.methods.filter((name) => !plainQuestions.test(name)));
  await context.close();
  return { faults: [...faults, ...[...asked].map((name) => `asks the native app: ${name}`)], sentCount: sent.length };
}

/** One page of each kind in the first surrounding; in the others one for each of what differs there. */
function pagesIn(surrounding: Surrounding): string[] {
  if (isFull) return routes;
  return surrounding === surroundings[0] ? onePageOfEachKind(routes) : onePageOfEachPlatformApi(routes);
}

describe.each(surroundings)('before the consent, in $name', (surrounding) => {
  test('no kind of page reads, sends or keeps what needs it, and no other host is called', {
    timeout: TEN_MINUTES,
  }, async () => {
    const shown = pagesIn(surrounding);
    const open = visits.filter(({ needsLogin, route }) => !needsLogin && shown.includes(route));
    const { faults, sentCount } = await faultsOf(surrounding, { PENDING_LOGIN: pendingLogin }, open);
    expect(faults).toEqual([]);
    expect(sentCount).toBeGreaterThan(open.length);
  });
});

test('nor for a customer who is logged in', { timeout: TEN_MINUTES }, async () => {
  const phone: Surrounding = { name: 'a phone’s browser' };
  const ofCustomers = visits.filter(({ visitorsOnly }) => !visitorsOnly);
  const shown = isFull
    ? ofCustomers.map(({ route }) => route)
    : onePageOfEachKind(ofCustomers.map(({ route }) => route));
  const those = ofCustomers.filter(({ route }) => shown.includes(route));
  expect((await faultsOf(phone, session, those)).faults).toEqual([]);
});
