import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../testing';
import { createCommunity } from './community.fixture';
import { seedOwnArticle } from './test-data';

const FEED = 'GET /api/mpmkt/v1/community/feed' as const;
const LIKE = 'POST /api/mpmkt/v1/community/like' as const;
const FOLLOW = 'POST /api/mpmkt/v1/community/follow' as const;
const SUGGESTED = 'GET /api/mpmkt/v1/community/suggestedAuthors' as const;
const RELATED = 'GET /api/mpmkt/v1/community/article/related' as const;

let server: TestServer;
beforeAll(async () => {
  server = await createCommunity();
});
afterAll(() => server.close());

async function readAll(query: Record<string, unknown>, token?: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await server.ask(FEED, { query: { ...query, cursor }, ...(token ? { token } : {}) });
    ids.push(...page.items.map((card) => card.cardId));
    cursor = page.nextCursor;
  }
  return ids;
}

describe('feed', () => {
  it('pages through everything published once, newest first, with activities and votes between', async () => {
    const ids = await readAll({ tab: 'newest', size: 4 });
    expect(ids).toHaveLength(28);
    expect(new Set(ids).size).toBe(28);
    expect(ids.slice(0, 5)).toEqual(['a1', 'act', 'a2', 'vote', 'a3']);
    expect(await readAll({ tab: 'recommend' })).toHaveLength(28);
  });

  it('filters by tab', async () => {
    expect(await readAll({ tab: 'selected' })).toEqual(['a1', 'a6', 'a11', 'a16', 'a21']);
    expect(await readAll({ tab: 'aggregated' })).toEqual(['a1', 'a5', 'a9', 'a13', 'a17', 'a21', 'a25']);
  });

  it('shows authors followed, to those who follow, and nothing to visitors', async () => {
    const { token } = await server.login();
    expect(await readAll({ tab: 'follow' }, token)).toEqual([]);
    await server.ask(FOLLOW, { token, body: { authorId: 'other', isFollowed: true } });
    const ids = await readAll({ tab: 'follow' }, token);
    expect(ids).toHaveLength(12);
    expect(ids[0]).toBe('a2');
    expect(await readAll({ tab: 'follow' })).toEqual([]);
  });

  it('shows the own likes of the caller only', async () => {
    const liker = await server.login();
    const other = await server.login();
    await server.ask(LIKE, { token: liker.token, body: { kind: 'article', id: 'a3', isLiked: true } });
    const likedFor = async (token: string) => {
      const { items } = await server.ask(FEED, { token, query: { tab: 'newest' } });
      return items.filter((card) => card.kind === 'article' && card.isLiked).map((card) => card.cardId);
    };
    expect([await likedFor(liker.token), await likedFor(other.token)]).toEqual([['a3'], []]);
  });

  it('refuses unknown tabs, sizes and cursors', async () => {
    const nameOf = async (query: Record<string, unknown>) => (await server.call(FEED, { query })).name;
    expect(await nameOf({ tab: 'none' })).toBe('BAD_INPUT');
    expect(await nameOf({ tab: 'newest', size: 0 })).toBe('BAD_INPUT');
    expect(await nameOf({ tab: 'newest', cursor: "1' or 1=1" })).toBe('BAD_INPUT');
  });
});

describe('authors to follow', () => {
  it('leaves out whom the caller follows', async () => {
    const { token } = await server.login();
    const idsFor = async () => (await server.ask(SUGGESTED, { token })).map((author) => author.authorId).sort();
    expect(await idsFor()).toEqual(['other', 'writer']);
    await server.ask(FOLLOW, { token, body: { authorId: 'writer', isFollowed: true } });
    expect(await idsFor()).toEqual(['other']);
  });

  it('counts a follow once and takes it back', async () => {
    const { token } = await server.login();
    const body = { authorId: 'writer', isFollowed: true };
    await server.ask(FOLLOW, { token, body });
    await server.ask(FOLLOW, { token, body });
    expect(await server.ask(FOLLOW, { token, body: { ...body, isFollowed: false } })).toEqual({ isFollowed: false });
    expect((await server.call(FOLLOW, { body })).name).toBe('LOGIN_EXPIRED');
    expect((await server.call(FOLLOW, { token, body: { authorId: 'writer' } })).name).toBe('BAD_INPUT');
  });

  it('does not follow oneself or nobody', async () => {
    const { token, accountId } = await server.login();
    await server.database.transaction((db) => seedOwnArticle({ ...server.ctx(), db }, accountId, { state: 'deleted' }));
    const follow = (authorId: string) => server.call(FOLLOW, { token, body: { authorId, isFollowed: true } });
    expect((await follow(accountId)).name).toBe('FORBIDDEN');
    expect((await follow('nobody')).name).toBe('NOT_FOUND');
  });
});

describe('related articles', () => {
  it('starts with the same topic and model and holds four at most', async () => {
    const cards = await server.ask(RELATED, { query: { articleId: 'a1' } });
    expect(cards.map((card) => card.cardId)).toEqual(['a2', 'a3', 'a5', 'a9']);
  });

  it('is not found for what cannot be seen', async () => {
    expect((await server.call(RELATED, { query: { articleId: 'deleted' } })).name).toBe('NOT_FOUND');
    expect((await server.call(RELATED, { query: { articleId: '' } })).name).toBe('BAD_INPUT');
  });
});
