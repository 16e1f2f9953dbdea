import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../../kernel/config';
import { type Database, openDatabase } from '../../kernel/database';
import { migrationsFolder } from '../../kernel/paths';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { freshDatabase } from '../../testing/fresh-database';
import { closeGate } from '../../testing/lock-gate';
import { openTraces, type Traces } from '../../testing/traces';
import { Shop, standard } from '../order/order.fixture';

/** Concurrent requests, one of which cancels the account. */
const CALLERS = 40;
const OTHERS = CALLERS - 1;
const MINI = { 'x-volt-platform': 'MINI' };
const LIMITS = {
  rateWritePerMinute: 10_000,
  ratePersonPerMinute: 10_000,
  rateAddressPerMinute: 100_000,
  smsPerAddressHour: 10_000,
  captchaAfter: 10_000,
};

let server: TestServer;
let shop: Shop;
let traces: Traces;
let articleId: string;
let url: string;
let drop: () => Promise<void>;

/** Enough connections for all requests at once: one person may use a quarter of three quarters of the pool. */
const WIDE = { databasePoolMax: 6 * CALLERS };

/** A database with a connection for every request. */
async function openWide(): Promise<Database> {
  ({ url, drop } = await freshDatabase(process.env.TEST_DATABASE_URL ?? ''));
  const database = await openDatabase(testConfig({ ...WIDE, databaseUrl: url }));
  await database.migrate(migrationsFolder);
  // Opens the connections in advance: opening 40 at once takes long enough for locks to time out.
  await Promise.all(Array.from({ length: CALLERS + 5 }, () => database.executeSql('select pg_sleep(1)')));
  return database;
}

beforeAll(async () => {
  server = await createTestServer({ demo: true, config: LIMITS, database: await openWide() });
  shop = new Shop(server);
  traces = await openTraces(server.database);
  const feed = await server.ask('GET /api/mpmkt/v1/community/feed', { query: { tab: 'newest' } });
  articleId = feed.items.find((item) => item.kind === 'article')?.cardId ?? '';
}, 180_000);
afterAll(async () => {
  await server.close();
  await drop();
});

type Answer = { name: string };
type Send = (at: number) => Promise<Answer>;

async function cancelCode(person: TestPerson): Promise<string> {
  server.clock.advance(61_000);
  const query = { mobile: person.mobile, scene: 'cancel' };
  await server.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query });
  return server.sms.lastCode?.(person.mobile) ?? '';
}

/** Cancels, and immediately reads what is left of the account. */
async function cancel(person: TestPerson, code: string) {
  const { name } = await server.call('POST /api/appuser/v1/user/cancel', { token: person.token, body: { code } });
  return { name, left: await traces.of(person.accountId) };
}

const atOnce = (send: Send) => Promise.all(Array.from({ length: OTHERS }, (_, at) => send(at)));
const namesOf = (answers: Answer[]) => [...new Set(answers.map(({ name }) => name))].sort();

interface Outcome {
  cancelled: Awaited<ReturnType<typeof cancel>>;
  names: string[];
}

/** 39 requests are stopped at the statement `stop` when the account is cancelled. */
async function cancelBehind(person: TestPerson, send: Send, stop: string): Promise<Outcome> {
  const code = await cancelCode(person);
  const gate = await closeGate(url, stop, stop.includes('$1') ? [person.accountId] : []);
  const sent = atOnce(send);
  await gate.untilWaiting(OTHERS, sent);
  const cancelling = cancel(person, code);
  await gate.untilWaiting(CALLERS, cancelling);
  await gate.open();
  return { cancelled: await cancelling, names: namesOf(await sent) };
}

/** 39 requests arrive while the account is being cancelled. */
async function cancelBefore(person: TestPerson, send: Send): Promise<Outcome> {
  const code = await cancelCode(person);
  const gate = await closeGate(url, 'lock table notification_settings in share mode');
  const cancelling = cancel(person, code);
  await gate.untilWaiting(1, cancelling);
  const sent = atOnce(send);
  await gate.untilWaiting(CALLERS, sent);
  await gate.open();
  return { cancelled: await cancelling, names: namesOf(await sent) };
}

/**
 * The account has no live session, no platform, no open order, and nothing was written after its
 * cancellation.
 */
async function expectEnded(person: TestPerson, left: unknown): Promise<void> {
  expect(await traces.of(person.accountId)).toEqual(left);
  const { rows } = await server.database.executeSql(
    `select (select count(*) from sessions where account_id = $1 and state = 'live') as sessions,
      (select count(*) from platform_identities where account_id = $1) as identities,
      (select count(*) from orders where user_id = $1 and state = 'created') as orders`,
    [person.accountId],
  );
  expect(rows[0]).toEqual({ sessions: 0, identities: 0, orders: 0 });
  expect((await server.call('GET /api/appuser/v1/user/info', { token: person.token })).code).toBe('4010202');
}

/** Writing endpoints, and the statement at which each is stopped. */
const WRITES = {
  wish: {
    stop: 'lock table vehicle_wish in share mode',
    send: (person: TestPerson) => () =>
      server.call('POST /api/mporder/v1/vehicle/wishlist/add', { token: person.token, body: standard }),
  },
  comment: {
    stop: 'lock table community_comment in share mode',
    send: (person: TestPerson) => (at: number) => {
      const body = { articleId, text: `第 ${at} 条评论` };
      return server.call('POST /api/mpmkt/v1/community/comment', { token: person.token, body });
    },
  },
  binding: {
    stop: 'lock table platform_identities in share mode',
    send: (person: TestPerson) => (at: number) => {
      const body = { code: `race-${person.accountId}-${at}` };
      return server.call('POST /api/mpaccount/v1/account/platform/bind', { token: person.token, body });
    },
  },
};
const names = Object.keys(WRITES) as (keyof typeof WRITES)[];

describe('40 callers at once, one of whom cancels the account', () => {
  it.each(names)('keep no %s that was under way from being stored before it', async (name) => {
    const person = await server.login();
    const { stop, send } = WRITES[name];
    const { cancelled, names } = await cancelBehind(person, send(person), stop);
    expect(cancelled.name).toBe('SUCCESS');
    expect(names).toContain('SUCCESS');
    expect(names).not.toContain('SERVER_ERROR');
    await expectEnded(person, cancelled.left);
  });

  it.each(names)('store no %s that comes behind it', async (name) => {
    const person = await server.login();
    const { cancelled, names } = await cancelBefore(person, WRITES[name].send(person));
    expect(cancelled.name).toBe('SUCCESS');
    expect(names).toEqual(['ACCOUNT_CANCELLED']);
    await expectEnded(person, cancelled.left);
  });

  async function confirmations(person: TestPerson): Promise<Send> {
    const drafts: Awaited<ReturnType<Shop['signedDraft']>>[] = [];
    for (let at = 0; at < 3; at += 1) drafts.push(await shop.signedDraft(person));
    return (at) => {
      const draft = drafts[at % drafts.length];
      const body = { draftId: draft?.draftId, totalFen: draft?.quote.totalFen, dueFen: draft?.dueFen };
      return server.call('POST /api/mporder/v1/order/confirm', { token: person.token, body });
    };
  }

  it('do not cancel it while an order is under way', async () => {
    const person = await server.login();
    const stop = 'select 1 from order_drafts where user_id = $1 for update';
    const { cancelled, names } = await cancelBehind(person, await confirmations(person), stop);
    expect(cancelled.name).toBe('OPEN_ORDERS');
    expect(names).toEqual(['SUCCESS']);
    expect((await server.call('GET /api/appuser/v1/user/info', { token: person.token })).name).toBe('SUCCESS');
  });

  it('make no order behind it', async () => {
    const person = await server.login();
    const { cancelled, names } = await cancelBefore(person, await confirmations(person));
    expect(cancelled.name).toBe('SUCCESS');
    expect(names).toEqual(['ACCOUNT_CANCELLED']);
    await expectEnded(person, cancelled.left);
  });

  it('open no session by platform behind it: the platform is free, and asks for a phone', async () => {
    const person = await server.login();
    const mini = await server.login({ mobile: person.mobile, platform: 'MINI' });
    const body = { code: `race-login-${person.accountId}` };
    await server.ask('POST /api/mpaccount/v1/account/platform/bind', { token: mini.token, headers: MINI, body });
    const kinds = new Set<string>();
    const { cancelled } = await cancelBefore(person, async () => {
      const answer = await server.call('POST /api/appuser/v1/user/pub/login/platform', { headers: MINI, body });
      kinds.add(answer.data.kind);
      return answer;
    });
    expect(cancelled.name).toBe('SUCCESS');
    expect([...kinds]).toEqual(['needsMobile']);
    await expectEnded(person, cancelled.left);
  });

  it('open no session by phone behind it: the phone gets one new account', async () => {
    const { loginByMobile } = await import('./login');
    const person = await server.login();
    const ids = new Set<string>();
    const { cancelled } = await cancelBefore(person, async () => {
      const { userInfo } = await loginByMobile({ ...server.ctx(), platform: 'HarmonyOS' }, person.mobile, null);
      ids.add(userInfo.userId);
      return { name: 'SUCCESS' };
    });
    expect(cancelled.name).toBe('SUCCESS');
    expect(ids.size).toBe(1);
    expect(ids.has(person.accountId)).toBe(false);
    await expectEnded(person, cancelled.left);
  });

  it('cancel it once when all of them do, and none waits for another for good', async () => {
    const person = await server.login();
    const code = await cancelCode(person);
    const answers = await atOnce(() => cancel(person, code));
    expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
    expect(namesOf(answers)).not.toContain('SERVER_ERROR');
  });
});
