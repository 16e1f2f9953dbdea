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

const PACKET = 'GET /api/mpmkt/v1/campaign/packet' as const;
const packetState = async (slug: string) => (await server.ask(PACKET, { query: { slug } })).campaign.state;

it('packets run, are to come, are paused and have ended', async () => {
  for (const slug of ['points-packet-first', 'points-packet', 'festival-packet', 'community-packet'])
    expect(await packetState(slug), slug).toBe('running');
  expect(await packetState('festival-packet-spring')).toBe('announced');
  expect(await packetState('points-packet-paused')).toBe('paused');
  expect(await packetState('points-packet-trial')).toBe('ended');
});

it('somebody has packets in every state, records of more than a page, and one to open', async () => {
  const { token } = await server.login({ mobile: '13800000002' });
  for (const slug of ['points-packet-first', 'points-packet']) {
    const sent = await server.ask(`${PACKET}/sent`, { token, query: { slug, size: 50 } });
    expect(new Set(sent.items.map(({ state }) => state)), slug).toEqual(new Set(['running', 'empty', 'expired']));
    const received = await server.ask(`${PACKET}/received`, { token, query: { slug } });
    expect(received.nextCursor, slug).not.toBeNull();
  }
  const { items, ownPoints } = await server.ask(`${PACKET}/rounds`, { token, query: { slug: 'community-packet' } });
  expect(new Set(items.map(({ state }) => state))).toEqual(
    new Set(['coming', 'running', 'empty', 'expired', 'cancelled']),
  );
  expect(items.some(({ view }) => view === 'open')).toBe(true);
  expect(ownPoints).toBeGreaterThan(0);
});
