import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../testing';
import { linkRules } from './make-link';
import { linkCalls, openShareServer } from './share.fixture';
import { insertLinks } from './short-link.repository';

const ROUTE = '/pagesCommunity/article/index';

let server: TestServer;
let closeAll: () => Promise<void>;
let calls: ReturnType<typeof linkCalls>;
beforeAll(async () => {
  ({ server, closeAll } = await openShareServer());
  calls = linkCalls(server);
});
afterAll(() => closeAll());

it('gives one link for the same share made many times at once', async () => {
  const anna = await server.login();
  const body = { route: ROUTE, query: { id: '1' } };
  const made = await Promise.all(Array.from({ length: 12 }, () => calls.make(anna.token, body)));
  expect(new Set(made.map(({ data }) => data.token)).size).toBe(1);
});

it('never gives more open links than a person may have', async () => {
  const berta = await server.login();
  const now = server.clock.now();
  const kept = Array.from({ length: linkRules.mostOpen - 3 }, (_, at) => ({
    token: `Race${String(at).padStart(6, '0')}`,
    accountId: berta.accountId,
    route: ROUTE,
    query: {},
    channel: 'share' as const,
    fingerprint: `race-${at}`,
    createdAt: now,
    expiresAt: now + linkRules.openMs,
  }));
  await insertLinks(server.database.db, kept);
  const wanted = Array.from({ length: 10 }, (_, at) => ({ route: ROUTE, query: { id: `new${at}` } }));
  const made = await Promise.all(wanted.map((body) => calls.make(berta.token, body)));
  expect(made.filter(({ name }) => name === 'SUCCESS')).toHaveLength(3);
  expect(made.filter(({ name }) => name === 'LIMIT_REACHED')).toHaveLength(7);
});

it('counts a visitor once, however many calls come at once', async () => {
  const cara = await server.login();
  const { token } = (await calls.make(cara.token, { route: ROUTE, query: { id: '2' } })).data;
  const visits = Array.from({ length: 12 }, (_, at) => calls.verify(token, { remoteAddress: `10.9.9.${at % 3}` }));
  await Promise.all(visits);
  expect((await calls.status(token, cara.token)).data.own?.visitCount).toBe(3);
});
