import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fillPlainFolder, openPlainShop } from '../../testing/plain-shop';
import { DEPOSIT_FEN, ProcessBuyer } from '../../testing/process-buyer';
import { eventually, ServerProcess } from '../../testing/server-process';

/** Long enough to kill the server between payment and notice. */
const NOTICE_DELAY_MS = 4000;

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'voltfront-kill-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await ServerProcess.start({ ...env, SANDBOX_NOTICE_DELAY_MS: String(NOTICE_DELAY_MS) });
  cleanUps.push(() => server.kill());
  return server;
}

/**
 * Pays, kills the server before the bank has sent its notice, restarts it, and waits until the
 * order is paid.
 */
async function paidAfterKill(env: Record<string, string>): Promise<void> {
  const first = await start(env);
  const anna = new ProcessBuyer('13800138000');
  await anna.login(first);
  const orderNo = await anna.order(first);
  expect(await anna.payAtCashier(first, orderNo)).toBe('paid');
  expect((await anna.detail(first, orderNo)).state).toBe('created');
  await first.kill();

  const second = await start(env);
  const paid = await eventually(
    'order paid',
    async () => {
      const detail = await anna.detail(second, orderNo);
      return detail.state === 'created' ? undefined : detail;
    },
    30_000,
  );
  expect(paid).toMatchObject({ state: 'depositPaid', paidFen: DEPOSIT_FEN });
  expect(paid.payments).toMatchObject([{ state: 'paid', amountFen: DEPOSIT_FEN }]);
}

describe('kill -9 between payment and notice', () => {
  it('ends with a paid order on PGlite', async () => {
    const folder = dataFolder();
    await fillPlainFolder(folder);
    await paidAfterKill({ DATA_DIR: folder });
  });

  it('ends with a paid order on PostgreSQL', async () => {
    const plain = await openPlainShop();
    cleanUps.push(plain.drop);
    await paidAfterKill(plain.env);
  });
});
