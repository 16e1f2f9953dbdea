import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankPayment } from '../../providers/payment/simulator/simulator-bank';
import type { NoticeChanges } from '../../providers/payment/simulator/simulator-notices';
import { createPayingShop, openCall, type PayingShop, type RealMethod } from './providers.fixture';

let paying: PayingShop;
beforeAll(async () => {
  paying = await createPayingShop();
});
afterAll(() => paying.close());

const METHODS: readonly RealMethod[] = ['wechat', 'alipay'];
type Person = Awaited<ReturnType<PayingShop['shop']['server']['login']>>;
type Order = Awaited<ReturnType<PayingShop['shop']['order']>>;
type Fault = 'key' | 'age' | 'amount';

/** Steps that may happen to an order, in any order and number. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ is: fc.constant('open' as const), method: fc.constantFrom(...METHODS) }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('pay' as const), pick: fc.nat(5), force: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('notice' as const),
      pick: fc.nat(5),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('refundNotice' as const), pick: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('wrong' as const),
      pick: fc.nat(5),
      fault: fc.constantFrom<Fault>('key', 'age', 'amount'),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ is: 'ask' as const }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('wait' as const), minutes: fc.constantFrom(1, 5, 16, 31) }) },
  { weight: 1, arbitrary: fc.constant({ is: 'cancel' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('trouble' as const),
      trouble: fc.constantFrom('broken' as const, 'lost' as const),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

class Story {
  /** Numbers of all opened payments, of both methods. */
  readonly paymentNos: string[] = [];

  constructor(
    private readonly person: Person,
    private readonly order: Order,
  ) {}

  private get bank() {
    return paying.simulator.bank;
  }

  private pick(index: number): BankPayment | undefined {
    const known = this.paymentNos.flatMap((no) => this.bank.payments.get(no) ?? []);
    return known[index % Math.max(1, known.length)];
  }

  detail() {
    return paying.shop.detail(this.person, this.order.orderNo);
  }

  ask() {
    const query = { orderNo: this.order.orderNo };
    return paying.shop.server.call('GET /api/mporder/v1/pay/state', { token: this.person.token, query });
  }

  async act(step: Step): Promise<void> {
    if (step.is === 'open') return this.open(step.method);
    if (step.is === 'ask') return void (await this.ask());
    if (step.is === 'wait') return this.wait(step.minutes);
    if (step.is === 'cancel') return this.cancel();
    if (step.is === 'trouble') return paying.simulator.setTrouble(step.trouble);
    const found = this.pick(step.pick);
    if (!found) return;
    if (step.is === 'pay') this.bank.pay(found.paymentNo, paying.shop.server.clock.now(), { force: step.force });
    else if (step.is === 'refundNotice') await this.tellRefunds(found);
    else if (found.state === 'paid') await this.tell(found, step);
  }

  private async open(method: RealMethod): Promise<void> {
    const { name, data } = await paying.create(this.person, this.order, method);
    if (name !== 'SUCCESS') return;
    this.paymentNos.push(data.payment.paymentNo);
    openCall(paying.simulator, data.call);
  }

  private async wait(minutes: number): Promise<void> {
    paying.simulator.setTrouble('none');
    paying.shop.server.clock.advance(minutes * 60_000);
    await paying.shop.server.runJobs();
  }

  private async cancel(): Promise<void> {
    const body = { orderNo: this.order.orderNo };
    await paying.shop.server.call('POST /api/mporder/v1/order/cancel', { token: this.person.token, body });
  }

  private async tell(found: BankPayment, step: { times?: number; fault?: Fault }): Promise<void> {
    const { method, paymentNo } = found;
    for (let time = 0; time < (step.times ?? 1); time += 1)
      await paying.send(
        method,
        paying.simulator.notices.payment(paymentNo, step.fault ? changesFor(method, step.fault) : {}),
      );
  }

  private async tellRefunds({ method, paymentNo }: BankPayment): Promise<void> {
    for (const { refundNo } of this.bank.refundsOf(paymentNo))
      await paying.send(method, paying.simulator.notices.refund(refundNo));
  }

  /**
   * Finishes everything: all notices are delivered, all jobs run, all refunds are completed at the
   * bank.
   */
  async end(): Promise<void> {
    paying.simulator.setTrouble('none');
    for (let round = 0; round < 4; round += 1) {
      for (const paymentNo of this.paymentNos) {
        const found = this.bank.payments.get(paymentNo);
        if (found?.state === 'paid') await this.tell(found, {});
        if (found) await this.tellRefunds(found);
      }
      await this.wait(40);
      for (const refund of this.bank.refunds.values()) refund.state = 'done';
    }
    await this.wait(120);
  }
}

function changesFor(method: RealMethod, fault: Fault): NoticeChanges {
  const { keys } = paying.simulator;
  if (fault === 'key') return { privateKey: keys.stranger.privateKey };
  if (fault === 'age') return { signedAt: paying.shop.server.clock.now() - 48 * 3600_000 };
  return { fields: method === 'wechat' ? { amount: { total: 1, currency: 'CNY' } } : { total_amount: '0.01' } };
}

describe('whatever happens between customer, shop and providers', () => {
  it('an order is paid exactly once or not at all, and no money is lost or kept without cause', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        paying.simulator.setTrouble('none');
        const person = await paying.shop.server.login();
        const story = new Story(person, await paying.shop.order(person));
        for (const one of [{ is: 'open' as const, method: 'wechat' as const }, ...steps]) await story.act(one);
        await story.end();

        const { state, paidFen, payments } = await story.detail();
        const { bank } = paying.simulator;
        const kept = [...new Set(story.paymentNos)].map((no) => bank.keptFen(no));
        expect([0, 500_000]).toContain(paidFen);
        expect(kept.reduce((sum, fen) => sum + fen, 0)).toBe(paidFen);
        expect(paidFen > 0).toBe(state === 'depositPaid');
        for (const no of story.paymentNos) expect(bank.refundsOf(no).length).toBeLessThanOrEqual(1);
        const states = payments.map((payment) => payment.state);
        expect(states.filter((one) => one === 'paid')).toHaveLength(paidFen > 0 ? 1 : 0);
        expect(states.every((one) => ['paid', 'closed', 'refunded'].includes(one))).toBe(true);
      }),
      { numRuns: 30 },
    );
  }, 240_000);

  it('a payment in time that is told only at the end of the schedule still pays the order', async () => {
    for (const method of METHODS) {
      const opened = await paying.opened(method);
      paying.simulator.bank.pay(opened.paymentNo, paying.shop.server.clock.now());
      paying.shop.server.clock.advance(24 * 3600_000);
      await paying.send(method, paying.simulator.notices.payment(opened.paymentNo));
      expect(await opened.state()).toBe('depositPaid');
    }
  });
});
