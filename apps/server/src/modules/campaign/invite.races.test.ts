import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { rewardSide } from './engines/invite/reward-milestone';
import { InviteDesk } from './invite.fixture';
import { findOfFriend, listMilestones } from './relation/relation.repository';

const CALLERS = 40;

let desk: InviteDesk;
beforeAll(async () => {
  desk = await InviteDesk.open();
});
afterAll(() => desk.server.close());

const atOnce = <T>(make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CALLERS }, (_, index) => make(index)));

it('a friend whom 40 people invite at once has one inviter, and newcomers’ points once', async () => {
  const slug = await desk.make();
  const inviters: TestPerson[] = [];
  for (let index = 0; index < CALLERS; index += 1) inviters.push(await desk.person());
  const friend = await desk.person();
  const states = await atOnce(
    async (index) => (await desk.accept(friend, { slug, shareCode: inviters[index]?.accountId ?? '' })).state,
  );
  expect(states.filter((state) => state === 'mine')).toHaveLength(1);
  expect(states.filter((state) => state === 'bound')).toHaveLength(CALLERS - 1);
  expect(await desk.pointsOf(friend)).toBe(1);
});

it('two who invite each other at once make one relation', async () => {
  const slug = await desk.make();
  const [first, second] = [await desk.person(), await desk.person()];
  const states = await atOnce(async (index) => {
    const [friend, inviter] = index % 2 === 0 ? [first, second] : [second, first];
    return (await desk.accept(friend, { slug, shareCode: inviter.accountId })).state;
  });
  expect(new Set(states)).toEqual(new Set(['mine', 'circle']));
});

it('a milestone that is told 40 times gives one reward', async () => {
  const slug = await desk.make();
  const { inviter, friend } = await desk.pair(slug);
  await desk.drive(friend);
  const { db } = desk.server.database;
  const relation = await findOfFriend(db, friend.accountId);
  const rows = await listMilestones(db, inviter.accountId, [relation?.id ?? '']);
  const driven = rows.find(({ milestone }) => milestone === 'driven');
  if (!driven) throw new Error('the drive is no milestone');
  const key = { ...driven, milestoneId: driven.id };
  await atOnce(() =>
    desk.server.database.transaction(async (tx) => {
      await rewardSide({ ...desk.server.ctx(), db: tx }, key, 'inviter');
      await rewardSide({ ...desk.server.ctx(), db: tx }, key, 'friend');
    }),
  );
  expect([await desk.pointsOf(inviter), await desk.pointsOf(friend)]).toEqual([510, 201]);
});

it('40 choices of one inviter give one gift; 40 inviters share what is left of it', async () => {
  const picture = '/assets/coupons/prize-mug.webp';
  const detail = { side: 'inviter', milestone: 'registered', count: 1 };
  const slug = await desk.make({ prizes: [{ kind: 'goods', title: '杯', picture, stock: 5, detail }] });
  const inviters: TestPerson[] = [];
  for (let index = 0; index < 10; index += 1) inviters.push((await desk.pair(slug)).inviter);
  const [first] = inviters;
  const shelf = await desk.server.ask('GET /api/mpmkt/v1/campaign/invite/steps', { query: { slug } });
  const prizeId = shelf.steps[0]?.gifts[0]?.prizeId ?? '';
  const claim = async ({ token }: TestPerson) =>
    (await desk.server.call('POST /api/mpmkt/v1/campaign/invite/steps/claim', { token, body: { slug, prizeId } })).code;
  const own = await atOnce(() => claim(first as TestPerson));
  expect(own.filter((code) => code === '000000')).toHaveLength(1);
  const all = await atOnce((index) => claim(inviters[index % inviters.length] as TestPerson));
  expect(all.filter((code) => code === '000000')).toHaveLength(4);
  const { steps } = await desk.server.ask('GET /api/mpmkt/v1/campaign/invite/steps', { query: { slug } });
  expect(steps[0]?.gifts[0]?.left).toBe(0);
});

it('40 friends drive at once: the limit of the month holds', async () => {
  const slug = await desk.make({ settings: { monthlyLimit: 10 } });
  const inviter = await desk.person();
  const friends: TestPerson[] = [];
  for (let index = 0; index < CALLERS; index += 1) friends.push(await desk.person());
  await atOnce(async (index) => {
    const friend = friends[index];
    if (friend) await desk.accept(friend, { slug, shareCode: inviter.accountId });
  });
  await desk.server.runJobs();
  for (const friend of friends) await desk.drive(friend);
  expect(await desk.pointsOf(inviter)).toBe(10 * 10 + 10 * 500);
});

it('a friend who is reminded 40 times at once is reminded once', async () => {
  const slug = await desk.make();
  const { inviter } = await desk.pair(slug);
  const [row] = await desk.friends(inviter, slug);
  const call = { token: inviter.token, body: { relationId: row?.relationId ?? '' } };
  const names = await atOnce(
    async () => (await desk.server.call('POST /api/mpmkt/v1/campaign/invite/remind', call)).name,
  );
  expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(1);
  expect(names.filter((name) => name === 'ALREADY_DONE')).toHaveLength(CALLERS - 1);
});
