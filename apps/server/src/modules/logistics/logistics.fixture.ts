import type { TestPerson, TestServer } from '../../testing';
import { createShop, type Shop } from '../order/order.fixture';

/** A shop whose cars are built and delivered. */
export class DeliveryShop {
  constructor(
    readonly shop: Shop,
    readonly operator: TestPerson,
  ) {}

  get server(): TestServer {
    return this.shop.server;
  }

  /** An order whose customer locked it. */
  async locked(person: TestPerson): Promise<string> {
    const { orderNo } = await this.shop.paidOrder(person);
    await this.server.ask('POST /api/mporder/v1/order/lock', { token: person.token, body: { orderNo } });
    await this.server.runJobs();
    return orderNo;
  }

  start = (orderNo: string, note?: string) =>
    this.server.call('POST /api/mporder/v1/staff/production/start', {
      token: this.operator.token,
      body: note === undefined ? { orderNo } : { orderNo, note },
    });

  ship = (orderNo: string) =>
    this.server.call('POST /api/mporder/v1/staff/production/ship', { token: this.operator.token, body: { orderNo } });

  arrive = (orderNo: string) =>
    this.server.call('POST /api/mporder/v1/staff/production/arrive', { token: this.operator.token, body: { orderNo } });

  /** An order whose car the carrier was told about. */
  async shipped(person: TestPerson): Promise<string> {
    const orderNo = await this.locked(person);
    await this.start(orderNo);
    await this.ship(orderNo);
    await this.server.runJobs();
    return orderNo;
  }

  /** An order whose car is at its store. */
  async arrived(person: TestPerson): Promise<string> {
    const orderNo = await this.shipped(person);
    await this.arrive(orderNo);
    return orderNo;
  }

  show = (person: TestPerson, orderNo: string) =>
    this.server.ask('GET /api/mporder/v1/order/logistics', { token: person.token, query: { orderNo } });

  /** A consultant of the store that hands an order over. */
  async consultantOf(orderNo: string): Promise<TestPerson> {
    const { rows } = await this.server.database.executeSql('select store_id from orders where order_no = $1', [
      orderNo,
    ]);
    return this.consultant(String(rows[0]?.store_id));
  }

  async consultant(storeId: string): Promise<TestPerson> {
    const person = await this.server.login({ roles: ['consultant'] });
    const values = [person.accountId, storeId];
    await this.server.database.executeSql('insert into coupon_desks (account_id, store_id) values ($1, $2)', values);
    return person;
  }

  close = (): Promise<void> => this.shop.close();
}

export async function createDeliveryShop(): Promise<DeliveryShop> {
  const shop = await createShop();
  return new DeliveryShop(shop, await shop.server.login({ roles: ['operator'] }));
}
