import { readRemoteConfig } from '@voltfront/rules/remote-config/read-remote-config';
import { REMOTE_DEFAULTS } from '@voltfront/rules/remote-config/remote-config';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { writeRemoteConfig } from '.';

const PATH = '/config/app.json?t=1';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const ask = (headers: Record<string, string> = {}) => server.app.server.inject({ url: PATH, headers });

it('is a file without a caller: no signature, no cookie, defaults while nothing is written', async () => {
  const answer = await ask();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  const { code, data } = answer.json();
  expect(code).toBe('000000');
  expect(readRemoteConfig(data.mpaasTomse)).toEqual(REMOTE_DEFAULTS);
});

it('is served anew within seconds of a change, and not sent again while it is the same', async () => {
  await writeRemoteConfig(server.ctx(), { mpaasTomse: { analytics: { sampleRate: 0.2 } } });
  server.clock.advance(10_001);
  const answer = await ask();
  expect(answer.json().data.mpaasTomse.analytics.sampleRate).toBe(0.2);
  const same = await ask({ 'if-none-match': String(answer.headers.etag) });
  expect(same.statusCode).toBe(304);
});

it('names the map tiles of the settings, whose host pictures may come from, and no others', async () => {
  const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
  const other = await createTestServer({ config: { mapTileUrl: tiles, mapTileAttribution: '地图' } });
  await writeRemoteConfig(other.ctx(), { mpaasTomse: { map: { tileAddress: 'https://evil.example/{x}' } } });
  const answer = await other.app.server.inject({ url: PATH });
  expect(answer.json().data.mpaasTomse.map).toEqual({ tileAddress: tiles, attribution: '地图' });
  expect(answer.headers['content-security-policy']).toContain("img-src 'self' data: blob: https://tiles.example;");
  await other.close();
});
