import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Phone } from '../lib/phone';
import { openShop } from '../lib/shop';
import { addressOf, allVisits, DEMO_MOBILE, pendingLogin, routeOf, type Visit } from '../lib/visits';

const shop = openShop();
let visits: Visit[] = [];
let customer: Phone;

beforeAll(async () => {
  customer = await shop.lastingPhone({ mobile: DEMO_MOBILE });
  await customer.open('/');
  visits = await allVisits(await shop.client(customer));
});

afterEach(() => expect(customer.takeFaults()).toEqual([]));

/** Opens, reads, reloads and reads again. */
async function reloads(phone: Phone, visit: Visit): Promise<void> {
  await phone.open(addressOf(visit));
  await expect.poll(() => phone.screen.textContent(), { timeout: 20_000 }).toMatch(visit.shows);
  const address = phone.page.url();
  expect(routeOf(phone.path)).toBe(visit.route);
  await phone.page.reload();
  await phone.settled();
  await expect.poll(() => phone.screen.textContent(), { timeout: 20_000 }).toMatch(visit.shows);
  expect(phone.page.url()).toBe(address);
}

test('every page of the build is visited here', async () => {
  const folder = process.env.H5_DIR ?? join(import.meta.dirname, '../../apps/storefront/dist/h5');
  const manifest = JSON.parse(readFileSync(join(folder, 'page-manifest.json'), 'utf8')) as { routes: object };
  const routes = Object.keys(manifest.routes).map(routeOf);
  expect(visits.map(({ route }) => route).sort()).toEqual(routes.sort());
});

describe('a reload shows the same page', () => {
  test('to a customer, page by page', async () => {
    const faults: string[] = [];
    for (const visit of visits.filter(({ visitorsOnly }) => !visitorsOnly)) {
      await reloads(customer, visit);
      faults.push(...customer.takeFaults().map((fault) => `${visit.route}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test('to a visitor, page by page; pages of one’s own lead to login', async () => {
    const phone = await shop.phone({ storage: { PENDING_LOGIN: pendingLogin } });
    const faults: string[] = [];
    for (const visit of visits) {
      if (visit.needsLogin) {
        await phone.page.goto(addressOf(visit));
        await phone.arrives('/pages/login/index');
        for (const [name, value] of Object.entries(visit.query)) expect(phone.param(name)).toBe(value);
      } else await reloads(phone, visit);
      faults.push(...phone.takeFaults().map((fault) => `${visit.route}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

test('an address that belongs to no page says so, with a way home', async () => {
  const phone = await shop.phone();
  for (const path of ['/pagesMine/nowhere', '/no/such/page?x=1', '/pages']) {
    await phone.page.goto(path);
    await phone.page.getByText('页面不存在').first().waitFor();
    phone.takeFaults(/status of 404/);
  }
  await phone.page.getByRole('button', { name: '返回首页' }).tap();
  await phone.arrives('/');
  expect(phone.path).toBe('/');
});
