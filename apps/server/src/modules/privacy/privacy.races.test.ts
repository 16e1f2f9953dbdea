import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';

const REQUEST = 'POST /api/mpaccount/v1/privacy/copy/request' as const;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('one of twelve requests at once is taken', async () => {
  const { token } = await server.login();
  const answers = await Promise.all(Array.from({ length: 12 }, () => server.call(REQUEST, { token })));
  const names = answers.map(({ name }) => name);
  expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(1);
  expect(names.filter((name) => name === 'TOO_FREQUENT')).toHaveLength(11);
});

it('a link that twelve open at once gives the file to one', async () => {
  const { token } = await server.login();
  await server.ask(REQUEST, { token });
  await server.runJobs();
  const { copy } = await server.ask('GET /api/mpaccount/v1/privacy/copy', { token });
  const { url } = await server.ask('POST /api/mpaccount/v1/privacy/copy/link', {
    token,
    body: { copyId: copy?.copyId },
  });
  const path = new URL(url).pathname;
  const opened = await Promise.all(Array.from({ length: 12 }, () => server.app.server.inject({ url: path })));
  expect(opened.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});
