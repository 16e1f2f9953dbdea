import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { insertCouponShop } from '../coupon/demo/demo.repository';
import { EXCHANGE, ExchangeDesk, reward, TAKE } from './exchange.fixture';

let desk: ExchangeDesk;
beforeAll(async () => {
  desk = await ExchangeDesk.open();
  const startsAt = desk.server.clock.now();
  await insertCouponShop(desk.server.database.db, {
    templates: [
      {
        ...{ id: 'ticket-coffee', kind: 'service', title: '咖啡券', quantity: 1, unit: 'cups', validDays: 30 },
        ...{ startsAt, endsAt: startsAt + 1000 * DAY_MS, createdAt: startsAt },
      },
    ],
    offers: [],
    codes: [],
    desks: [],
  });
});
afterAll(() => desk.server.close());

const pointsOf = (person: TestPerson) => desk.invites.pointsOf(person);

it('friends bring tickets for their milestones, from whom and for what is shown with the end', async () => {
  const slug = await desk.make();
  const { inviter, friend } = await desk.invites.pair(await desk.programme(slug));
  await desk.invites.drive(friend, 'done', 2);
  const now = desk.server.clock.now();
  expect((await desk.show(inviter, slug)).own).toEqual({
    left: 5,
    next: { amount: expect.any(Number), expiresAt: expect.any(Number) },
    expired: 0,
  });
  const tickets = await desk.tickets(inviter, slug);
  expect(tickets.map(({ milestone, amount, state }) => [milestone, amount, state])).toEqual([
    ['driven', 3, 'open'],
    ['registered', 2, 'open'],
  ]);
  expect(tickets[0]?.friend).toMatch(/^\d{3}\*{4}\d{4}$/);
  expect((tickets[0]?.expiresAt ?? 0) - now).toBeLessThanOrEqual(30 * DAY_MS);
  expect(await desk.tickets(friend, slug)).toEqual([]);
  const hub = await desk.server.ask('GET /api/mpintegral/v1/recommend/myRecommendPage', {
    query: { slug: await desk.programme(slug) },
  });
  expect(hub.exchange).toBe(slug);
});

it('points land in the ledger at once, a coupon in the card bag, and what ends first is used first', async () => {
  const coupon = reward('coupon', 3, { template: 'ticket-coffee' });
  const slug = await desk.make({ prizes: [reward('points', 1, { amount: 100 }), coupon] });
  const person = await desk.person();
  await desk.give(person, slug, 2, 20);
  await desk.give(person, slug, 2, 10);
  const first = await desk.take(person, slug, 'points');
  expect(first.data.record).toMatchObject({ state: 'arrived', tickets: 1, award: { amount: 100, state: 'booked' } });
  expect(await pointsOf(person)).toBe(100);
  const second = await desk.take(person, slug, 'coupon');
  expect(second.data).toMatchObject({ record: { state: 'arrived', tickets: 3 }, own: { left: 0, next: null } });
  const { couponId } = second.data.record.award;
  const { items } = await desk.server.ask('GET /api/mpintegral/v1/coupons', { token: person.token, query: {} });
  expect(items.map((each) => each.couponId)).toContain(couponId);
  const { rows } = await desk.server.database.executeSql(
    'select t.expires_at, sum(u.amount)::int as used from campaign_ticket_uses u join campaign_tickets t on t.account_id = u.account_id and t.id = u.ticket_id where u.account_id = $1 and u.award_id = $2 group by t.expires_at order by t.expires_at',
    [person.accountId, second.data.record.recordId],
  );
  expect((rows as { used: number }[]).map(({ used }) => used)).toEqual([1, 2]);
  expect(await desk.wrongSums()).toEqual([]);
});

it('goods go to an own address and are followed from the parcel that waits to the one that came', async () => {
  const slug = await desk.make();
  const person = await desk.person();
  await desk.give(person, slug, 2);
  const addressId = await desk.addressOf(person);
  expect((await desk.take(person, slug, 'goods')).name).toBe('BAD_INPUT');
  const other = await desk.person();
  expect((await desk.take(person, slug, 'goods', { addressId: await desk.addressOf(other) })).name).toBe('BAD_INPUT');
  expect((await desk.show(person, slug)).own.left).toBe(2);
  const { data } = await desk.take(person, slug, 'goods', { addressId });
  expect(data.record).toMatchObject({ state: 'toSend', award: { parcel: { receiver: '林夏', parcelNo: null } } });
  const operator = await desk.server.login({ roles: ['operator'] });
  const parcel = { parcelId: data.record.award.parcel?.parcelId ?? '', carrier: '顺丰速运', parcelNo: 'SF1234567890' };
  await desk.server.ask('POST /api/mpmkt/v1/staff/campaign/parcels/send', { token: operator.token, body: parcel });
  const [sent] = await desk.records(person, slug, 'sent');
  expect(sent).toMatchObject({ state: 'sent', tickets: 2, award: { parcel: { parcelNo: 'SF1234567890' } } });
  const body = { awardId: sent?.recordId ?? '' };
  await desk.server.ask('POST /api/mpmkt/v1/campaign/prizes/receive', { token: person.token, body });
  expect((await desk.records(person, slug, 'arrived')).map(({ state }) => state)).toEqual(['arrived']);
  expect(await desk.records(person, slug, 'toSend')).toEqual([]);
  expect((await desk.rewards(person, slug)).find(({ kind }) => kind === 'goods')?.left).toBe(0);
  await desk.give(person, slug, 2);
  expect((await desk.take(person, slug, 'goods', { addressId })).name).toBe('SOLD_OUT');
});

it('too few, expired and no tickets are refused; the share of a person too', async () => {
  const slug = await desk.make({ prizes: [reward('points', 2, { amount: 100, perPerson: 1 })] });
  const person = await desk.person();
  expect((await desk.take(person, slug, 'points')).name).toBe('LIMIT_REACHED');
  await desk.give(person, slug, 2, 5);
  desk.server.clock.advance(5 * DAY_MS);
  const late = await desk.server.login({ mobile: person.mobile });
  const refused = await desk.take(late, slug, 'points');
  expect([refused.name, refused.message]).toEqual(['LIMIT_REACHED', '奖励券已过期，暂不能兑换']);
  expect((await desk.show(late, slug)).own).toEqual({ left: 0, next: null, expired: 2 });
  expect((await desk.tickets(late, slug))[0]?.state).toBe('expired');
  await desk.give(late, slug, 5);
  expect((await desk.take(late, slug, 'points')).name).toBe('SUCCESS');
  expect((await desk.take(late, slug, 'points')).name).toBe('LIMIT_REACHED');
  expect(await pointsOf(late)).toBe(100);
});

it('a refund takes back what was not used; what was exchanged stays', async () => {
  const slug = await desk.make();
  const programme = await desk.programme(slug);
  const { inviter, friend } = await desk.invites.pair(programme);
  await desk.invites.order(friend, 'OrderPaid');
  expect((await desk.show(inviter, slug)).own.left).toBe(7);
  for (let time = 0; time < 3; time += 1) await desk.take(inviter, slug, 'points');
  await desk.invites.order(friend, 'OrderRefunded');
  await desk.invites.order(friend, 'OrderRefunded');
  const [deposit] = await desk.tickets(inviter, slug);
  expect(deposit).toMatchObject({ milestone: 'deposit', left: 0, used: 1, takenBack: 4, state: 'takenBack' });
  expect((await desk.show(inviter, slug)).own.left).toBe(0);
  expect(await desk.records(inviter, slug)).toHaveLength(3);
  const [shown] = await desk.invites.friends(inviter, programme);
  const rewards = shown?.steps.find(({ milestone }) => milestone === 'deposit')?.rewards;
  expect(rewards?.find(({ kind }) => kind === 'tickets')).toMatchObject({ state: 'takenBack', used: 1 });
  expect(await desk.wrongSums()).toEqual([]);
});

it('nobody sees or uses what is somebody else’s; visitors log in; unknown things are not found', async () => {
  const slug = await desk.make();
  const [owner, other] = [await desk.person(), await desk.person()];
  await desk.give(owner, slug, 3);
  await desk.take(owner, slug, 'points');
  expect(await desk.records(other, slug)).toEqual([]);
  expect(await desk.tickets(other, slug)).toEqual([]);
  expect((await desk.take(other, slug, 'points')).name).toBe('LIMIT_REACHED');
  const query = { slug };
  for (const key of [EXCHANGE, `${EXCHANGE}/tickets`, `${EXCHANGE}/records`] as const)
    expect((await desk.server.call(key, { query })).name, key).toBe('LOGIN_EXPIRED');
  const { token } = owner;
  expect((await desk.server.call(TAKE, { body: { slug, prizeId: 'x' } })).name).toBe('LOGIN_EXPIRED');
  expect((await desk.server.call(TAKE, { token, body: { slug, prizeId: 'x' } })).name).toBe('NOT_FOUND');
  expect((await desk.server.call(TAKE, { token, body: { slug: 'nothing', prizeId: 'x' } })).name).toBe('NOT_FOUND');
  expect((await desk.server.call(EXCHANGE, { token, query: { slug: 'nothing' } })).name).toBe('NOT_FOUND');
  expect((await desk.server.call(TAKE, { token, body: { slug, prizeId: '' } })).name).toBe('BAD_INPUT');
  const [prize] = await desk.rewards(owner, await desk.make());
  expect((await desk.takeOf(owner, slug, prize?.prizeId ?? '', {})).name).toBe('NOT_FOUND');
});

it('a catalogue makes sense: its rewards have prices, and tickets name their catalogue', async () => {
  const refused = async (prizes: Parameters<typeof reward>[], settings = { ticketDays: 30, programme: 'referral' }) =>
    desk.make({ prizes: prizes.map((each) => reward(...each)), settings }).then(
      () => null,
      (error: { data?: { faults?: string[] } }) => error.data?.faults,
    );
  expect(await refused([])).toEqual(['prizes: there is no reward']);
  expect(await refused([['experience', 1]])).toHaveLength(1);
  expect(await refused([['goods', 0]])).toHaveLength(1);
  expect(await refused([['goods', 1]], { ticketDays: 0, programme: 'referral' })).toHaveLength(1);
  expect(await refused([['tickets', 1, { amount: 1 }]])).toContain('prize tickets 1: no catalogue for its tickets');
});
