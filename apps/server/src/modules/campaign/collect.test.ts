import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { earn } from '../points';
import { CampaignDesk } from './campaign.fixture';
import { findCampaign } from './campaign.repository';
import { insertCodes } from './codes/code.repository';
import {
  CLAIM,
  COLLECT_SETTINGS,
  COMPOSE,
  collectOf,
  everythingIn,
  makeCollect,
  NOTE,
  prizeOf,
  REMIND,
  REVIEW,
  TAKE,
} from './collect.fixture';
import { lotOf } from './draw-lots';
import { faultsOfCollect, keepItems, movedCollect } from './engines/collect/collect-settings';
import { drawDueCollects } from './engines/collect/draw-collect';
import { insertRelation } from './relation/relation.repository';

let desk: CampaignDesk;
let person: TestPerson;
beforeAll(async () => {
  desk = await CampaignDesk.open();
});
afterAll(() => desk.server.close());

// Noon in Shanghai: hours later is the same day.
beforeEach(async () => {
  desk.server.clock.set(Math.floor(desk.server.clock.now() / DAY_MS + 1) * DAY_MS + 4 * HOUR_MS);
  person = await desk.person();
});

const set = (slug: string, column: 'switch' | 'audience', value: string) =>
  desk.server.database.executeSql(`update campaigns set ${column} = $2 where slug = $1`, [slug, value]);

describe('tasks of a day', () => {
  it('are done where they are known, and bring an item each once a day', async () => {
    const slug = await makeCollect(desk);
    const collect = collectOf(desk, slug);
    expect(await collect.show()).toMatchObject({ own: null, pool: 'all', drawing: null, warmUp: null });
    const states = async () => (await collect.show(person)).own?.tasks.map(({ state }) => state);
    expect(await states()).toEqual(['todo', 'todo', 'todo', 'todo']);
    expect(await collect.take(person, 'share')).toMatchObject({ name: 'LIMIT_REACHED', message: '请先完成任务' });
    await collect.note(person, 'share');
    await collect.note(person, 'share');
    await desk.server.ask('POST /api/mpintegral/v1/checkIn', { token: person.token });
    expect(await states()).toEqual(['open', 'open', 'todo', 'todo']);
    expect((await collect.take(person, 'share')).data).toMatchObject({ item: 'a', collect: { own: { itemsLeft: 2 } } });
    expect(await collect.take(person, 'share')).toMatchObject({ name: 'LIMIT_REACHED', message: '今日已领取' });
    await collect.take(person, 'checkIn');
    expect(await collect.counts(person)).toEqual({ a: 2 });
    desk.server.clock.advance(DAY_MS);
    expect(await states()).toEqual(['todo', 'todo', 'todo', 'todo']);
  });

  it('may be articles read for the first time and friends invited, as the modules know that count them', async () => {
    const slug = await makeCollect(desk, { tasks: ['article', 'invite'] });
    const collect = collectOf(desk, slug);
    const states = async () => (await collect.show(person)).own?.tasks.map(({ state }) => state);
    const { accountId } = person;
    await earn(desk.server.ctx(), { accountId, amount: 2, reason: 'articleRead', ref: 'article-1' });
    expect(await states()).toEqual(['open', 'todo']);
    const campaign = await findCampaign(desk.server.database.db, slug);
    const friend = await desk.person();
    await insertRelation(desk.server.database.db, {
      ...{ inviterId: accountId, id: 'R1', friendId: friend.accountId, campaignId: campaign?.id ?? '' },
      ...{ channel: 'link', shareId: null, until: null, endedAt: null, milestone: 'registered', isLapsed: false },
      ...{ remindedOn: null, mayCall: false, createdAt: desk.server.clock.now() },
    });
    expect(await states()).toEqual(['open', 'open']);
    expect((await collect.take(person, 'invite')).name).toBe('SUCCESS');
    desk.server.clock.advance(DAY_MS);
    expect(await states()).toEqual(['todo', 'todo']);
  });

  it('bring no more than the day may, whatever was done', async () => {
    const collect = collectOf(desk, await makeCollect(desk, { itemsPerDay: 1 }));
    await collect.note(person, 'share');
    await collect.note(person, 'store');
    await collect.take(person, 'store');
    expect((await collect.show(person)).own).toMatchObject({ itemsLeft: 0, tasks: [{ state: 'limit' }, {}, {}, {}] });
    expect(await collect.take(person, 'share')).toMatchObject({
      name: 'LIMIT_REACHED',
      message: '每天最多领取 1 次，明天再来吧',
    });
  });

  it('include a question of the day, answered once, whose answer is told only then', async () => {
    const collect = collectOf(desk, await makeCollect(desk));
    const quizOf = async () => (await collect.show(person)).own?.tasks[2];
    expect(JSON.stringify(await collect.show(person))).not.toContain('"quiz":[');
    expect((await quizOf())?.question).toEqual({
      question: '哪一年？',
      options: ['2021', '2022'],
      chosen: null,
      right: null,
    });
    expect((await collect.answer(person, 3)).name).toBe('BAD_INPUT');
    await collect.answer(person, 1);
    expect(await quizOf()).toMatchObject({ state: 'todo', question: { chosen: 1, right: 2 } });
    expect(await collect.answer(person, 2)).toMatchObject({ name: 'LIMIT_REACHED', message: '今日已答题' });
    desk.server.clock.advance(DAY_MS);
    await collect.answer(person, 2);
    expect((await quizOf())?.state).toBe('open');
    expect((await collect.take(person, 'quiz')).name).toBe('SUCCESS');
  });

  it('follow pools day by day, by odds that the seed decides', async () => {
    const odds = (item: string) => [{ item, weight: 10_000 }];
    const pools = [
      { key: 'one', title: '一', odds: odds('a') },
      { key: 'two', title: '二', odds: odds('b') },
    ];
    const collect = collectOf(desk, await makeCollect(desk, { pools }));
    const shown = [];
    for (let day = 0; day < 3; day += 1) {
      await collect.note(person, 'share');
      shown.push([(await collect.show()).pool, (await collect.take(person, 'share')).data.item]);
      desk.server.clock.advance(DAY_MS);
    }
    expect(shown).toEqual([
      ['one', 'a'],
      ['two', 'b'],
      ['one', 'a'],
    ]);
  });

  it('are for people of the campaign while it runs', async () => {
    const slug = await makeCollect(desk);
    const collect = collectOf(desk, slug);
    const body = { slug, task: 'share' as const };
    expect((await desk.server.call(NOTE, { body })).name).toBe('LOGIN_EXPIRED');
    expect((await desk.server.call(TAKE, { token: person.token, body: { slug, task: 'invite' } })).name).toBe(
      'NOT_FOUND',
    );
    expect((await desk.server.call(TAKE, { token: person.token, body: { slug: 'nothing', task: 'share' } })).name).toBe(
      'NOT_FOUND',
    );
    await set(slug, 'audience', JSON.stringify({ roles: ['owner'] }));
    desk.server.clock.advance(MINUTE_MS);
    expect((await collect.note(person, 'share')).name).toBe('FORBIDDEN');
    desk.server.clock.advance(11 * DAY_MS);
    expect((await collect.note(person, 'share')).name).toBe('STATE_CHANGED');
    expect((await collect.show(person)).campaign.state).toBe('ended');
  });
});

describe('sets', () => {
  it('bring their reward once everything is there, once', async () => {
    const slug = await makeCollect(desk, {}, { prizes: [prizeOf({ for: 'set', set: 'word' })] });
    const collect = collectOf(desk, slug);
    await collect.fill(person, 'x');
    expect((await collect.show(person)).sets[1]).toMatchObject({ state: 'missing', prizes: [{ title: 'set' }] });
    expect(await collect.claim(person, 'word')).toMatchObject({ name: 'STATE_CHANGED', message: '系列还没有集齐' });
    expect((await collect.claim(person, 'town')).name).toBe('NOT_FOUND');
    await collect.fill(person, 'y');
    expect((await collect.claim(person, 'word')).data.sets[1]?.state).toBe('claimed');
    expect(await collect.claim(person, 'word')).toMatchObject({ name: 'LIMIT_REACHED', message: '您已领取过' });
    expect(await desk.pointsOf(person)).toBe(100);
    expect((await desk.server.call(CLAIM, { body: { slug, set: 'word' } })).name).toBe('LOGIN_EXPIRED');
  });

  it('tell when their reward has run out', async () => {
    const slug = await makeCollect(desk, {}, { prizes: [prizeOf({ for: 'set', set: 'word' }, { stock: 1 })] });
    const collect = collectOf(desk, slug);
    const other = await desk.person();
    await collect.fill(person, 'x', 'y');
    await collect.fill(other, 'x', 'y');
    await collect.claim(person, 'word');
    expect((await collect.claim(other, 'word')).name).toBe('SOLD_OUT');
    expect((await collect.show(other)).sets[1]?.state).toBe('soldOut');
  });
});

describe('recipes', () => {
  it('make one item of several in one step, and leave the last of each', async () => {
    const slug = await makeCollect(desk);
    const collect = collectOf(desk, slug);
    await collect.fill(person, 'a', 'a', 'a', 'b', 'b');
    expect(await collect.compose(person, 'up', 'a', 'a', 'a')).toMatchObject({
      name: 'STATE_CHANGED',
      message: '可用数量不足',
    });
    expect(await collect.counts(person)).toEqual({ a: 3, b: 2 });
    expect((await collect.compose(person, 'up', 'a', 'a', 'b')).data.item).toBe('s');
    expect(await collect.counts(person)).toEqual({ a: 1, b: 1, s: 1 });
    expect(await everythingIn(desk, slug)).toEqual({ items: { a: 1, b: 1, s: 1 }, wrong: 0 });
  });

  it('refuse what does not fit, and what is not there', async () => {
    const slug = await makeCollect(desk);
    const collect = collectOf(desk, slug);
    await collect.fill(person, 'a', 'a', 's', 's', 'x', 'x', 'x');
    expect(await collect.compose(person, 'up', 'a', 'a', 's')).toMatchObject({ name: 'BAD_INPUT' });
    expect((await collect.compose(person, 'up', 'a', 'a')).name).toBe('BAD_INPUT');
    expect((await collect.compose(person, 'enter', 'x', 'x')).name).toBe('BAD_INPUT');
    expect((await collect.compose(person, 'down', 'a', 'a', 'a')).name).toBe('NOT_FOUND');
    expect((await collect.compose(person, 'up', 'a', 'a', 'q')).name).toBe('NOT_FOUND');
    const body = { slug, recipe: 'up', items: ['a', 'a', 'a'] };
    expect((await desk.server.call(COMPOSE, { body })).name).toBe('LOGIN_EXPIRED');
  });

  it('enter the draw once, until its time; winners are those with the smallest lots, and are told', async () => {
    const drawsAt = desk.server.clock.now() + 3 * DAY_MS;
    const prizes = [
      prizeOf({ for: 'entry' }, { amount: 88 }),
      prizeOf({ for: 'draw' }, { kind: 'goods', stock: 2, claimDays: 30 }),
    ];
    const slug = await makeCollect(desk, { keepsLast: false, drawsAt, composeUntil: drawsAt - HOUR_MS }, { prizes });
    const collect = collectOf(desk, slug);
    const crowd = [person, await desk.person(), await desk.person()];
    for (const each of crowd) {
      await collect.fill(each, 'x', 'x', 'y', 'y');
      expect((await collect.compose(each, 'enter', 'x', 'y')).data.item).toBeNull();
    }
    expect(await collect.compose(person, 'enter', 'x', 'y')).toMatchObject({
      name: 'LIMIT_REACHED',
      message: '您已参与抽奖',
    });
    expect(await collect.counts(person)).toEqual({ x: 1, y: 1 });
    expect(await desk.pointsOf(person)).toBe(88);
    const late = await desk.person();
    await collect.fill(late, 'x', 'y');
    desk.server.clock.set(drawsAt - HOUR_MS);
    expect(await collect.compose(late, 'enter', 'x', 'y')).toMatchObject({ message: '合成时间已截止' });
    await drawDueCollects(desk.server.ctx());
    expect((await collect.show()).drawing).toMatchObject({ done: null, seed: null });
    desk.server.clock.set(drawsAt);
    await drawDueCollects(desk.server.ctx());
    desk.server.clock.advance(MINUTE_MS);
    const { drawing, entrants } = await collect.show();
    expect([entrants, drawing?.done?.entrants]).toEqual([3, 3]);
    const seed = drawing?.seed ?? '';
    const order = [...crowd].sort((a, b) =>
      lotOf({ seed, slug }, 1, a.accountId) < lotOf({ seed, slug }, 1, b.accountId) ? -1 : 1,
    );
    const won = await Promise.all(order.map(async (each) => (await collect.show(each)).own?.won));
    expect(won).toEqual([['draw'], ['draw'], []]);
    await desk.server.runJobs();
    const { rows } = await desk.server.database.executeSql(
      `select account_id from messages where template = 'collect.won' order by account_id`,
      [],
    );
    expect(rows).toHaveLength(2);
  });
});

describe('before the start', () => {
  const warmUp = { remindItems: 2, review: [{ figure: '41', text: '座城市' }] };
  let made = 0;
  async function announced() {
    made += 1;
    const settings = { ...warmUp, code: `START${made}` };
    const startsAt = desk.server.clock.now() + DAY_MS;
    const slug = await makeCollect(desk, { warmUp: settings }, { startsAt, endsAt: startsAt + 10 * DAY_MS });
    const campaign = await findCampaign(desk.server.database.db, slug);
    const plain = { query: {}, url: null, platforms: null, shareCode: null, channel: null, createdAt: startsAt };
    await insertCodes(desk.server.database.db, [
      { ...plain, code: settings.code, campaignId: campaign?.id ?? '', route: '/pagesActivity/anniversary/index' },
    ]);
    return slug;
  }
  const remind = (slug: string, who?: TestPerson) =>
    desk.server.call(REMIND, { body: { slug }, ...(who && { token: who.token }) });

  it('a reminder is set once, and brings items in advance', async () => {
    const slug = await announced();
    const collect = collectOf(desk, slug);
    expect((await collect.show()).warmUp).toEqual({ items: 2, review: warmUp.review, reminders: 0 });
    expect((await remind(slug)).name).toBe('LOGIN_EXPIRED');
    expect((await remind(slug, person)).data.own).toMatchObject({
      isReminded: true,
      counts: [{ item: 'a', count: 2 }],
    });
    expect((await remind(slug, person)).data.own).toMatchObject({ counts: [{ item: 'a', count: 2 }] });
    expect((await collect.note(person, 'share')).name).toBe('STATE_CHANGED');
    desk.server.clock.advance(MINUTE_MS);
    expect((await collect.show()).warmUp?.reminders).toBe(1);
    desk.server.clock.advance(DAY_MS);
    expect((await remind(slug, await desk.person())).name).toBe('STATE_CHANGED');
    await desk.server.runJobs();
    const { rows } = await desk.server.database.executeSql(
      `select 1 from messages where account_id = $1 and template = 'campaign.started'`,
      [person.accountId],
    );
    expect(rows).toHaveLength(1);
  });

  it('there is no reminder where the campaign has none, and none for people whom it is not for', async () => {
    const plain = await makeCollect(desk);
    expect((await remind(plain, person)).name).toBe('NOT_FOUND');
    const slug = await announced();
    await set(slug, 'audience', JSON.stringify({ roles: ['owner'] }));
    expect((await remind(slug, person)).name).toBe('FORBIDDEN');
  });

  it('the year of a person is told in figures', async () => {
    const slug = await announced();
    await desk.server.ask('POST /api/mpintegral/v1/checkIn', { token: person.token });
    const shown = await desk.server.ask(REVIEW, { token: person.token, query: { slug } });
    expect(shown).toMatchObject({ days: 1, posts: 0, kilometres: null });
    expect(shown.points).toBeGreaterThan(0);
    expect((await desk.server.call(REVIEW, { query: { slug } })).name).toBe('LOGIN_EXPIRED');
  });
});

describe('what staff write', () => {
  it('is refused where it makes no sense', async () => {
    const rows = await desk.stock(await makeCollect(desk, {}, { prizes: [prizeOf({ for: 'set', set: 'word' })] }));
    const faults = (settings: object, list = rows) => faultsOfCollect({ ...COLLECT_SETTINGS, ...settings }, list);
    expect(faults({})).toEqual([]);
    expect(faults({ pools: [{ key: 'all', title: '今日', odds: [{ item: 'a', weight: 9000 }] }] })).toHaveLength(1);
    expect(faults({ pools: [{ key: 'all', title: '今日', odds: [{ item: 'q', weight: 10_000 }] }] })).toHaveLength(1);
    expect(faults({ sets: [...COLLECT_SETTINGS.sets, { key: 'none', title: '空' }] })).toHaveLength(1);
    expect(faults({ items: [...COLLECT_SETTINGS.items, ...COLLECT_SETTINGS.items.slice(0, 1)] })).toHaveLength(1);
    expect(faults({ quiz: [] })).toHaveLength(1);
    expect(faults({ quiz: [{ question: '问', options: ['一', '二'], right: 3 }] })).toHaveLength(1);
    expect(faults({ tasks: ['share', 'share'] })).toHaveLength(1);
    expect(faults({ drawsAt: 5, composeUntil: 9 })).toHaveLength(1);
    expect(faults({ drawsAt: 5, composeUntil: 4, recipes: [] })).toHaveLength(1);
    const [up, enter] = COLLECT_SETTINGS.recipes;
    expect(faults({ recipes: [{ ...up, gives: [] }, enter] })).toHaveLength(1);
    expect(faults({ recipes: [{ ...up, needs: { ...up?.needs, set: 'none' } }] })).toHaveLength(2);
    expect(faults({ sets: [] })).toHaveLength(1);
    const detail = (changed: Record<string, unknown>) => rows.map((row) => ({ ...row, detail: changed }));
    expect(faults({}, detail({}))).toHaveLength(1);
    expect(faults({}, detail({ for: 'set', set: 'none' }))).toHaveLength(1);
    expect(faults({}, detail({ for: 'draw' }))).toHaveLength(2);
  });

  it('keeps what is collected and the odds of a published campaign, and moves its times', () => {
    const before = { settings: COLLECT_SETTINGS } as unknown as Parameters<typeof keepItems>[1]['before'];
    const change = { before } as Parameters<typeof keepItems>[1];
    expect(keepItems({ ...COLLECT_SETTINGS, itemsPerDay: 1 }, change)).toMatchObject({ itemsPerDay: 1 });
    expect(() => keepItems({ ...COLLECT_SETTINGS, recipes: [] }, change)).toThrow();
    expect(() => keepItems({ ...COLLECT_SETTINGS, items: COLLECT_SETTINGS.items.slice(1) }, change)).toThrow();
    expect(movedCollect({ ...COLLECT_SETTINGS, drawsAt: 5, composeUntil: 4 }, 10)).toMatchObject({
      drawsAt: 15,
      composeUntil: 14,
    });
  });
});
