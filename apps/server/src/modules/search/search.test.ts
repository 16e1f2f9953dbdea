import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { community } from '../community';
import { seedOwnArticle, seedTestCommunity } from '../community/test-data';
import { points } from '../points';
import { seedRegions, store } from '../store';
import { regionsSeed } from '../store/demo';
import { seedCatalogue, vehicle } from '../vehicle';
import { catalogueSeed } from '../vehicle/demo';
import { search } from '.';
import { loadSearch } from './demo';
import { readingsOf } from './grams';
import { indexAll } from './index-entries';
import { findEntries } from './search.repository';
import { searchEntries } from './search.tables';

const SEARCH = 'GET /api/mpmkt/v1/search' as const;
const SUGGESTIONS = 'GET /api/mpmkt/v1/search/suggestions' as const;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, points, vehicle, store, community, search] });
  const now = server.clock.now();
  await server.database.transaction(async (db) => {
    const ctx = { ...server.ctx(), db };
    await seedCatalogue(ctx, catalogueSeed(now));
    await seedRegions(ctx, regionsSeed());
    await seedTestCommunity(ctx);
    await seedOwnArticle(ctx, 'trip', {
      title: '独库公路自驾路书',
      blocks: [{ kind: 'paragraph', text: '补能一次到巴音布鲁克' }],
    });
    await seedOwnArticle(ctx, 'drive', {
      title: '智能驾驶用了三个月',
      blocks: [{ kind: 'paragraph', text: 'OTA 之后更稳' }],
    });
    await loadSearch(ctx);
  });
});
afterAll(() => server.close());

const titles = async (text: string, more: object = {}) =>
  (await server.ask(SEARCH, { query: { text, ...more } })).items.map(({ title }) => title);

describe('search', () => {
  it.each([
    ['Chinese words', '充电桩', '家用充电桩怎么安装？'],
    ['two characters', '自驾', '独库公路自驾路书'],
    ['one character', '库', '独库公路自驾路书'],
    ['words of the text', '巴音布鲁克', '独库公路自驾路书'],
    ['characters that sound alike', '冲电庄', '家用充电桩怎么安装？'],
    ['a wrong character', '智能家驶', '智能驾驶用了三个月'],
    ['pinyin', 'chongdianzhuang', '家用充电桩怎么安装？'],
    ['pinyin with spaces', 'zi jia lu shu', '独库公路自驾路书'],
    ['pinyin with a slip', 'chongdinzhuang', '家用充电桩怎么安装？'],
    ['first letters', 'cdz', '家用充电桩怎么安装？'],
    ['letters in any case', 'ota', '智能驾驶用了三个月'],
    ['Chinese and letters', 'OTA 驾驶', '智能驾驶用了三个月'],
    ['wide letters', 'ＯＴＡ', '智能驾驶用了三个月'],
  ])('finds by %s', async (_, text, title) => {
    expect(await titles(text)).toContain(title);
  });

  it('puts what fits as it stands first', async () => {
    expect((await titles('智能驾驶'))[0]).toBe('智能驾驶用了三个月');
    expect((await titles('可以置换'))[0]).toBe('旧车可以置换吗？');
  });

  it('finds models and stores, and keeps to a kind', async () => {
    const model = await server.ask(SEARCH, { query: { text: 'YL09' } });
    expect(model.items[0]).toMatchObject({ kind: 'model', refId: 'YL09' });
    const stores = await server.ask(SEARCH, { query: { text: '杭州', kind: 'store' } });
    expect(stores.items.length).toBeGreaterThan(0);
    expect(stores.items.every(({ kind }) => kind === 'store')).toBe(true);
  });

  it('finds nothing where nothing fits, and takes signs and statements as text', async () => {
    for (const text of ['犇骉鱻', '!!!', '😀', "'; drop table search_entries; --", '{}', "') or 1=1", '%_%']) {
      expect((await server.call(SEARCH, { query: { text } })).code).toBe('000000');
    }
    expect(await titles('犇骉鱻')).toEqual([]);
    expect(await titles('!!!')).toEqual([]);
    const { rows } = await server.database.db.execute(sql`select count(*)::int as count from ${searchEntries}`);
    expect(rows[0]).not.toEqual({ count: 0 });
  });

  it('refuses what is no search', async () => {
    for (const query of [
      { text: '' },
      { text: ' ' },
      { text: '长'.repeat(41) },
      { text: '车', size: 51 },
      { text: '车', kind: 'x' },
    ]) {
      expect((await server.call(SEARCH, { query: query as never })).code).toBe('4000001');
    }
  });

  it('pages without repeating, and refuses a cursor of another search', async () => {
    const first = await server.ask(SEARCH, { query: { text: '中心', size: 5 } });
    expect(first.items).toHaveLength(5);
    const second = await server.ask(SEARCH, { query: { text: '中心', size: 5, cursor: first.nextCursor ?? '' } });
    const ids = [...first.items, ...second.items].map(({ kind, refId }) => `${kind}:${refId}`);
    expect(new Set(ids).size).toBe(ids.length);
    const other = await server.call(SEARCH, { query: { text: '车主', cursor: first.nextCursor ?? '' } });
    expect(other.code).toBe('4000001');
  });

  it('suggests titles that fit, and recommended words before anything is typed', async () => {
    expect((await server.ask(SUGGESTIONS, { query: { text: 'chongd' } })).words).toContain('家用充电桩怎么安装？');
    const { words } = await server.ask(SUGGESTIONS, { query: {} });
    expect(words.length).toBeGreaterThan(4);
    expect((await server.ask(SUGGESTIONS, { query: { text: '！' } })).words).toEqual([]);
  });
});

describe('what is searched', () => {
  it('leaves out what is under review or deleted', async () => {
    expect(await titles('文章reviewing', { kind: 'article' })).not.toContain('文章reviewing');
    expect(await titles('文章deleted', { kind: 'article' })).not.toContain('文章deleted');
  });

  it('follows a deletion', async () => {
    const person = await server.login();
    const id = await server.database.transaction(async (db) => {
      const ctx = { ...server.ctx(), db };
      const made = await seedOwnArticle(ctx, person.accountId, { title: '临时帖子' });
      await indexAll(ctx);
      return made;
    });
    expect(await titles('临时帖子')).toContain('临时帖子');
    await server.ask('POST /api/mpmkt/v1/community/article/delete', { token: person.token, body: { articleId: id } });
    await server.runJobs();
    expect(await titles('临时帖子')).not.toContain('临时帖子');
  });

  it('takes over what changed or went without an event', async () => {
    await server.database.db.execute(
      sql`update community_article set title = '换了名字的路书' where title = '独库公路自驾路书'`,
    );
    await server.database.db.execute(
      sql`update community_article set state = 'deleted' where title = '智能驾驶用了三个月'`,
    );
    await indexAll(server.ctx());
    expect(await titles('换了名字')).toContain('换了名字的路书');
    expect(await titles('智能驾驶用了三个月')).not.toContain('智能驾驶用了三个月');
  });
});

describe('with 20,000 entries', () => {
  beforeAll(async () => {
    const { db } = server.database;
    await db.execute(sql`
      insert into ${searchEntries} (kind, ref_id, title, text, title_grams, grams, digest, updated_at)
      select 'article', 'many-' || n, '填充 ' || n, '', array['h填充'],
        array['h填充'] || array(select 'x' || md5((n * 31 + k) % 50000 || '')::text from generate_series(1, 40) as k), '', now()
      from generate_series(1, 20000) as n`);
    await db.execute(sql`analyze ${searchEntries}`);
  });

  it('reads candidates from the indices, never the whole table', async () => {
    for (const text of ['充电桩', 'chongdianzhuang', 'cdz', '智能家驶 ota']) {
      let plan = '';
      const explain = {
        execute: async (query: ReturnType<typeof sql>) => {
          const { rows } = await server.database.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
          plan = rows.map((row) => row['QUERY PLAN']).join('\n');
          return { rows: [] };
        },
      };
      await findEntries(explain as never, readingsOf(text), null, { after: null, limit: 11 });
      expect(plan, text).toContain('search_entries_grams');
      expect(plan, text).not.toMatch(/Seq Scan on search_entries/);
    }
  });

  it('scores a bounded number of what fits very many', async () => {
    const page = await server.ask(SEARCH, { query: { text: '填充', size: 50 } });
    expect(page.items).toHaveLength(50);
  });
});
