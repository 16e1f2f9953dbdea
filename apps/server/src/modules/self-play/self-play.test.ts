import { SECOND_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { createShop, type Shop } from '../order/order.fixture';

const SWITCH = 'POST /api/mporder/v1/staff/demo/self-play';
const SHOW = 'GET /api/mporder/v1/staff/demo/self-play';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({ demoSelfPlay: 'auto' });
});
afterAll(() => shop.close());

/** Lets some seconds pass, as often as the shop could make a step. */
async function wait(steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    shop.server.clock.advance(10 * SECOND_MS);
    await shop.server.runJobs();
  }
}

async function lockedOrder(person: TestPerson): Promise<string> {
  const { orderNo } = await shop.paidOrder(person);
  for (const { agreementId, version } of (await shop.detail(person, orderNo)).agreements.filter(
    ({ state, isRequired }) => state === 'unsigned' && isRequired,
  )) {
    const code = await shop.signCode(person);
    const body = { agreementId, version, orderNo, code };
    await shop.server.ask('POST /api/mporder/v1/special/sign/agreement', { token: person.token, body });
  }
  await shop.server.ask('POST /api/mporder/v1/order/lock', { token: person.token, body: { orderNo } });
  return orderNo;
}

describe('a shop that plays its own staff', () => {
  it('brings a locked order to the arrival by itself, a step at a time, and stops there', async () => {
    const person = await shop.server.login();
    const orderNo = await lockedOrder(person);
    expect(await shop.state(person, orderNo)).toBe('locked');
    const seen: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      await wait(1);
      seen.push(await shop.state(person, orderNo));
    }
    expect([...new Set(seen)].filter((state) => state !== 'locked')).toEqual(['inProduction', 'inTransit', 'arrived']);
    expect(seen.at(-1)).toBe('arrived');
  });

  it('scans the code of a ready car after it was shown; the customer confirms', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person);
    await shop.server.database.executeSql(
      `update orders set state = 'paidInFull', paid_fen = total_fen, insurance_chosen_at = now(),
         inspection_confirmed_at = now() where order_no = $1`,
      [orderNo],
    );
    const query = { orderNo };
    const view = () => shop.server.ask('GET /api/mporder/v1/pickup', { token: person.token, query });
    await wait(2);
    expect((await view()).state).toBe('ready');
    await shop.server.ask('POST /api/mporder/v1/pickup/code', { token: person.token, body: { orderNo } });
    // The shop writes the report of the car first.
    await wait(3);
    expect((await view()).state).toBe('scanned');
  });

  it('leaves the work to staff while one of them is logged in', async () => {
    const operator = await shop.server.login({ roles: ['operator'] });
    expect((await shop.server.ask(SHOW, { token: operator.token })).isPlaying).toBe(false);
    const person = await shop.server.login();
    const orderNo = await lockedOrder(person);
    await wait(3);
    expect(await shop.state(person, orderNo)).toBe('locked');
    await shop.server.database.executeSql(`update sessions set state = 'loggedOut' where account_id = $1`, [
      operator.accountId,
    ]);
  });

  it('is switched by operators, not by others, and off means off', async () => {
    const operator = await shop.server.login({ roles: ['operator'] });
    const on = await shop.server.ask(SWITCH, { token: operator.token, body: { mode: 'on' } });
    expect(on).toEqual({ mode: 'on', isPlaying: true });
    const person = await shop.server.login();
    const orderNo = await lockedOrder(person);
    await wait(2);
    expect(await shop.state(person, orderNo)).toBe('inProduction');
    await shop.server.ask(SWITCH, { token: operator.token, body: { mode: 'off' } });
    await wait(3);
    expect(await shop.state(person, orderNo)).toBe('inProduction');
    for (const { token } of [person, await shop.server.login({ roles: ['consultant'] })])
      expect((await shop.server.call(SWITCH, { token, body: { mode: 'on' } })).name).toBe('FORBIDDEN');
    expect((await shop.server.call(SWITCH, { token: operator.token, body: { mode: 'x' } })).name).toBe('BAD_INPUT');
  });
});
