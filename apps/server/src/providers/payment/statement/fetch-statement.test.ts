import { NO_FLOW } from '@voltfront/rules/reconciliation/fees';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing';
import { openSimulator, type Simulator } from '../simulator/open-simulator';
import { StatementBroken } from './statement.types';
import { dayStart, READY_AFTER_MS } from './statement-day';

const DAY = '2026-11-20';
const EMPTY = '2026-11-19';
const from = dayStart(DAY);
const HOUR_MS = 3600_000;

let simulator: Simulator;
let server: TestServer;
let now = 0;
beforeAll(async () => {
  simulator = await openSimulator();
  simulator.setClock(() => now);
  server = await createTestServer({ config: simulator.config });
  for (const method of ['wechat', 'alipay'] as const) {
    for (let i = 0; i < 5; i += 1) {
      const paymentNo = `VP${method}${i}`;
      simulator.bank.open({
        method,
        paymentNo,
        amountFen: 100 + i,
        terms: '',
        appId: '',
        expiresAt: from + 30 * HOUR_MS,
      });
      simulator.bank.pay(paymentNo, from + i * HOUR_MS);
    }
    now = from + 6 * HOUR_MS;
    simulator.bank.refund({ method, refundNo: `VR${method}`, paymentNo: `VP${method}0`, amountFen: 40 });
  }
});
afterEach(() => {
  simulator.setTrouble('none');
  simulator.bills.spoil = null;
  simulator.bills.spoilFlow = null;
  simulator.bills.linesPerFile = 1000;
});
afterAll(async () => {
  await server.close();
  await simulator.close();
});

function fetchDay(method: 'wechat' | 'alipay', day: string, afterMs = READY_AFTER_MS) {
  now = dayStart(day) + afterMs;
  const provider = server.app.services.payment.find(method);
  return provider?.statement({ ...server.ctx(), now: () => now }, day);
}

describe.each(['wechat', 'alipay'] as const)('the statement of %s', (method) => {
  it('has what was taken and given back on the day', async () => {
    simulator.bills.linesPerFile = 2;
    const answer = await fetchDay(method, DAY);
    const lines = answer?.isReady ? answer.lines : [];
    expect(lines.map(({ number, amountFen, at }) => [number, amountFen, at - from])).toEqual([
      ...[0, 1, 2, 3, 4].map((i) => [`VP${method}${i}`, 100 + i, i * HOUR_MS]),
      [`VR${method}`, 40, 6 * HOUR_MS],
    ]);
    // 1.00 to 1.04 cost a fen each, 0.40 gives back 0.0024, which is none.
    expect(answer).toMatchObject({ flow: { paidFen: 510, refundedFen: 40, feeFen: 5, otherFen: 0 } });
  });

  it('is not ready before 10:00, and empty when there is none in the afternoon', async () => {
    expect(await fetchDay(method, DAY, READY_AFTER_MS - 1)).toEqual({ isReady: false });
    expect(await fetchDay(method, EMPTY, READY_AFTER_MS)).toEqual({ isReady: false });
    expect(await fetchDay(method, EMPTY, READY_AFTER_MS + 5 * HOUR_MS)).toEqual({
      isReady: true,
      lines: [],
      flow: NO_FLOW,
    });
  });

  it.each(['spoil', 'spoilFlow'] as const)('is refused when a file of it was cut off: %s', async (name) => {
    simulator.bills[name] = (file) => file.subarray(0, file.length - 60);
    await expect(fetchDay(method, DAY)).rejects.toBeInstanceOf(StatementBroken);
  });

  it.each(['broken', 'lost'] as const)('is asked for again when the provider is %s', async (trouble) => {
    simulator.setTrouble(trouble);
    await expect(fetchDay(method, DAY)).rejects.toMatchObject({ rowName: 'PROVIDER_DOWN' });
  });
});

it("a file that is not the one of WeChat Pay's hash is refused, also when it is whole", async () => {
  simulator.bills.spoil = (file) => Buffer.from(file.toString('utf8').replace('oUser', 'oOther').concat('\r\n'));
  await expect(fetchDay('wechat', DAY)).rejects.toMatchObject({ fault: 'hash' });
});
