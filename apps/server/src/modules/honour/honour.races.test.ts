import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { balances, earn, points } from '../points';
import { honour } from '.';
import { addExperience } from './honour.fixture';

const EXCHANGE = 'POST /api/mpintegral/v1/honour/exchange' as const;
const CANCEL = 'POST /api/mpintegral/v1/honour/cancel' as const;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, points, honour] });
});
afterAll(() => server.close());

const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));

async function holder(kr: number) {
  const person = await server.login();
  const { accountId } = person;
  await earn(server.ctx(), { accountId, unit: 'kr', amount: kr, reason: 'honour', ref: 'start' });
  return person;
}

/** People with 10 KR each. */
async function holders(n: number) {
  const people = [];
  for (let made = 0; made < n; made += 1) people.push(await holder(10));
  return people;
}

const krOf = async (accountId: string) => (await balances(server.ctx(), accountId)).kr;

async function taken(id: string) {
  const { rows } = await server.database.executeSql(
    `select taken, (select count(*) from honour_booking where experience_id = $1 and state <> 'cancelled') as booked
     from honour_experience where id = $1`,
    [id],
  );
  return [Number(rows[0]?.taken), Number(rows[0]?.booked)];
}

describe('callers at once', () => {
  it('get no more places than there are, and only who got one pays', async () => {
    await addExperience(server, 'few', 3);
    const people = await holders(20);
    const call = ({ token }: { token: string }) => server.call(EXCHANGE, { token, body: { experienceId: 'few' } });
    const names = (await Promise.all(people.map(call))).map(({ name }) => name);
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(3);
    expect(names.filter((name) => name === 'SOLD_OUT')).toHaveLength(17);
    const left = await Promise.all(people.map(({ accountId }) => krOf(accountId)));
    expect(left.filter((kr) => kr === 0)).toHaveLength(3);
    expect(await taken('few')).toEqual([3, 3]);
  });

  it('exchange once, however often they ask', async () => {
    await addExperience(server, 'mine', 50);
    const { token, accountId } = await holder(100);
    const names = (await times(30, () => server.call(EXCHANGE, { token, body: { experienceId: 'mine' } }))).map(
      ({ name }) => name,
    );
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(1);
    expect(names.filter((name) => name === 'ALREADY_DONE')).toHaveLength(29);
    expect([await krOf(accountId), ...(await taken('mine'))]).toEqual([90, 1, 1]);
  });

  it('spend no more KR than they have on several experiences', async () => {
    const ids = Array.from({ length: 10 }, (_, i) => `several-${i}`);
    for (const id of ids) await addExperience(server, id, 50);
    const { token, accountId } = await holder(35);
    const calls = ids.map((experienceId) => server.call(EXCHANGE, { token, body: { experienceId } }));
    const names = (await Promise.all(calls)).map(({ name }) => name);
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(3);
    expect(await krOf(accountId)).toBe(5);
  });

  it('cancel once, while others exchange and the same person exchanges again', async () => {
    await addExperience(server, 'last', 1);
    const { token, accountId } = await holder(10);
    const others = await holders(8);
    const body = { experienceId: 'last' };
    const { bookingId } = await server.ask(EXCHANGE, { token, body });
    await Promise.all([
      ...Array.from({ length: 8 }, () => server.call(CANCEL, { token, body: { bookingId } })),
      ...Array.from({ length: 4 }, () => server.call(EXCHANGE, { token, body })),
      ...others.map((other) => server.call(EXCHANGE, { token: other.token, body })),
    ]);
    const [places, booked] = await taken('last');
    expect(places).toBe(booked);
    expect(booked).toBeLessThanOrEqual(1);
    const all = await Promise.all([accountId, ...others.map((other) => other.accountId)].map(krOf));
    expect(all.reduce((sum, kr) => sum + kr, 0)).toBe(90 - 10 * (booked ?? 0));
  });
});
