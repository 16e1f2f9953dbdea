import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CampaignDesk } from './campaign.fixture';
import type { PrizeInput } from './define-campaign';
import { makeOffers, offered, offersOf } from './offer.fixture';

let desk: CampaignDesk;
beforeAll(async () => {
  desk = await CampaignDesk.open();
});
afterAll(() => desk.server.close());

const CUP: Partial<PrizeInput> = { kind: 'goods', title: '杯子', amount: null, claimDays: 15 };
const open = async (prizes: PrizeInput[], changes: Parameters<typeof makeOffers>[2] = {}) => {
  const slug = await makeOffers(desk, prizes, changes);
  return { slug, ...offersOf(desk, slug) };
};

describe('offers', () => {
  it('show visitors what there is, and people where each stands', async () => {
    const offers = await open([offered({ worth: '100 分' }), offered({ task: { deed: 'checkIn', times: 1 } })]);
    const seen = await offers.show();
    expect(seen).toMatchObject({ own: null, offers: [{ worth: '100 分', own: null }, { own: null }] });
    const person = await desk.person(30);
    expect(await offers.show(person)).toMatchObject({ own: { points: 30, level: 1, daysLeft: null } });
    expect(await offers.states(person)).toEqual(['open', 'task']);
  });

  it('are taken once, with what they give', async () => {
    const offers = await open([offered(), offered({}, CUP)]);
    const person = await desk.person();
    const { data } = await offers.take(person, 0);
    expect(data.offers[0]?.own).toMatchObject({ state: 'taken', taken: 1, award: { kind: 'points', state: 'booked' } });
    expect(data.own?.points).toBe(100);
    expect(await offers.take(person, 0)).toMatchObject({ name: 'LIMIT_REACHED', message: '您已领取过' });
    await offers.take(person, 1);
    expect((await desk.prizesOf(person, { tab: 'open' })).items).toMatchObject([{ title: '杯子', state: 'waiting' }]);
    expect(await desk.pointsOf(person)).toBe(100);
  });

  it('are taken all at once where nothing is to be paid, done or chosen', async () => {
    const task = { deed: 'checkIn', times: 1 } as const;
    const offers = await open([
      offered(),
      offered({}, { amount: 20 }),
      offered({ price: 5 }),
      offered({ task }),
      offered({ group: 'one' }),
      offered({}, { stock: 0 }),
    ]);
    const person = await desk.person(10);
    await offers.take(person);
    expect(await offers.states(person)).toEqual(['taken', 'taken', 'open', 'task', 'open', 'gone']);
    expect(await desk.pointsOf(person)).toBe(130);
    expect(await offers.take(person)).toMatchObject({ name: 'LIMIT_REACHED', message: '您已领取过' });
  });

  it('cost points, and give nothing to whom has too few', async () => {
    const offers = await open([offered({ price: 60, limit: 2, period: 'month' }, CUP)]);
    const person = await desk.person(100);
    expect((await offers.take(person, 0)).name).toBe('SUCCESS');
    expect(await offers.take(person, 0)).toMatchObject({ name: 'LIMIT_REACHED', message: '积分不足' });
    expect(await desk.pointsOf(person)).toBe(40);
    expect(await desk.stock(offers.slug)).toMatchObject([{ taken: 1 }]);
  });

  it('come back with the next day, and tasks are done anew', async () => {
    const task = { deed: 'checkIn', times: 1 } as const;
    const offers = await open([offered({ task, period: 'day' }, { amount: 7 })]);
    const person = await desk.person();
    expect(await offers.take(person, 0)).toMatchObject({ name: 'LIMIT_REACHED', message: '完成任务后即可领取' });
    await desk.server.ask('POST /api/mpintegral/v1/checkIn', { token: person.token });
    expect((await offers.take(person, 0)).data.offers[0]?.own).toMatchObject({ state: 'taken', done: 1 });
    desk.server.clock.advance(DAY_MS);
    const again = { ...person, ...(await desk.server.login({ mobile: person.mobile })) };
    expect(await offers.states(again)).toEqual(['task']);
    await desk.server.ask('POST /api/mpintegral/v1/checkIn', { token: again.token });
    expect((await offers.take(again, 0)).name).toBe('SUCCESS');
  });

  it('count check-ins in a row, and one share a day', async () => {
    const offers = await open([
      offered({ task: { deed: 'checkInRow', times: 2 } }),
      offered({ task: { deed: 'share', times: 2 } }),
    ]);
    let person = await desk.person();
    for (let day = 0; day < 2; day += 1) {
      await desk.server.ask('POST /api/mpintegral/v1/checkIn', { token: person.token });
      await offers.share(person);
      const { data } = await offers.share(person);
      expect(data.offers.map(({ own }) => own?.done)).toEqual([day + 1, day + 1]);
      desk.server.clock.advance(DAY_MS);
      person = { ...person, ...(await desk.server.login({ mobile: person.mobile })) };
    }
    expect(await offers.states(person)).toEqual(['open', 'open']);
  });

  it('of one group exclude each other, and those of buyers wait for an order', async () => {
    const offers = await open([offered({ group: 'a' }), offered({ group: 'a' }), offered({ needsOrder: true })]);
    const person = await desk.person();
    await offers.take(person, 0);
    expect(await offers.states(person)).toEqual(['taken', 'chosen', 'order']);
    expect(await offers.take(person, 1)).toMatchObject({ message: '同组权益仅可选择一项，您已选择其他权益' });
    expect(await offers.take(person, 2)).toMatchObject({ message: '仅限已支付定金的用户领取' });
  });

  it('give chances of a draw elsewhere', async () => {
    const draw = await desk.make({ settings: { price: null, chances: {}, isFed: true } });
    const chance: Partial<PrizeInput> = { kind: 'chances', title: '1 次机会', amount: 1, detail: { chancesOf: draw } };
    const offers = await open([offered({}, chance)]);
    const person = await desk.person();
    expect((await offers.take(person, 0)).data.offers[0]).toMatchObject({ chancesOf: draw, own: { chances: 1 } });
    expect((await desk.draw(person, draw, 'chance')).name).toBe('SUCCESS');
    expect((await offers.show(person)).offers[0]?.own).toMatchObject({ state: 'taken', chances: 0 });
  });

  it('are for new people alone where the campaign says so, with the days they have left', async () => {
    const offers = await open([offered()], { audience: { newForDays: 30 } });
    const person = await desk.person();
    expect((await offers.show(person)).own?.daysLeft).toBe(30);
    desk.server.clock.advance(9.5 * DAY_MS);
    let again = { ...person, ...(await desk.server.login({ mobile: person.mobile })) };
    expect((await offers.show(again)).own?.daysLeft).toBe(21);
    const other = await open([offered()], { audience: { newForDays: 30 } });
    desk.server.clock.advance(21 * DAY_MS);
    again = { ...person, ...(await desk.server.login({ mobile: person.mobile })) };
    expect((await offers.take(again, 0)).name).toBe('STATE_CHANGED');
    const late = await open([offered()], { audience: { newForDays: 30 } });
    expect((await late.take(again, 0)).name).toBe('FORBIDDEN');
    expect((await other.show(again)).campaign.state).toBe('ended');
  });

  it('are nothing to visitors, unknown ones, and before their time', async () => {
    const { slug, show } = await open([offered()]);
    const key = 'POST /api/mpmkt/v1/campaign/offers/take' as const;
    const prizeId = (await show()).offers[0]?.prizeId;
    expect((await desk.server.call(key, { body: { slug, prizeId } })).name).toBe('LOGIN_EXPIRED');
    const { token } = await desk.person();
    expect((await desk.server.call(key, { token, body: { slug: 'nothing' } })).name).toBe('NOT_FOUND');
    expect((await desk.server.call(key, { token, body: { slug, prizeId: '01JZZZZZZZZZZZZZZZZZZZZZZZ' } })).name).toBe(
      'NOT_FOUND',
    );
    const wrong = { slug: 'NO SUCH' } as never;
    expect((await desk.server.call(key, { token, body: wrong })).name).toBe('BAD_INPUT');
    const later = await open([offered()], { startsAt: desk.server.clock.now() + DAY_MS });
    expect((await later.take(await desk.person(), 0)).name).toBe('STATE_CHANGED');
    expect((await later.share(await desk.person())).name).toBe('STATE_CHANGED');
    expect((await desk.server.call('GET /api/mpmkt/v1/campaign/draw', { query: { slug } })).name).toBe('NOT_FOUND');
  });

  it('are refused when they make no sense', async () => {
    const faults = (prizes: PrizeInput[]) =>
      open(prizes).catch((error: { data: { faults: string[] } }) => error.data.faults);
    expect(await faults([])).toEqual(['prizes: nothing is offered']);
    expect(await faults([offered({ limit: 0 })])).toMatchObject([expect.stringContaining('prize 100 积分.limit')]);
    expect(await faults([{ ...offered(), detail: {} }])).toMatchObject([expect.stringContaining('prize 100 积分')]);
  });
});
