import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { replayDraws } from './engines/draw/replay-draws';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
afterAll(() => server.close());

const show = (slug: string) => server.ask('GET /api/mpmkt/v1/campaign/draw', { query: { slug } });

it('blind boxes run, are to come, are sold out and have ended', async () => {
  expect((await show('blind-box')).campaign.state).toBe('running');
  expect((await show('blind-box-winter')).campaign.state).toBe('announced');
  expect(await show('blind-box-city')).toMatchObject({ isSoldOut: true, campaign: { state: 'running' } });
  expect((await show('blind-box-spring')).campaign.state).toBe('ended');
});

it('the draws of demo people come from the seeds', async () => {
  for (const slug of ['blind-box', 'blind-box-city', 'blind-box-spring'])
    expect((await replayDraws(server.ctx(), slug)).wrong, slug).toEqual([]);
});

it('somebody has prizes under every tab, parcels in every state, and chances', async () => {
  const { token } = await server.login({ mobile: '13800000002' });
  const prizes = (tab: 'open' | 'claimed' | 'void') =>
    server.ask('GET /api/mpmkt/v1/campaign/prizes', { token, query: { tab, size: 50 } });
  const { items } = await prizes('claimed');
  expect(items.map(({ state }) => state)).toEqual(expect.arrayContaining(['ordered', 'sent', 'received']));
  expect((await prizes('open')).items.length).toBeGreaterThan(0);
  const query = { slug: 'blind-box' };
  expect((await server.ask('GET /api/mpmkt/v1/campaign/draw', { token, query })).own?.chances).toBe(2);
});

const hub = async (slug: string, token?: string) =>
  server.ask('GET /api/mpintegral/v1/recommend/myRecommendPage', { query: { slug }, ...(token && { token }) });

it('invitation campaigns run, are to come and have ended; somebody has friends at every milestone, on two pages', async () => {
  const states = await Promise.all(
    ['referral', 'invite-drive', 'invite-drive-winter', 'invite-drive-spring'].map(
      async (slug) => (await hub(slug)).campaign.state,
    ),
  );
  expect(states).toEqual(['running', 'running', 'announced', 'ended']);
  const { token } = await server.login({ mobile: '13800000002' });
  const query = { slug: 'referral', size: 50 };
  const { items } = await server.ask('POST /api/mpintegral/v1/recommend/recommendPageList', { token, query });
  expect(items.length).toBeGreaterThan(10);
  expect(new Set(items.map(({ state }) => state))).toEqual(
    new Set(['registered', 'booked', 'driven', 'deposit', 'locked', 'delivered', 'lapsed']),
  );
  expect((await hub('referral', token)).own?.counts.points).toBeGreaterThan(0);
});
