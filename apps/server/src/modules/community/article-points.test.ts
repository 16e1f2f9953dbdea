import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements, type TestServer } from '../../testing';
import { balances } from '../points';
import { createCommunity } from './community.fixture';
import { seedOwnArticle } from './test-data';

const ARTICLE = 'GET /api/mpmkt/v1/community/article' as const;
const OPENED = 'POST /api/mpmkt/v1/community/article/sharedOpen' as const;
const LIKE = 'POST /api/mpmkt/v1/community/like' as const;

let server: TestServer;
beforeAll(async () => {
  server = await createCommunity();
});
afterAll(() => server.close());

const pointsOf = async (accountId: string) => (await balances(server.ctx(), accountId)).points;
const articleOf = (accountId: string) =>
  server.database.transaction((db) => seedOwnArticle({ ...server.ctx(), db }, accountId));

describe('points of articles', () => {
  it('are booked once for reading one and once for liking it, up to five of each a day', async () => {
    const { accountId, token } = await server.login();
    const read = (articleId: string) => server.ask(ARTICLE, { token, query: { articleId } });
    const like = (id: string, isLiked: boolean) => server.ask(LIKE, { token, body: { kind: 'article', id, isLiked } });
    for (let time = 0; time < 2; time += 1) await read('a1');
    for (const isLiked of [true, false, true]) await like('a1', isLiked);
    expect(await pointsOf(accountId)).toBe(2);
    for (let n = 0; n < 6; n += 1) {
      const articleId = await articleOf(`writer-${n}`);
      await read(articleId);
      await like(articleId, true);
    }
    expect(await pointsOf(accountId)).toBe(10);
    expect(await pointsOf('writer-0')).toBe(0);
  });

  it('are not booked for own articles', async () => {
    const { accountId, token } = await server.login();
    const articleId = await articleOf(accountId);
    await server.ask(ARTICLE, { token, query: { articleId } });
    await server.ask(LIKE, { token, body: { kind: 'article', id: articleId, isLiked: true } });
    expect(await pointsOf(accountId)).toBe(0);
  });

  it('cost one statement when an article is read again', async () => {
    const { token } = await server.login();
    const query = { articleId: 'a1' };
    const count = async (call: object) =>
      (await countStatements(server.database, () => server.ask(ARTICLE, { query, ...call }))).statements.filter(
        (text) => text.includes('points_'),
      ).length;
    await count({ token });
    expect([await count({ token }), await count({})]).toEqual([1, 0]);
  });

  it('are booked for the sharer when somebody else who is logged in opens their link, once for each article', async () => {
    const sharer = await server.login();
    const friends = [await server.login(), await server.login()];
    const open = (token: string, articleId: string, shareCode = sharer.accountId) =>
      server.ask(OPENED, { token, body: { articleId, shareCode } });
    await open(sharer.token, 'a1');
    await server.runJobs();
    expect(await pointsOf(sharer.accountId)).toBe(0);
    for (const { token } of friends) for (let time = 0; time < 2; time += 1) await open(token, 'a1');
    await server.runJobs();
    expect(await pointsOf(sharer.accountId)).toBe(2);
    for (let n = 0; n < 4; n += 1) await open(friends[0]?.token ?? '', await articleOf(`shared-${n}`));
    await server.runJobs();
    expect(await pointsOf(sharer.accountId)).toBe(6);
  });

  it('are not booked for a code of nobody, a deleted article, or without a login', async () => {
    const { token } = await server.login();
    const body = { articleId: 'a1', shareCode: 'nobody-at-all' };
    await server.ask(OPENED, { token, body });
    await server.runJobs();
    expect(await pointsOf('nobody-at-all')).toBe(0);
    await server.ask(OPENED, { token, body: { ...body, articleId: 'no-such-article' } });
    expect((await server.call(OPENED, { body })).code).toBe('000009');
    expect((await server.call(OPENED, { token, body: { ...body, shareCode: '../x' } })).code).not.toBe('000000');
  });
});
