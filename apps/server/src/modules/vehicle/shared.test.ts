import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { account } from '../account';
import { community } from '../community';
import { content } from '../content';
import { points } from '../points';
import { seedCatalogue, vehicle } from '.';
import { catalogueSeed } from './demo/catalogue-seed';

const SHARE = 'POST /api/mporder/v1/vehicle/config/share' as const;
const SHARED = 'GET /api/mporder/v1/vehicle/config/shared' as const;
const CARD = 'GET /api/mporder/v1/vehicle/config/shared/card' as const;
const MORE = 'GET /api/mporder/v1/vehicle/config/shared/more' as const;
const VIEW = 'POST /api/mporder/v1/vehicle/config/shared/view' as const;
const WITHDRAW = 'POST /api/mporder/v1/vehicle/config/shared/withdraw' as const;
const DAY_MS = 86_400_000;

let server: TestServer;
const body = {
  modelId: 'YL01',
  versionId: 'YL01-pro',
  productCodes: ['battery-standard', 'wheel-aero', 'interior-black', 'paint-mist'],
};

beforeAll(async () => {
  server = await createTestServer({ modules: [account, points, vehicle, content, community] });
  await server.database.transaction((db) => seedCatalogue({ ...server.ctx(), db }, catalogueSeed(server.clock.now())));
});
afterAll(() => server.close());

const share = async (person?: TestPerson, message = '') =>
  (await server.ask(SHARE, { ...(person ? { token: person.token } : {}), body: { ...body, message } })).shareId;

describe('a shared configuration', () => {
  it('shows sender, words and the price of today to anybody, and its sender that it is the own one', async () => {
    const sender = await server.login();
    const shareId = await share(sender, '帮我看看');
    const card = await server.ask(CARD, { query: { shareId } });
    expect(card).toMatchObject({ state: 'open', message: '帮我看看', isMine: false, isVersionGone: false });
    expect(card.sender).toMatchObject({ isAdviser: false, organName: null });
    expect(card.quote?.totalFen).toBeGreaterThan(0);
    expect(card.expiresAt - card.sharedAt).toBe(30 * DAY_MS);
    expect((await server.ask(CARD, { query: { shareId }, token: sender.token })).isMine).toBe(true);
  });

  it('refuses words that the filter holds back, and too many', async () => {
    const { token } = await server.login();
    expect((await server.call(SHARE, { token, body: { ...body, message: '加微信详聊' } })).name).toBe(
      'CONTENT_REFUSED',
    );
    expect((await server.call(SHARE, { token, body: { ...body, message: '长'.repeat(61) } })).name).toBe('BAD_INPUT');
  });

  it('ends after 30 days: neither price nor words leave', async () => {
    const sender = await server.login();
    const shareId = await share(sender, '三十天后再看');
    server.clock.advance(30 * DAY_MS);
    expect(await server.ask(CARD, { query: { shareId } })).toMatchObject({
      state: 'expired',
      quote: null,
      message: '',
    });
    const refused = await server.call(SHARED, { query: { shareId } });
    expect([refused.name, refused.message]).toEqual(['NOT_FOUND', '分享已超过 30 天，链接已失效']);
  });

  it('can be withdrawn by its sender alone, twice like once', async () => {
    const [sender, other] = [await server.login(), await server.login()];
    const shareId = await share(sender);
    expect((await server.call(WITHDRAW, { body: { shareId } })).name).toBe('LOGIN_EXPIRED');
    expect((await server.call(WITHDRAW, { token: other.token, body: { shareId } })).name).toBe('NOT_FOUND');
    await server.ask(WITHDRAW, { token: sender.token, body: { shareId } });
    await server.ask(WITHDRAW, { token: sender.token, body: { shareId } });
    expect((await server.ask(CARD, { query: { shareId } })).state).toBe('withdrawn');
    expect((await server.call(SHARED, { query: { shareId } })).message).toBe('好友已撤回分享');
  });

  it('counts each person once and never its sender', async () => {
    const [sender, friend] = [await server.login(), await server.login()];
    const shareId = await share(sender);
    const view = async (token?: string) =>
      (await server.ask(VIEW, { ...(token ? { token } : {}), body: { shareId } })).viewCount;
    expect([await view(sender.token), await view(friend.token), await view(friend.token), await view()]).toEqual([
      0, 1, 1, 2,
    ]);
    expect((await server.call(VIEW, { body: { shareId: 'unknown' } })).name).toBe('NOT_FOUND');
  });

  it('notes the first adviser as the contact, and no friend', async () => {
    const friend = await server.login();
    const [adviser, second] = [
      await server.login({ roles: ['employee'] }),
      await server.login({ roles: ['employee'] }),
    ];
    const customer = await server.login();
    const look = async (shareId: string) =>
      (await server.ask(VIEW, { token: customer.token, body: { shareId } })).isContact;
    const first = await share(adviser);
    expect(await look(await share(friend))).toBe(false);
    expect(await look(first)).toBe(true);
    expect(await look(await share(second))).toBe(false);
    expect((await server.ask(CARD, { token: customer.token, query: { shareId: first } })).isContact).toBe(true);
    expect((await server.ask(CARD, { query: { shareId: first } })).isContact).toBe(false);
  });

  it('leads to the other open ones of its sender, newest first, by pages', async () => {
    const sender = await server.login();
    const ids: string[] = [];
    for (let at = 0; at < 5; at++) {
      server.clock.advance(at === 3 ? 0 : 1000);
      ids.push(await share(sender));
    }
    const [opened = '', withdrawn = ''] = ids;
    await server.ask(WITHDRAW, { token: sender.token, body: { shareId: withdrawn } });
    const page1 = await server.ask(MORE, { query: { shareId: opened, size: 2 } });
    const page2 = await server.ask(MORE, { query: { shareId: opened, size: 2, cursor: page1.nextCursor } });
    const seen = [...page1.items, ...page2.items].map((item) => item.shareId);
    expect(seen[0]).toBe(ids[4]);
    expect([...seen].sort()).toEqual(ids.slice(2).sort());
    expect(page2.nextCursor).toBeNull();
    expect((await server.call(MORE, { query: { shareId: opened, cursor: 'made-up' } })).name).toBe('BAD_INPUT');
    expect((await server.call(MORE, { query: { shareId: opened, cursor: '9007199254740991.x' } })).name).toBe(
      'BAD_INPUT',
    );
    expect((await server.ask(MORE, { query: { shareId: await share() } })).items).toEqual([]);
  });
});
