import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk } from './campaign.fixture';
import { faultsOfVoice } from './engines/voice/voice-settings';
import {
  ACCEPT,
  BEST,
  grandPrize,
  makeVoice,
  newText,
  REFUSE,
  REMOVE,
  REVIEWS,
  stampPrize,
  VOICE_SETTINGS,
  voiceOf,
} from './voice.fixture';

let desk: CampaignDesk;
let operator: TestPerson;
let person: TestPerson;
let slug: string;
let voice: ReturnType<typeof voiceOf>;
beforeAll(async () => {
  desk = await CampaignDesk.open();
  operator = await desk.server.login({ roles: ['operator'] });
  person = await desk.person();
  slug = await makeVoice(desk, { postsPerWeek: 20 });
  voice = voiceOf(desk, slug, operator);
});
afterAll(() => desk.server.close());

const review = (query: object, { token }: TestPerson = operator) =>
  desk.server.ask(REVIEWS, { token, query: { slug, ...query } });

describe('a review', () => {
  it('lists what waits in the order in which it came, by channel, and what was decided newest first', async () => {
    const [first, second, third] = [
      await voice.send(person),
      await voice.send(person, 'moments'),
      await voice.send(person, 'redbook'),
    ];
    const waiting = await review({});
    expect(waiting.items.map(({ postId }) => postId)).toEqual([first, second, third]);
    expect(waiting.items[1]).toMatchObject({ channel: 'moments', slug, accountId: person.accountId, decidedBy: '' });
    expect(waiting.items[1]?.picture).toMatch(/^\/files\/.*sign=/);
    expect((await review({ channel: 'redbook' })).items.map(({ postId }) => postId)).toEqual([third]);
    await voice.refuse(first);
    await voice.refuse(third);
    const refused = (await review({ state: 'refused' })).items;
    expect(refused.map(({ postId }) => postId)).toEqual([third, first]);
    expect(refused[0]?.decidedBy).not.toBe('');
    expect((await desk.server.ask(REVIEWS, { token: operator.token, query: { slug: 'other' } })).items).toEqual([]);
  });

  it('is seen by who audits without names, links and pictures', async () => {
    const auditor = await desk.server.login({ roles: ['auditor'] });
    const [post] = (await review({}, auditor)).items;
    expect(post).toMatchObject({ link: null, picture: null });
    const postId = post?.postId ?? '';
    expect((await voice.accept(postId, 5, auditor)).name).toBe('FORBIDDEN');
  });

  it('is for staff of campaigns alone, and decides once', async () => {
    const postId = await voice.send(person);
    const { token } = person;
    const { server } = desk;
    expect((await server.call(REVIEWS, { token, query: {} })).name).toBe('FORBIDDEN');
    for (const [key, body] of [
      [ACCEPT, { postId, readCount: 1 }],
      [REFUSE, { postId, reason: '不通过' }],
      [REMOVE, { postId, reason: '已删除' }],
      [BEST, { postId, title: '好作品' }],
    ] as const) {
      expect((await server.call(key, { token, body })).name).toBe('FORBIDDEN');
      const missing = await server.call(key, { token: operator.token, body: { ...body, postId: 'nothing' } });
      expect(missing.name).toBe('NOT_FOUND');
    }
    expect((await server.call(ACCEPT, { token: operator.token, body: { postId, readCount: -1 } })).name).toBe(
      'BAD_INPUT',
    );
    expect((await server.call(REFUSE, { token: operator.token, body: { postId, reason: ' ' } })).name).toBe(
      'BAD_INPUT',
    );
    expect((await voice.remove(postId)).name).toBe('STATE_CHANGED');
    expect((await voice.accept(postId)).name).toBe('SUCCESS');
    expect((await voice.accept(postId)).name).toBe('STATE_CHANGED');
    expect((await voice.refuse(postId)).name).toBe('STATE_CHANGED');
    expect(await desk.pointsOf(person)).toBe(200);
  });

  it('answers a repeated call as the first one, and is in the audit trail', async () => {
    const postId = await voice.send(person);
    const call = { token: operator.token, body: { postId, readCount: 7 }, idempotencyKey: 'review-once' };
    const first = await desk.server.call(ACCEPT, call);
    expect((await desk.server.call(ACCEPT, call)).data).toEqual(first.data);
    const auditor = await desk.server.login({ roles: ['auditor'] });
    const { items } = await desk.server.ask('GET /api/mpaccount/v1/staff/audit', { token: auditor.token, query: {} });
    expect(JSON.stringify(items)).toContain('campaign/voice/accept');
  });

  it('is refused for who has cancelled their account', async () => {
    const gone = await desk.person();
    const postId = await voice.send(gone);
    await desk.server.database.executeSql(`update accounts set state = 'cancelled', mobile = null where id = $1`, [
      gone.accountId,
    ]);
    expect((await voice.accept(postId)).name).toBe('NOT_FOUND');
  });
});

describe('the best posts', () => {
  it('are accepted ones with a link, which everybody sees', async () => {
    const author = await desk.person();
    const [link, shot] = [await voice.send(author), await voice.send(author, 'moments')];
    expect(await voice.best(link, '灯亮起来')).toMatchObject({ name: 'STATE_CHANGED' });
    await voice.accept(link, 4321);
    await voice.accept(shot);
    expect(await voice.best(shot, '没有链接')).toMatchObject({
      name: 'STATE_CHANGED',
      message: '只有带链接的作品可以展示',
    });
    expect((await voice.best(link, '灯亮起来')).data.bestTitle).toBe('灯亮起来');
    desk.server.clock.advance(10_000);
    const [best] = (await voice.show()).best;
    expect(best).toMatchObject({ postId: link, title: '灯亮起来', readCount: 4321, channel: 'douyin' });
    expect(best?.link).toMatch(/^https:\/\/v\.douyin\.com\//);
    expect((await voice.best(link, null)).data.bestTitle).toBeNull();
    desk.server.clock.advance(10_000);
    expect((await voice.show()).best).toEqual([]);
    await voice.best(link, '灯亮起来');
    expect((await voice.remove(link)).data.bestTitle).toBeNull();
  });

  it('are at most twelve', async () => {
    const author = await desk.person();
    const ids: string[] = [];
    for (let index = 0; index < 13; index += 1) {
      const postId = await voice.send(author, 'douyin', { text: newText() });
      await voice.accept(postId);
      ids.push(postId);
    }
    const answers = [];
    for (const postId of ids) answers.push((await voice.best(postId, '好作品')).name);
    expect(answers.filter((name) => name === 'SUCCESS')).toHaveLength(12);
    expect(answers.at(-1)).toBe('LIMIT_REACHED');
    // One that is shown gets another title.
    expect((await voice.best(ids[0] ?? '', '更好的作品')).name).toBe('SUCCESS');
  });
});

it('what staff write is refused where it makes no sense', async () => {
  const rows = await desk.stock(await makeVoice(desk));
  const faults = (settings: object, list = rows) => faultsOfVoice({ ...VOICE_SETTINGS, ...settings }, list);
  expect(faults({})).toEqual([]);
  const [first, ...others] = VOICE_SETTINGS.stations;
  expect(faults({ stations: [others[0], ...others] })).toHaveLength(1);
  expect(faults({ stations: [{ ...first, finderUserName: null }, ...others] })).toHaveLength(1);
  expect(faults({ stations: [{ ...first, tags: [] }, ...others] })).toHaveLength(1);
  const film = { form: 'film', title: '影片', picture: '/assets/covers/scene-city.webp', clip: null };
  expect(faults({ stations: [{ ...first, materials: [film] }, ...others] })).toHaveLength(1);
  const example = '/assets/covers/scene-city.webp';
  expect(faults({ stations: VOICE_SETTINGS.stations.map((each) => ({ ...each, example })) })).toHaveLength(2);
  expect(faults({ follow: { ...VOICE_SETTINGS.follow, word: '短' } })).toHaveLength(1);
  const [stamp] = await desk.stock(await makeVoice(desk, {}, { prizes: [stampPrize(), grandPrize()] }));
  expect(faults({}, rows.slice(0, 1))).toEqual(['prizes: one for all stamps']);
  expect(faults({}, rows.slice(1))).toEqual(['prizes: there is none for a stamp']);
  expect(faults({}, stamp ? [{ ...stamp, kind: 'goods' }, ...rows.slice(1)] : [])).toHaveLength(1);
  expect(
    faults(
      {},
      rows.map((row) => ({ ...row, detail: {} })),
    ),
  ).toHaveLength(2);
});
