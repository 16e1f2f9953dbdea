import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../testing';
import { balances } from '../points';
import { createCommunity } from './community.fixture';

const COMMENTS = 'GET /api/mpmkt/v1/community/comments' as const;
const REPLIES = 'GET /api/mpmkt/v1/community/replies' as const;
const COMMENT = 'POST /api/mpmkt/v1/community/comment' as const;
const DELETE = 'POST /api/mpmkt/v1/community/comment/delete' as const;
const LIKE = 'POST /api/mpmkt/v1/community/like' as const;
const ARTICLE = 'GET /api/mpmkt/v1/community/article' as const;

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createCommunity();
  token = (await server.login()).token;
});
afterAll(() => server.close());

async function post(articleId: string, text: string, options: { replyToId?: string; token?: string } = {}) {
  server.clock.advance(1000);
  const body = { articleId, text, ...(options.replyToId ? { replyToId: options.replyToId } : {}) };
  return (await server.ask(COMMENT, { token: options.token ?? token, body })).comment;
}

const countOf = async (articleId: string) => (await server.ask(ARTICLE, { query: { articleId } })).counts.comment;

describe('one comment with its article', () => {
  const THREAD = 'GET /api/mpmkt/v1/community/comment' as const;

  it('is found by its own id and by that of a reply', async () => {
    const other = await server.login();
    const top = await post('a22', '一条');
    const reply = await post('a22', '回复', { replyToId: top.commentId, token: other.token });
    const expected = {
      comment: { commentId: top.commentId, replyCount: 1, isOwn: true, replies: [] },
      article: { articleId: 'a22', title: '文章a22' },
      isClosed: false,
    };
    for (const { commentId } of [top, reply])
      expect(await server.ask(THREAD, { token, query: { commentId } })).toMatchObject(expected);
  });

  it('says whether the visitor likes it, and is gone once it is deleted', async () => {
    const top = await post('a22', '喜欢这条');
    await server.ask(LIKE, { token, body: { kind: 'comment', id: top.commentId, isLiked: true } });
    const query = { commentId: top.commentId };
    expect((await server.ask(THREAD, { token, query })).comment).toMatchObject({ isLiked: true, likeCount: 1 });
    expect((await server.ask(THREAD, { query })).comment).toMatchObject({ isLiked: false, isOwn: false });
    await server.ask(DELETE, { token, body: query });
    expect((await server.call(THREAD, { token, query })).code).toBe('4040001');
    expect((await server.call(THREAD, { query: { commentId: 'nothing' } })).code).toBe('4040001');
  });
});

describe('commenting', () => {
  it('makes the customer an author and shows the comment as their own', async () => {
    const me = await server.login();
    const comment = await post('a1', '  写得真好  ', { token: me.token });
    expect(comment).toMatchObject({ text: '写得真好', isOwn: true, replyCount: 0, replies: [] });
    expect(comment.author).toMatchObject({ authorId: me.accountId, isOwner: false, isOfficial: false });
    const { items } = await server.ask(COMMENTS, { query: { articleId: 'a1' } });
    expect(items.map((item) => [item.commentId, item.isOwn])).toEqual([[comment.commentId, false]]);
    expect(await countOf('a1')).toBe(1);
  });

  it('keeps replies at two levels and names who is answered', async () => {
    const other = await server.login();
    const top = await post('a2', '第一条');
    const reply = await post('a2', '回复', { replyToId: top.commentId, token: other.token });
    const answer = await post('a2', '再回复', { replyToId: reply.commentId });
    const third = await post('a2', '又一条', { replyToId: top.commentId });
    expect([reply.replyTo, answer.replyTo]).toEqual([null, reply.author.nickname]);
    const [shown] = (await server.ask(COMMENTS, { query: { articleId: 'a2' } })).items;
    expect(shown?.replyCount).toBe(3);
    expect(shown?.replies.map((item) => item.commentId)).toEqual([reply.commentId, answer.commentId]);
    const page = await server.ask(REPLIES, { query: { commentId: top.commentId, size: 2 } });
    const rest = await server.ask(REPLIES, { query: { commentId: top.commentId, size: 2, cursor: page.nextCursor } });
    expect([...page.items, ...rest.items].map((item) => item.commentId)).toEqual([
      reply.commentId,
      answer.commentId,
      third.commentId,
    ]);
    expect(rest.nextCursor).toBeNull();
  });

  it('earns points five times a day', async () => {
    const me = await server.login();
    const earned: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const body = { articleId: 'a3', text: `第${i}条` };
      earned.push((await server.ask(COMMENT, { token: me.token, body })).pointsEarned);
    }
    expect(earned).toEqual([2, 2, 2, 2, 2, 0]);
    expect((await balances(server.ctx(), me.accountId)).points).toBe(10);
  });

  it('answers a repeated request with the first comment and refuses the key for another text', async () => {
    const options = { token, idempotencyKey: 'same-key-for-comment', body: { articleId: 'a4', text: '只发一次' } };
    const first = await server.ask(COMMENT, options);
    expect((await server.ask(COMMENT, options)).comment.commentId).toBe(first.comment.commentId);
    expect(await countOf('a4')).toBe(1);
    const other = await server.call(COMMENT, { ...options, body: { articleId: 'a4', text: '另一条' } });
    expect(other.name).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('refuses what the filter finds, with nothing written', async () => {
    const body = { articleId: 'a5', text: '加 Ｖ-X 有优惠' };
    expect((await server.call(COMMENT, { token, body })).name).toBe('CONTENT_REFUSED');
    expect(await countOf('a5')).toBe(0);
  });

  it('is refused where comments are closed or the article cannot be seen', async () => {
    const nameOf = async (body: object) => (await server.call(COMMENT, { token, body: { text: '好', ...body } })).name;
    expect(await nameOf({ articleId: 'closed' })).toBe('COMMENTS_CLOSED');
    expect(await nameOf({ articleId: 'deleted' })).toBe('NOT_FOUND');
    expect(await nameOf({ articleId: 'reviewing' })).toBe('NOT_FOUND');
    expect(await nameOf({ articleId: 'a1', replyToId: 'unknown' })).toBe('NOT_FOUND');
  });

  it('does not answer a comment of another article', async () => {
    const elsewhere = await post('a6', '别处');
    const body = { articleId: 'a7', text: '好', replyToId: elsewhere.commentId };
    expect((await server.call(COMMENT, { token, body })).name).toBe('NOT_FOUND');
  });

  it('wants a login and 1 to 500 characters, surrogate pairs counted as one', async () => {
    const nameOf = async (text: string) =>
      (await server.call(COMMENT, { token, body: { articleId: 'a8', text } })).name;
    expect((await server.call(COMMENT, { body: { articleId: 'a8', text: '好' } })).name).toBe('LOGIN_EXPIRED');
    expect(await nameOf('   ')).toBe('BAD_INPUT');
    expect(await nameOf('长'.repeat(501))).toBe('BAD_INPUT');
    expect(await nameOf('😀'.repeat(500))).toBe('SUCCESS');
  });
});

describe('lists of comments', () => {
  it('sorts by likes or by time and pages through all of them', async () => {
    const ids: string[] = [];
    for (const text of ['一', '二', '三', '四']) ids.push((await post('a24', text)).commentId);
    const [one, two, three, four] = ids;
    await server.ask(LIKE, { token, body: { kind: 'comment', id: two, isLiked: true } });
    const read = async (sort: string) => {
      const page = await server.ask(COMMENTS, { token, query: { articleId: 'a24', sort, size: 3 } });
      const query = { articleId: 'a24', sort, size: 3, cursor: page.nextCursor };
      const rest = await server.ask(COMMENTS, { token, query });
      return [...page.items, ...rest.items];
    };
    const hottest = await read('hottest');
    expect(hottest.map((item) => item.commentId)).toEqual([two, four, three, one]);
    expect(hottest.map((item) => item.isLiked)).toEqual([true, false, false, false]);
    expect((await read('newest')).map((item) => item.commentId)).toEqual([four, three, two, one]);
  });

  it('are not found where the article or the comment is gone, and refuse bad input', async () => {
    expect((await server.call(COMMENTS, { query: { articleId: 'deleted' } })).name).toBe('NOT_FOUND');
    expect((await server.call(COMMENTS, { query: { articleId: 'a24', sort: 'best' } })).name).toBe('BAD_INPUT');
    expect((await server.call(REPLIES, { query: { commentId: 'unknown' } })).name).toBe('NOT_FOUND');
    expect((await server.call(REPLIES, { query: { commentId: 'x', cursor: '!' } })).name).toBe('BAD_INPUT');
  });
});

describe('deleting a comment', () => {
  it('takes its replies along and counts them off', async () => {
    const other = await server.login();
    const top = await post('a10', '顶层');
    await post('a10', '回复', { replyToId: top.commentId, token: other.token });
    await post('a10', '留下');
    expect(await countOf('a10')).toBe(3);
    await server.ask(DELETE, { token, body: { commentId: top.commentId } });
    expect(await countOf('a10')).toBe(1);
    expect((await server.ask(COMMENTS, { query: { articleId: 'a10' } })).items).toHaveLength(1);
    expect((await server.call(REPLIES, { query: { commentId: top.commentId } })).name).toBe('NOT_FOUND');
    expect((await server.call(DELETE, { token, body: { commentId: top.commentId } })).name).toBe('NOT_FOUND');
  });

  it('of a reply lowers the count of its comment', async () => {
    const top = await post('a11', '顶层');
    const reply = await post('a11', '回复', { replyToId: top.commentId });
    await server.ask(DELETE, { token, body: { commentId: reply.commentId } });
    const [shown] = (await server.ask(COMMENTS, { query: { articleId: 'a11' } })).items;
    expect([shown?.replyCount, shown?.replies, await countOf('a11')]).toEqual([0, [], 1]);
  });

  it("is refused for visitors, for somebody else's and without an id", async () => {
    const other = await server.login();
    const { commentId } = await post('a12', '我的');
    expect((await server.call(DELETE, { body: { commentId } })).name).toBe('LOGIN_EXPIRED');
    expect((await server.call(DELETE, { token: other.token, body: { commentId } })).name).toBe('FORBIDDEN');
    expect((await server.call(DELETE, { token, body: {} })).name).toBe('BAD_INPUT');
    expect(await countOf('a12')).toBe(1);
  });
});
