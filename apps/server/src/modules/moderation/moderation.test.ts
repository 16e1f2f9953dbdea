import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { moderation } from '.';
import { ARTICLE, DETAIL, KEEP, LIST, Moderation, TAKE_DOWN, WAITING } from './moderation.fixture';

const COMMENTS = 'GET /api/mpmkt/v1/community/comments' as const;
const SHOWCASE = 'GET /api/mporder/v1/vehicle/showcase' as const;
const PUBLISH = 'POST /api/mporder/v1/vehicle/showcase/publish' as const;
const SOURCES = 'GET /api/mporder/v1/vehicle/showcase/sources' as const;
const MESSAGES = 'GET /api/mpaccount/v1/messages' as const;
const reason = '含有站外交易信息';

let desk: Moderation;
let staff: TestPerson;
beforeAll(async () => {
  desk = await Moderation.open();
  staff = await desk.staff();
});
afterAll(() => desk.close());

const show = (itemId: string, { token } = staff) => desk.server.ask(DETAIL, { token, query: { itemId } });
const takeDown = (itemId: string, edit = 0, { token } = staff) =>
  desk.server.call(TAKE_DOWN, { token, body: { itemId, edit, reason } });
const keep = (itemId: string, edit = 0, { token } = staff) => desk.server.call(KEEP, { token, body: { itemId, edit } });
const messagesOf = async ({ token }: TestPerson) => {
  await desk.server.runJobs();
  return (await desk.server.ask(MESSAGES, { token, query: {} })).items;
};

describe('what was reported', () => {
  it('is one row for all who reported it, with their reasons', async () => {
    const { itemId, targetId, author } = await desk.reported('article');
    await desk.report(await desk.server.login(), 'article', targetId, 'falsehood', '数据不对');
    await desk.report(await desk.server.login(), 'article', targetId);
    const { items } = await desk.server.ask(LIST, { token: staff.token, query: { state: 'open', kind: 'article' } });
    expect(items.filter((item) => item.itemId === itemId)).toMatchObject([
      {
        ...{ state: 'open', contentState: 'shown', reportCount: 3, authorId: author.accountId, decidedAt: null },
        reasons: [
          { reason: 'spam', count: 2 },
          { reason: 'falsehood', count: 1 },
        ],
      },
    ]);
    const shown = await show(itemId);
    expect(shown).toMatchObject({ text: '正文', edit: 0, under: null });
    expect(shown.pictures).toHaveLength(1);
    expect(shown.reports.map(({ reason: why, note }) => [why, note]).sort()).toEqual([
      ['falsehood', '数据不对'],
      ['spam', ''],
      ['spam', ''],
    ]);
  });

  it('shows every report, also of a server whose clock is a little behind', async () => {
    const other = await desk.server.login();
    const { itemId, targetId } = await desk.reported('article');
    desk.server.clock.advance(-60_000);
    await desk.report(other, 'article', targetId, 'abuse');
    desk.server.clock.advance(60_000);
    expect((await show(itemId)).reports.map(({ reason: why }) => why)).toEqual(['spam', 'abuse']);
    expect((await keep(itemId)).name).toBe('SUCCESS');
    const { rows } = await desk.server.database.executeSql(
      'select distinct state from community_report where target_id = $1',
      [targetId],
    );
    expect(rows).toEqual([{ state: 'dismissed' }]);
  });

  it('says where a comment stands, and what a configuration is', async () => {
    const comment = await desk.reported('comment');
    expect(await show(comment.itemId)).toMatchObject({ title: '这里的风景真好', under: { page: 'article' } });
    const car = await desk.reported('configuration');
    const shown = await show(car.itemId);
    expect(shown).toMatchObject({ text: '照着配不后悔', under: null });
    expect(shown.title).not.toBe('');
    expect(shown.pictures).toHaveLength(1);
  });

  it('is counted for the day’s work while it is open', async () => {
    const { token } = staff;
    const before = await desk.server.ask(WAITING, { token });
    const { itemId } = await desk.reported('article');
    expect((await desk.server.ask(WAITING, { token })).count).toBe(before.count + 1);
    await keep(itemId);
    expect(await desk.server.ask(WAITING, { token })).toEqual(before);
  });

  it('is shown to who may see content alone, to auditors without names', async () => {
    const { itemId, author, reporter } = await desk.reported('article');
    for (const key of [LIST, WAITING]) expect((await desk.server.call(key, {})).name).toBe('LOGIN_EXPIRED');
    for (const person of [author, reporter, await desk.server.login({ roles: ['consultant'] })]) {
      const query = { itemId };
      expect((await desk.server.call(DETAIL, { token: person.token, query })).name).toBe('FORBIDDEN');
      expect((await takeDown(itemId, 0, person)).name).toBe('FORBIDDEN');
      expect((await keep(itemId, 0, person)).name).toBe('FORBIDDEN');
    }
    const auditor = await desk.server.login({ roles: ['auditor'] });
    const [full, masked] = [await show(itemId), await show(itemId, auditor)];
    expect(masked.reports[0]?.nickname).toMatch(/^.\*+$/);
    expect(masked.reports[0]?.nickname).not.toBe(full.reports[0]?.nickname);
    expect((await keep(itemId, 0, auditor)).name).toBe('FORBIDDEN');
  });

  it('takes no unknown item and no other filter', async () => {
    const { token } = staff;
    expect((await desk.server.call(DETAIL, { token, query: { itemId: 'none' } })).name).toBe('NOT_FOUND');
    expect((await keep('none')).name).toBe('NOT_FOUND');
    expect((await takeDown('none')).name).toBe('NOT_FOUND');
    for (const query of [{ state: 'kept' }, { kind: 'person' }])
      expect((await desk.server.call(LIST, { token, query: query as never })).name).toBe('BAD_INPUT');
    const { itemId } = await desk.reported('article');
    for (const body of [
      { itemId, edit: 0, reason: ' ' },
      { itemId, edit: -1, reason },
      { itemId, reason },
    ])
      expect((await desk.server.call(TAKE_DOWN, { token, body: body as never })).name).toBe('BAD_INPUT');
  });
});

describe('content that is kept', () => {
  it('stays, its reports are dismissed, and the next report opens it again', async () => {
    const { itemId, targetId, author, reporter } = await desk.reported('article');
    expect((await keep(itemId)).name).toBe('SUCCESS');
    expect((await keep(itemId)).name).toBe('STATE_CHANGED');
    expect((await takeDown(itemId, 1)).name).toBe('STATE_CHANGED');
    expect((await desk.server.call(ARTICLE, { query: { articleId: targetId } })).name).toBe('SUCCESS');
    expect(await show(itemId)).toMatchObject({ state: 'kept', contentState: 'shown', edit: 1 });
    expect((await show(itemId)).decidedBy).not.toBe('');
    const { items } = await desk.server.ask(LIST, { token: staff.token, query: { state: 'decided' } });
    expect(items.some((item) => item.itemId === itemId)).toBe(true);
    expect(await messagesOf(author)).toEqual([]);
    const [answer, ...more] = await messagesOf(reporter);
    expect(answer).toMatchObject({ title: '举报未成立' });
    expect(answer?.body).toContain((await show(itemId)).title);
    expect(more).toEqual([]);
    expect(await desk.report(reporter, 'article', targetId)).toBe('ALREADY_DONE');
    await desk.report(await desk.server.login(), 'article', targetId);
    expect(await show(itemId)).toMatchObject({ state: 'open', reportCount: 2 });
    // Who saw it before the last decision does not decide about what came after.
    expect((await takeDown(itemId, 0)).name).toBe('STATE_CHANGED');
    expect((await takeDown(itemId, 1)).name).toBe('SUCCESS');
  });
});

describe('content that is taken down', () => {
  it('an article leaves the community, and its author reads why', async () => {
    const { itemId, targetId, author, reporter } = await desk.reported('article');
    expect((await takeDown(itemId)).name).toBe('SUCCESS');
    expect((await takeDown(itemId, 1)).name).toBe('STATE_CHANGED');
    expect((await desk.server.call(ARTICLE, { query: { articleId: targetId } })).name).toBe('NOT_FOUND');
    expect(await show(itemId)).toMatchObject({ state: 'takenDown', contentState: 'hidden', decision: reason });
    const [told, ...more] = await messagesOf(author);
    expect(told?.body).toContain(reason);
    expect(more).toEqual([]);
    expect((await messagesOf(reporter)).map(({ title }) => title)).toEqual(['举报已处理']);
  });

  it('a comment goes with its replies, and is counted no more', async () => {
    const [author, other] = [await desk.server.login(), await desk.server.login()];
    const articleId = await desk.article(await desk.server.login());
    const commentId = await desk.comment(author, articleId);
    const body = { articleId, replyToId: commentId, text: '确实不错' };
    await desk.server.ask('POST /api/mpmkt/v1/community/comment', { token: other.token, body });
    await desk.report(other, 'comment', commentId, 'abuse');
    expect((await takeDown(await desk.itemOf('comment', commentId))).name).toBe('SUCCESS');
    expect((await desk.server.ask(COMMENTS, { query: { articleId, sort: 'newest' } })).items).toEqual([]);
    expect((await desk.server.ask(ARTICLE, { query: { articleId } })).counts.comment).toBe(0);
    expect((await messagesOf(author)).map(({ title }) => title)).toContain('评论已下架');
  });

  it('a configuration leaves the showcase, and is not published again', async () => {
    const { itemId, targetId, author } = await desk.reported('configuration');
    expect((await takeDown(itemId)).name).toBe('SUCCESS');
    const { token } = author;
    const lists = [
      await desk.server.ask(SHOWCASE, { query: { sort: 'newest', size: 50 } }),
      await desk.server.ask('GET /api/mporder/v1/vehicle/showcase/own', { token, query: {} }),
    ];
    expect(lists.flatMap(({ items }) => items).filter(({ carId }) => carId === targetId)).toEqual([]);
    const copy = await desk.server.call('POST /api/mporder/v1/vehicle/showcase/copy', {
      token,
      body: { carId: targetId },
    });
    expect(copy.name).toBe('NOT_FOUND');
    const [source] = await desk.server.ask(SOURCES, { token });
    const body = { kind: 'wish' as const, sourceId: source?.sourceId ?? '', words: '再来一次' };
    expect((await desk.server.call(PUBLISH, { token, body })).name).toBe('FORBIDDEN');
    expect((await messagesOf(author)).map(({ title }) => title)).toEqual(['晒出的配置已下架']);
    expect(await show(itemId)).toMatchObject({ contentState: 'hidden', text: '照着配不后悔' });
  });

  it('is not what its author deleted before: those reports are only closed', async () => {
    const { itemId, targetId, author } = await desk.reported('article');
    const body = { articleId: targetId };
    await desk.server.ask('POST /api/mpmkt/v1/community/article/delete', { token: author.token, body });
    expect((await show(itemId)).contentState).toBe('gone');
    expect((await takeDown(itemId)).name).toBe('STATE_CHANGED');
    expect(await show(itemId)).toMatchObject({ state: 'open', edit: 0 });
    expect((await keep(itemId)).name).toBe('SUCCESS');
    const { token } = author;
    const car = await desk.reported('configuration');
    const own = { token: car.author.token, body: { carId: car.targetId } };
    await desk.server.ask('POST /api/mporder/v1/vehicle/showcase/delete', own);
    expect(await show(car.itemId)).toMatchObject({ contentState: 'gone', title: '', authorId: null, pictures: [] });
    expect(token).not.toBe(own.token);
  });

  it('is in the audit trail, with the reason', async () => {
    const { itemId } = await desk.reported('article');
    await takeDown(itemId);
    const auditor = await desk.server.login({ roles: ['auditor'] });
    const query = { staffId: staff.accountId };
    const { items } = await desk.server.ask('GET /api/mpaccount/v1/staff/audit', { token: auditor.token, query });
    expect(items[0]).toMatchObject({ call: TAKE_DOWN, subject: { itemId }, reason });
  });
});

it('reports that an earlier version took come into the queue by themselves', async () => {
  const { targetId } = await desk.reported('article');
  await desk.report(await desk.server.login(), 'article', targetId, 'abuse');
  await desk.server.database.executeSql('delete from community_reported where target_id = $1', [targetId]);
  for (let n = 0; n < 2; n += 1) await moderation.upkeep?.(desk.server.ctx());
  expect(await show(await desk.itemOf('article', targetId))).toMatchObject({ state: 'open', reportCount: 2 });
});
