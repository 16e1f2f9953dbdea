import type { BrowserContext } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { findings } from '../lib/accessibility';
import { isFull } from '../lib/extent';
import { flatPictures } from '../lib/flat-pictures';
import { onePageOfEachKind } from '../lib/page-kinds';
import { OpenApi } from '../lib/privacy/open-api';
import { PrivacyWatch } from '../lib/privacy/watch';
import { allVisits, type Person, pendingLogin, type Visit } from '../lib/visits';
import { tooWideAt } from '../lib/widths';
import { openStudio } from '../visual/studio';
import { PageVisit } from './page-visit';

/** Longest time for everything that is asked of one page (ms). */
const PAGE_TIMEOUT_MS = 60_000;
/** Page whose picture is drawn anew each time. */
const RANDOM = 'pagesCommunity/AptchaVerify';
/** The gallery of components has pictures of its own, and shows what waits for good. */
const GALLERY = 'pagesMine/demo';

/** Show a QR code with the address of their shop, which differs from run to run. */
const ORIGIN_CODES = [
  'pagesActivity/testDrive/lcbBrowserResult',
  'pagesActivity/openChannels',
  'pages/share/qrcode',
  'pagesFollow/volume/wechatVideoPage',
  'pages/share/share',
];
const isPictured = ({ route }: Visit): boolean =>
  route !== RANDOM && route !== GALLERY && !ORIGIN_CODES.includes(route);

/** Everything that a page is asked in two loads: one light, one dark. Pictures come last, because taking them changes the page. */
async function askAll(page: PageVisit, visit: Visit): Promise<void> {
  await page.shows();
  expect(await findings(page.page)).toEqual([]);
  expect(await tooWideAt(page.page)).toEqual([]);
  expect(await flatPictures(page.page)).toEqual([]);
  if (isPictured(visit)) expect(await page.pictureFault('light')).toBeNull();
  await page.turnDark();
  await page.reload();
  if (isPictured(visit)) expect(await page.pictureFault('dark')).toBeNull();
}

/**
 * What a visitor who has not consented yet meets at a page: the page, or the login where it is somebody's own, and nothing is
 * read, sent or kept that needs the consent.
 */
const askVisitor =
  (watch: PrivacyWatch): typeof askAll =>
  async (page, { needsLogin }) => {
    await (needsLogin ? page.leadsToLogin() : page.shows());
    expect((await watch.faultsBefore(page.page)).faults).toEqual([]);
  };

/** A phone whose pages share their storage, and the address of its shop. */
interface UsedPhone {
  context: BrowserContext;
  origin: string;
}

/** Defines a test of one visit. */
function testVisit(name: string, phone: UsedPhone, visit: Visit, ask: typeof askAll): void {
  const isSettled = visit.route !== GALLERY;
  const run = async () => {
    const page = await PageVisit.open(phone.context, phone.origin, visit, isSettled);
    try {
      await ask(page, visit);
      expect(page.faults).toEqual([]);
    } finally {
      await page.close();
    }
  };
  test(name, run, PAGE_TIMEOUT_MS);
}

/**
 * Defines a test for each page of a share: one visit that looks at everything. The files that call it run side by side, each
 * with a server and a browser of its own, so that a page costs the same however many there are.
 * @param share number of the share, from 0, out of `shares`
 * @returns all pages there are, by their routes
 */
export async function definePageTests(share: number, shares: number): Promise<string[]> {
  const studio = await openStudio();
  afterAll(() => studio.close());
  const visits = await allVisits(studio.client);
  const look = { width: 390, scheme: 'system' as const };
  const { origin } = studio;
  const storage = { PENDING_LOGIN: pendingLogin };
  const visitor = { origin, context: await studio.open({ ...look, storage }) };
  const newcomer = { origin, context: await studio.open({ ...look, hasConsent: false, storage }) };

  const watch = await PrivacyWatch.over(newcomer.context, origin, await OpenApi.of(origin));
  // The same guard stands before every page that is somebody's own: one of each kind meets it.
  const guarded = visits.filter(({ needsLogin }) => needsLogin).map(({ route }) => route);
  const metByVisitors = isFull ? guarded : onePageOfEachKind(guarded);
  const own = visits.filter((_, index) => index % shares === share);
  const phones = new Map<Person, UsedPhone>();
  for (const person of new Set(own.map(({ person = 'customer' }) => person)))
    phones.set(person, { origin, context: await studio.open({ ...look, person }) });
  const phoneOf = ({ visitorsOnly, person = 'customer' }: Visit): UsedPhone =>
    (visitorsOnly ? undefined : phones.get(person)) ?? visitor;
  describe.each(own.map((visit) => [visit.route, visit] as const))('%s', (_, visit) => {
    const asked = 'shows itself to whom it is for, at every width, light, and dark after a reload';
    testVisit(asked, phoneOf(visit), visit, askAll);
    if (visit.visitorsOnly || (visit.needsLogin && !metByVisitors.includes(visit.route))) return;
    testVisit(
      visit.needsLogin ? 'sends a visitor to the login' : 'shows itself to a visitor',
      newcomer,
      visit,
      askVisitor(watch),
    );
  });
  return visits.map(({ route }) => route);
}
