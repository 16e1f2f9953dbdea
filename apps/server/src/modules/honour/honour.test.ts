import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { balances, earn, points } from '../points';
import { honour } from '.';
import { addExperience } from './honour.fixture';

const SHOW = 'GET /api/mpintegral/v1/honour' as const;
const EXCHANGE = 'POST /api/mpintegral/v1/honour/exchange' as const;
const CANCEL = 'POST /api/mpintegral/v1/honour/cancel' as const;
const ATTEND = 'POST /api/mpintegral/v1/honour/attend' as const;
const GIVE = 'POST /api/mpintegral/v1/honour/give' as const;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, points, honour] });
});
afterAll(() => server.close());

async function holder(kr: number) {
  const person = await server.login();
  const { accountId } = person;
  if (kr > 0) await earn(server.ctx(), { accountId, unit: 'kr', amount: kr, reason: 'honour', ref: 'start' });
  return person;
}

const krOf = async (accountId: string) => (await balances(server.ctx(), accountId)).kr;

async function shown(token: string, id: string) {
  const { experiences } = await server.ask(SHOW, { token });
  return experiences.find(({ experienceId }) => experienceId === id);
}

describe('honours', () => {
  it('come from staff with a reason and a giver, and with KR', async () => {
    const [staff, person] = [await server.login({ roles: ['operator'] }), await holder(0)];
    const { accountId, token } = person;
    const words = { title: '建议采纳', reason: '座椅通风记忆', giver: '产品体验团队' };
    const body = { accountId, kind: 'idea' as const, ...words, kr: 8 };
    expect((await server.call(GIVE, { token, body })).name).toBe('FORBIDDEN');
    await server.ask(GIVE, { token: staff.token, body });
    const { items } = await server.ask('GET /api/mpintegral/v1/honour/awards', { token });
    expect(items).toEqual([expect.objectContaining({ kind: 'idea', ...words, kr: 8 })]);
    expect(await server.ask(SHOW, { token })).toMatchObject({ balance: 8, honourCount: 1 });
    const entries = await server.ask('GET /api/mpintegral/v1/honour/entries', { token });
    expect(entries.items.map(({ title, delta }) => [title, delta])).toEqual([['获得荣誉', 8]]);
    expect((await server.call(GIVE, { token: staff.token, body: { ...body, kr: 0 } })).name).toBe('BAD_INPUT');
    const nobody = { ...body, accountId: 'nobody' };
    expect((await server.call(GIVE, { token: staff.token, body: nobody })).name).toBe('NOT_FOUND');
  });

  it('are shown to their owner only', async () => {
    const { token } = await holder(0);
    expect((await server.ask('GET /api/mpintegral/v1/honour/awards', { token })).items).toEqual([]);
    expect((await server.ask('GET /api/mpintegral/v1/honour/entries', { token })).items).toEqual([]);
  });
});

describe('experience', () => {
  it('is exchanged once per person, with a code', async () => {
    await addExperience(server, 'once', 5);
    const { token, accountId } = await holder(30);
    const booked = await server.ask(EXCHANGE, { token, body: { experienceId: 'once' } });
    expect([booked.balance, /^\d{8}$/.test(booked.code)]).toEqual([20, true]);
    expect((await server.call(EXCHANGE, { token, body: { experienceId: 'once' } })).name).toBe('ALREADY_DONE');
    expect(await krOf(accountId)).toBe(20);
    expect(await shown(token, 'once')).toMatchObject({
      state: 'exchanged',
      placesLeft: 4,
      booking: { bookingId: booked.bookingId, code: booked.code, state: 'booked', canCancel: true },
    });
  });

  it('is refused with too little KR, when it is full, outside its window, and when it is unknown', async () => {
    await addExperience(server, 'small', 1);
    const [poor, first, second] = [await holder(9), await holder(10), await holder(10)];
    const ask = async (token: string, experienceId = 'small') =>
      (await server.call(EXCHANGE, { token, body: { experienceId } })).name;
    expect(await ask(poor.token)).toBe('LIMIT_REACHED');
    expect((await shown(poor.token, 'small'))?.state).toBe('open');
    expect(await ask(first.token)).toBe('SUCCESS');
    expect((await shown(second.token, 'small'))?.state).toBe('full');
    expect(await ask(second.token)).toBe('SOLD_OUT');
    expect(await krOf(second.accountId)).toBe(10);
    expect(await ask(second.token, 'nothing')).toBe('NOT_FOUND');
    expect(await ask(second.token, '*')).toBe('BAD_INPUT');
    await addExperience(server, 'closed', 9);
    server.clock.advance(2 * DAY_MS);
    expect((await shown(second.token, 'closed'))?.state).toBe('ended');
    expect(await ask(second.token, 'closed')).toBe('STATE_CHANGED');
  });

  it('is cancelled until its deadline: KR and place come back, and it can be exchanged again', async () => {
    await addExperience(server, 'back', 1);
    const { token, accountId } = await holder(10);
    const body = { experienceId: 'back' };
    const { bookingId } = await server.ask(EXCHANGE, { token, body });
    const other = await server.login();
    expect((await server.call(CANCEL, { token: other.token, body: { bookingId } })).name).toBe('NOT_FOUND');
    expect(await server.ask(CANCEL, { token, body: { bookingId } })).toEqual({ balance: 10 });
    expect((await server.call(CANCEL, { token, body: { bookingId } })).name).toBe('STATE_CHANGED');
    expect(await krOf(accountId)).toBe(10);
    expect(await shown(token, 'back')).toMatchObject({ state: 'open', placesLeft: 1, booking: null });
    const again = await server.ask(EXCHANGE, { token, body });
    server.clock.advance(4 * DAY_MS);
    expect((await shown(token, 'back'))?.booking?.canCancel).toBe(false);
    expect((await server.call(CANCEL, { token, body: { bookingId: again.bookingId } })).name).toBe('STATE_CHANGED');
  });

  it('lets the holder of the code in once, at its time, by staff', async () => {
    await addExperience(server, 'door', 3);
    const [staff, { token }] = [await server.login({ roles: ['operator'] }), await holder(10)];
    const { code } = await server.ask(EXCHANGE, { token, body: { experienceId: 'door' } });
    const letIn = async (who: string, given = code) =>
      (await server.call(ATTEND, { token: who, body: { experienceId: 'door', code: given } })).name;
    expect(await letIn(token)).toBe('FORBIDDEN');
    expect(await letIn(staff.token)).toBe('STATE_CHANGED');
    server.clock.advance(5 * DAY_MS);
    expect(await letIn(staff.token, code === '00000000' ? '11111111' : '00000000')).toBe('NOT_FOUND');
    expect(await letIn(staff.token)).toBe('SUCCESS');
    expect(await letIn(staff.token)).toBe('STATE_CHANGED');
    expect((await shown(token, 'door'))?.booking?.state).toBe('attended');
  });
});
