import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { seedHome } from './home-seed.repository';

const HOME = 'GET /api/mpmkt/v1/home' as const;
const STORE = 'GET /api/mpmkt/v1/home/store' as const;
const DAY_MS = 86_400_000;

let shop: TestServer;
beforeAll(async () => {
  shop = await createTestServer({ demo: true });
});
afterAll(() => shop.close());

describe('home', () => {
  it('has scenes, cars with prices, teasers and the three latest articles, the same for everybody', async () => {
    const seen = await shop.ask(HOME);
    expect(seen.banners.length).toBeGreaterThan(1);
    expect(seen.models.length).toBeGreaterThan(2);
    expect(seen.articles).toHaveLength(3);
    const times = seen.articles.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const { token } = await shop.login({ mobile: '13800000002' });
    const own = await shop.ask(HOME, { token });
    expect(own.models.every(({ openOrderNo }) => openOrderNo === null)).toBe(true);
  });

  it('shows teasers from a week before they begin until they end', async () => {
    const now = shop.clock.now();
    const row = { title: '活动', text: '', picture: '/assets/campaigns/notice.webp', link: '/', position: 90 };
    await seedHome(shop.ctx(), {
      banners: [],
      teasers: [
        { ...row, teaserId: 'soon', startsAt: now + 6 * DAY_MS, endsAt: now + 9 * DAY_MS },
        { ...row, teaserId: 'later', startsAt: now + 8 * DAY_MS, endsAt: now + 9 * DAY_MS },
        { ...row, teaserId: 'over', startsAt: now - 8 * DAY_MS, endsAt: now },
      ],
    });
    shop.clock.advance(6000);
    const ids = (await shop.ask(HOME)).teasers.map(({ teaserId }) => teaserId);
    expect(ids).toContain('soon');
    expect(ids).not.toContain('later');
    expect(ids).not.toContain('over');
  });

  it('is empty, not broken, in a shop without content', async () => {
    const bare = await createTestServer();
    expect(await bare.ask(HOME)).toEqual({ banners: [], models: [], teasers: [], articles: [] });
    expect((await bare.ask(STORE)).store).toBeNull();
    await bare.close();
  });
});

describe('nearest store', () => {
  it('counts from a position, with the distance', async () => {
    const { store, from } = await shop.ask(STORE, { query: { latitude: 30.25, longitude: 120.2 } });
    expect(store).toMatchObject({ storeId: 'hz-qianjiang' });
    expect(store?.distanceKm).toBeLessThan(3);
    expect(from).toEqual({ kind: 'position', cityCode: '330100', isGuess: false });
  });

  it('is one of the city of the network address otherwise, without a distance', async () => {
    const seen = await shop.ask(STORE, { remoteAddress: '202.106.0.20' });
    expect(seen).toMatchObject({
      store: { storeId: 'bj-chaoyang', distanceKm: null },
      from: { kind: 'city', isGuess: false },
    });
    expect((await shop.ask(STORE, { remoteAddress: '127.0.0.1' })).from.isGuess).toBe(true);
  });

  it('is refused for coordinates that do not exist', async () => {
    expect((await shop.call(STORE, { query: { latitude: 91, longitude: 0 } })).name).toBe('BAD_INPUT');
  });
});
