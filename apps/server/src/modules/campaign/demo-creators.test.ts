import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
afterAll(() => server.close());

it('creators are recruited: applications in each state, and campaigns that run, are to come, pause and are over', async () => {
  const RECRUIT = 'GET /api/mpmkt/v1/campaign/recruit';
  const { token } = await server.login({ mobile: '13800000002' });
  const show = (slug: string) => server.ask(RECRUIT, { token, query: { slug } });
  const present = await show('koc');
  expect(present.left).toBe(48);
  expect(present.own).toMatchObject({ application: { state: 'refused' }, draft: { works: [{}, {}] } });
  expect((await show('koc-autumn')).own?.application?.creator?.no).toBe('C00007');
  const states = await Promise.all(['koc-next', 'koc-rest', 'koc-last'].map(show));
  expect(states.map(({ campaign }) => campaign.state)).toEqual(['announced', 'paused', 'ended']);
  const operator = await server.login({ mobile: '13800000012' });
  const { items } = await server.ask('GET /api/mpmkt/v1/staff/campaign/recruit/applications', {
    token: operator.token,
    query: { size: 50 },
  });
  expect(items).toHaveLength(25);
});
