import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesRoot } from '../../kernel/config';
import type { TestPerson } from '../../testing';
import { createInspectionShop, type InspectionShop } from './inspection.fixture';

let store: InspectionShop;
let person: TestPerson;
beforeAll(async () => {
  store = await createInspectionShop();
  person = await store.server.login();
});
afterAll(async () => {
  const root = filesRoot(store.server.app.services.config);
  await store.close();
  rmSync(root, { recursive: true, force: true });
});

const CALLERS = 40;
const times = <T>(make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CALLERS }, (_, index) => make(index)));

describe('at once', () => {
  it('a confirmation and a question meet: one of them wins, and nothing is confirmed with an open question', async () => {
    const { orderNo } = await store.ready(person);
    const answers = await times((index) =>
      index % 2 === 0 ? store.confirm(person, orderNo, 1) : store.question(person, orderNo, 'paint'),
    );
    expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
    const { state, questions } = await store.look(person, orderNo);
    const { inspectionConfirmedAt } = await store.shop.detail(person, orderNo);
    const isConfirmed = state === 'confirmed';
    expect([questions.length, inspectionConfirmedAt !== null]).toEqual([isConfirmed ? 0 : 1, isConfirmed]);
  });

  it('two of the store answer one question: it has one answer, and the customer is asked once', async () => {
    const { orderNo, staff } = await store.ready(person);
    await store.question(person, orderNo, 'paint');
    const [question] = (await store.look(person, orderNo)).questions;
    const answers = await times(() => store.answer(staff, orderNo, question?.questionId ?? ''));
    expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
    const { timeline } = await store.shop.detail(person, orderNo);
    expect(timeline.filter(({ title }) => title === '验车报告已更正')).toHaveLength(1);
  });

  it('two of the store write one report: one is kept', async () => {
    const orderNo = await store.arrived(person);
    const staff = await store.consultantOf(orderNo);
    const body = await store.report(staff, orderNo);
    const answers = await times(() => store.write(staff, body));
    expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
    expect((await store.look(person, orderNo)).report?.revision).toBe(1);
  });
});
