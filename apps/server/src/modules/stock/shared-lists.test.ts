import { afterAll, beforeAll, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements';
import { createYard, type Yard } from './stock.fixture';

const CARS = 'GET /api/mporder/v1/stock/cars' as const;
const RELEASE = 'POST /api/mporder/v1/stock/hold/release' as const;

let yard: Yard;
beforeAll(async () => {
  yard = await createYard();
});
afterAll(() => yard.close());

type Person = Awaited<ReturnType<Yard['server']['login']>>;
const list = (person: Person) => yard.server.ask(CARS, { token: person.token, query: { size: 50 } });
/** State of a car in a person's list; undefined when it is not in it. */
const stateFor = async (person: Person, id: string) =>
  (await list(person)).items.find(({ stockCarId }) => stockCarId === id)?.state;

it('reads a page once for many people at once, and one statement each for what is their own', async () => {
  for (let index = 0; index < 3; index += 1) await yard.receive();
  const people: Person[] = [];
  for (let index = 0; index < 6; index += 1) people.push(await yard.server.login());
  const readers = async (work: () => Promise<unknown>) => {
    const { statements } = await countStatements(yard.server.database, work);
    return statements.filter((text) => text.includes('"stock_cars"'));
  };
  const statements = await readers(() => Promise.all(people.map(list)));
  // One statement for the groups, one for the page, and one per person.
  expect(statements).toHaveLength(2 + people.length);
  const [first] = people;
  if (!first) throw new TypeError('nobody');
  expect(await readers(() => list(first))).toHaveLength(1);
});

it('asks for what is the own alone while a page is kept', async () => {
  const person = await yard.server.login();
  await list(person);
  const { statements } = await countStatements(yard.server.database, () => list(person));
  expect(statements).toEqual([expect.stringContaining('"stock_sale_reminders"')]);
});

it('shows an own hold and its end at once, to its holder and to others', async () => {
  const [anna, bela] = [await yard.server.login(), await yard.server.login()];
  const stockCarId = await yard.receive();
  expect([await stateFor(anna, stockCarId), await stateFor(bela, stockCarId)]).toEqual(['free', 'free']);
  await yard.hold(anna, stockCarId);
  expect([await stateFor(anna, stockCarId), await stateFor(bela, stockCarId)]).toEqual(['heldByMe', 'held']);
  await yard.server.ask(RELEASE, { token: anna.token, body: { stockCarId } });
  expect([await stateFor(anna, stockCarId), await stateFor(bela, stockCarId)]).toEqual(['free', 'free']);
});

it('shows what a person did through another process at once, although the page is kept', async () => {
  const anna = await yard.server.login();
  const stockCarId = await yard.receive();
  expect(await stateFor(anna, stockCarId)).toBe('free');
  const until = new Date(yard.server.clock.now() + 60_000).toISOString();
  const text = 'update stock_cars set held_by = $1, held_until = $2 where stock_car_id = $3';
  await yard.server.database.executeSql(text, [anna.accountId, until, stockCarId]);
  expect(await stateFor(anna, stockCarId)).toBe('heldByMe');
  const sold = `update stock_cars set status = 'sold', sold_order_no = 'X', held_by = null, held_until = null where stock_car_id = $1`;
  await yard.server.database.executeSql(sold, [stockCarId]);
  expect(await stateFor(anna, stockCarId)).toBeUndefined();
});

it('ends a hold by the clock, also on a page that is kept', async () => {
  const [anna, bela] = [await yard.server.login(), await yard.server.login()];
  const stockCarId = await yard.receive();
  const { hold } = await yard.hold(anna, stockCarId);
  yard.server.clock.set(hold.heldUntil - 1);
  expect(await stateFor(bela, stockCarId)).toBe('held');
  yard.server.clock.set(hold.heldUntil);
  expect(await stateFor(bela, stockCarId)).toBe('free');
});

it('counts and lists a car that arrives at once', async () => {
  const anna = await yard.server.login();
  const { total } = await list(anna);
  const stockCarId = await yard.receive();
  expect((await list(anna)).total).toBe(total + 1);
  expect(await stateFor(anna, stockCarId)).toBe('free');
});
