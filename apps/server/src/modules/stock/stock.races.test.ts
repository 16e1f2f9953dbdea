import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createYard, type Yard } from './stock.fixture';

const BOOK = 'POST /api/mporder/v1/stock/viewing' as const;
const CANCEL_VIEWING = 'POST /api/mporder/v1/stock/viewing/cancel' as const;
const SLOTS = 'GET /api/mporder/v1/stock/viewing/slots' as const;
const ADD = 'POST /api/mporder/v1/stock/matching/add' as const;
const REMIND = 'POST /api/mporder/v1/stock/reminder' as const;
const CONFIRM = 'POST /api/mporder/v1/order/confirm' as const;
const CANCEL = 'POST /api/mporder/v1/order/cancel' as const;

let yard: Yard;
beforeAll(async () => {
  yard = await createYard();
});
afterAll(() => yard.close());

type Person = Awaited<ReturnType<Yard['server']['login']>>;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

async function people(count: number): Promise<Person[]> {
  const all: Person[] = [];
  for (let index = 0; index < count; index += 1) all.push(await yard.server.login());
  return all;
}

const namesOf = (answers: readonly { name: string }[]) => answers.map(({ name }) => name).sort();
const paymentStates = async (person: Person, orderNo: string) =>
  (await yard.detail(person, orderNo)).payments.map(({ state }) => state);

describe('one car', () => {
  it.each([2, 8])('held by one of %i people who confirm at once', async (count) => {
    const crowd = await people(count);
    const stockCarId = await yard.receive();
    const answers = await Promise.all(crowd.map((person) => yard.tick(person, stockCarId)));
    expect(namesOf(answers)).toEqual([...times(count - 1, () => 'CAR_TAKEN'), 'SUCCESS']);
    const states = await Promise.all(crowd.map((person) => yard.stateOf(stockCarId, person)));
    expect(states.filter((state) => state === 'heldByMe')).toHaveLength(1);
    expect(states[answers.findIndex(({ name }) => name === 'SUCCESS')]).toBe('heldByMe');
  });

  it('held once by one person who confirms ten times at once', async () => {
    const person = await yard.server.login();
    const stockCarId = await yard.receive();
    const answers = await Promise.all(times(10, () => yard.tick(person, stockCarId)));
    expect(new Set(namesOf(answers))).toEqual(new Set(['SUCCESS']));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const { rows } = await yard.server.database.executeSql(
      'select count(*)::int as count from stock_confirmations where stock_car_id = $1',
      [stockCarId],
    );
    expect(rows[0]).toEqual({ count: 1 });
  });

  it('ordered once, however many drafts of its holder are submitted at once', async () => {
    const person = await yard.server.login();
    const stockCarId = await yard.receive();
    await yard.hold(person, stockCarId);
    const drafts = [];
    for (let index = 0; index < 4; index += 1) drafts.push(await yard.signedDraft(person, { stockCarId }));
    const answers = await Promise.all(
      drafts.map(({ draftId, quote, dueFen }) =>
        yard.server.call(CONFIRM, { token: person.token, body: { draftId, totalFen: quote.totalFen, dueFen } }),
      ),
    );
    expect(namesOf(answers)).toEqual(['HOLD_IN_ORDER', 'HOLD_IN_ORDER', 'HOLD_IN_ORDER', 'SUCCESS']);
    const list = await yard.server.ask('GET /api/mporder/v1/order/list', { token: person.token });
    expect(list.items).toHaveLength(1);
  });

  it('sold once when the late money of its first holder meets the money of the next', async () => {
    const [anna, ben] = (await people(2)) as [Person, Person];
    const stockCarId = await yard.receive();
    const first = await yard.orderCar(anna, stockCarId);
    // The provider takes Anna's payment in time, but its notice is delayed.
    await yard.payAtCashier(anna, first);
    yard.server.clock.set((first.expiresAt ?? 0) + 1);
    const second = await yard.orderCar(ben, stockCarId);
    await yard.payAtCashier(ben, second);
    await Promise.all(times(4, () => yard.server.runJobs()));
    await yard.server.runJobs();
    expect([await yard.state(anna, first.orderNo), await yard.state(ben, second.orderNo)]).toEqual([
      'expired',
      'depositPaid',
    ]);
    expect(await paymentStates(anna, first.orderNo)).toEqual(['refunded']);
    expect(await paymentStates(ben, second.orderNo)).toEqual(['paid']);
    const sold = await yard.car(stockCarId, ben);
    expect([sold.state, sold.orderNo]).toEqual(['sold', second.orderNo]);
  });

  it.each(times(6, (index) => index))('that is wanted while its payment arrives goes to one of both (%i)', async () => {
    const [anna, ben] = (await people(2)) as [Person, Person];
    const stockCarId = await yard.receive();
    const order = await yard.orderCar(anna, stockCarId);
    await yard.payAtCashier(anna, order);
    yard.server.clock.set((order.expiresAt ?? 0) + 1);
    const [, taken] = await Promise.all([yard.server.runJobs(), yard.tick(ben, stockCarId)]);
    await yard.server.runJobs();
    const state = await yard.state(anna, order.orderNo);
    const annaHasIt = state === 'depositPaid';
    expect([taken.name, await yard.stateOf(stockCarId, ben)]).toEqual(
      annaHasIt ? ['CAR_SOLD', 'sold'] : ['SUCCESS', 'heldByMe'],
    );
    expect(await paymentStates(anna, order.orderNo)).toEqual([annaHasIt ? 'paid' : 'refunded']);
    if (!annaHasIt) expect(state).toBe('expired');
  });

  it.each(times(4, (index) => index))('whose order is cancelled while the next one waits comes free (%i)', async () => {
    const [anna, ben] = (await people(2)) as [Person, Person];
    const stockCarId = await yard.receive();
    const { orderNo } = await yard.orderCar(anna, stockCarId);
    const [cancelled, taken] = await Promise.all([
      yard.server.call(CANCEL, { token: anna.token, body: { orderNo } }),
      yard.tick(ben, stockCarId),
    ]);
    expect(cancelled.name).toBe('SUCCESS');
    expect(['SUCCESS', 'CAR_TAKEN']).toContain(taken.name);
    expect(await yard.stateOf(stockCarId, ben)).toBe(taken.name === 'SUCCESS' ? 'heldByMe' : 'free');
  });
});

describe('one person', () => {
  it('holds one of two cars confirmed at once', async () => {
    const person = await yard.server.login();
    const cars = [await yard.receive(), await yard.receive()];
    const answers = await Promise.all(cars.map((stockCarId) => yard.tick(person, stockCarId)));
    expect(namesOf(answers)).toEqual(['HOLD_ELSEWHERE', 'SUCCESS']);
  });

  it('holds the last of many cars when each may release the one before', async () => {
    const person = await yard.server.login();
    const cars: string[] = [];
    for (let index = 0; index < 6; index += 1) cars.push(await yard.receive());
    const answers = await Promise.all(cars.map((stockCarId) => yard.tick(person, stockCarId, { releaseOther: true })));
    expect(new Set(namesOf(answers))).toEqual(new Set(['SUCCESS']));
    const states = await Promise.all(cars.map((stockCarId) => yard.stateOf(stockCarId, person)));
    expect([...states].sort()).toEqual([...times(5, () => 'free'), 'heldByMe']);
  });

  it('and another swap their cars without waiting for each other for ever', async () => {
    const [anna, ben] = (await people(2)) as [Person, Person];
    const [first, second] = [await yard.receive(), await yard.receive()];
    await yard.hold(anna, first);
    await yard.hold(ben, second);
    const answers = await Promise.all([
      yard.tick(anna, second, { releaseOther: true }),
      yard.tick(ben, first, { releaseOther: true }),
    ]);
    for (const { name } of answers) expect(['SUCCESS', 'CAR_TAKEN']).toContain(name);
    const holders = [
      await yard.stateOf(first, anna),
      await yard.stateOf(first, ben),
      await yard.stateOf(second, anna),
      await yard.stateOf(second, ben),
    ];
    expect(holders.filter((state) => state === 'heldByMe')).toHaveLength(2);
  });

  it('keeps at most ten cars and five filters, however many come at once', async () => {
    const { token } = await yard.server.login();
    const cars: string[] = [];
    for (let index = 0; index < 14; index += 1) cars.push(await yard.receive());
    const added = await Promise.all(cars.map((stockCarId) => yard.server.call(ADD, { token, body: { stockCarId } })));
    expect(added.filter(({ name }) => name === 'SUCCESS')).toHaveLength(10);
    expect(added.filter(({ name }) => name === 'LIMIT_REACHED')).toHaveLength(4);
    const { items } = await yard.server.ask('GET /api/mporder/v1/stock/matching', { token });
    expect(items).toHaveLength(10);
    const filters = await Promise.all(
      times(9, (index) => yard.server.call(REMIND, { token, body: { maxPriceFen: 1_000_000 + index } })),
    );
    expect(filters.filter(({ name }) => name === 'SUCCESS')).toHaveLength(5);
  });

  it('puts one car on the list once', async () => {
    const { token } = await yard.server.login();
    const stockCarId = await yard.receive();
    const answers = await Promise.all(times(8, () => yard.server.call(ADD, { token, body: { stockCarId } })));
    expect(new Set(namesOf(answers))).toEqual(new Set(['SUCCESS']));
    expect((await yard.server.ask(ADD, { token, body: { stockCarId } })).count).toBe(1);
  });
});

describe('one hour at a store', () => {
  const slotOf = async (stockCarId: string, index: number) => {
    const { days } = await yard.server.ask(SLOTS, { query: { stockCarId } });
    return days.flatMap(({ slots }) => slots)[index]?.slotId ?? '';
  };

  it('takes as many viewings as the store has places', async () => {
    const crowd = await people(7);
    const stockCarId = await yard.receive();
    const slotId = await slotOf(stockCarId, 10);
    const answers = await Promise.all(
      crowd.map(({ token }) => yard.server.call(BOOK, { token, body: { stockCarId, slotId } })),
    );
    expect(namesOf(answers)).toEqual([...times(4, () => 'SLOT_FULL'), ...times(3, () => 'SUCCESS')]);
  });

  it('can be swapped by two people at once, and ends with every place counted', async () => {
    const [anna, ben] = (await people(2)) as [Person, Person];
    const stockCarId = await yard.receive({ storeId: 'sz-nanshan' });
    const [first, second] = [await slotOf(stockCarId, 11), await slotOf(stockCarId, 12)];
    const book = ({ token }: Person, slotId: string) => yard.server.call(BOOK, { token, body: { stockCarId, slotId } });
    await book(anna, first);
    await book(ben, second);
    const answers = await Promise.all([book(anna, second), book(ben, first)]);
    expect(namesOf(answers)).toEqual(['SUCCESS', 'SUCCESS']);
    const viewings = await Promise.all(
      [anna, ben].map(({ token }) => yard.server.ask('GET /api/mporder/v1/stock/viewings', { token })),
    );
    const ids = viewings.map(({ items }) => items[0]?.viewingId ?? '');
    await Promise.all([
      yard.server.call(CANCEL_VIEWING, { token: anna.token, body: { viewingId: ids[0] ?? '' } }),
      yard.server.call(CANCEL_VIEWING, { token: anna.token, body: { viewingId: ids[0] ?? '' } }),
      yard.server.call(CANCEL_VIEWING, { token: ben.token, body: { viewingId: ids[1] ?? '' } }),
    ]);
    const { days } = await yard.server.ask(SLOTS, { query: { stockCarId } });
    const left = days.flatMap(({ slots }) => slots).filter(({ slotId }) => [first, second].includes(slotId));
    expect(left.map((slot) => slot.left)).toEqual([2, 2]);
  });
});
