import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { points } from '../points';
import { seedCatalogue, vehicle } from '../vehicle';
import { catalogueSeed } from '../vehicle/demo';
import { community } from '.';
import { seedTestCommunity } from './test-data';

/** A server with the car catalogue and a community feed of about thirty cards. */
export async function createCommunity(): Promise<TestServer> {
  const server = await createTestServer({ modules: [account, points, vehicle, community] });
  await server.database.transaction(async (db) => {
    const ctx = { ...server.ctx(), db };
    await seedCatalogue(ctx, catalogueSeed(server.clock.now()));
    await seedTestCommunity(ctx);
  });
  return server;
}
