import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../testing';
import { balances } from '../points';
import { createCommunity } from './community.fixture';

const LIKE = 'POST /api/mpmkt/v1/community/like' as const;
const FAVOURITE = 'POST /api/mpmkt/v1/community/favourite' as const;
const COMMENT = 'POST /api/mpmkt/v1/community/comment' as const;
const DELETE = 'POST /api/mpmkt/v1/community/comment/delete' as const;
const ARTICLE = 'GET /api/mpmkt/v1/community/article' as const;
const REPORT = 'POST /api/mpmkt/v1/community/report' as const;

let server: TestServer;
beforeAll(async () => {
  server = await createCommunity();
});
afterAll(() => server.close());

const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));
const countsOf = async (articleId: string) => (await server.ask(ARTICLE, { query: { articleId } })).counts;

async function logins(n: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let i = 0; i < n; i += 1) tokens.push((await server.login()).token);
  return tokens;
}

describe('callers at once', () => {
  it('count a like of one person once and those of many people each', async () => {
    const tokens = await logins(6);
    const like = (token: string | undefined, isLiked: boolean) =>
      server.ask(LIKE, { ...(token ? { token } : {}), body: { kind: 'article', id: 'a1', isLiked } });
    await times(12, () => like(tokens[0], true));
    expect((await countsOf('a1')).like).toBe(1);
    await times(18, (i) => like(tokens[i % 6], true));
    expect((await countsOf('a1')).like).toBe(6);
    await times(12, (i) => like(tokens[i % 3], false));
    expect((await countsOf('a1')).like).toBe(3);
  });

  it('keep an article once', async () => {
    const [token = ''] = await logins(1);
    await times(10, () => server.ask(FAVOURITE, { token, body: { articleId: 'a2', isFavourite: true } }));
    expect((await countsOf('a2')).favourite).toBe(1);
  });

  it('with one idempotency key make one comment', async () => {
    const [token = ''] = await logins(1);
    const body = { articleId: 'a3', text: '同时发送' };
    const answers = await times(8, () => server.call(COMMENT, { token, idempotencyKey: 'one-comment-key', body }));
    const ids = new Set(answers.filter((answer) => answer.code === '000000').map((a) => a.data.comment.commentId));
    expect(ids.size).toBe(1);
    const others = answers.filter((answer) => answer.code !== '000000').map((answer) => answer.name);
    expect(others.every((name) => name === 'IDEMPOTENCY_RUNNING')).toBe(true);
    expect((await countsOf('a3')).comment).toBe(1);
  });

  it('earn points for five comments a day and no more', async () => {
    const { token, accountId } = await server.login();
    await times(10, (i) => server.ask(COMMENT, { token, body: { articleId: 'a4', text: `第${i}条` } }));
    expect((await balances(server.ctx(), accountId)).points).toBe(10);
    expect((await countsOf('a4')).comment).toBe(10);
  });

  it('delete and answer one comment without waiting for each other for good', async () => {
    const [token = '', other = ''] = await logins(2);
    for (let round = 0; round < 5; round += 1) {
      const { comment } = await server.ask(COMMENT, { token, body: { articleId: 'a5', text: '顶层' } });
      const replyToId = comment.commentId;
      const reply = await server.ask(COMMENT, { token, body: { articleId: 'a5', text: '回复', replyToId } });
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () =>
          server.call(COMMENT, { token: other, body: { articleId: 'a5', text: '回', replyToId } }),
        ),
        server.call(DELETE, { token, body: { commentId: reply.comment.commentId } }),
        server.call(DELETE, { token, body: { commentId: replyToId } }),
      ]);
      const names = new Set(answers.map((answer) => answer.name));
      expect([...names].filter((name) => name !== 'SUCCESS' && name !== 'NOT_FOUND')).toEqual([]);
    }
    expect((await countsOf('a5')).comment).toBe(0);
  });

  it('report a thing once', async () => {
    const [token = ''] = await logins(1);
    const body = { kind: 'article', id: 'a6', reason: 'spam' };
    const names = (await times(6, () => server.call(REPORT, { token, body }))).map((answer) => answer.name);
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(1);
    expect(names.filter((name) => name === 'ALREADY_DONE')).toHaveLength(5);
  });
});
