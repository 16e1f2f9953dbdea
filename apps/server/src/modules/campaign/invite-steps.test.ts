import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import type { PrizeInput } from './define-campaign';
import { InviteDesk } from './invite.fixture';

const STEPS = 'GET /api/mpmkt/v1/campaign/invite/steps';
const CLAIM = 'POST /api/mpmkt/v1/campaign/invite/steps/claim';
const GIFTS = 'GET /api/mpmkt/v1/campaign/invite/gifts';

const picture = '/assets/coupons/prize-mug.webp';
const gift = (title: string, count: number, stock: number): PrizeInput => ({
  kind: 'goods',
  title,
  picture,
  stock,
  claimDays: 15,
  detail: { side: 'inviter', milestone: 'driven', count },
});
const instead: PrizeInput = {
  kind: 'points',
  title: '300 积分',
  picture,
  amount: 300,
  isConsolation: true,
  detail: { side: 'inviter', milestone: 'driven', count: 1 },
};
const prizes = (stock: number): PrizeInput[] => [
  gift('杯', 1, stock),
  gift('袋', 1, stock),
  instead,
  gift('箱', 2, 9),
  {
    kind: 'goods',
    title: '随行杯',
    picture,
    stock: 9,
    claimDays: 15,
    detail: { side: 'friend', milestone: 'driven' },
  },
];

let desk: InviteDesk;
beforeAll(async () => {
  desk = await InviteDesk.open();
});
afterAll(() => desk.server.close());

const show = (slug: string, person?: TestPerson) =>
  desk.server.ask(STEPS, { query: { slug }, ...(person && { token: person.token }) });

async function driven(stock = 9) {
  const slug = await desk.make({ prizes: prizes(stock) });
  const { inviter, friend } = await desk.pair(slug);
  await desk.drive(friend);
  const { steps } = await show(slug, inviter);
  const idOf = (title: string) =>
    steps.flatMap(({ gifts }) => gifts).find((each) => each.title === title)?.prizeId ?? '';
  const claim = (title: string, person = inviter) =>
    desk.server.call(CLAIM, { token: person.token, body: { slug, prizeId: idOf(title) } });
  return { slug, inviter, friend, claim, idOf };
}

it('a step gives one of its gifts, once, and no other step', async () => {
  const { slug, inviter, friend, claim } = await driven();
  expect((await show(slug)).steps.map(({ own }) => own)).toEqual([null, null]);
  expect((await show(slug, inviter)).steps.map(({ own }) => own?.state)).toEqual(['open', 'locked']);
  expect((await claim('箱')).name).toBe('LIMIT_REACHED');
  expect((await claim('300 积分')).name).toBe('LIMIT_REACHED');
  expect((await claim('杯', friend)).name).toBe('LIMIT_REACHED');
  expect((await claim('袋')).code).toBe('000000');
  expect((await claim('杯')).name).toBe('LIMIT_REACHED');
  const { steps, own, friendGifts } = await show(slug, inviter);
  expect(steps[0]).toMatchObject({ own: { state: 'claimed', reached: 1, award: { title: '袋', state: 'waiting' } } });
  expect(steps[0]?.gifts.map(({ left }) => left)).toEqual([9, 8, null]);
  expect(own?.friends).toMatchObject([{ state: 'driven' }]);
  expect(friendGifts).toMatchObject([{ title: '随行杯', left: 8 }]);
});

it('points come instead once every gift of the step has run out', async () => {
  const { slug, inviter, claim } = await driven(0);
  const offered = (await show(slug, inviter)).steps[0]?.gifts.map(({ isOffered }) => isOffered);
  expect(offered).toEqual([false, false, true]);
  expect((await claim('杯')).name).toBe('SOLD_OUT');
  expect((await claim('300 积分')).code).toBe('000000');
  expect(await desk.pointsOf(inviter)).toBe(300);
});

it('refuses visitors, prizes of other campaigns and what comes after the end', async () => {
  const { slug, inviter, claim } = await driven();
  const other = await driven();
  const call = (body: { slug: string; prizeId: string }, token?: string) =>
    desk.server.call(CLAIM, { body, ...(token && { token }) });
  expect((await call({ slug, prizeId: other.idOf('杯') }, inviter.token)).name).toBe('NOT_FOUND');
  expect((await call({ slug: 'no-such', prizeId: 'x' }, inviter.token)).name).toBe('NOT_FOUND');
  desk.server.clock.advance(31 * DAY_MS);
  const again = await desk.server.login({ mobile: inviter.mobile });
  expect((await claim('杯', again)).name).toBe('STATE_CHANGED');
});

it('both sides see their gifts with what they were for; others see none', async () => {
  const { slug, inviter, friend, claim } = await driven();
  await claim('杯');
  const gifts = async ({ token }: TestPerson) => (await desk.server.ask(GIFTS, { token, query: { slug } })).items;
  const [own] = await gifts(inviter);
  expect(own).toMatchObject({ side: 'inviter', count: 1, award: { title: '杯' } });
  expect(own?.friends.map(({ mobile }) => mobile)).toEqual([friend.mobile.replace(/(\d{3})\d{4}/, '$1****')]);
  expect(await gifts(friend)).toMatchObject([{ side: 'friend', count: null, friends: [], award: { title: '随行杯' } }]);
  expect(await gifts(await desk.person())).toEqual([]);
});

it('a limit of the whole campaign ends the rewards of single friends', async () => {
  const slug = await desk.make({ settings: { totalLimit: 1 } });
  const inviter = await desk.person();
  for (let index = 0; index < 2; index += 1) {
    await desk.accept(await desk.person(), { slug, shareCode: inviter.accountId });
    await desk.server.runJobs();
  }
  expect(await desk.pointsOf(inviter)).toBe(10);
  expect((await show(slug, inviter)).own?.left).toBe(0);
});
