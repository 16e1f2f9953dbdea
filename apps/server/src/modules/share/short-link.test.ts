import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson, TestServer } from '../../testing';
import { readChannelToken } from './channel-token';
import { wrongTokens } from './find-open-link';
import { plainQuery } from './link-target';
import { newLinkToken } from './link-token';
import { linkRules } from './make-link';
import { linkCalls, openShareServer } from './share.fixture';

const ARTICLE = { route: '/pagesCommunity/article/index', query: { id: '7' } };

let server: TestServer;
let closeAll: () => Promise<void>;
let calls: ReturnType<typeof linkCalls>;
let anna: TestPerson;
beforeAll(async () => {
  ({ server, closeAll } = await openShareServer());
  calls = linkCalls(server);
  anna = await server.login();
});
afterAll(() => closeAll());

describe('making a short link', () => {
  it('gives ten characters, and the same ones for the same share', async () => {
    const first = (await calls.make(anna.token, ARTICLE)).data;
    expect(first.token).toMatch(/^[A-Za-z0-9]{10}$/);
    expect(first.path).toBe(`/${first.token}`);
    server.clock.advance(86_400_000);
    const again = (await calls.make(anna.token, { ...ARTICLE, query: { id: '7', share_code: 'somebody' } })).data;
    expect(again).toEqual({ ...first, expiresAt: first.expiresAt + 86_400_000 });
    const poster = (await calls.make(anna.token, { ...ARTICLE, channel: 'poster' })).data;
    expect(poster.token).not.toBe(first.token);
  });

  it.each([
    ['a page that does not exist', { route: '/pagesNowhere/index' }],
    ['a page that shows any address', { route: '/pages/webview/index', query: { src: 'https://elsewhere.example' } }],
    ['the login', { route: '/pages/login/index' }],
    ['an address elsewhere', { ...ARTICLE, query: { id: 'https://elsewhere.example' } }],
    ['an address without scheme', { ...ARTICLE, query: { back: '//elsewhere.example' } }],
    ['a script', { ...ARTICLE, query: { id: ' javascript:alert(1)' } }],
    ['a host in the route', { route: '//elsewhere.example' }],
    ['a strange field', { ...ARTICLE, query: { '__proto__x-y': '1' } }],
  ])('refuses %s', async (_what, body) => {
    expect((await calls.make(anna.token, body)).name).toBe('BAD_INPUT');
  });

  it('wants a login, and leaves channels and platforms to the people of the brand', async () => {
    expect((await calls.make('', ARTICLE)).code).toBe('000009');
    expect((await calls.make(anna.token, { ...ARTICLE, channel: 'sms' })).name).toBe('FORBIDDEN');
    expect((await calls.make(anna.token, { ...ARTICLE, platforms: ['APP'] })).name).toBe('FORBIDDEN');
    const staff = await server.login({ roles: ['employee'] });
    const made = await calls.make(staff.token, { ...ARTICLE, channel: 'sms', platforms: ['APP', 'MINI'] });
    const { data } = await calls.verify(made.data.token);
    expect(data).toMatchObject({ isPermitted: false, platforms: ['APP', 'MINI'], channel: 'sms' });
    const inApp = await calls.verify(made.data.token, { headers: { 'x-volt-platform': 'MINI' } });
    expect(inApp.data.isPermitted).toBe(true);
  });

  it('never hands an address on in a query', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.webUrl()), (query) => {
        const names = Object.keys(query).filter((name) => !['src', 'url', 'scene', 'token'].includes(name));
        if (names.length === 0) expect(plainQuery(query)).toEqual({});
        else expect(() => plainQuery(query)).toThrow();
      }),
    );
  });

  it('draws tokens from all of the alphabet', () => {
    const all = new Set(Array.from({ length: 200 }, newLinkToken).join(''));
    expect(all.size).toBe(62);
  });
});

describe('opening a short link', () => {
  it('tells where it leads, whose it is, and counts each visitor once a day', async () => {
    const { token } = (await calls.make(anna.token, { ...ARTICLE, query: { id: '8' } })).data;
    const opened = await calls.verify(token);
    expect(opened.data).toMatchObject({
      isPermitted: true,
      route: ARTICLE.route,
      query: { id: '8' },
      shareCode: anna.accountId,
      channel: 'share',
      title: '文章',
    });
    await calls.verify(token);
    await calls.verify(token, { remoteAddress: '10.1.1.1' });
    expect((await calls.status(token, anna.token)).data.own?.visitCount).toBe(2);
    server.clock.advance(86_400_000);
    await calls.verify(token);
    expect((await calls.status(token, anna.token)).data.own?.visitCount).toBe(3);
  });

  it('answers alike for links that are unknown, expired and withdrawn', async () => {
    const berta = await server.login();
    const withdrawn = (await calls.make(berta.token, { ...ARTICLE, query: { id: '9' } })).data.token;
    expect((await calls.withdraw(berta.token, withdrawn)).data).toEqual({ ok: true });
    const expired = (await calls.make(berta.token, { ...ARTICLE, query: { id: '10' } })).data.token;
    server.clock.advance(linkRules.openMs);
    const answers = await Promise.all([withdrawn, expired, 'Unknown123'].map((link) => calls.verify(link)));
    const [first, ...others] = answers.map(({ name, message, data, status }) => ({ name, message, data, status }));
    expect(first).toMatchObject({ name: 'NOT_FOUND', message: '链接已失效' });
    expect(others).toEqual([first, first]);
    const states = await Promise.all([withdrawn, 'Unknown123'].map((link) => calls.status(link)));
    expect(states.map(({ data }) => data)).toEqual([
      { state: 'ended', own: null },
      { state: 'ended', own: null },
    ]);
    const own = await server.login({ mobile: berta.mobile });
    expect((await calls.status(withdrawn, own.token)).data.own?.state).toBe('withdrawn');
    expect((await calls.status(expired, own.token)).data.own?.state).toBe('expired');
  });

  it('makes an address that guesses wait, also for a right token', async () => {
    const right = (await calls.make((await server.login({ mobile: anna.mobile })).token, ARTICLE)).data.token;
    const from = { remoteAddress: '10.2.2.2' };
    for (let tries = 0; tries <= wrongTokens.most; tries += 1) await calls.verify(newLinkToken(), from);
    expect((await calls.verify(right, from)).name).toBe('TOO_FREQUENT');
    expect((await calls.verify(right, { remoteAddress: '10.2.2.3' })).code).toBe('000000');
    server.clock.advance(wrongTokens.pauseMs);
    expect((await calls.verify(right, from)).code).toBe('000000');
  });

  it.each(['AbCdE1234', 'AbCdE123456', 'AbCdE1234-', '../../../../x'])('refuses %s as no token', async (link) => {
    expect((await calls.verify(link)).name).toBe('BAD_INPUT');
  });

  it('is only withdrawn by its maker', async () => {
    const [cara, dora] = [await server.login(), await server.login()];
    const { token } = (await calls.make(cara.token, ARTICLE)).data;
    expect((await calls.withdraw(dora.token, token)).name).toBe('NOT_FOUND');
    expect((await calls.verify(token)).code).toBe('000000');
    await calls.withdraw(cara.token, token);
    expect((await calls.make(cara.token, ARTICLE)).data.token).not.toBe(token);
  });

  it('gives a proof of its channel that nobody else can make', async () => {
    const erik = await server.login();
    const { token } = (await calls.make(erik.token, ARTICLE)).data;
    const { channelToken } = (await calls.channel(token)).data;
    const proof = channelToken ?? '';
    expect(readChannelToken(server.ctx(), proof)).toEqual({ channel: 'share', token });
    expect(readChannelToken(server.ctx(), proof.replace('share', 'store'))).toBeNull();
    expect(readChannelToken(server.ctx(), 'share')).toBeNull();
    server.clock.advance(30 * 86_400_000);
    expect(readChannelToken(server.ctx(), proof)).toBeNull();
  });

  it('shows messengers the title of its target, and that is no visit', async () => {
    const frida = await server.login();
    const { token } = (await calls.make(frida.token, ARTICLE)).data;
    const page = await server.app.server.inject({ url: `/${token}` });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<meta property="og:title" content="文章">');
    expect(page.body).not.toContain('recommend/toc/open/token/verify');
    expect((await calls.status(token, frida.token)).data.own?.visitCount).toBe(0);
    const unknown = await server.app.server.inject({ url: '/Unknown123' });
    expect(unknown.body).toContain('<meta property="og:title" content="正在打开">');
  });
});
