import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../kernel/jobs';
import type { TestPerson } from '../../testing';
import { leaveSnapUps } from './engines/snap-up/leave-place';
import { FLASH_FEN, SnapUpDesk } from './snap-up.fixture';

let desk: SnapUpDesk;
beforeAll(async () => {
  desk = await SnapUpDesk.open();
});
afterAll(() => desk.server.close());

const person = () => desk.server.login();

describe('a flash sale', () => {
  it('shows cars with both prices, stock and appointments, to visitors too', async () => {
    const slug = await desk.make();
    const sale = await desk.show(slug);
    expect(sale).toMatchObject({ look: 'market', own: null, campaign: { state: 'running' } });
    const [car] = sale.cars;
    expect(car).toMatchObject({ code: 'car', flashFen: FLASH_FEN, stock: 3, left: 3, bookedCount: 0, isBooked: false });
    expect(car?.listFen).toBeGreaterThan(FLASH_FEN);
    const detail = await desk.car(slug);
    expect(detail.quote.totalFen).toBe(FLASH_FEN);
    expect(detail.quote.lines.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(FLASH_FEN);
    expect(detail).toMatchObject({ depositFen: 500_000, cities: [{ cityCode: '310100' }], arrivalDays: 20 });
  });

  it('does not exist under a wrong slug, for another engine, or with a wrong car', async () => {
    const slug = await desk.make();
    const call = (query: { slug: string; code: string }) =>
      desk.server.call('GET /api/mpmkt/v1/campaign/snapUp/car', { query });
    expect((await call({ slug: 'none', code: 'car' })).name).toBe('NOT_FOUND');
    expect((await call({ slug, code: 'none' })).name).toBe('NOT_FOUND');
    expect((await desk.server.call('GET /api/mpmkt/v1/campaign/draw', { query: { slug } })).name).toBe('NOT_FOUND');
  });

  it('is refused by its definition when a car names no session, or a session ends before it starts', async () => {
    await expect(desk.make({ settings: { sessions: [{ code: 'x', startsAt: 2, endsAt: 1 }] } })).rejects.toThrow();
  });

  it('sells nothing before it starts, while it pauses, after its end, and to people it is not for', async () => {
    const now = desk.server.clock.now();
    const names = async (changes: Parameters<SnapUpDesk['make']>[0]) =>
      (await desk.place(await person(), await desk.make(changes))).name;
    expect(await names({ startsAt: now + HOUR_MS, endsAt: now + DAY_MS * 30 })).toBe('STATE_CHANGED');
    expect(await names({ switch: 'paused' })).toBe('STATE_CHANGED');
    expect(await names({ startsAt: 1, endsAt: 2 })).toBe('STATE_CHANGED');
    expect(await names({ audience: { roles: ['employee'] } })).toBe('FORBIDDEN');
    expect(await names({ startsInMs: HOUR_MS })).toBe('SALE_NOT_RUNNING');
    expect(await names({ startsInMs: -5 * HOUR_MS })).toBe('SALE_NOT_RUNNING');
    expect(await names({ stock: 0 })).toBe('SOLD_OUT');
    const visitor = { body: { slug: await desk.make(), code: 'car' } };
    expect((await desk.server.call('POST /api/mpmkt/v1/campaign/snapUp/place', visitor)).name).toBe('LOGIN_EXPIRED');
  });
});

describe('an appointment', () => {
  it('counts, brings a message before the session, and lets its person buy first', async () => {
    const settings = { bookedFirstMinutes: 10 };
    const slug = await desk.make({ startsInMs: 30 * MINUTE_MS, settings });
    const [booked, other] = [await person(), await person()];
    expect((await desk.remind(booked, slug)).data).toEqual({ isSet: true });
    expect((await desk.remind(booked, slug)).data).toEqual({ isSet: true });
    expect((await desk.car(slug, booked)).car.isBooked).toBe(true);
    expect((await desk.car(slug, other)).car.isBooked).toBe(false);
    await desk.pass(26 * MINUTE_MS);
    expect(await desk.messages(booked)).toContain('您预约的抢购即将开始');
    expect((await desk.remind(other, slug)).name).toBe('SALE_NOT_RUNNING');
    await desk.pass(4 * MINUTE_MS);
    expect((await desk.place(other, slug)).name).toBe('SALE_NOT_RUNNING');
    expect((await desk.place(booked, slug)).name).toBe('SUCCESS');
    await desk.pass(10 * MINUTE_MS);
    expect((await desk.place(other, slug)).name).toBe('SUCCESS');
  });

  it('can be dropped, and then lets nobody first', async () => {
    const slug = await desk.make({ startsInMs: 30 * MINUTE_MS, settings: { bookedFirstMinutes: 10 } });
    const anna = await person();
    await desk.remind(anna, slug);
    await desk.remind(anna, slug, 'start', false);
    await desk.pass(31 * MINUTE_MS);
    expect((await desk.place(anna, slug)).name).toBe('SALE_NOT_RUNNING');
    expect(await desk.messages(anna)).toEqual([]);
  });
});

describe('a hold', () => {
  it('is one car of one person: asked again it is the same, and no other car comes with it', async () => {
    const slug = await desk.make();
    const anna = await person();
    const { data } = await desk.place(anna, slug);
    expect(data).toMatchObject({ code: 'car', state: 'held', orderNo: null });
    expect((await desk.place(anna, slug)).data).toEqual(data);
    expect((await desk.place(anna, slug, 'other')).name).toBe('HOLD_ELSEWHERE');
    expect(await desk.taken(slug)).toBe(1);
    expect((await desk.show(slug, anna)).own).toEqual(data);
    expect((await desk.show(slug, await person())).own).toBeNull();
  });

  it('ends after five minutes, and when its person leaves; who waits is told', async () => {
    const slug = await desk.make({ stock: 1 });
    const [anna, ben, cleo] = [await person(), await person(), await person()];
    await desk.place(anna, slug);
    expect((await desk.place(ben, slug)).name).toBe('SOLD_OUT');
    expect((await desk.remind(cleo, slug, 'restock')).name).toBe('SUCCESS');
    await desk.pass(5 * MINUTE_MS + 1000);
    expect(await desk.taken(slug)).toBe(0);
    expect(await desk.messages(cleo)).toEqual(['您关注的抢购车型有车了']);
    expect((await desk.place(ben, slug)).name).toBe('SUCCESS');
    expect((await desk.leave(ben, slug)).name).toBe('SUCCESS');
    expect((await desk.leave(ben, slug)).name).toBe('SUCCESS');
    expect(await desk.taken(slug)).toBe(0);
    expect((await desk.remind(cleo, slug, 'restock')).name).toBe('STATE_CHANGED');
  });

  it('goes with its account', async () => {
    const slug = await desk.make();
    const anna = await person();
    await desk.place(anna, slug);
    await desk.server.database.transaction((db) => leaveSnapUps({ ...desk.server.ctx(), db }, anna));
    expect(await desk.taken(slug)).toBe(0);
  });
});

describe('people who wait for a car', () => {
  const RESTOCK = '您关注的抢购车型有车了';
  /** People with an appointment that lets them buy in the first ten minutes. */
  async function booked(slug: string, count: number): Promise<TestPerson[]> {
    const people: TestPerson[] = [];
    for (let n = 0; n < count; n += 1) {
      const one = await person();
      await desk.remind(one, slug);
      people.push(one);
    }
    return people;
  }
  const restocks = async (one: TestPerson) => (await desk.messages(one)).filter((title) => title === RESTOCK).length;

  it('are told in the first minutes too: those with an appointment at once, the others when everybody may buy', async () => {
    const slug = await desk.make({ stock: 1, startsInMs: 30 * MINUTE_MS, settings: { bookedFirstMinutes: 10 } });
    const [anna, ben] = (await booked(slug, 2)) as [TestPerson, TestPerson];
    const cleo = await person();
    await desk.pass(30 * MINUTE_MS);
    expect((await desk.place(anna, slug)).name).toBe('SUCCESS');
    for (const one of [anna, ben, cleo]) expect((await desk.remind(one, slug, 'restock')).name).toBe('SUCCESS');
    await desk.pass(5 * MINUTE_MS + 1000);
    expect(await Promise.all([ben, cleo].map(restocks))).toEqual([1, 0]);
    await desk.pass(5 * MINUTE_MS);
    expect(await Promise.all([ben, cleo].map(restocks))).toEqual([1, 1]);
    await desk.pass(10 * MINUTE_MS);
    expect(await Promise.all([ben, cleo].map(restocks))).toEqual([1, 1]);
  });

  it('are told twenty at a time while nobody takes the car, and nobody is told once it is taken', async () => {
    const slug = await desk.make({ stock: 1 });
    const anna = await person();
    const waiting: TestPerson[] = [];
    while (waiting.length < 45) waiting.push(await person());
    await desk.place(anna, slug);
    for (const one of waiting) expect((await desk.remind(one, slug, 'restock')).name).toBe('SUCCESS');
    const told = async () => (await Promise.all(waiting.map(restocks))).reduce((sum, n) => sum + n, 0);
    await desk.leave(anna, slug);
    await desk.pass(0);
    expect(await told()).toBe(20);
    await desk.pass(MINUTE_MS);
    expect(await told()).toBe(40);
    expect((await desk.place(anna, slug)).name).toBe('SUCCESS');
    await desk.pass(MINUTE_MS);
    expect(await told()).toBe(40);
  });
});

describe('the queue', () => {
  it('answers 2000001 with a ticket and a time to wait, and lets its owner in with it once', async () => {
    const slug = await desk.make();
    const [anna, ben] = [await person(), await person()];
    const visits = await Promise.all(Array.from({ length: 110 }, () => desk.place(anna, slug)));
    const told = visits.find(({ name }) => name === 'TICKET');
    expect(told).toMatchObject({ code: '2000001', data: { waitMs: 1000 } });
    const { ticket = '' } = (told?.data ?? {}) as { ticket?: string };
    expect((await desk.place(ben, slug, 'car', ticket)).name).not.toBe('SUCCESS');
    expect((await desk.placeWithTicket(ben, slug)).name).toBe('SUCCESS');
  });
});

describe('an order', () => {
  it('has the price of the sale, signed agreements, 30 minutes to pay, and is the only one', async () => {
    const slug = await desk.make();
    const anna = await person();
    await desk.place(anna, slug);
    const { data, name } = await desk.order(anna, slug);
    expect(name).toBe('SUCCESS');
    expect((await desk.order(anna, slug)).data).toEqual(data);
    const order = await desk.server.ask('GET /api/mporder/v1/order/detail', {
      token: anna.token,
      query: { orderNo: data.orderNo },
    });
    expect(order).toMatchObject({ kind: 'snapUp', state: 'created', totalFen: FLASH_FEN, dueFen: 500_000 });
    expect(order.agreements.map(({ state }) => state)).toEqual(['signed', 'signed', 'signed']);
    expect((await desk.place(anna, slug)).name).toBe('ALREADY_DONE');
    expect((await desk.leave(anna, slug)).name).toBe('SUCCESS');
    expect(await desk.taken(slug)).toBe(1);
  });

  it('is refused without a hold, at another price, for another city, without agreements and with a wrong ID number', async () => {
    const slug = await desk.make();
    const anna = await person();
    expect((await desk.order(anna, slug)).name).toBe('HOLD_MISSING');
    await desk.place(anna, slug);
    expect((await desk.order(anna, slug, { totalFen: FLASH_FEN - 1 })).name).toBe('PRICE_CHANGED');
    expect((await desk.order(anna, slug, { cityCode: '110100' })).name).toBe('CITY_NOT_SERVED');
    expect((await desk.order(anna, slug, { agreements: [] })).name).toBe('AGREEMENT_UNSIGNED');
    const buyer = { kind: 'personal' as const, name: '林夏', idNumber: '110105194912310021', mobile: '13812345678' };
    expect((await desk.order(anna, slug, { buyer })).name).toBe('BAD_INPUT');
    await desk.pass(5 * MINUTE_MS + 1000);
    expect((await desk.order(anna, slug)).name).toBe('HOLD_MISSING');
  });

  it('gives the car back when it is cancelled or not paid', async () => {
    const slug = await desk.make({ stock: 1 });
    const [anna, ben] = [await person(), await person()];
    await desk.place(anna, slug);
    const { orderNo } = (await desk.order(anna, slug)).data;
    expect(await desk.taken(slug)).toBe(1);
    await desk.server.ask('POST /api/mporder/v1/order/cancel', { token: anna.token, body: { orderNo } });
    await desk.pass(1000);
    expect(await desk.taken(slug)).toBe(0);
    await desk.place(ben, slug);
    await desk.order(ben, slug);
    await desk.pass(31 * MINUTE_MS);
    expect(await desk.taken(slug)).toBe(0);
  });

  it('is sold once it is paid, and for sale again after a refund', async () => {
    const slug = await desk.make({ stock: 1 });
    const anna = await person();
    await desk.place(anna, slug);
    const { orderNo } = (await desk.order(anna, slug)).data;
    const fact = { userId: anna.accountId, orderNo, kind: 'snapUp' as const, modelId: 'YL01', totalFen: 1, at: 1 };
    const follow = async (event: 'OrderPaid' | 'OrderRefunded') => {
      const paid = { paymentNo: 'P1', purpose: 'snapUp', amountFen: 500_000 };
      await desk.server.database.transaction((db) =>
        publish({ ...desk.server.ctx(), db }, event, { ...fact, ...paid }),
      );
      await desk.pass(1000);
    };
    await follow('OrderPaid');
    expect((await desk.show(slug, anna)).own).toMatchObject({ state: 'bought', orderNo });
    expect(await desk.taken(slug)).toBe(1);
    await follow('OrderRefunded');
    await follow('OrderRefunded');
    expect(await desk.taken(slug)).toBe(0);
    expect((await desk.show(slug, anna)).own).toBeNull();
  });
});
