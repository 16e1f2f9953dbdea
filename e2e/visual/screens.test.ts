import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, allVisits, pendingLogin, type Visit } from '../lib/visits';
import { faultOf } from './baseline';
import { openStudio, picture, type Scheme, type Studio } from './studio';

/** Pages whose picture is drawn anew each time. */
const RANDOM = ['pagesCommunity/AptchaVerify'];
/** The gallery has pictures of its own. */
const APART = ['pagesMine/demo'];

let studio: Studio;
let visits: Visit[] = [];

beforeAll(async () => {
  studio = await openStudio();
  visits = (await allVisits(studio.client)).filter(({ route }) => ![...RANDOM, ...APART].includes(route));
});
afterAll(() => studio?.close());

async function screenPicture(context: BrowserContext, visit: Visit): Promise<Buffer> {
  const page = await context.newPage();
  try {
    await page.goto(addressOf(visit));
    if (visit.late) await page.getByText(visit.late).first().waitFor();
    return await picture(page);
  } finally {
    await page.close();
  }
}

async function openPhones(scheme: Scheme, width: number) {
  return {
    customer: await studio.open({ width, scheme, isCustomer: true }),
    visitor: await studio.open({ width, scheme, storage: { PENDING_LOGIN: pendingLogin } }),
  };
}

/** Pictures of all screens, as a customer or as the visitor that some are for. */
async function faults(scheme: Scheme, width: number): Promise<string[]> {
  let phones = await openPhones(scheme, width);
  const take = async (visit: Visit): Promise<Buffer> => {
    try {
      return await screenPicture(visit.visitorsOnly ? phones.visitor : phones.customer, visit);
    } catch (error) {
      // A browser that hangs goes on hanging: the next try has a new one.
      await studio.restart();
      phones = await openPhones(scheme, width);
      throw error;
    }
  };
  const found: (string | null)[] = [];
  for (const visit of visits) {
    const name = `${visit.route.replaceAll('/', '.')}-${width}-${scheme}`;
    found.push(await faultOf(name, () => take(visit)));
  }
  await Promise.all([phones.customer.close(), phones.visitor.close()]);
  return found.filter((fault) => fault !== null);
}

test.each([
  ['light', 390],
  ['dark', 390],
] as const)('every screen looks as its baseline: %s, %i wide', async (scheme, width) => {
  expect(await faults(scheme, width)).toEqual([]);
});
