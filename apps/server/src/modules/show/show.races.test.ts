import { afterAll, beforeAll, expect, it } from 'vitest';
import { PLACES, ShowDesk } from './show.fixture';

const CALLERS = 40;

let desk: ShowDesk;
beforeAll(async () => {
  desk = await ShowDesk.open();
});
afterAll(() => desk.server.close());

const phone = (index: number) => `1367${String(index).padStart(7, '0')}`;

it('40 phones book a half day with 3 places at once: three get one', async () => {
  const given: Record<string, unknown>[] = [];
  for (let index = 0; index < CALLERS; index += 1) given.push(await desk.answers(phone(index), 3));
  const names = (await Promise.all(given.map((answers) => desk.book(null, answers)))).map(({ name }) => name);
  expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(PLACES);
  expect(new Set(names)).toEqual(new Set(['SUCCESS', 'BAD_INPUT']));
  expect(await desk.left(3)).toBe(0);
});

it('one person moves and cancels a visit 40 times at once: every place is given back once', async () => {
  const person = await desk.login(phone(900));
  await desk.book(person, await desk.answers(phone(900), 4));
  await Promise.all(
    Array.from({ length: CALLERS }, (_, index) =>
      index % 2 === 0 ? desk.change(person, 5 + (index % 3)) : desk.cancel(person),
    ),
  );
  const own = (await desk.show(person)).own;
  expect(own?.state).toBe('cancelled');
  expect(await Promise.all([4, 5, 6, 7].map((days) => desk.left(days)))).toEqual([PLACES, PLACES, PLACES, PLACES]);
});
