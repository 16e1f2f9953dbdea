import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk } from './campaign.fixture';
import { contentFor, grandPrize, makeVoice, newText, screenshot, stampPrize, voiceOf, WORD } from './voice.fixture';

let desk: CampaignDesk;
let operator: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  desk = await CampaignDesk.open();
  operator = await desk.server.login({ roles: ['operator'] });
});
afterAll(() => desk.server.close());

/** The next Monday in Shanghai, at noon. */
beforeEach(async () => {
  const days = Math.floor((desk.server.clock.now() + 8 * HOUR_MS) / DAY_MS);
  const monday = days + 7 - ((days + 3) % 7);
  desk.server.clock.set(monday * DAY_MS + 4 * HOUR_MS);
  operator = await desk.server.login({ roles: ['operator'] });
  person = await desk.person();
});

const open = async (...input: Parameters<typeof makeVoice> extends [unknown, ...infer R] ? R : never) => {
  const slug = await makeVoice(desk, ...input);
  return { slug, voice: voiceOf(desk, slug, operator) };
};
const stationsOf = (own: { stations: { channel: string; state: string; leftThisWeek: number }[] } | null) =>
  Object.fromEntries((own?.stations ?? []).map(({ channel, state, leftThisWeek }) => [channel, [state, leftThisWeek]]));

describe('a post', () => {
  it('is reviewed, brings its stamp and points once, and four of them the prize, once', async () => {
    const { slug, voice } = await open();
    expect(await voice.show()).toMatchObject({
      own: null,
      stampPoints: 200,
      grand: { kind: 'goods', draw: null },
      best: [],
    });
    const first = await voice.send(person, 'wechatVideo');
    expect(stationsOf((await voice.show(person)).own)).toEqual({
      wechatVideo: ['review', 1],
      moments: ['none', 2],
      douyin: ['none', 2],
      redbook: ['none', 2],
    });
    expect((await voice.listOf(person)).items).toMatchObject([
      {
        postId: first,
        channel: 'wechatVideo',
        state: 'review',
        name: '路上的人',
        link: null,
        points: 0,
        resendsLeft: 2,
      },
    ]);
    expect(await voice.claim(person)).toMatchObject({ name: 'STATE_CHANGED', message: '集齐四枚印章后可领取' });
    const { data } = await voice.accept(first, 1234);
    expect(data).toMatchObject({ state: 'accepted', readCount: 1234, hasStamp: true, slug });
    expect((await voice.listOf(person)).items).toMatchObject([{ state: 'accepted', readCount: 1234, points: 200 }]);
    expect(await desk.pointsOf(person)).toBe(200);
    // A later post of the channel is accepted as well, and brings nothing more.
    const second = await voice.send(person, 'wechatVideo');
    expect((await voice.accept(second)).data).toMatchObject({ state: 'accepted', hasStamp: false });
    expect(await desk.pointsOf(person)).toBe(200);
    await voice.stamp(person, ['moments', 'douyin', 'redbook']);
    expect(await desk.pointsOf(person)).toBe(800);
    expect((await voice.show(person)).own).toMatchObject({ stamps: 4, grand: 'open' });
    expect((await voice.claim(person)).data.own?.grand).toBe('claimed');
    expect(await voice.claim(person)).toMatchObject({ name: 'LIMIT_REACHED', message: '您已领取过大奖' });
    expect((await desk.prizesOf(person, { slug, tab: 'open' })).items).toMatchObject([
      { kind: 'goods', title: '周边礼盒' },
    ]);
  });

  it('has what its channel asks for', async () => {
    const { voice } = await open();
    const picture = await screenshot(desk, person);
    const foreign = await screenshot(desk, await desk.person());
    const refused = async (channel: Parameters<typeof voice.trySend>[1], content: object) => {
      const { name, message } = await voice.trySend(person, channel, content);
      return [name, message];
    };
    expect(await refused('wechatVideo', { picture })).toEqual(['BAD_INPUT', '请填写账号昵称']);
    expect(await refused('wechatVideo', { name: '甲' })).toEqual(['BAD_INPUT', '请上传投稿截图']);
    expect(await refused('moments', {})).toEqual(['BAD_INPUT', '请上传投稿截图']);
    expect(await refused('moments', { picture: foreign })).toEqual(['BAD_INPUT', '图片已失效，请重新上传']);
    expect(await refused('moments', { picture: '/assets/covers/scene-city.webp' })).toEqual([
      'BAD_INPUT',
      '图片已失效，请重新上传',
    ]);
    expect(await refused('douyin', { text: '没有链接' })).toEqual(['BAD_INPUT', '请粘贴抖音作品链接']);
    expect(await refused('douyin', { text: newText('redbook') })).toEqual(['BAD_INPUT', '请粘贴抖音作品链接']);
    expect(await refused('redbook', { text: newText(), name: '甲' })).toEqual(['BAD_INPUT', '请粘贴小红书笔记链接']);
    expect(await refused('redbook', { text: newText('redbook') })).toEqual(['BAD_INPUT', '请填写账号昵称']);
    expect((await voice.listOf(person)).items).toEqual([]);
    await voice.send(person, 'moments', { picture });
    // The same picture belongs to that post.
    expect(await refused('moments', { picture })).toEqual(['BAD_INPUT', '图片已失效，请重新上传']);
  });

  it('has a link that nobody sent before, in whatever form and campaign', async () => {
    const { voice } = await open();
    const { voice: other } = await open();
    const id = String(7_300_000_000_000_000_000n + BigInt(desk.server.clock.now()));
    await voice.send(person, 'douyin', { text: `https://www.douyin.com/video/${id}?from=a` });
    const again = { text: `看 http://www.douyin.com/share/video/${id}/ 吧` };
    const taken = { name: 'LIMIT_REACHED', message: '该作品链接已被提交过' };
    expect(await voice.trySend(person, 'douyin', again)).toMatchObject(taken);
    expect(await voice.trySend(await desk.person(), 'douyin', again)).toMatchObject(taken);
    expect(await other.trySend(await desk.person(), 'douyin', again)).toMatchObject(taken);
  });

  it('is one of two a week and channel; the week begins on Monday in Shanghai', async () => {
    desk.server.clock.advance(6 * DAY_MS);
    operator = await desk.server.login({ roles: ['operator'] });
    const { voice } = await open();
    await voice.send(person);
    const second = await voice.send(person);
    const content = { text: newText() };
    const full = { name: 'LIMIT_REACHED', message: '本频道每周最多投稿 2 次，下周一再来吧' };
    expect(await voice.trySend(person, 'douyin', content)).toMatchObject(full);
    expect((await voice.send(person, 'redbook')).length).toBeGreaterThan(0);
    // One that was refused counts, one that was withdrawn does not.
    expect((await voice.refuse(second)).data.state).toBe('refused');
    expect(await voice.trySend(person, 'douyin', content)).toMatchObject(full);
    desk.server.clock.advance(12 * HOUR_MS);
    expect((await voice.trySend(person, 'douyin', content)).name).toBe('SUCCESS');
    expect(stationsOf((await voice.show(person)).own).douyin).toEqual(['review', 1]);
  });

  it('can be withdrawn while it is in review, and its link sent again', async () => {
    const { voice } = await open();
    const text = newText();
    const postId = await voice.send(person, 'douyin', { text });
    expect(await voice.withdraw(await desk.person(), postId)).toMatchObject({ name: 'NOT_FOUND' });
    expect(stationsOf((await voice.withdraw(person, postId)).data.own).douyin).toEqual(['none', 2]);
    expect(await voice.withdraw(person, postId)).toMatchObject({ name: 'STATE_CHANGED' });
    expect((await voice.accept(postId)).name).toBe('STATE_CHANGED');
    const again = await voice.send(person, 'douyin', { text });
    await voice.accept(again);
    expect(await voice.withdraw(person, again)).toMatchObject({ name: 'STATE_CHANGED' });
  });

  it('is sent again up to two times once it was refused, with the same link or another one', async () => {
    const { voice } = await open();
    const text = newText('redbook');
    const taken = newText('redbook');
    await voice.send(await desk.person(), 'redbook', { text: taken, name: '别人' });
    const postId = await voice.send(person, 'redbook', { text, name: '甲' });
    expect(await voice.resend(person, postId, { text, name: '甲' })).toMatchObject({ name: 'STATE_CHANGED' });
    await voice.refuse(postId, '没有带话题');
    expect((await voice.listOf(person)).items).toMatchObject([
      { state: 'refused', reason: '没有带话题', resendsLeft: 2 },
    ]);
    expect(stationsOf((await voice.show(person)).own).redbook).toEqual(['refused', 1]);
    expect((await voice.resend(await desk.person(), postId, { text, name: '乙' })).name).toBe('NOT_FOUND');
    expect(await voice.resend(person, postId, { text: taken, name: '甲' })).toMatchObject({ name: 'LIMIT_REACHED' });
    expect((await voice.resend(person, postId, { text, name: '甲' })).name).toBe('SUCCESS');
    await voice.refuse(postId);
    expect((await voice.resend(person, postId, { text: newText('redbook'), name: '丙' })).name).toBe('SUCCESS');
    expect((await voice.listOf(person)).items).toMatchObject([
      { state: 'review', name: '丙', reason: '', resendsLeft: 0 },
    ]);
    // The link that it does not have any more is free, and it counts once for its week.
    expect(stationsOf((await voice.show(person)).own).redbook).toEqual(['review', 1]);
    await voice.send(await desk.person(), 'redbook', { text, name: '丁' });
    await voice.refuse(postId);
    expect(await voice.resend(person, postId, { text: newText('redbook'), name: '甲' })).toMatchObject({
      name: 'LIMIT_REACHED',
      message: '重新提交次数已用完',
    });
  });
});

describe('the prize for all stamps', () => {
  it('runs out', async () => {
    const { slug, voice } = await open({}, { prizes: [stampPrize(), grandPrize({ stock: 1 })] });
    const rival = await desk.person();
    await voice.stamp(rival);
    await voice.stamp(person);
    expect((await voice.claim(rival)).name).toBe('SUCCESS');
    expect((await voice.show(person)).own?.grand).toBe('soldOut');
    expect((await voice.claim(person)).name).toBe('SOLD_OUT');
    expect((await desk.prizesOf(person, { slug })).items.every(({ kind }) => kind === 'points')).toBe(true);
  });

  it('can be claimed for days after the end, in which posts are still reviewed, and not while paused', async () => {
    const { slug, voice } = await open({ claimDays: 2 });
    const ids = [];
    for (const channel of ['wechatVideo', 'moments', 'douyin', 'redbook'] as const)
      ids.push(await voice.send(person, channel));
    desk.server.clock.advance(10 * DAY_MS + HOUR_MS);
    operator = await desk.server.login({ roles: ['operator'] });
    const late = voiceOf(desk, slug, operator);
    expect((await late.trySend(person, 'douyin', { text: newText() })).name).toBe('STATE_CHANGED');
    for (const postId of ids) expect((await late.accept(postId)).name).toBe('SUCCESS');
    await desk.server.database.executeSql(`update campaigns set switch = 'paused' where slug = $1`, [slug]);
    expect((await late.claim(person)).name).toBe('STATE_CHANGED');
    await desk.server.database.executeSql(`update campaigns set switch = 'published' where slug = $1`, [slug]);
    expect((await late.claim(person)).name).toBe('SUCCESS');
    const other = await open({ claimDays: 1 });
    await other.voice.stamp(person);
    desk.server.clock.advance(11 * DAY_MS);
    expect(await other.voice.claim(person)).toMatchObject({ name: 'STATE_CHANGED', message: '已超过领取时间' });
  });

  it('is taken back with the stamp of a post that its author deleted', async () => {
    const { slug, voice } = await open();
    const ids = await voice.stamp(person);
    await voice.claim(person);
    const [, , douyin = ''] = ids;
    expect((await voice.remove(douyin)).data).toMatchObject({
      state: 'removed',
      hasStamp: false,
      reason: '作品已删除',
    });
    expect(await desk.pointsOf(person)).toBe(600);
    expect((await voice.show(person)).own).toMatchObject({ stamps: 3, grand: 'locked' });
    expect((await desk.prizesOf(person, { slug, tab: 'void' })).items).toHaveLength(2);
    // Another post brings both again.
    await voice.stamp(person, ['douyin']);
    expect(await desk.pointsOf(person)).toBe(800);
    expect((await voice.claim(person)).data.own?.grand).toBe('claimed');
    expect((await voice.claim(person)).name).toBe('LIMIT_REACHED');
  });

  it('stays where another accepted post of the channel takes over the stamp', async () => {
    const { voice } = await open();
    const [first = ''] = await voice.stamp(person, ['douyin']);
    const [second = ''] = await voice.stamp(person, ['douyin']);
    expect(await desk.pointsOf(person)).toBe(200);
    await voice.remove(first);
    expect(await desk.pointsOf(person)).toBe(200);
    const shown = (await voice.listOf(person)).items;
    expect(shown.find(({ postId }) => postId === second)).toMatchObject({ hasStamp: true, points: 200 });
    await voice.remove(second);
    expect(await desk.pointsOf(person)).toBe(0);
    expect((await voice.show(person)).own?.stamps).toBe(0);
  });
});

describe('the word of the film', () => {
  it('is right once', async () => {
    const { slug, voice } = await open();
    const shown = await desk.server.ask('GET /api/mpmkt/v1/campaign/voice', { query: { slug } });
    expect(JSON.stringify(shown)).not.toContain(WORD);
    expect((await voice.word(person, '向光而行到达')).data).toEqual({
      isRight: false,
      follow: { state: 'open', triesLeft: 4 },
    });
    expect((await voice.word(person, ` ${WORD} `)).data).toMatchObject({ isRight: true, follow: { state: 'done' } });
    expect(await voice.word(person, WORD)).toMatchObject({ name: 'LIMIT_REACHED', message: '您已完成关注任务' });
    expect((await voice.show(person)).own?.follow.state).toBe('done');
  });

  it('waits until tomorrow after five wrong ones', async () => {
    const { voice } = await open();
    for (let left = 4; left >= 0; left -= 1)
      expect((await voice.word(person, '错误的暗号')).data.follow.triesLeft).toBe(left);
    const locked = { name: 'LIMIT_REACHED', message: '今日次数已用完，请明天再试' };
    expect(await voice.word(person, WORD)).toMatchObject(locked);
    const midnight = Math.floor(desk.server.clock.now() / DAY_MS) * DAY_MS + 16 * HOUR_MS;
    desk.server.clock.set(midnight - 1);
    expect(await voice.word(person, WORD)).toMatchObject(locked);
    desk.server.clock.set(midnight);
    expect((await voice.show(person)).own?.follow).toEqual({ state: 'open', triesLeft: 5 });
    expect((await voice.word(person, WORD)).data.isRight).toBe(true);
  });
});

it('takes nothing outside of the window, while paused, from others and from visitors', async () => {
  const { slug, voice } = await open();
  const content = await contentFor(desk, person, 'douyin');
  const set = (column: string, value: string) =>
    desk.server.database.executeSql(`update campaigns set ${column} = $2 where slug = $1`, [slug, value]);
  await set('switch', 'paused');
  expect((await voice.trySend(person, 'douyin', content)).name).toBe('STATE_CHANGED');
  expect((await voice.word(person, WORD)).name).toBe('STATE_CHANGED');
  await set('switch', 'published');
  await set('audience', JSON.stringify({ roles: ['owner'] }));
  expect((await voice.trySend(person, 'douyin', content)).name).toBe('FORBIDDEN');
  const nobody = { token: '', accountId: '' } as TestPerson;
  const { server } = desk;
  expect((await server.call('POST /api/mpmkt/v1/campaign/voice/claim', { body: { slug } })).name).toBe('LOGIN_EXPIRED');
  expect((await voice.trySend(nobody, 'douyin', content)).name).toBe('LOGIN_EXPIRED');
  expect((await server.call('GET /api/mpmkt/v1/campaign/voice', { query: { slug: await desk.make() } })).name).toBe(
    'NOT_FOUND',
  );
});
