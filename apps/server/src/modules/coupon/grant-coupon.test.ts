import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements, createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { coupon, grantCoupon, usableCoupons, walletOf } from '.';
import { couponTemplates } from './coupon.tables';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, coupon] });
});
afterAll(() => server.close());

async function makeTemplate(id: string, changes: Partial<typeof couponTemplates.$inferInsert> = {}) {
  const now = server.clock.now();
  const times = { startsAt: now, endsAt: now + 365 * DAY_MS, createdAt: now };
  await server.database.db
    .insert(couponTemplates)
    .values({ id, kind: 'service', title: id, quantity: 1, validDays: 30, ...times, ...changes });
}
const grant = (accountId: string, template: string, ref: string) =>
  grantCoupon(server.ctx(), { accountId, template, reason: 'level', ref });

describe('giving out a coupon', () => {
  it('happens once for an occasion, and counts as usable until it ends', async () => {
    await makeTemplate('wash');
    const first = await grant('anna', 'wash', 'level-2');
    expect(first).toEqual(await grant('anna', 'wash', 'level-2'));
    expect((await grant('anna', 'wash', 'level-3'))?.couponId).not.toBe(first?.couponId);
    expect(await usableCoupons(server.ctx(), 'anna')).toBe(2);
    server.clock.advance(30 * DAY_MS);
    expect(await usableCoupons(server.ctx(), 'anna')).toBe(0);
  });

  it('ends with the stock, and is refused before, after and for what does not exist', async () => {
    await makeTemplate('few', { total: 1 });
    const now = server.clock.now();
    await makeTemplate('later', { startsAt: now + 1 });
    await makeTemplate('over', { endsAt: now });
    const given = await grant('bert', 'few', 'x');
    expect(await grant('carl', 'few', 'x')).toBeNull();
    expect(await grant('bert', 'few', 'x')).toEqual(given);
    for (const template of ['later', 'over', 'nothing']) expect(await grant('bert', template, 'x')).toBeNull();
  });

  it('names what ends within a week, the soonest first, with one statement more for those who have any', async () => {
    const read = () => walletOf(server.ctx(), 'dora', 2);
    await makeTemplate('longer', { validDays: 8 });
    await grant('dora', 'longer', 'x');
    const none = await countStatements(server.database, read);
    expect([none.result, none.statements.length]).toEqual([{ usable: 1, ending: 0, firstEnding: [] }, 1]);
    for (const validDays of [7, 3, 5]) {
      await makeTemplate(`ends-${validDays}`, { validDays });
      await grant('dora', `ends-${validDays}`, 'x');
    }
    const some = await countStatements(server.database, read);
    expect([some.result.usable, some.result.ending, some.statements.length]).toEqual([4, 3, 2]);
    expect(some.result.firstEnding.map(({ title }) => title)).toEqual(['ends-3', 'ends-5']);
  });
});
