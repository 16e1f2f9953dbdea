import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { seedStory } from '.';
import { storySeed } from './demo/story-seed';

const DOWNLOAD = 'POST /api/mpmkt/v1/materials/download' as const;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await seedStory(server.ctx(), storySeed(server.clock.now()));
});
afterAll(() => server.close());

it('twenty downloads of one person at once count as one', async () => {
  const { token } = await server.login();
  const body = { materialId: 'film-winter' };
  const before = (await server.ask(DOWNLOAD, { body })).downloadCount;
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.call(DOWNLOAD, { token, body })));
  expect(answers.filter(({ name }) => name !== 'SUCCESS')).toEqual([]);
  expect((await server.ask(DOWNLOAD, { body })).downloadCount).toBe(before + 1);
});
