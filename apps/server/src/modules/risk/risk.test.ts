import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../kernel/jobs';
import { exportOwnData } from '../../kernel/personal-data/own-data';
import { runUpkeep } from '../../kernel/upkeep';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { giveTicket } from '../captcha/tickets';
import { risk } from '.';
import { deviceBody, PERSON_AGENT, TestDevice } from './risk.fixture';
import { riskBehaviour, riskDecisions, riskDevices, riskLinks } from './risk.tables';

const LOGIN = 'POST /api/appuser/v1/user/pub/login/mobile';
const CONFIRM = 'POST /api/mporder/v1/order/confirm';
const BOT = { automation: ['webdriver', 'headless'] as ('webdriver' | 'headless')[] };
const STEERED = { automation: ['webdriver'] as 'webdriver'[] };

let server: TestServer;
let anna: TestPerson;
beforeAll(async () => {
  server = await createTestServer({ config: { riskAction: 'enforce', riskBadNetworks: ['203.0.113.0/24'] } });
  anna = await server.login();
});
afterAll(() => server.close());

interface Caller {
  riskToken?: string;
  agent?: string;
  token?: string;
  captcha?: string;
  platform?: string;
  remoteAddress?: string;
}

/** A login with a wrong code, or an order without a draft: only the risk decision matters. */
function attempt(caller: Caller) {
  const headers = {
    'user-agent': caller.agent ?? PERSON_AGENT,
    ...(caller.riskToken ? { 'x-volt-risk': caller.riskToken } : {}),
    ...(caller.captcha ? { 'x-volt-captcha': caller.captcha } : {}),
    ...(caller.platform ? { 'x-volt-platform': caller.platform } : {}),
  };
  const rest = caller.remoteAddress ? { headers, remoteAddress: caller.remoteAddress } : { headers };
  if (caller.token) {
    const body = { draftId: 'missing', totalFen: 1, dueFen: 1 };
    return server.call(CONFIRM, { ...rest, token: caller.token, body });
  }
  return server.call(LOGIN, { ...rest, body: { mobile: '13700000001', code: '000000' } });
}

const ticket = async (scene: 'login' | 'order') => (await giveTicket(server.ctx(), scene)).ticket;

describe('a risk token', () => {
  it('lets an honest device pass', async () => {
    const device = new TestDevice(server);
    expect((await attempt({ riskToken: await device.riskToken() })).name).toBe('CODE_WRONG');
  });

  it('asks a steered device whose taps last no time for a captcha, and lets it pass with one', async () => {
    const riskToken = await new TestDevice(server).riskToken({ signals: STEERED, hands: { holdMs: 0 } });
    const asked = await attempt({ riskToken });
    expect(asked).toMatchObject({ name: 'CAPTCHA_REQUIRED', data: { scene: 'login' } });
    expect((await attempt({ riskToken, captcha: await ticket('login') })).name).toBe('CODE_WRONG');
    expect((await attempt({ riskToken })).name).toBe('CODE_WRONG');
  });

  it('takes no captcha of another scene', async () => {
    const riskToken = await new TestDevice(server).riskToken({ signals: STEERED });
    expect((await attempt({ riskToken, captcha: await ticket('order') })).name).toBe('CAPTCHA_REQUIRED');
  });

  it('refuses a program, captcha or not, and writes down why', async () => {
    const device = new TestDevice(server, { token: anna.token });
    const riskToken = await device.riskToken({ signals: BOT });
    const refused = await attempt({ riskToken, token: anna.token, captcha: await ticket('order') });
    expect(refused).toMatchObject({ name: 'RISK_REFUSED', status: 403, data: { requestId: expect.any(String) } });
    const rows = await server.database.db
      .select()
      .from(riskDecisions)
      .where(eq(riskDecisions.accountId, anna.accountId));
    expect(rows.map(({ kind, call, level, reasons }) => [kind, call, level, reasons])).toEqual([
      ['assessed', '', 'high', ['webdriver', 'headless']],
      ['refused', CONFIRM, 'high', ['token']],
    ]);
  });

  it('belongs to one session: of somebody else it counts as none', async () => {
    const ben = await server.login();
    const riskToken = await new TestDevice(server, { token: ben.token }).riskToken({ signals: BOT });
    expect((await attempt({ riskToken, token: ben.token })).name).toBe('RISK_REFUSED');
    expect((await attempt({ riskToken, token: anna.token })).name).not.toBe('RISK_REFUSED');
  });

  it.each([
    ['another browser', { agent: 'curl/8' }],
    ['another platform', { platform: 'MINI' }],
  ])('counts as none on %s', async (_, elsewhere) => {
    const riskToken = await new TestDevice(server).riskToken({ signals: BOT });
    expect((await attempt({ riskToken })).name).toBe('RISK_REFUSED');
    expect((await attempt({ riskToken, ...elsewhere })).name).toBe('CODE_WRONG');
  });

  it('counts as none when it was changed, made up or is too old', async () => {
    const riskToken = await new TestDevice(server).riskToken({ signals: BOT });
    const last = riskToken.at(-2) === 'A' ? 'B' : 'A';
    const forged = `${riskToken.slice(0, -2)}${last}${riskToken.slice(-1)}`;
    expect((await attempt({ riskToken: forged })).name).toBe('CODE_WRONG');
    expect((await attempt({ riskToken: 'x'.repeat(200) })).name).toBe('CODE_WRONG');
    server.clock.advance(10 * 60_000);
    expect((await attempt({ riskToken })).name).toBe('CODE_WRONG');
  });

  it('does not tell what is in it', async () => {
    const riskToken = await new TestDevice(server).riskToken({ signals: BOT });
    expect(Buffer.from(riskToken, 'base64url').toString()).not.toContain('high');
  });

  it('is worn after 40 calls: who passes it on meets a captcha in the end', async () => {
    const riskToken = await new TestDevice(server).riskToken();
    const ben = await server.login();
    const own = await new TestDevice(server, { token: ben.token }).riskToken();
    const names = [];
    for (let index = 0; index < 75; index += 1) names.push((await attempt({ riskToken: own, token: ben.token })).name);
    expect(names.slice(0, 70)).not.toContain('CAPTCHA_REQUIRED');
    expect(names.at(-1)).toBe('CAPTCHA_REQUIRED');
    expect((await attempt({ riskToken })).name).toBe('CODE_WRONG');
  });
});

describe('without a token', () => {
  it('honest customers who declined consent log in and buy', async () => {
    const ben = await server.login();
    const names = [];
    for (let index = 0; index < 30; index += 1) names.push((await attempt({ token: ben.token })).name);
    expect(names).not.toContain('CAPTCHA_REQUIRED');
  });

  it('an account that tries again and again is asked for a captcha, and after it goes on', async () => {
    const ben = await server.login();
    for (let index = 0; index < 30; index += 1) await attempt({ token: ben.token });
    expect((await attempt({ token: ben.token })).name).toBe('CAPTCHA_REQUIRED');
    expect((await attempt({ token: ben.token, captcha: await ticket('order') })).name).not.toBe('CAPTCHA_REQUIRED');
    expect((await attempt({ token: ben.token })).name).not.toBe('CAPTCHA_REQUIRED');
  });

  it('visitors of one address share five times as many tries', async () => {
    const remoteAddress = '10.7.7.7';
    const names = [];
    for (let index = 0; index < 151; index += 1) names.push((await attempt({ remoteAddress })).name);
    expect(names.indexOf('CAPTCHA_REQUIRED')).toBe(150);
    server.clock.advance(10 * 60_000);
    expect((await attempt({ remoteAddress })).name).toBe('CODE_WRONG');
  });
});

describe('asking for a token', () => {
  it('needs a seed of this server that is not too old', async () => {
    const device = new TestDevice(server);
    expect((await device.request({}, 's'.repeat(80))).name).toBe('BAD_INPUT');
    const seed = await device.seed();
    server.clock.advance(120_000);
    expect((await device.request({}, seed)).name).toBe('BAD_INPUT');
  });

  it('with one seed again and again counts as a replay', async () => {
    const device = new TestDevice(server);
    const seed = await device.seed();
    for (let index = 0; index < 5; index += 1) await device.request({}, seed);
    const replayed = (await device.request({}, seed)).data.token;
    expect((await attempt({ riskToken: replayed })).name).toBe('CAPTCHA_REQUIRED');
  });

  it('is refused for another product, and with fields that are not allowed', async () => {
    const device = new TestDevice(server);
    expect((await device.request({ productId: 'other' })).name).toBe('BAD_INPUT');
    expect((await device.request({ productId: 'x'.repeat(20) })).name).toBe('BAD_INPUT');
    expect((await device.request({ fingerprint: 'short' })).name).toBe('BAD_INPUT');
  });

  it('from a network known for abuse makes a device riskier', async () => {
    const remoteAddress = '203.0.113.9';
    const riskToken = await new TestDevice(server, { remoteAddress }).riskToken();
    expect((await attempt({ riskToken, remoteAddress })).name).toBe('CAPTCHA_REQUIRED');
  });

  it('with one random id and ever other fingerprints makes a device riskier', async () => {
    const device = new TestDevice(server);
    const names = [];
    for (let index = 0; index < 4; index += 1) {
      const riskToken = await device.riskToken({ fingerprint: String(index).repeat(40) });
      names.push((await attempt({ riskToken })).name);
    }
    expect(names).toEqual(['CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'CAPTCHA_REQUIRED']);
  });

  it('counts the accounts on a device', async () => {
    const body = deviceBody({ signals: { deviceClass: 'mac' } });
    const levels = [];
    for (let index = 0; index < 8; index += 1) {
      const person = await server.login();
      const device = new TestDevice(server, { token: person.token });
      await device.request(body);
      const [row] = await server.database.db
        .select({ reasons: riskDevices.reasons })
        .from(riskDevices)
        .innerJoin(riskLinks, eq(riskLinks.deviceKey, riskDevices.deviceKey))
        .where(eq(riskLinks.accountId, person.accountId));
      levels.push(row?.reasons.filter((reason) => reason.startsWith('accounts')));
    }
    expect(levels[2]).toEqual([]);
    expect(levels[3]).toEqual(['accounts-on-device-4']);
    expect(levels[7]).toEqual(['accounts-on-device-4', 'accounts-on-device-8']);
  });
});

describe('behaviour', () => {
  const touches = Array.from({ length: 12 }, (_, index) => [
    [index * 500, 0, 4, 4],
    [index * 500 + 80, 2, 4, 4],
  ]).flat();
  const keys = Array.from({ length: 12 }, (_, index) => [index * 100, 0]);
  const report = (token: string, body: object = { touches, keys }) =>
    server.call('POST /api/basic/v1/risk/behaviour', { body: { token, ...body } });

  it('is kept as figures, and weighs in the next assessment', async () => {
    const ben = await server.login();
    const device = new TestDevice(server, { token: ben.token });
    expect((await report(await device.riskToken())).name).toBe('SUCCESS');
    await device.request();
    const [row] = await server.database.db
      .select({ reasons: riskDevices.reasons, figures: riskBehaviour.figures })
      .from(riskLinks)
      .innerJoin(riskDevices, eq(riskLinks.deviceKey, riskDevices.deviceKey))
      .innerJoin(riskBehaviour, eq(riskLinks.deviceKey, riskBehaviour.deviceKey))
      .where(eq(riskLinks.accountId, ben.accountId));
    const figures = { touches: 12, moves: 0, keys: 12, keyGapMs: 100, keySpreadMs: 0, holdMs: 80, touchCells: 1 };
    expect(row).toEqual({ figures, reasons: ['even-keys', 'one-spot'] });
  });

  it('is refused without a good token, in too many parts, or with more than 500 events', async () => {
    const token = await new TestDevice(server).riskToken();
    expect((await report('x'.repeat(100))).name).toBe('BAD_INPUT');
    const many = Array.from({ length: 501 }, () => [1, 0]);
    expect((await report(token, { touches: [], keys: many })).name).toBe('BAD_INPUT');
    const names = [];
    for (let index = 0; index < 7; index += 1) names.push((await report(token)).name);
    expect(names).toEqual([...Array(6).fill('SUCCESS'), 'TOO_FREQUENT']);
  });

  it('is deleted with the link to the account when consent is withdrawn', async () => {
    const ben = await server.login();
    const token = await new TestDevice(server, { token: ben.token }).riskToken();
    await report(token);
    await server.ask('POST /api/basic/v1/risk/forget', { body: { token } });
    const { db } = server.database;
    expect(await db.select().from(riskLinks).where(eq(riskLinks.accountId, ben.accountId))).toEqual([]);
    expect((await server.call('POST /api/basic/v1/risk/forget', { body: { token: 'x'.repeat(99) } })).name).toBe(
      'SUCCESS',
    );
  });
});

describe('a cancelled account', () => {
  it('leaves no link to its devices, and decisions without its id', async () => {
    const ben = await server.login();
    await new TestDevice(server, { token: ben.token }).request({ signals: BOT });
    await publish(server.ctx(), 'AccountCancelled', { accountId: ben.accountId });
    await server.runJobs();
    const { db } = server.database;
    expect(await db.select().from(riskLinks).where(eq(riskLinks.accountId, ben.accountId))).toEqual([]);
    expect(await db.select().from(riskDecisions).where(eq(riskDecisions.accountId, ben.accountId))).toEqual([]);
  });
});

describe('the copy of personal data', () => {
  it('lists the devices of a person and what was decided about them', async () => {
    const ben = await server.login();
    await new TestDevice(server, { token: ben.token }).request({ signals: BOT });
    const sections = await exportOwnData(server.ctx(), ben.accountId);
    const mine = sections.filter(({ title }) => title.includes('设备'));
    expect(mine.map(({ rows }) => rows)).toEqual([
      [expect.objectContaining({ platform: 'WEB_MOBILE', firstSeenAt: server.clock.now() })],
      [{ kind: 'assessed', level: 'high', createdAt: server.clock.now() }],
    ]);
  });
});

describe('time', () => {
  it('deletes behaviour after 30 days and the rest after 180', async () => {
    const { db } = server.database;
    const token = await new TestDevice(server, { token: anna.token }).riskToken();
    await server.ask('POST /api/basic/v1/risk/behaviour', { body: { token, touches: [[1, 0, 1, 1]], keys: [] } });
    server.clock.advance(31 * 86_400_000);
    await runUpkeep(server.app.services, [risk]);
    expect(await db.select().from(riskBehaviour)).toEqual([]);
    expect((await db.select().from(riskLinks)).length).toBeGreaterThan(0);
    server.clock.advance(150 * 86_400_000);
    await runUpkeep(server.app.services, [risk]);
    expect(await db.select().from(riskLinks)).toEqual([]);
    expect(await db.select().from(riskDevices)).toEqual([]);
    expect(await db.select().from(riskDecisions)).toEqual([]);
  });
});

describe('a demo run', () => {
  it('observes only: a program logs in, and a line says what would have happened', async () => {
    const demo = await createTestServer();
    const riskToken = await new TestDevice(demo).riskToken({ signals: BOT });
    const headers = { 'user-agent': PERSON_AGENT, 'x-volt-risk': riskToken };
    const answer = await demo.call(LOGIN, { headers, body: { mobile: '13700000002', code: '000000' } });
    expect(answer.name).toBe('CODE_WRONG');
    const rows = await demo.database.db.select().from(riskDecisions);
    expect(rows.map(({ kind, isEnforced }) => [kind, isEnforced])).toEqual([
      ['assessed', false],
      ['refused', false],
    ]);
    await demo.close();
  });
});
