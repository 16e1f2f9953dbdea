import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '../modules/account';
import { system } from '../modules/system';
import { createTestServer, type TestServer } from '../testing';

const FILM = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 251));

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'voltfront-films-'));
  mkdirSync(join(folder, 'films'));
  writeFileSync(join(folder, 'films/night.mp4'), FILM);
  writeFileSync(join(folder, 'films/notes.json'), '{"secret":1}');
  writeFileSync(join(folder, 'films/.hidden.mp4'), FILM);
  server = await createTestServer({ modules: [account, system], config: { picturesDir: folder } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', path = 'night.mp4') =>
  server.app.server.inject({ method, url: `/assets/films/${path}`, headers });

describe('films', () => {
  it('come whole, never compressed, and are kept for a day', async () => {
    const { statusCode, headers, rawPayload } = await ask({ 'accept-encoding': 'br, gzip' });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(rawPayload.equals(FILM)).toBe(true);
  });

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=100-299', 100, 299],
    ['bytes=900-', 900, 999],
    ['bytes=-10', 990, 999],
    ['bytes=990-5000', 990, 999],
  ])('come in parts for %s', async (range, from, to) => {
    const { statusCode, headers, rawPayload } = await ask({ range });
    expect(statusCode).toBe(206);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': `bytes ${from}-${to}/1000`,
      'content-length': String(to - from + 1),
    });
    expect(rawPayload.equals(FILM.subarray(from, to + 1))).toBe(true);
  });

  it.each(['bytes=1000-', 'bytes=5000-6000'])('have nothing at %s, and say how long they are', async (range) => {
    const { statusCode, headers } = await ask({ range });
    expect(statusCode).toBe(416);
    expect(headers['content-range']).toBe('bytes */1000');
  });

  it('tell their length and part to those who ask for the head alone', async () => {
    const whole = await ask({}, 'HEAD');
    expect(whole).toMatchObject({ statusCode: 200, body: '' });
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'content-length': '1000' });
    const part = await ask({ range: 'bytes=0-1' }, 'HEAD');
    expect(part).toMatchObject({ statusCode: 206, body: '' });
    expect(part.headers['content-range']).toBe('bytes 0-1/1000');
  });

  it('are not sent again to those who have them, and whole to those who have another', async () => {
    const etag = String((await ask()).headers.etag);
    expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304);
    expect((await ask({ range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206);
    expect((await ask({ range: 'bytes=0-1', 'if-range': '"another"' })).statusCode).toBe(200);
  });

  it.each([
    'missing.mp4',
    'notes.json',
    '.hidden.mp4',
    '',
    '..%2fsecret.mp4',
    '%2e%2e/films/notes.json',
    'night.mp4%00',
  ])('are not found at "%s"', async (path) => {
    const answer = await ask({}, 'GET', path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret":1');
  });
});
