import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../testing';
import { createCommunity } from './community.fixture';
import { seedOwnArticle } from './test-data';

const ARTICLE = 'GET /api/mpmkt/v1/community/article' as const;
const LIKE = 'POST /api/mpmkt/v1/community/like' as const;
const FAVOURITE = 'POST /api/mpmkt/v1/community/favourite' as const;
const DELETE = 'POST /api/mpmkt/v1/community/article/delete' as const;
const REPORT = 'POST /api/mpmkt/v1/community/report' as const;

let server: TestServer;
beforeAll(async () => {
  server = await createCommunity();
});
afterAll(() => server.close());

const ownArticle = (accountId: string, overrides = {}) =>
  server.database.transaction((db) => seedOwnArticle({ ...server.ctx(), db }, accountId, overrides));

describe('an article', () => {
  it('counts views and names its model', async () => {
    const before = await server.ask(ARTICLE, { query: { articleId: 'a1' } });
    const after = await server.ask(ARTICLE, { query: { articleId: 'a1' } });
    expect(after.counts.view).toBe(before.counts.view + 1);
    expect(after.modelName).toBeTruthy();
    expect([after.isOwn, after.isLiked, after.isFavourite, after.author.isFollowed]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('is not found when deleted or unknown, and bad input without an id', async () => {
    const nameOf = async (query: Record<string, unknown>) => (await server.call(ARTICLE, { query })).name;
    expect(await nameOf({ articleId: 'deleted' })).toBe('NOT_FOUND');
    expect(await nameOf({ articleId: 'unknown' })).toBe('NOT_FOUND');
    expect(await nameOf({})).toBe('BAD_INPUT');
  });

  it('is seen by its author only while under review', async () => {
    const writer = await server.login();
    const other = await server.login();
    const articleId = await ownArticle(writer.accountId, { state: 'reviewing' });
    const own = await server.ask(ARTICLE, { token: writer.token, query: { articleId } });
    expect([own.state, own.isOwn, own.counts.view]).toEqual(['reviewing', true, 0]);
    expect((await server.call(ARTICLE, { token: other.token, query: { articleId } })).name).toBe('NOT_FOUND');
    expect((await server.call(ARTICLE, { query: { articleId } })).name).toBe('NOT_FOUND');
  });
});

describe('likes and favourites', () => {
  it('count once per person and can be taken back', async () => {
    const { token } = await server.login();
    const other = await server.login();
    const like = (isLiked: boolean, as = token) =>
      server.ask(LIKE, { token: as, body: { kind: 'article', id: 'a7', isLiked } });
    expect((await like(true)).likeCount).toBe(1);
    expect((await like(true)).likeCount).toBe(1);
    expect((await like(true, other.token)).likeCount).toBe(2);
    expect((await like(false)).likeCount).toBe(1);
    expect((await like(false)).likeCount).toBe(1);
  });

  it('keeps an article once and shows it to its keeper', async () => {
    const { token } = await server.login();
    const keep = (isFavourite: boolean) => server.ask(FAVOURITE, { token, body: { articleId: 'a8', isFavourite } });
    expect((await keep(true)).favouriteCount).toBe(1);
    expect((await keep(true)).favouriteCount).toBe(1);
    expect((await server.ask(ARTICLE, { token, query: { articleId: 'a8' } })).isFavourite).toBe(true);
    expect((await keep(false)).favouriteCount).toBe(0);
  });

  it('want a login, a real target and whole input, and leave nothing behind otherwise', async () => {
    const { token } = await server.login();
    const body = { kind: 'article', id: 'unknown', isLiked: true };
    expect((await server.call(LIKE, { body })).name).toBe('LOGIN_EXPIRED');
    expect((await server.call(LIKE, { token, body })).name).toBe('NOT_FOUND');
    expect((await server.call(LIKE, { token, body: { ...body, kind: 'car' } })).name).toBe('BAD_INPUT');
    expect((await server.call(FAVOURITE, { body: { articleId: 'a8', isFavourite: true } })).name).toBe('LOGIN_EXPIRED');
    const gone = { articleId: 'deleted', isFavourite: true };
    expect((await server.call(FAVOURITE, { token, body: gone })).name).toBe('NOT_FOUND');
    expect((await server.call(FAVOURITE, { token, body: {} })).name).toBe('BAD_INPUT');
    const { rows } = await server.database.executeSql("select 1 from community_like where target_id = 'unknown'");
    expect(rows).toEqual([]);
  });
});

describe('deleting an article', () => {
  it('takes it off the feed and out of sight', async () => {
    const { token, accountId } = await server.login();
    const articleId = await ownArticle(accountId);
    await server.ask(DELETE, { token, body: { articleId } });
    expect((await server.call(ARTICLE, { token, query: { articleId } })).name).toBe('NOT_FOUND');
    expect((await server.call(DELETE, { token, body: { articleId } })).name).toBe('NOT_FOUND');
    const feed = await server.ask('GET /api/mpmkt/v1/community/feed', { token, query: { tab: 'newest' } });
    expect(feed.items.map((card) => card.cardId)).not.toContain(articleId);
  });

  it("is refused for visitors, for somebody else's and without an id", async () => {
    const { token } = await server.login();
    expect((await server.call(DELETE, { body: { articleId: 'a1' } })).name).toBe('LOGIN_EXPIRED');
    expect((await server.call(DELETE, { token, body: { articleId: 'a1' } })).name).toBe('FORBIDDEN');
    expect((await server.call(DELETE, { token, body: {} })).name).toBe('BAD_INPUT');
  });
});

describe('reports', () => {
  const body = { kind: 'article', id: 'a2', reason: 'spam' };

  it('are taken once per person and thing', async () => {
    const first = await server.login();
    const second = await server.login();
    await server.ask(REPORT, { token: first.token, body: { ...body, note: '广告' } });
    expect((await server.call(REPORT, { token: first.token, body })).name).toBe('ALREADY_DONE');
    await server.ask(REPORT, { token: second.token, body });
  });

  it('want a login, a thing of somebody else, and a reason', async () => {
    const { token, accountId } = await server.login();
    const own = await ownArticle(accountId);
    expect((await server.call(REPORT, { body })).name).toBe('LOGIN_EXPIRED');
    expect((await server.call(REPORT, { token, body: { ...body, id: own } })).name).toBe('FORBIDDEN');
    expect((await server.call(REPORT, { token, body: { ...body, id: 'unknown' } })).name).toBe('NOT_FOUND');
    expect((await server.call(REPORT, { token, body: { ...body, kind: 'comment' } })).name).toBe('NOT_FOUND');
    expect((await server.call(REPORT, { token, body: { ...body, reason: 'dislike' } })).name).toBe('BAD_INPUT');
  });
});
