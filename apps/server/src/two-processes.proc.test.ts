import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from './kernel/config';
import { signedHeaders } from './testing';
import { freshDatabase } from './testing/fresh-database';
import { ProcessBuyer } from './testing/process-buyer';
import { eventually, ServerProcess } from './testing/server-process';

const redisUrl = process.env.TEST_REDIS_URL ?? '';
const RATE = 30;
const START_MS = 180_000;

let redis: Redis;
let one: ServerProcess;
let other: ServerProcess;
const cleanUps: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  redis = new Redis(redisUrl);
  await redis.flushdb();
  const database = await freshDatabase(process.env.TEST_DATABASE_URL ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'voltfront-pair-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  cleanUps.push(async () => void (await redis.quit()), database.drop, remove);
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    RATE_WRITE_PER_MINUTE: String(RATE),
    CAPTCHA_AFTER: '1',
  };
  // Both start at once on an empty database and must not disturb each other.
  [one, other] = await Promise.all([ServerProcess.start(env), ServerProcess.start(env)]);
  cleanUps.push(
    () => one.kill(),
    () => other.kill(),
  );
}, START_MS);
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** Sum of a handler's runs over both processes. */
async function runsOf(handler: string): Promise<number> {
  const counts = await Promise.all(
    [one, other].map(async (server) => {
      const figures = await (await fetch(server.at('/metrics'))).text();
      const line = new RegExp(`volt_jobs_total\\{handler="[^"]*${handler}",outcome="done"\\} (\\d+)`).exec(figures);
      return Number(line?.[1] ?? 0);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

describe('two server processes on one PostgreSQL and one Redis', () => {
  it('load each set of demo data once, whichever of them does it', async () => {
    const loaded = [one, other].flatMap(({ printed }) =>
      [...printed.matchAll(/Loading demo data: (\S+)/g)].map(([, set]) => set),
    );
    expect(loaded).toContain('demo/shop');
    const faults = `${one.printed}\n${other.printed}`.split('\n').filter((line) => line.includes('could not be added'));
    expect(faults).toEqual([]);
    expect(loaded).toHaveLength(new Set(loaded).size);
    const feeds = await Promise.all(
      [one, other].map((server) => server.ask('GET /api/mpmkt/v1/community/feed', { query: { tab: 'recommend' } })),
    );
    expect(feeds[0]).toEqual(feeds[1]);
  });

  it('refuse a nonce that the other has seen', async () => {
    const headers = signedHeaders(loadConfig({}).apiSecret, Date.now());
    expect((await one.call('GET /api/basic/v1/pub/serverTime', { headers })).code).toBe('000000');
    expect((await other.call('GET /api/basic/v1/pub/serverTime', { headers })).code).toBe('4010006');
    expect((await one.call('GET /api/basic/v1/pub/serverTime', { headers })).code).toBe('4010006');
  });

  it('take codes and captchas that the other gave', async () => {
    const mobile = '13700000001';
    const KEY = 'GET /api/appuser/v1/user/pub/sms/authCode';
    await new ProcessBuyer(mobile).login(one, other);
    expect((await other.call(KEY, { query: { mobile } })).code).toBe('4010301');

    const challenge = await one.ask('POST /api/basic/v1/pub/captcha/challenge', {
      body: { scene: 'sms', kind: 'text' },
    });
    const stored = JSON.parse((await redis.get(`volt:captcha:challenge:${challenge.challengeId}`)) ?? '{}');
    const body = { challengeId: challenge.challengeId, answer: stored.solution };
    const { ticket } = await other.ask('POST /api/basic/v1/pub/captcha/verify', { body });
    // The captcha is solved, so only the pause between two codes remains.
    const again = await one.call(KEY, { query: { mobile }, headers: { 'x-volt-captcha': ticket } });
    expect(again.code).toBe('4290002');
    expect((await other.call(KEY, { query: { mobile }, headers: { 'x-volt-captcha': ticket } })).code).toBe('4010301');
  });

  it('do each job once, whichever of them gets it', async () => {
    const anna = new ProcessBuyer('13700000002');
    await anna.login(other);
    const before = await runsOf('sendSandboxNotice');
    const orderNo = await anna.order(one);
    expect(await anna.payAtCashier(other, orderNo)).toBe('paid');
    const paid = await eventually(
      'order paid',
      async () => {
        const detail = await anna.detail(one, orderNo);
        return detail.state === 'depositPaid' ? detail : undefined;
      },
      30_000,
    );
    await eventually('job done', async () => (await runsOf('sendSandboxNotice')) > before || undefined, 30_000);
    expect(await anna.detail(other, orderNo)).toMatchObject({ state: 'depositPaid', payments: [{ state: 'paid' }] });
    expect(paid.timeline.filter(({ state }) => state === 'depositPaid')).toHaveLength(1);
    expect(await runsOf('sendSandboxNotice')).toBe(before + 1);
  });

  it('count calls together', async () => {
    const berta = new ProcessBuyer('13700000003');
    await redis.del('volt:sms:recent:127.0.0.1');
    await berta.login(one);
    const codes: string[] = [];
    for (let index = 0; index <= RATE; index += 1) {
      const body = { modelId: 'YL01', isSet: index % 2 === 0 };
      const server = index % 2 ? one : other;
      codes.push((await berta.call(server, 'POST /api/mporder/v1/vehicle/reminder', { body })).code);
    }
    expect(codes.slice(0, RATE).every((code) => code === '000000')).toBe(true);
    expect(codes.at(-1)).toBe('4290001');
  });
});
