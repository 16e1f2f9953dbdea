import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { ARTICLE, DETAIL, KEEP, Moderation, TAKE_DOWN } from './moderation.fixture';

const CALLERS = 40;

let desk: Moderation;
let staff: TestPerson[];
beforeAll(async () => {
  desk = await Moderation.open();
  staff = [await desk.staff(), await desk.staff()];
});
afterAll(() => desk.close());

const at = <T>(make: (n: number) => Promise<T>) => Promise.all(Array.from({ length: CALLERS }, (_, n) => make(n)));
const tally = (names: readonly string[]) =>
  names.reduce<Record<string, number>>((sum, name) => Object.assign(sum, { [name]: (sum[name] ?? 0) + 1 }), {});
const show = (itemId: string) => desk.server.ask(DETAIL, { token: staff[0]?.token ?? '', query: { itemId } });

it('forty people who report the same at once make one row that counts them all', async () => {
  const articleId = await desk.article(await desk.server.login());
  const people: TestPerson[] = [];
  for (let n = 0; n < CALLERS; n += 1) people.push(await desk.server.login());
  const names = await at((n) =>
    desk.report(people[n] as TestPerson, 'article', articleId, n % 2 === 0 ? 'spam' : 'abuse'),
  );
  expect(tally(names)).toEqual({ SUCCESS: CALLERS });
  const shown = await show(await desk.itemOf('article', articleId));
  expect(shown).toMatchObject({ reportCount: CALLERS, state: 'open' });
  expect(shown.reasons.map(({ count }) => count)).toEqual([CALLERS / 2, CALLERS / 2]);
  expect(shown.reports).toHaveLength(CALLERS);
});

it('one person who reports forty times at once is counted once', async () => {
  const articleId = await desk.article(await desk.server.login());
  const person = await desk.server.login();
  const names = await at(() => desk.report(person, 'article', articleId));
  expect(tally(names)).toEqual({ SUCCESS: 1, ALREADY_DONE: CALLERS - 1 });
  expect((await show(await desk.itemOf('article', articleId))).reportCount).toBe(1);
});

it('of two members of staff who decide at once one wins, and the other is told', async () => {
  const { itemId, targetId } = await desk.reported('article');
  const names = await at(async (n) => {
    const token = staff[n % 2]?.token ?? '';
    const body = { itemId, edit: 0 };
    if (n % 2 === 0) return (await desk.server.call(KEEP, { token, body })).name;
    return (await desk.server.call(TAKE_DOWN, { token, body: { ...body, reason: '攻击他人' } })).name;
  });
  expect(tally(names)).toEqual({ SUCCESS: 1, STATE_CHANGED: CALLERS - 1 });
  const isKept = names.indexOf('SUCCESS') % 2 === 0;
  expect((await show(itemId)).state).toBe(isKept ? 'kept' : 'takenDown');
  const article = await desk.server.call(ARTICLE, { query: { articleId: targetId } });
  expect(article.name).toBe(isKept ? 'SUCCESS' : 'NOT_FOUND');
});

it('a comment that its author deletes while staff take it down is counted off once', async () => {
  const [author, other] = [await desk.server.login(), await desk.server.login()];
  const articleId = await desk.article(await desk.server.login());
  const commentId = await desk.comment(author, articleId);
  await desk.comment(other, articleId);
  await desk.report(other, 'comment', commentId);
  const itemId = await desk.itemOf('comment', commentId);
  const [deleted, taken] = await Promise.all([
    desk.server.call('POST /api/mpmkt/v1/community/comment/delete', { token: author.token, body: { commentId } }),
    desk.server.call(TAKE_DOWN, { token: staff[0]?.token ?? '', body: { itemId, edit: 0, reason: '攻击他人' } }),
  ]);
  expect([deleted.name, taken.name].filter((name) => name === 'SUCCESS')).toHaveLength(1);
  expect((await desk.server.ask(ARTICLE, { query: { articleId } })).counts.comment).toBe(1);
});
