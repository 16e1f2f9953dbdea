import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../../kernel/context';
import { closeSlots } from '../slot';
import { createYard, type Yard } from './stock.fixture';

const SLOTS = 'GET /api/mporder/v1/stock/viewing/slots' as const;
const BOOK = 'POST /api/mporder/v1/stock/viewing' as const;
const CANCEL = 'POST /api/mporder/v1/stock/viewing/cancel' as const;
const MINE = 'GET /api/mporder/v1/stock/viewings' as const;
const HOUR_MS = 3_600_000;

let yard: Yard;
beforeAll(async () => {
  yard = await createYard();
});
afterAll(() => yard.close());

async function slots(stockCarId: string) {
  const { days } = await yard.server.ask(SLOTS, { query: { stockCarId } });
  return days.flatMap((day) => day.slots);
}

const slotOf = async (stockCarId: string, index: number) => (await slots(stockCarId))[index]?.slotId ?? '';

describe('viewing slots', () => {
  it('are those of the next 7 days, an hour ahead at least', async () => {
    const stockCarId = await yard.receive();
    const all = await slots(stockCarId);
    const now = yard.server.clock.now();
    expect(all.length).toBeGreaterThan(35);
    expect(Math.min(...all.map(({ startsAt }) => startsAt))).toBeGreaterThanOrEqual(now + HOUR_MS);
    expect(Math.max(...all.map(({ startsAt }) => startsAt))).toBeLessThan(now + 7 * 24 * HOUR_MS);
    expect(all.every(({ left }) => left === 3)).toBe(true);
  });

  it('do not exist at a store without room', async () => {
    const stockCarId = await yard.receive({ storeId: 'nb-dongbu' });
    expect(await slots(stockCarId)).toEqual([]);
    expect((await yard.server.call(SLOTS, { query: { stockCarId: 'x' } })).name).toBe('NOT_FOUND');
  });
});

describe('a viewing', () => {
  it('takes a place, can be moved and cancelled', async () => {
    const { token } = await yard.server.login();
    const stockCarId = await yard.receive({ storeId: 'sh-pudong' });
    const [first, second] = [await slotOf(stockCarId, 4), await slotOf(stockCarId, 5)];
    const left = async (slotId: string) => (await slots(stockCarId)).find((slot) => slot.slotId === slotId)?.left;
    const booked = await yard.server.ask(BOOK, { token, body: { stockCarId, slotId: first } });
    expect(booked).toMatchObject({ state: 'booked', slotId: first, store: { storeId: 'sh-pudong' } });
    expect(await yard.server.ask(BOOK, { token, body: { stockCarId, slotId: first } })).toEqual(booked);
    expect(await left(first)).toBe(1);
    const moved = await yard.server.ask(BOOK, { token, body: { stockCarId, slotId: second } });
    expect([moved.viewingId, await left(first), await left(second)]).toEqual([booked.viewingId, 2, 1]);
    const shown = await yard.server.ask(SLOTS, { token, query: { stockCarId } });
    expect(shown.booking?.slotId).toBe(second);
    const { viewingId } = booked;
    expect(await yard.server.ask(CANCEL, { token, body: { viewingId } })).toMatchObject({ state: 'cancelled' });
    expect(await left(second)).toBe(2);
    expect((await yard.server.call(CANCEL, { token, body: { viewingId } })).name).toBe('STATE_CHANGED');
  });

  it('is refused when the hour is full, made up, or past', async () => {
    const stockCarId = await yard.receive({ storeId: 'wh-optics' });
    const slotId = await slotOf(stockCarId, 0);
    const [anna, ben] = [await yard.server.login(), await yard.server.login()];
    await yard.server.ask(BOOK, { token: anna.token, body: { stockCarId, slotId } });
    expect((await yard.server.call(BOOK, { token: ben.token, body: { stockCarId, slotId } })).name).toBe('SLOT_FULL');
    for (const other of ['wh-optics_1', 'sh-jingan_1', 'x'])
      expect((await yard.server.call(BOOK, { token: ben.token, body: { stockCarId, slotId: other } })).name).toBe(
        'NOT_FOUND',
      );
    expect((await yard.server.call(BOOK, { body: { stockCarId, slotId } })).name).toBe('LOGIN_EXPIRED');
  });

  it('is cancelled when its store closes', async () => {
    const { token } = await yard.server.login();
    const stockCarId = await yard.receive({ storeId: 'sz-nanshan' });
    const { startsAt } = await yard.server.ask(BOOK, {
      token,
      body: { stockCarId, slotId: await slotOf(stockCarId, 9) },
    });
    const closure = { fromAt: startsAt, untilAt: startsAt + HOUR_MS, reason: '闭店' };
    await withTransaction(yard.server.ctx(), (ctx) =>
      closeSlots(ctx, { kind: 'viewing', placeId: 'sz-nanshan' }, closure),
    );
    expect((await slots(stockCarId)).some((slot) => slot.startsAt === startsAt)).toBe(false);
    await yard.server.runJobs();
    expect((await yard.server.ask(MINE, { token })).items[0]?.state).toBe('cancelled');
  });

  it('is over when its hour has passed, and then another can be booked', async () => {
    const { token } = await yard.server.login();
    const stockCarId = await yard.receive();
    const booked = await yard.server.ask(BOOK, { token, body: { stockCarId, slotId: await slotOf(stockCarId, 2) } });
    yard.server.clock.set(booked.endsAt);
    expect((await yard.server.ask(MINE, { token })).items[0]?.state).toBe('over');
    const { viewingId } = booked;
    expect((await yard.server.call(CANCEL, { token, body: { viewingId } })).name).toBe('STATE_CHANGED');
    const again = await yard.server.ask(BOOK, { token, body: { stockCarId, slotId: await slotOf(stockCarId, 2) } });
    expect(again.viewingId).not.toBe(viewingId);
  });

  it('is one of five at most, and a person’s own', async () => {
    const [anna, ben] = [await yard.server.login(), await yard.server.login()];
    const book = async () => {
      const stockCarId = await yard.receive();
      const body = { stockCarId, slotId: await slotOf(stockCarId, 20) };
      return yard.server.call(BOOK, { token: anna.token, body });
    };
    const names: string[] = [];
    // The store's capacity is three per hour; further people get the next hour.
    for (let index = 0; index < 3; index += 1) names.push((await book()).name);
    expect(names).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS']);
    for (const storeId of ['sz-nanshan', 'gz-tianhe', 'cd-gaoxin']) {
      const stockCarId = await yard.receive({ storeId });
      const body = { stockCarId, slotId: await slotOf(stockCarId, 0) };
      names.push((await yard.server.call(BOOK, { token: anna.token, body })).name);
    }
    expect(names.slice(3)).toEqual(['SUCCESS', 'SUCCESS', 'LIMIT_REACHED']);
    const page = await yard.server.ask(MINE, { token: anna.token, query: { size: 2 } });
    const rest = await yard.server.ask(MINE, { token: anna.token, query: { cursor: page.nextCursor ?? '' } });
    const ids = [...page.items, ...rest.items].map(({ viewingId }) => viewingId);
    expect(new Set(ids).size).toBe(5);
    expect((await yard.server.call(CANCEL, { token: ben.token, body: { viewingId: ids[0] ?? '' } })).name).toBe(
      'NOT_FOUND',
    );
    expect((await yard.server.call(MINE, { token: ben.token, query: { cursor: 'x' } })).name).toBe('BAD_INPUT');
    expect((await yard.server.call(MINE)).name).toBe('LOGIN_EXPIRED');
  });
});
