import { brand } from '@voltfront/brand';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDemoSets, type DemoSet, orderedSets } from '../kernel/demo';
import { addedSets } from '../kernel/demo.repository';
import type { ServerModule } from '../kernel/module';
import { modules } from '../modules';
import { people } from '../modules/account/demo';
import { changedOrdersOf, orderPlans } from '../modules/order/demo';
import { createTestServer, type TestServer } from '../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules });
  // Each set as by a process of its own, which has kept nothing of what earlier sets read.
  for (const { key } of orderedSets(modules)) {
    const isSet = (module: ServerModule, { name }: DemoSet) => `${module.name}/${name}` === key;
    const only = modules.map((module) => ({ ...module, demo: module.demo?.filter((set) => isSet(module, set)) }));
    await addDemoSets({ ...server.app.services }, only);
  }
});
afterAll(() => server.close());

const rowsOf = async (table: string) => {
  const { rows } = await server.database.executeSql(`select count(*) as n from ${table}`);
  return Number(rows[0]?.n);
};

describe('demo data', () => {
  it('is complete, whichever processes add its sets', async () => {
    expect(await addedSets(server.database.db)).toEqual(new Set(orderedSets(modules).map(({ key }) => key)));
  });

  it('loads once', async () => {
    const before = await rowsOf('community_article');
    await server.app.loadDemo();
    expect(await rowsOf('community_article')).toBe(before);
    expect(before).toBeGreaterThanOrEqual(60);
  });

  it('fills the tabs, banners and feed, with no placeholder left', async () => {
    const tabs = await server.ask('GET /api/mpmkt/v1/community/tabs');
    expect(tabs.map((tab) => tab.key)).toEqual(['recommend', 'aggregated', 'newest', 'selected', 'follow']);
    expect(tabs[1]?.label).toBe(brand.models.YL01);
    const pages = await Promise.all(
      (['recommend', 'aggregated', 'newest', 'selected'] as const).map((tab) =>
        server.ask('GET /api/mpmkt/v1/community/feed', { query: { tab, size: 50 } }),
      ),
    );
    for (const page of pages) expect(page.items.length).toBeGreaterThan(5);
    const banners = await server.ask('GET /api/mpmkt/v1/community/banners');
    expect(JSON.stringify([pages, banners])).not.toMatch(/\{\w+\}/);
    expect(new Set(pages[0]?.items.map((card) => card.kind))).toEqual(new Set(['article', 'activity', 'vote']));
  });

  it('opens every article with its comments', async () => {
    const { items } = await server.ask('GET /api/mpmkt/v1/community/feed', { query: { tab: 'newest', size: 50 } });
    for (const { cardId } of items.filter((card) => card.kind === 'article')) {
      const article = await server.ask('GET /api/mpmkt/v1/community/article', { query: { articleId: cardId } });
      const comments = await server.ask('GET /api/mpmkt/v1/community/comments', {
        query: { articleId: cardId, size: 50 },
      });
      const shown = comments.items.reduce((sum, comment) => sum + 1 + comment.replyCount, 0);
      expect(shown).toBe(article.counts.comment);
    }
  });

  it('lets demo people log in to their likes, points and orders', async () => {
    const person = people.find((candidate) => candidate.personId === 'person-orders');
    const { token } = await server.login({ mobile: person?.mobile ?? '' });
    const overview = await server.ask('GET /api/mpaccount/v1/account/overview', { token });
    expect(overview.balances).toMatchObject({ growth: person?.growth, coupons: 20, kr: 36 });
    // What they began with, and what campaigns of the demo have given since.
    expect(overview.balances.points).toBeGreaterThanOrEqual(person?.points ?? 0);
    const orders = await server.ask('GET /api/mporder/v1/order/list', { token, query: { size: 50 } });
    expect(orders.items).toHaveLength(
      (orderPlans['person-orders'] ?? []).length + changedOrdersOf('person-orders').length,
    );
    const followed = await server.ask('GET /api/mpmkt/v1/community/feed', { token, query: { tab: 'follow' } });
    expect(followed.items.length).toBeGreaterThan(0);
    const models = await server.ask('GET /api/mporder/v1/vehicle/models', { token });
    expect(models.some((model) => model.openOrderNo !== null)).toBe(true);
  });

  it('offers every standard configuration at a price', async () => {
    const models = await server.ask('GET /api/mporder/v1/vehicle/models');
    for (const { modelId } of models) {
      const { versions } = await server.ask('GET /api/mporder/v1/vehicle/model', { query: { modelId } });
      for (const { versionId } of versions) {
        const body = { modelId, versionId, productCodes: [], cityCode: '310100' };
        const quote = await server.ask('POST /api/mporder/v1/vehicle/config/check', { body });
        expect(quote.totalFen).toBeGreaterThan(10_000_000);
        expect(quote.delivery.cityName).toBe('上海市');
      }
    }
  });
});
