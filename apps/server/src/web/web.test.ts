import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../kernel/config';
import { InternalError } from '../kernel/errors';
import { defineModule } from '../kernel/module';
import { account } from '../modules/account';
import { system } from '../modules/system';
import { createTestServer, type TestServer } from '../testing';

const SHELL =
  '<!doctype html><html><head><title>Home</title><script defer src="/js/app.0123abcd.js"></script><link href="/css/app.0123abcd.css" rel="stylesheet"></head><body><div id="app"></div></body></html>';
const MANIFEST = {
  entry: { js: ['js/app.0123abcd.js'], css: ['css/app.0123abcd.css'] },
  routes: {
    '/': { title: '社区' },
    '/pagesDetail/carModel': { title: '选择车型', js: ['js/7.0123abcd.js'], css: ['css/7.0123abcd.css'] },
  },
};

const pages = defineModule({
  name: 'pages',
  pageData: {
    '/': async (ctx, query) => ({
      head: {
        title: `<b>"${query.name ?? ''}"`,
        description: 'a & b',
        picture: '/assets/p/a.webp',
        preload: [{ picture: '/assets/p/a.webp', width: 358 }],
      },
      data: [
        { key: 'GET /api/basic/v1/pub/serverTime', input: {}, reply: { now: ctx.now(), leaked: '</script><script>' } },
      ],
    }),
    '/pagesDetail/carModel': async () => {
      throw new InternalError('no data today');
    },
  },
});

let folder: string;
let server: TestServer;

function write(name: string, content: string | Buffer) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), content);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'voltfront-web-'));
  write('h5/index.html', SHELL);
  write('h5/page-manifest.json', JSON.stringify(MANIFEST));
  write('h5/js/app.0123abcd.js', `console.log("${'x'.repeat(2000)}")`);
  write('h5/js/app.0123abcd.js.map', '{}');
  write('h5/css/app.0123abcd.css', '.a{color:red}');
  write('h5/css/7.0123abcd.css', '.seven{color:blue}');
  write('h5/js/8.0123abcd.js', 'new '.repeat(500));
  write('h5/js/8.0123abcd.js.br', brotliCompressSync('compressed by the build'));
  write('h5/js/9.0123abcd.js.br', brotliCompressSync('compressed by an earlier build'));
  utimesSync(join(folder, 'h5/js/9.0123abcd.js.br'), 1, 1);
  write('h5/js/9.0123abcd.js', 'new '.repeat(500));
  write('h5/robots.txt', 'User-agent: *');
  const canvas = { width: 800, height: 400, channels: 4 as const, background: { r: 10, g: 100, b: 110, alpha: 0.5 } };
  write('pictures/p/a.webp', await sharp({ create: canvas }).webp().toBuffer());
  write('pictures/p/broken.webp', 'no picture');
  write('pictures/glb/body.glb', Buffer.concat([Buffer.from('glTF'), Buffer.alloc(3000, 'car')]));
  write('pictures/glb/looks.json', '{"paints":{}}');
  write('secret.json', '{"secret":1}');
  const config = { h5Dir: join(folder, 'h5'), picturesDir: join(folder, 'pictures') };
  server = await createTestServer({ modules: [account, system, pages], config });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.server.inject({ url, headers });

it('tells which scripts every page loads now, never from a cache', async () => {
  const { headers, body } = await get('/config/version.json');
  expect(headers['cache-control']).toBe('no-cache');
  expect(JSON.parse(body).data).toEqual({ scripts: ['js/app.0123abcd.js'] });
});

describe('pages', () => {
  it('carry title, tags, styles, preloads and data', async () => {
    const { statusCode, body, headers } = await get('/?name=Anna');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<title>&lt;b&gt;&quot;Anna&quot;</title>');
    expect(body).toContain('<meta property="og:description" content="a &amp; b">');
    expect(body).toContain('/assets/p/a.webp?w=1170');
    const sizes = '/assets/p/a.webp?w=480 1x, /assets/p/a.webp?w=750 2x, /assets/p/a.webp?w=1170 3x';
    expect(body).toContain(
      `<link rel="preload" as="image" fetchpriority="high" href="/assets/p/a.webp?w=750" imagesrcset="${sizes}">`,
    );
    expect(body).toContain('<style data-href="/css/app.0123abcd.css">.a{color:red}</style>');
    expect(body).not.toContain('<link href="/css/app');
  });

  it('carry data by the contract only, in a script that nothing can break out of', async () => {
    const { body } = await get('/');
    const text = /<script type="application\/json" id="volt-data">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(text)).toEqual({
      now: server.clock.now(),
      language: 'zh-CN',
      data: [{ key: 'GET /api/basic/v1/pub/serverTime', input: {}, reply: { now: server.clock.now() } }],
    });
  });

  it('are served without data when their data fails, with the files of their route', async () => {
    const { statusCode, body } = await get('/pagesDetail/carModel');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>选择车型</title>');
    expect(body).toContain('<link rel="preload" as="script" href="/js/7.0123abcd.js">');
    expect(body).toContain('.seven{color:blue}');
    expect(body).toContain('"data":[]');
  });

  it('are the shell with status 404 for unknown addresses', async () => {
    const { statusCode, body } = await get('/pagesDetail/nothing');
    expect(statusCode).toBe(404);
    expect(body).toContain('<div id="app">');
  });

  it.each(['//evil.example/x', '/%', '/%00', '/..%2f..%2fsecret', '/constructor', '/__proto__'])(
    'never fail on %s',
    async (url) => {
      expect((await get(url)).statusCode).toBeLessThan(500);
    },
  );

  it('may run scripts of this server only', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/=]+'){3};/);
    expect(policy).toContain("object-src 'none'");
  });

  it('are compressed', async () => {
    const { rawPayload, headers } = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toContain('<div id="app">');
  });
});

describe('files of the build', () => {
  it('are kept for good when their name carries a hash, and compressed', async () => {
    const { headers, rawPayload } = await get('/js/app.0123abcd.js', { 'accept-encoding': 'gzip' });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    });
    expect(gunzipSync(rawPayload).toString()).toContain('console.log');
  });

  it('are sent as their build compressed them, if it did so after they last changed', async () => {
    const sent = async (path: string) =>
      brotliDecompressSync((await get(path, { 'accept-encoding': 'br' })).rawPayload).toString();
    expect(await sent('/js/8.0123abcd.js')).toBe('compressed by the build');
    expect(await sent('/js/9.0123abcd.js')).toMatch(/^new /);
    expect((await get('/js/8.0123abcd.js.br')).statusCode).toBe(404);
  });

  it('are asked for again otherwise', async () => {
    const first = await get('/robots.txt');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/robots.txt', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each(['/js/app.0123abcd.js.map', '/page-manifest.json', '/js/old.0123abcd.js'])(
    'do not include %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

describe('pictures', () => {
  it('come in the next width of the ladder, with alpha, never enlarged', async () => {
    const { headers, rawPayload } = await get('/assets/p/a.webp?w=100');
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 160, hasAlpha: true });
    expect((await sharp((await get('/assets/p/a.webp?w=5000')).rawPayload).metadata()).width).toBe(800);
  });

  it('are laid on a drawn place, without transparent parts', async () => {
    const size = async (url: string) => sharp((await get(url)).rawPayload).metadata();
    expect(await size('/assets/p/a.webp?on=hall&w=600')).toMatchObject({ width: 640, height: 427, hasAlpha: false });
    expect(await size('/assets/p/a.webp?on=night')).toMatchObject({ width: 1280, height: 853 });
    expect(await size('/assets/p/a.webp?on=moon&w=300')).toMatchObject({ hasAlpha: true });
    const [hall, night] = await Promise.all([
      get('/assets/p/a.webp?on=hall&w=96'),
      get('/assets/p/a.webp?on=night&w=96'),
    ]);
    expect(hall.rawPayload.equals(night.rawPayload)).toBe(false);
  });

  it('are drawn once for callers at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => get('/assets/p/a.webp?w=300')));
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1);
  });

  it('come as they are without a width, or with one that is no number', async () => {
    expect((await sharp((await get('/assets/p/a.webp')).rawPayload).metadata()).width).toBe(800);
    expect((await sharp((await get('/assets/p/a.webp?w=abc')).rawPayload).metadata()).width).toBe(800);
  });

  it.each([
    '/assets/../secret.json',
    '/assets/%2e%2e/secret.json',
    '/assets/..%2fsecret.json',
    '/assets/p/..%5c..%5csecret.json',
    '/assets//etc/passwd',
    '/assets/p/missing.webp',
    '/assets/p',
    '/assets/p/a.webp%00.png',
  ])('are not found at %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret":1');
  });

  it('that are broken are not found either', async () => {
    expect((await get('/assets/p/broken.webp?w=100')).statusCode).toBe(404);
  });
});

describe('models', () => {
  const looks = async () =>
    (await get('/assets/glb/looks.json')).json<{ paints: object; versions: Record<string, string> }>();

  it('are listed with their versions, in a list that is asked for anew', async () => {
    const answer = await get('/assets/glb/looks.json');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(await looks()).toEqual({ paints: {}, versions: { 'body.glb': expect.stringMatching(/^\w{10}$/) } });
  });

  it('are kept for good under their version, compressed', async () => {
    const version = (await looks()).versions['body.glb'];
    const { headers, rawPayload } = await get(`/assets/glb/body.glb?v=${version}`, { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'content-type': 'model/gltf-binary',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(brotliDecompressSync(rawPayload).subarray(0, 4).toString()).toBe('glTF');
  });

  it('are asked for again under another version', async () => {
    const { headers } = await get('/assets/glb/body.glb?v=old');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await get('/assets/glb/other.glb')).statusCode).toBe(404);
  });
});

describe('an address that asks for pages without end', () => {
  it('is refused pages, and nothing else', async () => {
    const limited = await createTestServer({
      modules: [pages, system, account],
      config: { h5Dir: join(folder, 'h5'), ratePagesPerMinute: 3 },
    });
    const ask = (url: string, remoteAddress = '8.8.8.8') => limited.app.server.inject({ url, remoteAddress });
    for (let n = 0; n < 3; n++) expect((await ask(`/?name=${n}`)).statusCode).toBe(200);
    const refused = await ask('/?name=4');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
    expect(refused.body).toBe('抱歉，网络繁忙，请稍后再试\n');
    expect((await ask('/no/such/page')).statusCode).toBe(429);
    expect((await ask('/js/app.0123abcd.js')).statusCode).toBe(200);
    expect((await ask('/', '9.9.9.9')).statusCode).toBe(200);
    limited.clock.advance(60_000);
    expect((await ask('/')).statusCode).toBe(200);
    await limited.close();
  });
});

describe('beside the pages', () => {
  it('the area list is a static file', async () => {
    const area = (await get('/static/area.json')).json<{ city_list: Record<string, string> }>();
    expect(area.city_list['330100']).toBe('杭州市');
  });

  it('health, readiness and metrics are told', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready', database: true, cache: true });
    await server.call('GET /api/basic/v1/pub/serverTime');
    expect((await get('/metrics')).body).toContain('route="/api/basic/v1/pub/serverTime"');
    const stranger = await server.app.server.inject({ url: '/metrics', remoteAddress: '8.8.8.8' });
    expect(stranger.statusCode).toBe(403);
  });

  it('metrics and reference are closed to everybody with real customers, unless a setting opens them', async () => {
    const production = { isDemo: false, isProduction: true, apiReference: false, h5Dir: join(folder, 'h5') };
    const closed = await createTestServer({ modules: [system, account], config: production });
    for (const [url, status] of [
      ['/metrics', 403],
      ['/openapi.json', 404],
      ['/reference/', 404],
    ] as const) {
      expect((await closed.app.server.inject({ url })).statusCode, url).toBe(status);
    }
    await closed.close();
    expect(loadConfig({ VOLT_DEMO: '1', NODE_ENV: 'production' }).apiReference).toBe(true);
    expect(loadConfig({ API_REFERENCE: 'no' }).apiReference).toBe(false);
  });

  it('the reference names every endpoint and asks no other host for anything', async () => {
    const document = (await get('/openapi.json')).json<{ paths: Record<string, unknown> }>();
    expect(Object.keys(document.paths)).toContain('/api/appuser/v1/user/pub/login/mobile');
    const { body, headers } = await get('/reference/');
    expect(body).not.toMatch(/(src|href)="https?:/);
    expect(String(headers['content-security-policy'])).toContain("default-src 'self'");
  });

  it('only known origins may call', async () => {
    const preflight = (origin: string) =>
      server.app.server.inject({
        method: 'OPTIONS',
        url: '/api/basic/v1/pub/serverTime',
        headers: { origin, 'access-control-request-method': 'GET' },
      });
    expect((await preflight('http://localhost:8081')).headers['access-control-allow-origin']).toBe(
      'http://localhost:8081',
    );
    expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });
});
