import { brand } from '@voltfront/brand';
import { readRemoteConfig } from '@voltfront/rules/remote-config/read-remote-config';
import { REMOTE_DEFAULTS } from '@voltfront/rules/remote-config/remote-config';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { writeRemoteConfig } from '.';
import { remoteConfigs } from './config.tables';

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

it('is served at once as this process wrote it', async () => {
  await ask();
  await writeRemoteConfig(server.ctx(), { mpaasTomse: { analytics: { sampleRate: 0.4 } } });
  expect((await ask()).json().data.mpaasTomse.analytics.sampleRate).toBe(0.4);
});

it('is served anew within seconds of a change elsewhere, and not sent again while it is the same', async () => {
  await server.database.db.update(remoteConfigs).set({ data: { mpaasTomse: { analytics: { sampleRate: 0.2 } } } });
  server.clock.advance(10_001);
  const answer = await ask();
  expect(answer.json().data.mpaasTomse.analytics.sampleRate).toBe(0.2);
  const same = await ask({ 'if-none-match': String(answer.headers.etag) });
  expect(same.statusCode).toBe(304);
});

it('lets pages show the own hosts that the row names, and those of the brand while it names none', async () => {
  const other = await createTestServer();
  const policy = async () => String((await other.app.server.inject({ url: '/' })).headers['content-security-policy']);
  const sources = (hosts: readonly string[]) =>
    ['connect-src', 'frame-src'].map((name) => `${name} 'self' ${hosts.join(' ')};`);
  const write = async (mpaasTomse: object) => {
    await writeRemoteConfig(other.ctx(), { mpaasTomse });
    other.clock.advance(10_001);
    await other.app.server.inject({ url: PATH });
  };
  const byBrand = await policy();
  for (const source of sources(Object.values(brand.hosts))) expect(byBrand).toContain(source);
  await write({ webHosts: ['https://shop.example:8443', 'https://evil.example; script-src *'] });
  for (const source of sources(['https://shop.example:8443'])) expect(await policy()).toContain(source);
  await other.close();
});

it('goes on with the list it knows while the database does not answer', async () => {
  const other = await createTestServer();
  const [before, row] = [
    await other.app.server.inject({ url: '/' }),
    vi.spyOn(other.app.services.database.db, 'select'),
  ];
  row.mockImplementation(() => {
    throw new TypeError('connection lost');
  });
  other.clock.advance(10_001);
  const answer = await other.app.server.inject({ url: '/' });
  expect(row).toHaveBeenCalled();
  expect(answer.headers['content-security-policy']).toBe(before.headers['content-security-policy']);
  row.mockRestore();
  await other.close();
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
