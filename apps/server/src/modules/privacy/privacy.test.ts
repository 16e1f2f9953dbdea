import { collectedItems } from '@voltfront/brand/privacy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { copyHtml } from './copy-html';

const REQUEST = 'POST /api/mpaccount/v1/privacy/copy/request' as const;
const STANDING = 'GET /api/mpaccount/v1/privacy/copy' as const;
const LINK = 'POST /api/mpaccount/v1/privacy/copy/link' as const;
const OWN = 'GET /api/mpaccount/v1/privacy/own' as const;
const CONSENT = 'POST /api/appuser/v1/user/consent' as const;
const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const open = (url: string) => server.app.server.inject({ url: new URL(url).pathname });

async function readyCopy(token: string): Promise<string> {
  await server.ask(REQUEST, { token });
  await server.runJobs();
  const { copy } = await server.ask(STANDING, { token });
  return copy?.copyId ?? '';
}

describe('the collection list', () => {
  it('is public, and the one that the app has built in', async () => {
    const list = await server.ask('GET /api/mpmkt/v1/privacy/catalogue');
    expect(list.items.map(({ key }) => key)).toEqual(collectedItems.map(({ key }) => key));
    const old = await server.call('GET /api/mpmkt/v1/privacy/catalogue', { query: { version: '0.1' } });
    expect(old.name).toBe('NOT_FOUND');
  });
});

describe('own values', () => {
  it('come masked, with counts of the period, to the person alone', async () => {
    const person = await server.login({ mobile: '13511110001' });
    await server.ask(CONSENT, { token: person.token, body: { isAccepted: true, version: '3.0' } });
    const facts = async (days: string) => {
      const reply = await server.ask(OWN, { token: person.token, query: { days } });
      return new Map(reply.facts.map((fact) => [fact.key, fact]));
    };
    const now = await facts('7');
    expect(now.get('mobile')?.value).toBe('135****0001');
    expect(now.get('consent')?.count).toBe(1);
    expect(now.get('order')?.count).toBe(0);
    server.clock.advance(10 * DAY_MS);
    expect((await facts('7')).get('consent')?.count).toBe(0);
    expect((await facts('30')).get('consent')?.count).toBe(1);
    const other = await server.login();
    const others = await server.ask(OWN, { token: other.token });
    expect(others.facts.find(({ key }) => key === 'consent')?.count).toBe(0);
    expect(JSON.stringify(others)).not.toContain('0001');
  });

  it('want a login and one of the three periods', async () => {
    expect((await server.call(OWN)).name).toBe('LOGIN_EXPIRED');
    const { token } = await server.login();
    expect((await server.call(OWN, { token, query: { days: '8' } })).name).toBe('BAD_INPUT');
  });

  it('have every item once, with keys of the list', async () => {
    const { token } = await server.login();
    const keys = (await server.ask(OWN, { token })).facts.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const known: readonly string[] = collectedItems.map(({ key }) => key);
    expect(keys.filter((key) => !known.includes(key))).toEqual([]);
  });

  it('count calls that carry a position, without keeping it', async () => {
    const { token } = await server.login();
    const position = { latitude: 30.27, longitude: 120.15, system: 'wgs84' };
    await server.ask('GET /api/mporder/v1/stock/cars', { token, query: position });
    await server.ask('GET /api/mporder/v1/stock/cars', { token, query: position });
    await server.ask('GET /api/mporder/v1/stock/cars', { token });
    const { facts } = await server.ask(OWN, { token });
    expect(facts.find(({ key }) => key === 'position')).toEqual({ key: 'position', value: null, count: 2 });
  });
});

describe('a copy of the own data', () => {
  it('is put together, given once by its link, and holds what is kept', async () => {
    const { token } = await server.login({ mobile: '13511110002' });
    await server.ask(CONSENT, { token, body: { isAccepted: true, version: '3.0' } });
    expect(await server.ask(STANDING, { token })).toEqual({ copy: null, nextAt: null });
    const asked = await server.ask(REQUEST, { token });
    expect(asked.copy?.state).toBe('requested');
    await server.runJobs();
    const { copy, nextAt } = await server.ask(STANDING, { token });
    expect(copy?.state).toBe('ready');
    expect(nextAt).toBe((copy?.requestedAt ?? 0) + 30 * DAY_MS);
    const { url } = await server.ask(LINK, { token, body: { copyId: copy?.copyId, format: 'json' } });
    const file = await open(url);
    expect(file.statusCode).toBe(200);
    expect(file.headers['cache-control']).toBe('no-store');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="personal-data-.*\.json"$/);
    const { sections } = file.json<{ sections: { title: string; rows: Record<string, unknown>[] }[] }>();
    expect(sections.find(({ title }) => title === '账号')?.rows[0]?.mobile).toBe('13511110002');
    expect(sections.find(({ title }) => title === '同意与撤回记录')?.rows).toHaveLength(1);
    expect((await open(url)).statusCode).toBe(404);
  });

  it('reads as a page without script, with everything in it made harmless', async () => {
    const { token, accountId } = await server.login();
    const copyId = await readyCopy(token);
    const { url } = await server.ask(LINK, { token, body: { copyId } });
    const page = await open(url);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain(accountId);
    expect(page.body).not.toContain('<script');
    const section = { title: '评论', rows: [{ text: '<script>alert(1)</script>', '<b>': 1, createdAt: 0 }] };
    const file = { title: '副本', company: '', madeAt: 0, listVersion: '1', items: [], sections: [section] };
    expect(copyHtml(file)).toContain('&lt;script&gt;alert(1)');
    expect(copyHtml(file)).not.toMatch(/<script|<b>/);
  });

  it('is asked for once in 30 days', async () => {
    const { token, mobile } = await server.login();
    await readyCopy(token);
    const second = await server.call(REQUEST, { token });
    expect(second.name).toBe('TOO_FREQUENT');
    expect(second.data).toMatchObject({ nextAt: expect.any(Number) });
    server.clock.advance(30 * DAY_MS);
    const again = await server.login({ mobile });
    expect((await server.call(REQUEST, { token: again.token })).name).toBe('SUCCESS');
  });

  it('is nobody else’s', async () => {
    const [owner, thief] = [await server.login(), await server.login()];
    const copyId = await readyCopy(owner.token);
    expect((await server.call(LINK, { token: thief.token, body: { copyId } })).name).toBe('NOT_FOUND');
    expect((await server.call(LINK, { body: { copyId } })).name).toBe('LOGIN_EXPIRED');
    expect((await open('http://shop/privacy/copies/made-up')).statusCode).toBe(404);
  });

  it('ends: its link after ten minutes, its file after seven days', async () => {
    const { token } = await server.login();
    const copyId = await readyCopy(token);
    const { url } = await server.ask(LINK, { token, body: { copyId } });
    server.clock.advance(10 * 60_000);
    expect((await open(url)).statusCode).toBe(404);
    server.clock.advance(7 * DAY_MS);
    expect((await server.ask(STANDING, { token })).copy?.state).toBe('expired');
    expect((await server.call(LINK, { token, body: { copyId } })).name).toBe('NOT_FOUND');
  });

  it('is gone with the account', async () => {
    const { token } = await server.login({ mobile: '13511110009' });
    const copyId = await readyCopy(token);
    const { url } = await server.ask(LINK, { token, body: { copyId } });
    server.clock.advance(61_000);
    await server.ask('GET /api/appuser/v1/user/pub/sms/authCode', {
      query: { mobile: '13511110009', scene: 'cancel' },
    });
    const code = server.sms.lastCode?.('13511110009') ?? '';
    await server.ask('POST /api/appuser/v1/user/cancel', { token, body: { code } });
    await server.runJobs();
    expect((await open(url)).statusCode).toBe(404);
  });
});

describe('consents', () => {
  it('are listed with version and platform, newest first, page by page', async () => {
    const { token } = await server.login();
    for (const isAccepted of [true, false, true])
      await server.ask(CONSENT, { token, body: { isAccepted, version: '3.0' } });
    const first = await server.ask('GET /api/mpaccount/v1/privacy/consents', { token, query: { size: 2 } });
    expect(first.items.map(({ isAccepted }) => isAccepted)).toEqual([true, false]);
    expect(first.items[0]).toMatchObject({ version: '3.0', platform: 'WEB_MOBILE' });
    const rest = await server.ask('GET /api/mpaccount/v1/privacy/consents', {
      token,
      query: { size: 2, cursor: first.nextCursor },
    });
    expect(rest.items.map(({ isAccepted }) => isAccepted)).toEqual([true]);
    expect(rest.nextCursor).toBeNull();
  });
});
