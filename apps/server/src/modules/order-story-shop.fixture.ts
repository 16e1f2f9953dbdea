import { refuse } from '../kernel/errors';
import type { PaymentProvider, PaymentProviders } from '../providers/payment';
import type { TestPerson } from '../testing';
import { couponDesks } from './coupon/coupon.tables';
import { seedFinance } from './finance';
import { financeSeed } from './finance/demo/finance-seed';
import { FinanceShop } from './finance/finance.fixture';
import { FinalShop } from './order/final/final.fixture';
import type { Shop } from './order/order.fixture';
import { planPickups } from './pickup';
import { RefundDesk } from './refund/refund.fixture';
import { createTradeShop, type TradeShop } from './trade-in/trade-in.fixture';

/** The shop of all stories, with its staff, and a payment provider that can be made to fail. */
export class StoryShop {
  readonly final: FinalShop;
  readonly finance: FinanceShop;
  readonly refunds: RefundDesk;
  /** Of the provider: it answers no call, or refuses every refund for good. */
  readonly provider = { isDown: false, refusesRefunds: false };

  private constructor(
    readonly trade: TradeShop,
    readonly staff: { operator: TestPerson; finance: TestPerson[]; consultant: TestPerson },
    private readonly startsAt: number,
  ) {
    this.final = new FinalShop(trade.shop);
    this.finance = new FinanceShop(trade.shop);
    this.refunds = new RefundDesk(trade.shop);
    this.replaceProvider();
  }

  static async open(): Promise<StoryShop> {
    const trade = await createTradeShop();
    const { server } = trade;
    await server.database.transaction((db) => seedFinance({ ...server.ctx(), db }, financeSeed(server.clock.now())));
    const operator = await server.login({ roles: ['operator'] });
    const finance = [await server.login({ roles: ['finance'] }), await server.login({ roles: ['finance'] })];
    const consultant = await server.login({ roles: ['consultant'] });
    await server.runJobs();
    return new StoryShop(trade, { operator, finance, consultant }, server.clock.now());
  }

  get shop(): Shop {
    return this.trade.shop;
  }

  get server() {
    return this.trade.server;
  }

  sql = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await this.server.database.executeSql(text, values)).rows as T[];

  /** Ends what earlier stories left, so that each one begins at the same time in an idle shop. */
  async tidyUp(): Promise<void> {
    await this.sql('delete from jobs.job');
    await this.sql('delete from slot_reservations');
    await this.sql('delete from slots');
    this.server.clock.set(this.startsAt);
    Object.assign(this.provider, { isDown: false, refusesRefunds: false });
  }

  /** The consultant works in the store of this order, which takes appointments. */
  async workAt(storeId: string): Promise<void> {
    const values = { accountId: this.staff.consultant.accountId, storeId };
    const set = { set: { storeId }, target: couponDesks.accountId };
    await this.server.database.db.insert(couponDesks).values(values).onConflictDoUpdate(set);
    await this.server.database.transaction((db) => planPickups({ ...this.server.ctx(), db }, [storeId]));
  }

  close = (): Promise<void> => this.trade.close();

  private replaceProvider(): void {
    const { services } = this.server.app;
    const { all, find } = services.payment;
    const withFaults = (provider: PaymentProvider): PaymentProvider => {
      const answer = <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
        (async (...args: A) => {
          if (this.provider.isDown) throw refuse('PROVIDER_DOWN');
          return call(...args);
        }) as (...args: A) => Promise<T>;
      return {
        ...provider,
        create: answer(provider.create),
        query: answer(provider.query),
        close: answer(provider.close),
        queryRefund: answer(provider.queryRefund),
        refund: answer(async (ctx, order) => {
          if (!this.provider.refusesRefunds) return provider.refund(ctx, order);
          const { refundNo, paymentNo, amountFen } = order;
          return { refundNo, paymentNo, amountFen, status: 'failed' };
        }),
      };
    };
    const payment: PaymentProviders = {
      all,
      find: (method) => {
        const provider = find(method);
        return provider && withFaults(provider);
      },
    };
    services.payment = payment;
  }
}
