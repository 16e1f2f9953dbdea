import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { buyer, standard } from '../order/order.fixture';
import { eventually, ServerProcess } from './server-process.fixture';

/** Long enough for the kill to come between payment and notice. */
const NOTICE_DELAY_MS = 4000;
const MOBILE = '13800138000';

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await ServerProcess.start({ ...env, SANDBOX_NOTICE_DELAY_MS: String(NOTICE_DELAY_MS) });
  cleanUps.push(() => server.kill());
  return server;
}

async function login(server: ServerProcess): Promise<string> {
  await server.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile: MOBILE } });
  const { code } = await server.ask('GET /api/basic/v1/demo/sms', { query: { mobile: MOBILE } });
  return (await server.ask('POST /api/appuser/v1/user/pub/login/mobile', { body: { mobile: MOBILE, code } })).token;
}

async function order(server: ServerProcess, token: string) {
  const input = { ...standard, kind: 'deposit', subsidy: 'personal', cityCode: '310100', buyer };
  const draft = await server.ask('POST /api/mporder/v1/order/draft', { token, body: input });
  for (const { agreementId, version } of draft.agreements) {
    await server.ask('POST /api/mporder/v1/special/sign/agreement', {
      token,
      body: { agreementId, version, draftId: draft.draftId },
    });
  }
  const body = { draftId: draft.draftId, totalFen: draft.quote.totalFen, dueFen: draft.dueFen };
  return server.ask('POST /api/mporder/v1/order/confirm', { token, body });
}

async function payAtCashier(server: ServerProcess, token: string, orderNo: string): Promise<void> {
  const body = { orderNo, method: 'sandbox', amountFen: 500_000 };
  const { call } = await server.ask('POST /api/mporder/v1/pay/create', { token, body });
  const [path = '', query = ''] = call.kind === 'redirect' ? call.url.split('?') : [];
  const answer = await server.post(`${path}/act`, { action: 'pay', key: new URLSearchParams(query).get('key') });
  expect(await answer.json()).toMatchObject({ state: 'paid' });
}

/** Pays, kills the server before the bank has told it, starts it anew, and looks until the order is paid. */
async function paidAfterKill(env: Record<string, string>): Promise<void> {
  const first = await start(env);
  const token = await login(first);
  const { orderNo } = await order(first, token);
  await payAtCashier(first, token, orderNo);
  const look = (server: ServerProcess) => server.ask('GET /api/mporder/v1/order/detail', { token, query: { orderNo } });
  expect((await look(first)).state).toBe('created');
  await first.kill();

  const second = await start(env);
  const paid = await eventually(
    'order paid',
    async () => {
      const detail = await look(second);
      return detail.state === 'created' ? undefined : detail;
    },
    30_000,
  );
  expect(paid).toMatchObject({ state: 'depositPaid', paidFen: 500_000 });
  expect(paid.payments).toMatchObject([{ state: 'paid', amountFen: 500_000 }]);
}

/** A database of its own on a PostgreSQL server. */
async function freshDatabase(adminUrl: string): Promise<string> {
  const name = `volt_kill_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  cleanUps.push(() => run(`drop database ${name} with (force)`));
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

describe('kill -9 between payment and notice', () => {
  it('ends with a paid order on PGlite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'voltfront-kill-'));
    cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
    await paidAfterKill({ DATA_DIR: folder });
  });

  const adminUrl = process.env.TEST_DATABASE_URL;
  it.runIf(adminUrl)('ends with a paid order on PostgreSQL', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'voltfront-kill-'));
    cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
    await paidAfterKill({ DATA_DIR: folder, DATABASE_URL: await freshDatabase(adminUrl ?? '') });
  });
});
