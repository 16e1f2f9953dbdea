import type { BodyInputOf, FinancePlanData } from '@voltfront/contract';
import type { Config } from '../../kernel/config';
import { createShop, type Shop, standard } from '../order/order.fixture';
import { updateOrder } from '../order/order.repository';
import { seedFinance } from '.';
import { financeSeed } from './demo/finance-seed';

export type PlanInput = BodyInputOf<'POST /{product}-mp-order/v1/finance/detail'>;
type Person = Awaited<ReturnType<Shop['server']['login']>>;

export const DETAIL = 'POST /{product}-mp-order/v1/finance/detail' as const;
export const SHOW = 'POST /{product}-mp-order/v1/finance/showDetail' as const;
export const SAVE = 'POST /api/mporder/v1/finance/plan/save' as const;
export const PLANS = 'GET /api/mporder/v1/finance/plans' as const;
export const PLAN = 'GET /api/mporder/v1/finance/plan' as const;
export const DROP = 'POST /api/mporder/v1/finance/plan/delete' as const;
export const WISH = 'POST /api/mporder/v1/finance/wish' as const;
const START = 'POST /api/mporder/v1/finance/application/start' as const;
const APPLICATION = 'GET /api/mporder/v1/finance/application' as const;
export const WITHDRAW = 'POST /api/mporder/v1/finance/application/withdraw' as const;

/** Code of Shanghai. */
const CITY = '310100';

/** A loan that every customer can choose. */
export const loan = {
  method: 'equalInstalment' as const,
  productId: 'east-standard',
  months: 36,
  downPercent: 20,
};

/** A plan for the standard configuration of the shop's tests. */
export const planInput = (changes: Partial<PlanInput> = {}): PlanInput => ({
  subject: { kind: 'configuration', configuration: standard },
  cityCode: CITY,
  choice: loan,
  ...changes,
});

/** A shop with lenders, products and texts. */
export async function createFinanceShop(config: Partial<Config> = {}): Promise<FinanceShop> {
  const shop = await createShop(config);
  const { server } = shop;
  await server.database.transaction((db) => seedFinance({ ...server.ctx(), db }, financeSeed(server.clock.now())));
  return new FinanceShop(shop);
}

/** A customer's steps to a loan, over HTTP. */
export class FinanceShop {
  constructor(readonly shop: Shop) {}

  get server(): Shop['server'] {
    return this.shop.server;
  }

  plan(input: PlanInput = planInput(), person?: Person): Promise<FinancePlanData> {
    return this.server.ask(DETAIL, { ...(person ? { token: person.token } : {}), body: input });
  }

  /** An order in a state that accepts loan applications. */
  async lockedOrder(person: Person): Promise<string> {
    const { orderNo } = await this.shop.paidOrder(person);
    await updateOrder(this.server.ctx().db, { userId: person.accountId, orderNo }, { state: 'locked' });
    return orderNo;
  }

  wish(person: Person, orderNo: string, changes: Record<string, unknown> = {}) {
    return this.server.ask(WISH, { token: person.token, body: { orderNo, choice: loan, ...changes } });
  }

  /** A locked order with a saved loan plan. */
  async wishedOrder(person: Person): Promise<string> {
    const orderNo = await this.lockedOrder(person);
    await this.wish(person, orderNo);
    return orderNo;
  }

  start(person: Person, orderNo: string, changes: Record<string, unknown> = {}) {
    const body = { orderNo, consentVersion: '2.0', isAgreed: true, ...changes };
    return this.server.call(START, { token: person.token, body });
  }

  /** An order whose application awaits the customer's submission at the lender. */
  async opened(person: Person) {
    const orderNo = await this.wishedOrder(person);
    const { data } = await this.start(person, orderNo);
    return { orderNo, application: data, url: data.url ?? '' };
  }

  /** Submits an action on the lender's page. */
  async atDesk(url: string, act: Record<string, unknown>) {
    const [path = '', query = ''] = url.split('?');
    const payload = { ...act, key: new URLSearchParams(query).get('key') };
    const answer = await this.server.app.server.inject({ method: 'POST', url: `${path}/act`, payload });
    return { status: answer.statusCode, ...answer.json<{ state: string }>() };
  }

  async application(person: Person, orderNo: string) {
    return (await this.server.ask(APPLICATION, { token: person.token, query: { orderNo } })).application;
  }

  close(): Promise<void> {
    return this.shop.close();
  }
}
