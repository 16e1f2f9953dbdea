import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { ChatDesk, LEAVE, nextKey } from './chat.fixture';

const CALLERS = 30;

let desk: ChatDesk;
beforeAll(async () => {
  desk = await ChatDesk.open();
});
afterAll(() => desk.server.close());

const wins = (all: readonly { name: string }[]) => all.filter(({ name }) => name === 'SUCCESS').length;
const many = <T>(make: (index: number) => T): T[] => Array.from({ length: CALLERS }, (_, index) => make(index));

it('thirty first messages of a person begin one conversation, and all of them are in it', async () => {
  const person = await desk.server.login();
  const sent = await Promise.all(many((index) => desk.say(person, `第 ${index} 条`)));
  expect(wins(sent)).toBe(CALLERS);
  expect(new Set(sent.map(({ data }) => data.conversationId)).size).toBe(1);
  const stored = await desk.server.database.executeSql(
    `select count(distinct text) as own from chat_messages where account_id = $1 and writer = 'customer'`,
    [person.accountId],
  );
  expect(stored).toMatchObject({ rows: [{ own: CALLERS }] });
});

it('one message that is sent thirty times at once is there once, and answered once', async () => {
  const person = await desk.server.login();
  const key = nextKey();
  const sent = await Promise.all(many(() => desk.say(person, '试驾', key)));
  expect(new Set(sent.map(({ data }) => data.messageId)).size).toBe(1);
  expect(await desk.history(person)).toHaveLength(3);
});

it('of many agents who take one conversation, one has it', async () => {
  const agents: TestPerson[] = [];
  for (let index = 0; index < 6; index += 1) agents.push(await desk.server.login({ roles: ['agent'] }));
  const person = await desk.server.login();
  await Promise.all(agents.map((agent) => desk.duty(true, agent)));
  for (let round = 0; round < 5; round += 1) {
    const id = await desk.waiting(person);
    const all = await Promise.all([...agents, ...agents].map((agent) => desk.take(id, agent)));
    expect(wins(all)).toBe(1);
    const owner = agents[all.findIndex(({ name }) => name === 'SUCCESS') % agents.length];
    expect((await desk.end(id, owner)).name).toBe('SUCCESS');
  }
});

it('an agent who takes thirty conversations at once gets ten', async () => {
  const people: TestPerson[] = [];
  for (let index = 0; index < CALLERS; index += 1) people.push(await desk.server.login());
  const ids: string[] = [];
  for (const person of people) ids.push(await desk.waiting(person));
  await desk.duty(true);
  expect(wins(await Promise.all(ids.map((id) => desk.take(id))))).toBe(10);
  expect((await desk.showDuty()).own).toBe(10);

  // Its end and what is written meanwhile leave every conversation in the queue, with all messages.
  const [off, ...said] = await Promise.all([desk.duty(false), ...people.map((person) => desk.say(person, '还在吗'))]);
  expect(off?.name).toBe('SUCCESS');
  expect(wins(said)).toBe(CALLERS);
  expect(await desk.showDuty()).toMatchObject({ own: 0, waiting: CALLERS });
});

it('a place that is left and taken at once has one outcome', async () => {
  const person = await desk.server.login();
  await desk.duty(true);
  for (let round = 0; round < 5; round += 1) {
    const id = await desk.waiting(person);
    const [left, taken] = await Promise.all([desk.server.call(LEAVE, { token: person.token }), desk.take(id)]);
    expect(wins([left, taken])).toBe(1);
    const { conversation } = await desk.state(person);
    expect(conversation?.state).toBe(left.name === 'SUCCESS' ? 'answering' : 'open');
    if (taken.name === 'SUCCESS') await desk.end(id);
  }
});
