import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { coupon } from '../coupon';
import { seedCoupons } from '../coupon/demo';
import { points } from '../points';
import { growth } from '.';
import { seedBenefits } from './demo';

/** A server with levels, their benefits, and the coupons that these give out. */
export async function createGrowthServer(): Promise<TestServer> {
  const server = await createTestServer({ modules: [account, points, coupon, growth] });
  await server.database.transaction(async (db) => {
    const ctx = { ...server.ctx(), db };
    await seedCoupons(ctx);
    await seedBenefits(ctx);
  });
  return server;
}
