import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freshDatabase } from './testing/fresh-database';
import { ProcessBuyer } from './testing/process-buyer';
import { loadRelease, openReleaseFolder } from './testing/release-database';
import { releaseFacts, releaseNames } from './testing/releases';
import { ServerProcess } from './testing/server-process';

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'voltfront-release-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the server; a customer of the release logs in, sees their order, and orders again. */
async function expectShopGoesOn(name: string, env: Record<string, string>): Promise<void> {
  const facts = releaseFacts(name);
  const server = await ServerProcess.start({ DATA_DIR: dataFolder(), ...env });
  cleanUps.push(() => server.kill());
  const buyer = new ProcessBuyer(facts.mobile);
  await buyer.login(server);
  const order = await buyer.detail(server, facts.orderNo);
  expect(order).toMatchObject({ orderNo: facts.orderNo, totalFen: facts.totalFen, paidFen: facts.paidFen });
  const orderNo = await buyer.order(server);
  expect(await buyer.payAtCashier(server, orderNo)).toBe('paid');
}

/** The oldest and the newest, whose ways are the longest and the commonest. */
const [oldest = '', ...later] = releaseNames();
const names = process.env.TEST_EXTENT === 'full' ? releaseNames() : [oldest, later.at(-1) ?? oldest];

describe.each(names)('the server started on what release %s left', (name) => {
  it('goes on with its PostgreSQL', async () => {
    const database = await freshDatabase(process.env.TEST_DATABASE_URL ?? '');
    cleanUps.push(database.drop);
    await loadRelease(database.url, name);
    await expectShopGoesOn(name, { DATABASE_URL: database.url });
  });

  it('goes on with its data folder', async () => {
    const folder = dataFolder();
    const database = await openReleaseFolder(folder, name);
    await database.close();
    await expectShopGoesOn(name, { DATA_DIR: folder });
  });
});
