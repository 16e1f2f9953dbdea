import { createHash } from 'node:crypto';
import { brand } from '@voltfront/brand';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../testing';
import { openShareServer } from './share.fixture';

const SIGN = 'POST /api/appuser/v1/platform/pub/wechatGZHJSSDKSign/query';
const AUTHORIZE = 'GET /api/appuser/v1/platform/pub/wechatGZHAuthorize';
const SCHEME = 'GET /api/mpaccount/v1/platform/getUrlscheme';
const PERMIT = 'POST /{product}-mp-mkt/toc/open/v1/apply/openPermit';

let server: TestServer;
let closeAll: () => Promise<void>;
beforeAll(async () => {
  ({ server, closeAll } = await openShareServer());
});
afterAll(() => closeAll());

describe('signature of a page for the web SDK', () => {
  it('covers the address without its fragment', async () => {
    const url = `${brand.hosts.h5}/pagesDetail/carModel?modelId=YLX`;
    const { nonceStr, timestamp, signature, appId } = await server.ask(SIGN, { body: { url: `${url}#top` } });
    const text = `jsapi_ticket=demo-jsapi-ticket&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
    expect(signature).toBe(createHash('sha1').update(text).digest('hex'));
    expect(timestamp).toBe(Math.floor(server.clock.now() / 1000));
    expect([appId, nonceStr]).toEqual([expect.stringMatching(/^wx/), expect.stringMatching(/^[A-Za-z0-9]{16}$/)]);
  });

  it.each([
    'https://elsewhere.example/',
    `${brand.hosts.h5}.elsewhere.example/`,
    `https://me@${brand.hosts.h5.slice(8)}/`,
    `${brand.hosts.h5.replace('https', 'http')}/`,
  ])('is not given for %s', async (url) => {
    expect((await server.call(SIGN, { body: { url } })).name).toBe('FORBIDDEN');
    expect((await server.call(AUTHORIZE, { query: { url, state: 'x' } })).name).toBe('FORBIDDEN');
  });

  it('refuses what is no address, and states that are more than a word', async () => {
    expect((await server.call(SIGN, { body: { url: '/pages/car/index' } })).name).toBe('BAD_INPUT');
    const url = `${brand.hosts.h5}/`;
    expect((await server.call(AUTHORIZE, { query: { url, state: 'a b' } })).name).toBe('BAD_INPUT');
    const { address } = await server.ask(AUTHORIZE, { query: { url, state: 'x1' } });
    expect(address).toBe(`${brand.hosts.h5}/?code=official-demo&state=x1`);
  });
});

describe('address that opens the mini-program', () => {
  it('is asked for once a page and query', async () => {
    const ask = (query: object) => server.ask(SCHEME, { query: { ...query } });
    const first = await ask({ path: '/pagesCommunity/article/index', query: 'id=7&x=1' });
    expect(first.scheme).toMatch(/^weixin:\/\/dl\/business\/\?t=/);
    server.clock.advance(60_000);
    expect(await ask({ path: '/pagesCommunity/article/index', query: 'x=1&id=7' })).toEqual(first);
    expect((await ask({ path: '/pagesCommunity/article/index', query: 'id=8' })).scheme).not.toBe(first.scheme);
    expect((await ask({ path: '/' })).scheme).toMatch(/^weixin:/);
  });

  it('is given for pages of the app only', async () => {
    const name = async (path: string, query = '') => (await server.call(SCHEME, { query: { path, query } })).name;
    expect(await name('/pagesNowhere/index')).toBe('NOT_FOUND');
    expect(await name('/pages/webview/index', 'src=https%3A%2F%2Felsewhere.example')).toBe('NOT_FOUND');
    expect(await name('/', 'back=https%3A%2F%2Felsewhere.example')).toBe('BAD_INPUT');
    expect(await name('')).toBe('BAD_INPUT');
  });

  it('is limited for one network address', async () => {
    const names = new Set<string>();
    for (let id = 0; id < 62; id += 1) {
      const query = { path: '/', query: `tab=${id}` };
      names.add((await server.call(SCHEME, { query, remoteAddress: '10.3.3.3' })).name);
    }
    expect([...names]).toEqual(['SUCCESS', 'TOO_FREQUENT']);
  });
});

describe('permit to open a page from outside', () => {
  it('names the address in the app', async () => {
    const body = { route: '/pagesFollow/configPreview/index', query: { shareId: 'a b' } };
    const { isPermitted, platforms, appScheme } = await server.ask(PERMIT, { body });
    expect(isPermitted && platforms.includes('MINI')).toBe(true);
    expect(appScheme).toBe(
      `${brand.appScheme}://open?route=${encodeURIComponent('/pagesFollow/configPreview/index?shareId=a+b')}`,
    );
  });

  it('is refused for pages that do not exist, and for addresses in the query', async () => {
    const body = { route: '/pagesNowhere/index' };
    expect(await server.ask(PERMIT, { body })).toEqual({ isPermitted: false, platforms: [], appScheme: null });
    const bad = { body: { route: '/', query: { to: 'https://elsewhere.example' } } };
    expect((await server.call(PERMIT, bad)).name).toBe('BAD_INPUT');
  });
});

describe('a shop without official account and mini-program', () => {
  it('says so', async () => {
    const real = await openShareServer({ config: { isDemo: false } });
    const url = `${brand.hosts.h5}/`;
    expect((await real.server.call(SIGN, { body: { url } })).name).toBe('PROVIDER_DOWN');
    expect((await real.server.call(SCHEME, { query: { path: '/' } })).name).toBe('PROVIDER_DOWN');
    await real.closeAll();
  });
});
