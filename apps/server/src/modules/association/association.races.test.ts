import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { AssociationDesk } from './association.fixture';

const CALLERS = 20;

let desk: AssociationDesk;
beforeAll(async () => {
  desk = await AssociationDesk.open();
});
afterAll(() => desk.server.close());

const wins = (names: { name: string }[]) => names.filter(({ name }) => name === 'SUCCESS').length;

it('twenty people with one number: one has it; twenty requests of one person: one is kept', async () => {
  const people: TestPerson[] = [];
  for (let index = 0; index < CALLERS; index += 1) people.push(await desk.server.login());
  const same: Record<string, unknown>[] = [];
  for (const person of people) same.push(await desk.answers(person, { memberNo: 'SAME001' }));
  expect(wins(await Promise.all(people.map((person, index) => desk.send(person, same[index] ?? {}))))).toBe(1);

  const person = await desk.server.login();
  const own: Record<string, unknown>[] = [];
  for (let index = 0; index < CALLERS; index += 1) own.push(await desk.answers(person));
  expect(wins(await Promise.all(own.map((answers) => desk.send(person, answers))))).toBe(1);
});

it('a request that is accepted, refused and taken back at once becomes one of them', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await desk.server.login();
    const bindingId = await desk.request(person);
    const all = await Promise.all([
      ...Array.from({ length: 4 }, () => desk.accept(bindingId)),
      ...Array.from({ length: 4 }, () => desk.refuse(bindingId)),
      ...Array.from({ length: 4 }, () => desk.unbind(person, bindingId)),
    ]);
    const decided = wins(all.slice(0, 8));
    const left = wins(all.slice(8));
    // Who was bound in that moment may have left it after.
    expect(decided + left).toBeGreaterThanOrEqual(1);
    expect(decided).toBeLessThanOrEqual(1);
    expect(left).toBeLessThanOrEqual(1);
    const state = (await desk.own(person))?.state ?? 'unbound';
    if (left === 1) expect(state).toBe('unbound');
    else expect(['bound', 'refused']).toContain(state);
  }
});
