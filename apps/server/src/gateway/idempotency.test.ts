import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refuse } from '../kernel/errors';
import { defineModule } from '../kernel/module';
import { account } from '../modules/account';
import { points } from '../modules/points';
import { createTestServer, type TestPerson, type TestServer } from '../testing';
import { forgetOldAnswers } from './idempotency';
import { route } from './routes';

const PAY = 'POST /api/mporder/v1/pay/create';
let runs = 0;
let failsNext = false;

/** A test module that replaces the real payment endpoint, which is idempotent by contract. */
const till = defineModule({
  name: 'till',
  routes: {
    [PAY]: route<typeof PAY>({
      run: (_ctx, { body }) => {
        runs += 1;
        if (failsNext) throw refuse('SOLD_OUT');
        const payment = {
          paymentNo: `PAY00${runs}`,
          orderNo: body.orderNo,
          method: body.method,
          amountFen: body.amountFen,
        };
        const rest = {
          purpose: 'deposit',
          state: 'pending',
          isLate: false,
          failureReason: null,
          paidAt: null,
        } as const;
        return { payment: { ...payment, ...rest }, call: { kind: 'redirect', url: '/cashier' } };
      },
    }),
  },
});

let server: TestServer;
let anna: TestPerson;
beforeAll(async () => {
  server = await createTestServer({ modules: [points, account, till] });
  anna = await server.login();
});
beforeEach(() => {
  runs = 0;
  failsNext = false;
});
afterAll(() => server.close());

const body = { orderNo: 'VO2611200001', method: 'sandbox', amountFen: 500_000 };
const pay = (idempotencyKey: string, change: object = {}, token = anna.token) =>
  server.call(PAY, { token, idempotencyKey, body: { ...body, ...change } });

describe('idempotency', () => {
  it('gives the first answer again for the same key and body', async () => {
    const first = await pay('key-same-1');
    const second = await pay('key-same-1');
    expect(first.code).toBe('000000');
    expect(second.data).toEqual(first.data);
    expect(runs).toBe(1);
  });

  it('refuses the same key with another body', async () => {
    await pay('key-other-1');
    expect(await pay('key-other-1', { amountFen: 1 })).toMatchObject({ code: '4090002', status: 409 });
    expect(runs).toBe(1);
  });

  it('runs once for two at once', async () => {
    const [one, two] = await Promise.all([pay('key-at-once'), pay('key-at-once')]);
    expect(one.data).toEqual(two.data);
    expect(runs).toBe(1);
  });

  it('keeps the keys of people apart', async () => {
    const bert = await server.login();
    await pay('key-people-1');
    expect((await pay('key-people-1', {}, bert.token)).code).toBe('000000');
    expect(runs).toBe(2);
  });

  it('forgets a refused attempt, so that it can be tried again', async () => {
    failsNext = true;
    expect((await pay('key-refused-1')).name).toBe('SOLD_OUT');
    failsNext = false;
    expect((await pay('key-refused-1')).name).toBe('SUCCESS');
  });

  it.each(['', 'short', 'has spaces in it'])('refuses the key "%s"', async (key) => {
    const answer = await server.call(PAY, { token: anna.token, body, headers: { 'x-volt-idempotency': key } });
    expect(answer.name).toBe('BAD_INPUT');
  });

  it('forgets answers after two days', async () => {
    await pay('key-old-1');
    server.clock.advance(2 * 86_400_000 + 1);
    await forgetOldAnswers(server.ctx());
    await pay('key-old-1');
    expect(runs).toBe(2);
  });
});
