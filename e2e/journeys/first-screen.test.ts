import { beforeAll, expect, test } from 'vitest';
import { openShop } from '../lib/shop';
import { addressOf, allVisits, DEMO_MOBILE, type Visit } from '../lib/visits';

const shop = openShop();
let visits: Visit[] = [];

beforeAll(async () => {
  const customer = await shop.lastingPhone({ mobile: DEMO_MOBILE });
  await customer.open('/');
  visits = (await allVisits(await shop.client(customer))).filter(({ needsLogin }) => !needsLogin);
});

/**
 * What the server wrote into a page: the embedded responses, and whether there is a first screen.
 */
async function written(visit: Visit): Promise<{ calls: number; hasScreen: boolean }> {
  const html = await (await fetch(shop.origin + addressOf(visit))).text();
  const json = /<script type="application\/json" id="volt-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"data":[]}';
  const { data } = JSON.parse(json) as { data: unknown[] };
  return { calls: data.length, hasScreen: !html.includes('<div id="app"></div>') };
}

test('every page whose data comes with its HTML brings its first screen too', async () => {
  const without: string[] = [];
  let drawn = 0;
  for (const visit of visits) {
    const { calls, hasScreen } = await written(visit);
    if (calls === 0) continue;
    drawn += 1;
    if (hasScreen) continue;
    // The first rendering after the start may exceed the page's timeout; the next request finds it
    // compiled.
    const isThere = await expect
      .poll(async () => (await written(visit)).hasScreen, { timeout: 10_000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (!isThere) without.push(addressOf(visit));
  }
  expect(without).toEqual([]);
  expect(drawn).toBeGreaterThan(5);
});
