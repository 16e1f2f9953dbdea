import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { seedCoordinates } from './demo';

const CALLERS = 40;
const VISIT = 'POST /api/mporder/v1/coordinate/visit' as const;
const DETAIL = 'GET /api/mporder/v1/coordinate/detail' as const;
const body = { coordinateId: 'qiandao-shore', latitude: 29.6085, longitude: 119.0425 };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { databaseLockTimeoutMs: 25_000 } });
  await server.database.transaction((db) => seedCoordinates({ ...server.ctx(), db }));
});
afterAll(() => server.close());

it('one person who notes a visit 40 times is counted once, 39 others once each', async () => {
  const query = { coordinateId: body.coordinateId };
  const before = (await server.ask(DETAIL, { query })).visitorCount;
  const people = [];
  for (let i = 0; i < CALLERS; i += 1) people.push(await server.login());
  const [one] = people;
  const eager = Array.from({ length: CALLERS }, () => server.call(VISIT, { token: one?.token ?? '', body }));
  const others = people.slice(1).map(({ token }) => server.call(VISIT, { token, body }));
  const answers = await Promise.all(eager);
  expect(answers.filter(({ code }) => code === '000000')).toHaveLength(1);
  expect(answers.filter(({ name }) => name === 'ALREADY_DONE')).toHaveLength(CALLERS - 1);
  expect((await Promise.all(others)).every(({ code }) => code === '000000')).toBe(true);
  server.clock.advance(6000);
  expect((await server.ask(DETAIL, { query })).visitorCount).toBe(before + CALLERS);
});
