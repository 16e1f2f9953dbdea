import type { OrderSummaryData } from '@voltfront/contract';
import type { TestPerson } from '../../../testing';
import type { Shop } from '../order.fixture';
import { updateOrder } from '../order.repository';

/** A customer's steps of a final payment, over HTTP. */
export class FinalShop {
  constructor(readonly shop: Shop) {}

  get server() {
    return this.shop.server;
  }

  /** An order whose car is at the store. */
  async arrivedOrder(person: TestPerson): Promise<OrderSummaryData> {
    const order = await this.shop.paidOrder(person);
    await this.setState(person, order.orderNo, 'arrived');
    return order;
  }

  setState(person: TestPerson, orderNo: string, state: OrderSummaryData['state']) {
    return updateOrder(this.server.ctx().db, { userId: person.accountId, orderNo }, { state });
  }

  account(person: TestPerson, orderNo: string) {
    return this.server.ask('GET /api/mporder/v1/order/final', { token: person.token, query: { orderNo } });
  }

  open(person: TestPerson, orderNo: string, amountFen: number) {
    const call = { token: person.token, body: { orderNo, amountFen } };
    return this.server.call('POST /api/mporder/v1/order/final/part', call);
  }

  cancel(person: TestPerson, orderNo: string, part: number) {
    const call = { token: person.token, body: { orderNo, part } };
    return this.server.call('POST /api/mporder/v1/order/final/part/cancel', call);
  }

  create(person: TestPerson, orderNo: string, part: number, amountFen: number) {
    const call = { token: person.token, body: { orderNo, part, method: 'sandbox', amountFen } };
    return this.server.call('POST /api/mporder/v1/pay/create', call);
  }

  /** Opens a part and its payment, without paying it. */
  async opened(person: TestPerson, orderNo: string, amountFen: number) {
    const { data: part } = await this.open(person, orderNo, amountFen);
    const { data } = await this.create(person, orderNo, part.part, amountFen);
    const url = data.call.kind === 'redirect' ? data.call.url : '';
    return { part: part.part, payment: data.payment, url };
  }

  /** Opens a part and pays it. */
  async pay(person: TestPerson, orderNo: string, amountFen: number) {
    const opened = await this.opened(person, orderNo, amountFen);
    await this.shop.atCashier(opened.url, { action: 'pay' });
    await this.server.runJobs();
    return opened;
  }
}
