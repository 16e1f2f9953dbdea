import type { EndpointKey } from '@voltfront/contract';
import { HOUR_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { ActivityDesk, activityInput } from './activity.fixture';

const LIST = 'GET /api/mpmkt/v1/staff/activities';
const DETAIL = 'GET /api/mpmkt/v1/staff/activity';
const SIGN_UPS = 'GET /api/mpmkt/v1/staff/activity/signUps';
const EXPORT = 'POST /api/mpmkt/v1/staff/activity/signUps/export';
const SAVE = 'POST /api/mpmkt/v1/staff/activity/save';
const PUBLISH = 'POST /api/mpmkt/v1/staff/activity/publish';
const END = 'POST /api/mpmkt/v1/staff/activity/end';
const FEED = 'GET /api/mpmkt/v1/community/feed';

let desk: ActivityDesk;
let operator: TestPerson;
let auditor: TestPerson;
beforeAll(async () => {
  desk = await ActivityDesk.open();
  day = desk.server.clock.now();
  operator = await desk.server.login({ roles: ['operator'] });
  auditor = await desk.server.login({ roles: ['auditor'] });
});
afterAll(() => desk.server.close());

const send = (key: EndpointKey, body: object, who: TestPerson | null = operator) =>
  desk.server.call(key, { body: body as never, ...(who ? { token: who.token } : {}) });
let day = 0;
const input = (changes = {}) => activityInput(day, changes);
const detail = (activityId: string, who = operator) =>
  desk.server.ask(DETAIL, { token: who.token, query: { activityId } });
const made = async (changes = {}): Promise<string> =>
  ((await send(SAVE, input(changes))).data as unknown as { activityId: string }).activityId;
const published = async (changes = {}): Promise<string> => {
  const activityId = await made(changes);
  await send(PUBLISH, { activityId, isPublished: true });
  return activityId;
};

const refs: [EndpointKey, object][] = [
  [PUBLISH, { isPublished: true }],
  [END, { reason: '天气原因' }],
];

describe.each(refs)('%s', (key, body) => {
  it('is for operators alone', async () => {
    const activityId = await published();
    expect((await send(key, { ...body, activityId }, null)).name).toBe('LOGIN_EXPIRED');
    expect((await send(key, { ...body, activityId }, await desk.person())).name).toBe('FORBIDDEN');
    expect((await send(key, { ...body, activityId }, auditor)).name).toBe('FORBIDDEN');
    expect((await send(key, { ...body, activityId: 'none' })).name).toBe('NOT_FOUND');
    expect((await send(key, { activityId })).name).toBe('BAD_INPUT');
  });
});

describe('an activity', () => {
  it('is a draft until it is published, then has a card in the feed, and is hidden again while nobody signed up', async () => {
    const activityId = await made({ title: '湖边露营', text: '第一段\n\n第二段' });
    expect(await detail(activityId)).toMatchObject({ stage: 'draft', text: '第一段\n\n第二段', form: null });
    const customer = () => desk.server.call('GET /api/mpmkt/v1/activity', { query: { activityId } });
    expect((await customer()).name).toBe('NOT_FOUND');
    expect((await desk.signUp(await desk.person(), activityId)).name).toBe('NOT_FOUND');
    expect((await send(PUBLISH, { activityId, isPublished: true })).name).toBe('SUCCESS');
    expect((await customer()).data).toMatchObject({ title: '湖边露营', capacity: 3 });
    const article = { query: { articleId: activityId } };
    expect((await desk.server.call('GET /api/mpmkt/v1/community/article', article)).name).toBe('SUCCESS');
    desk.server.clock.advance(60_000);
    const feed = await desk.server.ask(FEED, { query: { tab: 'newest' } as never });
    expect(JSON.stringify(feed)).toContain(activityId);
    expect((await send(PUBLISH, { activityId, isPublished: false })).name).toBe('SUCCESS');
    expect((await customer()).name).toBe('NOT_FOUND');
  });

  it('keeps time, place, fee, review and form once people signed up; more seats move the waiting list up', async () => {
    const activityId = await published({ capacity: 1 });
    const [first, second] = await desk.people(2);
    await desk.signUp(first as TestPerson, activityId);
    await desk.signUp(second as TestPerson, activityId);
    const change = (changes: object) => send(SAVE, { ...input({ capacity: 1, ...changes }), activityId });
    const { startsAt } = input();
    const { form: asked } = input({ form: formOf('电话') });
    for (const changes of [{ startsAt: startsAt + HOUR_MS }, { place: '苏州' }, { pointsFee: 5 }, { form: asked }])
      expect((await change(changes)).name).toBe('STATE_CHANGED');
    expect((await send(PUBLISH, { activityId, isPublished: false })).name).toBe('STATE_CHANGED');
    expect((await change({ title: '湖边夜话', capacity: 2 })).name).toBe('SUCCESS');
    await desk.server.runJobs();
    expect(await desk.stateOf(activityId, second as TestPerson)).toBe('joined');
    expect((await change({ capacity: 1 })).name).toBe('STATE_CHANGED');
    expect(await detail(activityId)).toMatchObject({ title: '湖边夜话', capacity: 2, seatsTaken: 2, waitingCount: 0 });
  });

  it('asks a form of its own, whose next version replaces the one before', async () => {
    const activityId = await made({ form: formOf('电话') });
    expect((await send(SAVE, { ...input({ form: formOf('手机') }), activityId })).name).toBe('SUCCESS');
    expect((await detail(activityId)).form).toMatchObject({
      version: 2,
      groups: [{ fields: [{}, { label: '手机' }] }],
    });
    expect((await send(SAVE, input({ form: { ...formOf('x'), groups: [] } }))).name).toBe('BAD_INPUT');
  });

  it.each([
    { startsAt: 1 },
    { signUpUntil: 1 },
    { latitude: null },
    { capacity: 0 },
    { title: ' ' },
    { cover: 'https://example.com/x.png' },
  ])('is refused when it makes no sense: %o', async (changes) => {
    expect((await send(SAVE, input(changes))).name).toBe('BAD_INPUT');
    expect((await send(SAVE, { ...input(), activityId: 'none' })).name).toBe('NOT_FOUND');
  });

  it('that is cancelled ends all sign-ups, gives points back and tells why; people who were there stay', async () => {
    const activityId = await published({ capacity: 1, pointsFee: 10 });
    const [first, second] = [await desk.person(100), await desk.person(100)];
    await desk.signUp(first, activityId);
    await desk.signUp(second, activityId);
    expect(await desk.pointsOf(first)).toBe(90);
    expect((await send(END, { activityId, reason: '台风预警' })).name).toBe('SUCCESS');
    expect((await send(END, { activityId, reason: '台风预警' })).name).toBe('STATE_CHANGED');
    await desk.server.runJobs();
    expect([await desk.pointsOf(first), await desk.pointsOf(second)]).toEqual([100, 100]);
    expect(await desk.counts(activityId)).toEqual({ taken: 0, waiting: 0, isRight: true });
    const messages = await desk.server.ask('GET /api/mpaccount/v1/messages', { token: first.token, query: {} });
    expect(messages.items[0]).toMatchObject({ title: '活动已取消', body: expect.stringContaining('台风预警') });
    expect((await desk.signUp(await desk.person(), activityId)).name).toBe('STATE_CHANGED');
    expect((await send(SAVE, { ...input(), activityId })).name).toBe('STATE_CHANGED');
  });
});

describe('lists', () => {
  it('find activities by words and stage', async () => {
    const draft = await made({ title: '冬季驾校' });
    const over = await desk.make({ title: '旧活动', startsAt: 1, endsAt: 2 });
    const ids = async (query: object) =>
      (await desk.server.ask(LIST, { token: auditor.token, query: { ...query, size: 50 } as never })).items.map(
        ({ activityId }) => activityId,
      );
    expect(await ids({ words: '冬季' })).toEqual([draft]);
    expect(await ids({ stage: 'draft' })).toContain(draft);
    expect(await ids({ stage: 'over' })).toContain(over);
    expect(await ids({ stage: 'upcoming' })).not.toContain(draft);
    expect((await desk.server.call(LIST)).name).toBe('LOGIN_EXPIRED');
    expect((await desk.server.call(LIST, { token: (await desk.person()).token })).name).toBe('FORBIDDEN');
  });

  it('show sign-ups by state with their answers, masked, and as a file', async () => {
    const activityId = await desk.makeWithForm({ isReviewed: true });
    const person = await desk.person();
    await desk.signUp(person, activityId, 1);
    const query = { activityId };
    const { items } = await desk.server.ask(SIGN_UPS, { token: operator.token, query });
    expect(items[0]).toMatchObject({ accountId: person.accountId, state: 'reviewing', seats: 2 });
    expect(items[0]?.answers).toContainEqual({ label: '手机号', value: '136****0000' });
    const none = await desk.server.ask(SIGN_UPS, { token: operator.token, query: { ...query, state: 'joined' } });
    expect(none.items).toEqual([]);
    expect((await detail(activityId)).counts).toEqual([{ state: 'reviewing', people: 1, seats: 2 }]);
    const { data } = await send(EXPORT, query);
    const file = await desk.server.app.server.inject({ url: (data as unknown as { address: string }).address });
    expect(file.body).toContain('136****0000');
    expect((await send(EXPORT, query, await desk.person())).name).toBe('FORBIDDEN');
    expect((await send(EXPORT, {})).name).toBe('BAD_INPUT');
  });
});

/** A form that asks a name and one more thing. */
const formOf = (label: string) => ({
  id: 'sent-with-any-id',
  version: 7,
  title: '报名信息',
  groups: [
    {
      fields: [
        { kind: 'name', id: 'name', label: '姓名' },
        { kind: 'phone', id: 'phone', label },
      ],
    },
  ],
});
