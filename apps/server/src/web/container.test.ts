import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { account } from '../modules/account';
import { system } from '../modules/system';
import { createTestServer, type TestServer } from '../testing';

const SHELL = '<!doctype html><html><head><title>Home</title></head><body><div id="app"></div></body></html>';
const SCRIPT = '<head><script src="/container/user-script.js"></script>';

let folder: string;
let server: TestServer;

function write(name: string, content: string) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), content);
}

const start = async (isDemo = true) => {
  const config = { isDemo, h5Dir: join(folder, 'h5'), containerDir: join(folder, 'container') };
  server = await createTestServer({ modules: [account, system], config });
};
const get = (url: string, headers: Record<string, string> = {}) => server.app.server.inject({ url, headers });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'voltfront-container-'));
  write('h5/index.html', SHELL);
  write('h5/page-manifest.json', JSON.stringify({ entry: { js: [], css: [] }, routes: { '/': { title: 'Home' } } }));
  write('h5/help.html', SHELL);
});
afterEach(() => server.close());
afterAll(() => rmSync(folder, { recursive: true }));

describe('the container', () => {
  it('is served with a policy of its own, from its folder alone, once it is built', async () => {
    await start();
    expect((await get('/container/')).statusCode).toBe(503);
    write('container/page.html', '<!doctype html><title>Container</title>');
    write('container/app.js', 'void 0');
    const page = await get('/container/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Container');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-src 'self'");
    expect(policy).not.toContain('unsafe-eval');
    expect((await get('/container/app.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await get('/container')).headers.location).toBe('/container/');
    expect((await get('/container/%2e%2e/h5/index.html')).statusCode).toBe(404);
    expect((await get('/container/missing.js')).statusCode).toBe(404);
  });

  it('makes itself known to pages that are loaded into a frame, and to no others', async () => {
    await start();
    const framed = await get('/', { 'sec-fetch-dest': 'iframe', 'accept-encoding': 'br' });
    expect(framed.body).toContain(SCRIPT);
    expect(framed.headers.vary).toContain('sec-fetch-dest');
    expect(framed.headers['content-encoding']).toBeUndefined();
    const alone = await get('/', { 'sec-fetch-dest': 'document', 'accept-encoding': 'br' });
    expect(brotliDecompressSync(alone.rawPayload).toString()).not.toContain('/container/');
    expect((await get('/help.html', { 'sec-fetch-dest': 'iframe' })).body).toBe(SHELL);
  });

  it('does not exist outside of demo runs', async () => {
    await start(false);
    expect((await get('/container/')).body).not.toContain('Container');
    expect((await get('/container/app.js')).statusCode).toBe(404);
    expect((await get('/', { 'sec-fetch-dest': 'iframe' })).body).not.toContain('/container/');
  });
});
