import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { sendPictures } from '../upload/upload.fixture';

const SHOW = 'GET /api/mpaccount/v1/profile' as const;
const SAVE = 'POST /api/mpaccount/v1/profile/save' as const;
const RENAME = 'POST /api/mpaccount/v1/profile/nickname' as const;
const CHECK = 'GET /api/mpaccount/v1/profile/nickname/check' as const;
const DECIDE = 'POST /api/mpaccount/v1/profile/review/decide' as const;
const DAY_MS = 86_400_000;

let server: TestServer;
let operator: TestPerson;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
// Anew for each test: the clock goes on by more than a session lives.
beforeEach(async () => {
  operator = await server.login({ roles: ['operator'] });
});
afterAll(() => server.close());

const show = ({ token }: TestPerson) => server.ask(SHOW, { token });
const save = ({ token }: TestPerson, field: string, value: string) =>
  server.call(SAVE, { token, body: { field, value } });
const rename = ({ token }: TestPerson, nickname: string) => server.call(RENAME, { token, body: { nickname } });
const check = async ({ token }: TestPerson, nickname: string) =>
  (await server.ask(CHECK, { token, query: { nickname } })).problem;
const decide = (reviewId: string, decision: object, { token } = operator) =>
  server.call(DECIDE, { token, body: { reviewId, ...decision } });
const nicknameOf = async ({ token }: TestPerson) =>
  (await server.ask('GET /api/appuser/v1/user/info', { token })).nickname;
async function reviewOf(person: TestPerson, field: string) {
  return (await show(person)).reviews.find((review) => review.field === field);
}

describe('a profile', () => {
  it('has a number of its own that stays, and nothing that nobody entered', async () => {
    const [person, other] = [await server.login(), await server.login()];
    const first = await show(person);
    expect(first).toMatchObject({ sex: null, birthday: null, city: null, introduction: '', reviews: [] });
    expect(first.memberNo).toMatch(/^\d{10}$/);
    expect((await show(person)).memberNo).toBe(first.memberNo);
    expect((await show(other)).memberNo).not.toBe(first.memberNo);
  });

  it('keeps each field for itself', async () => {
    const person = await server.login();
    await save(person, 'sex', 'female');
    await save(person, 'city', '330100');
    expect((await save(person, 'introduction', '  周末往山里开  ')).data).toMatchObject({
      sex: 'female',
      city: { cityCode: '330100', cityName: '杭州市' },
      introduction: '周末往山里开',
    });
  });

  it.each([
    ['sex', 'unknown'],
    ['city', '999999'],
    ['birthday', '2099-01-01'],
    ['birthday', '1899-12-31'],
    ['birthday', '1990-02-30'],
    ['introduction', '一'.repeat(61)],
    ['avatar', '/assets/avatars/animal-fox.webp'],
    ['avatar', '/files/personal/2026-11/0190-nobody-has-this.webp'],
    ['roles', 'operator'],
  ])('does not take %s: %s', async (field, value) => {
    expect((await save(await server.login(), field, value)).name).toBe('BAD_INPUT');
  });

  it('takes a birthday once a year, today at the latest', async () => {
    const person = await server.login();
    expect((await save(person, 'birthday', '1990-05-21')).data.birthday).toBe('1990-05-21');
    expect((await save(person, 'birthday', '1990-05-21')).name).toBe('SUCCESS');
    expect((await save(person, 'birthday', '1990-05-22')).name).toBe('TOO_FREQUENT');
    expect((await show(person)).birthdayFrom).toBe(server.clock.now() + 365 * DAY_MS);
  });
});

describe('a nickname', () => {
  it('is changed once in 30 days, in what the person wrote as well', async () => {
    const person = await server.login();
    const feed = await server.ask('GET /api/mpmkt/v1/community/feed', { query: { tab: 'newest' } });
    const articleId = feed.items.find((item) => item.kind === 'article')?.cardId ?? '';
    const body = { articleId, text: '好车' };
    await server.ask('POST /api/mpmkt/v1/community/comment', { token: person.token, body });
    expect((await rename(person, '林间追光')).data).toMatchObject({
      state: 'saved',
      profile: { nickname: '林间追光' },
    });
    await server.runJobs();
    const { items } = await server.ask('GET /api/mpmkt/v1/community/comments', { query: { articleId } });
    expect(items.map(({ author }) => author.nickname)).toContain('林间追光');
    expect(await rename(person, '林间听雨')).toMatchObject({
      name: 'TOO_FREQUENT',
      data: { nextAt: expect.any(Number) },
    });
    server.clock.advance(30 * DAY_MS);
    const again = await server.login({ mobile: person.mobile });
    expect((await rename(again, '林间听雨')).data.state).toBe('saved');
  });

  it('is refused when it is unfit, the present one, forbidden, or somebody else’s', async () => {
    const [person, other] = [await server.login(), await server.login()];
    await rename(other, '湖畔_Owl');
    const present = await nicknameOf(person);
    const cases = [
      ['一', 'BAD_INPUT', 'form'],
      ['有 空格', 'BAD_INPUT', 'form'],
      [present, 'ALREADY_DONE', 'unchanged'],
      ['办证找我', 'CONTENT_REFUSED', 'refused'],
      ['湖畔_owl', 'NICKNAME_TAKEN', 'taken'],
      ['用户a1b2c3', 'NICKNAME_TAKEN', 'taken'],
      ['山野慢车道', 'NICKNAME_TAKEN', 'taken'],
    ] as const;
    for (const [nickname, name, problem] of cases) {
      expect([nickname, await check(person, nickname)]).toEqual([nickname, problem]);
      expect([nickname, (await rename(person, nickname)).name]).toEqual([nickname, name]);
    }
    expect(await nicknameOf(person)).toBe(present);
  });

  it('that is given up is free for others', async () => {
    const [person, other] = [await server.login(), await server.login()];
    await rename(person, '旷野信使');
    expect(await check(other, '旷野信使')).toBe('taken');
    server.clock.advance(30 * DAY_MS);
    const [again, otherAgain] = [await server.login(person), await server.login(other)];
    await rename(again, '旷野邮差');
    expect(await check(otherAgain, '旷野信使')).toBeNull();
  });

  it('can be suggested, fits the rules and is free', async () => {
    const person = await server.login();
    const { token } = person;
    const { nickname } = await server.ask('GET /api/mpaccount/v1/profile/nickname/suggestion', { token });
    expect(await check(person, nickname)).toBeNull();
    expect((await rename(person, nickname)).data.state).toBe('saved');
  });
});

describe('what the filter is unsure of', () => {
  it('waits for staff while the old value stays, is held for its person, and counts as a change once approved', async () => {
    const [person, other] = [await server.login(), await server.login()];
    const present = await nicknameOf(person);
    expect((await rename(person, '官方小林')).data.state).toBe('reviewing');
    expect(await nicknameOf(person)).toBe(present);
    expect(await check(other, '官方小林')).toBe('taken');
    const review = await reviewOf(person, 'nickname');
    expect(review).toMatchObject({ state: 'pending', value: '官方小林', reason: null });
    expect((await show(person)).nicknameFrom).toBeNull();
    expect((await decide(review?.reviewId ?? '', { decision: 'approve' })).name).toBe('SUCCESS');
    expect(await nicknameOf(person)).toBe('官方小林');
    expect(await show(person)).toMatchObject({ reviews: [], nicknameFrom: expect.any(Number) });
    expect((await decide(review?.reviewId ?? '', { decision: 'approve' })).name).toBe('STATE_CHANGED');
  });

  it('is marked with the reason when staff refuse it, until something else is entered', async () => {
    const person = await server.login();
    await save(person, 'introduction', '先写这一句');
    await save(person, 'introduction', '私信我领优惠码');
    const review = await reviewOf(person, 'introduction');
    expect((await show(person)).introduction).toBe('先写这一句');
    await decide(review?.reviewId ?? '', { decision: 'refuse', reason: '请勿引流' });
    expect(await reviewOf(person, 'introduction')).toMatchObject({ state: 'refused', reason: '请勿引流' });
    expect((await show(person)).introduction).toBe('先写这一句');
    await save(person, 'introduction', '换一句');
    expect(await show(person)).toMatchObject({ introduction: '换一句', reviews: [] });
  });

  it('frees a refused nickname, and a newer one takes the place of the one that waits', async () => {
    const [person, other] = [await server.login(), await server.login()];
    await rename(person, '客服小山');
    await rename(person, '店长小山');
    expect(await check(other, '客服小山')).toBeNull();
    const review = await reviewOf(person, 'nickname');
    expect(review?.value).toBe('店长小山');
    await decide(review?.reviewId ?? '', { decision: 'refuse', reason: '请勿冒充工作人员' });
    expect(await check(other, '店长小山')).toBeNull();
  });

  it('is decided by operators alone, with a reason for a refusal', async () => {
    const person = await server.login();
    await rename(person, '管理员小山');
    const id = (await reviewOf(person, 'nickname'))?.reviewId ?? '';
    expect((await decide(id, { decision: 'approve' }, person)).name).toBe('FORBIDDEN');
    expect((await decide(id, { decision: 'refuse' })).name).toBe('BAD_INPUT');
    expect((await decide('nobody', { decision: 'approve' })).name).toBe('NOT_FOUND');
  });

  it('is refused at once where it breaks the rules', async () => {
    expect((await save(await server.login(), 'introduction', '加 V 信办证')).name).toBe('CONTENT_REFUSED');
  });
});

describe('an avatar', () => {
  const upload = async ({ token }: TestPerson) => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#468' } })
      .jpeg()
      .toBuffer();
    return (await sendPictures(server, token, [['me.jpg', picture]])).data[0] ?? '';
  };
  const filesOf = async (person: TestPerson) =>
    (
      await server.database.executeSql('select 1 from uploaded_files where user_id = $1 and remove_at is null', [
        person.accountId,
      ])
    ).rows.length;

  it('is shown to others once staff approve it, and the one before is removed', async () => {
    const person = await server.login();
    const before = (await show(person)).avatar;
    const first = await upload(person);
    expect((await save(person, 'avatar', first)).data.avatar).toBe(before);
    const review = await reviewOf(person, 'avatar');
    expect(review?.value.split('?')[0]).toBe(first.split('?')[0]);
    await decide(review?.reviewId ?? '', { decision: 'approve' });
    expect((await show(person)).avatar.split('?')[0]).toBe(first.split('?')[0]);
    expect((await show(person)).avatar).toContain('sign=');
    await save(person, 'avatar', await upload(person));
    expect(await filesOf(person)).toBe(2);
    await decide((await reviewOf(person, 'avatar'))?.reviewId ?? '', { decision: 'approve' });
    expect(await filesOf(person)).toBe(1);
  });

  it('that is refused is removed, and the present one stays', async () => {
    const person = await server.login();
    const before = (await show(person)).avatar;
    await save(person, 'avatar', await upload(person));
    await decide((await reviewOf(person, 'avatar'))?.reviewId ?? '', {
      decision: 'refuse',
      reason: '请上传本人可用的图片',
    });
    expect((await show(person)).avatar).toBe(before);
    expect(await filesOf(person)).toBe(0);
  });

  it('cannot be somebody else’s upload', async () => {
    const [person, other] = [await server.login(), await server.login()];
    expect((await save(person, 'avatar', await upload(other))).name).toBe('BAD_INPUT');
  });
});
