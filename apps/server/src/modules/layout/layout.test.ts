import { headers } from '@voltfront/contract/headers';
import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { community } from '../community';
import { seedTestCommunity } from '../community/test-data';
import { points } from '../points';
import { seedCatalogue, vehicle } from '../vehicle';
import { catalogueSeed } from '../vehicle/demo';
import { layout } from '.';
import { layoutSeed } from './demo';
import { parseSettings } from './fill-block';
import { seedLayout } from './layout-seed.repository';

const LAYOUT = 'GET /api/mpmkt/v1/layout' as const;
const CAMPAIGNS = 'GET /api/mpmkt/v1/campaigns' as const;
const ARTICLES = 'GET /api/mpmkt/v1/community/modelArticles' as const;

const picture = '/assets/covers/scene-dusk.webp';
const item = { title: '一', picture, link: '/pagesStore/storeList' };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, points, vehicle, community, layout] });
  const now = server.clock.now();
  const page = { kind: 'community' as const, slug: 'YL01', title: '专区', text: '', picture };
  const block = (blockId: string, position: number, type: string, settings: object, rest: object = {}) => ({
    ...{ blockId, kind: page.kind, slug: page.slug, position, type, title: blockId, settings, startsAt: null },
    ...{ endsAt: null, ...rest },
  });
  const campaign = (campaignId: string, startDay: number, endDay: number, platforms: string[] | null = null) => ({
    ...{ campaignId, title: campaignId, text: '', picture, link: '/', platforms },
    ...{ startsAt: now + startDay * DAY_MS, endsAt: now + endDay * DAY_MS },
  });
  await server.database.transaction(async (db) => {
    const ctx = { ...server.ctx(), db };
    await seedCatalogue(ctx, catalogueSeed(now));
    await seedTestCommunity(ctx);
    await seedLayout(ctx, {
      pages: [
        { ...page, isPublished: true },
        { ...page, slug: 'YLX', isPublished: false },
        { ...page, kind: 'car', slug: 'YL01', isPublished: true },
        { ...page, kind: 'car', slug: 'CS1E', isPublished: true },
        { ...page, kind: 'campaigns', slug: 'main', isPublished: true },
      ],
      blocks: [
        block('second', 2, 'activities', { cardIds: ['act', 'gone', 'deleted'] }),
        block('first', 1, 'banners', { items: [item] }),
        block('empty', 3, 'entries', { items: [] }),
        block('only-gone', 4, 'reviews', { cardIds: ['gone', 'deleted'] }),
        block('past', 5, 'banners', { items: [item] }, { endsAt: now - 1 }),
        block('future', 6, 'banners', { items: [item] }, { startsAt: now + 1 }),
        block('unknown', 7, 'hologram', { items: [item] }),
        block('broken', 8, 'banners', { items: [{ ...item, picture: 'javascript:alert(1)' }] }),
        block('feed', 9, 'articles', {}),
        ...(['YL01', 'CS1E'] as const).flatMap((slug) =>
          ['versions', 'rights', 'accessories'].map((type, position) =>
            block(`${slug}-${type}`, position, type, {}, { kind: 'car', slug }),
          ),
        ),
      ],
      campaigns: [
        campaign('runs', -1, 5),
        campaign('ends-first', -9, 1),
        campaign('soon', 3, 20),
        campaign('later', 9, 20),
        campaign('mini', -1, 4, ['MINI']),
        campaign('over', -9, -1),
        campaign('long-over', -90, -50),
      ],
    });
  });
});
afterAll(() => server.close());

describe('laid out pages', () => {
  it('shows the blocks of their time in order, without empty, unknown and broken ones', async () => {
    const page = await server.ask(LAYOUT, { query: { kind: 'community', slug: 'YL01' } });
    expect(page.blocks.map(({ blockId }) => blockId)).toEqual(['first', 'second', 'feed']);
    expect(page.blocks[1]).toMatchObject({ type: 'activities', cards: [{ cardId: 'act' }] });
    expect(page.model).toMatchObject({ modelId: 'YL01' });
    expect(page.model).not.toHaveProperty('openOrderNo');
  });

  it('opens the first model, and the main hub, when no page is named', async () => {
    expect(await server.ask(LAYOUT, { query: { kind: 'community' } })).toMatchObject({ slug: 'YL01' });
    expect(await server.ask(LAYOUT, { query: { kind: 'campaigns' } })).toMatchObject({ slug: 'main', model: null });
  });

  it('fills the blocks of a model from the catalogue, without prices before they are published', async () => {
    const priced = await server.ask(LAYOUT, { query: { kind: 'car', slug: 'YL01' } });
    expect(priced.blocks.map(({ type }) => type)).toEqual(['versions', 'rights', 'accessories']);
    const blind = await server.ask(LAYOUT, { query: { kind: 'car', slug: 'CS1E' } });
    expect(blind.blocks.some(({ type }) => type === 'versions')).toBe(false);
    const goods = blind.blocks.find((block) => block.type === 'accessories');
    expect(goods?.items.every(({ priceFen }) => priceFen === null)).toBe(true);
    expect(blind.model?.fromPriceFen).toBeNull();
  });

  it('has no page that is unknown, not published, or of an unknown model', async () => {
    for (const query of [
      { kind: 'community', slug: 'YLX' },
      { kind: 'car', slug: 'XX' },
      { kind: 'campaigns', slug: 'none' },
    ] as const) {
      expect((await server.call(LAYOUT, { query })).code).toBe('4040001');
    }
    expect((await server.call(LAYOUT, { query: { kind: 'garage' } as never })).code).toBe('4000001');
    expect((await server.call(LAYOUT, { query: { kind: 'car', slug: "'; drop" } })).code).toBe('4000001');
  });

  it('has demo blocks with settings that the contract knows', () => {
    const { blocks, pages } = layoutSeed(server.clock.now());
    expect(blocks.filter((block) => !parseSettings(block))).toEqual([]);
    expect(new Set(pages.map(({ kind, slug }) => `${kind}/${slug}`)).size).toBe(pages.length);
  });
});

describe('articles of a model', () => {
  const ask = (query: object) => server.ask(ARTICLES, { query: { modelId: 'YL01', ...query } });
  const ids = async (query: object) => (await ask(query)).items.map(({ cardId }) => cardId);

  it('sorts by time and by likes, and keeps to a topic', async () => {
    expect(await ids({})).toEqual(['a1', 'a5', 'a9', 'a13', 'a17', 'a21', 'a25']);
    const { token } = await server.login();
    await server.ask('POST /api/mpmkt/v1/community/like', {
      token,
      body: { kind: 'article', id: 'a13', isLiked: true },
    });
    expect((await ids({ sort: 'hottest' }))[0]).toBe('a13');
    expect(await ids({ topic: '在路上' })).toEqual(['a1']);
    expect(await ids({ topic: '在路上', sort: 'hottest' })).toEqual(['a1']);
    const own = await server.ask(ARTICLES, { token, query: { modelId: 'YL01', sort: 'hottest' } });
    expect(own.items[0]).toMatchObject({ cardId: 'a13', isLiked: true });
  });

  it('pages without repeating, and refuses a cursor of another order', async () => {
    const first = await ask({ size: 3, sort: 'hottest' });
    const second = await ask({ size: 3, sort: 'hottest', cursor: first.nextCursor });
    const shown = [...first.items, ...second.items].map(({ cardId }) => cardId);
    expect(new Set(shown).size).toBe(6);
    const answer = await server.call(ARTICLES, { query: { modelId: 'YL01', cursor: first.nextCursor ?? '' } });
    expect(answer.code).toBe('4000001');
  });
});

describe('campaigns', () => {
  const ids = async (state: 'running' | 'ended', headers = {}) =>
    (await server.ask(CAMPAIGNS, { query: { state }, headers })).items.map(({ campaignId }) => campaignId);

  it('lists what runs or is about to, and what is over', async () => {
    expect(await ids('running')).toEqual(['ends-first', 'runs', 'soon']);
    expect(await ids('ended')).toEqual(['over', 'long-over']);
  });

  it('keeps what a platform does not offer from it', async () => {
    expect(await ids('running', { [headers.platform]: 'MINI' })).toContain('mini');
  });
});
