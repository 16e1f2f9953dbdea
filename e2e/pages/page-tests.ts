import { afterAll, describe, expect, test } from 'vitest';
import { allVisits, pendingLogin, type Visit } from '../lib/visits';
import { openStudio } from '../visual/studio';
import { findings, tooWideAt } from './checks';
import { PageVisit } from './page-visit';

/** Longest time for everything that is asked of one page (ms). */
const PAGE_TIMEOUT_MS = 60_000;
/** Pages whose picture is drawn anew each time. */
const RANDOM = ['pagesCommunity/AptchaVerify'];
/** The gallery of components has pictures of its own, and shows what waits for good. */
const GALLERY = 'pagesMine/demo';

/**
 * Defines a test for each page of a share: one visit that looks at everything. The files that call it run side by side, each
 * with a server and a browser of its own, so that a page costs the same however many there are.
 * @param share number of the share, from 0, out of `shares`
 * @returns all pages there are, by their routes
 */
export async function definePageTests(share: number, shares: number): Promise<string[]> {
  const studio = await openStudio();
  const visits = await allVisits(studio.client);
  const open = (isCustomer: boolean) =>
    studio.open({
      width: 390,
      scheme: 'system',
      isCustomer,
      storage: isCustomer ? {} : { PENDING_LOGIN: pendingLogin },
    });
  const [customer, visitor] = await Promise.all([open(true), open(false)]);
  afterAll(() => studio.close());

  const own = visits.filter((_, index) => index % shares === share);
  describe.each(own.map((visit) => [visit.route, visit] as const))('%s', (_, visit) => {
    test(
      'shows itself to whom it is for, light, dark and at every width, and again after a reload',
      async () => {
        const page = await PageVisit.open(
          visit.visitorsOnly ? visitor : customer,
          studio.origin,
          visit,
          visit.route === GALLERY,
        );
        try {
          await page.shows();
          if (![...RANDOM, GALLERY].includes(visit.route)) expect(await page.pictureFaults()).toEqual([]);
          expect(await findings(page.page)).toEqual([]);
          expect(await tooWideAt(page.page)).toEqual([]);
          await page.reload();
          expect(page.faults).toEqual([]);
        } finally {
          await page.close();
        }
      },
      PAGE_TIMEOUT_MS,
    );

    if (!visit.visitorsOnly) testVisitor(visit);
  });

  function testVisitor(visit: Visit): void {
    const what = visit.needsLogin
      ? 'sends a visitor to the login, which knows the way back'
      : 'shows itself to a visitor';
    test(
      what,
      async () => {
        const page = await PageVisit.open(visitor, studio.origin, visit, true);
        try {
          if (visit.needsLogin) await page.leadsToLogin();
          else await page.shows();
          expect(page.faults).toEqual([]);
        } finally {
          await page.close();
        }
      },
      PAGE_TIMEOUT_MS,
    );
  }
  return visits.map(({ route }) => route);
}
