import { randomBytes } from 'node:crypto';
import type { OrderSummaryData } from '@voltfront/contract';
import type { TestPerson } from '../../testing';
import { couponDesks } from '../coupon/coupon.tables';
import { createShop, type Shop } from '../order/order.fixture';
import { planPickups } from '../pickup';
import { noteUploads } from '../upload';

/** A shop whose orders can be brought to the arrival and further, with staff of their store. */
export class HandoverShop {
  constructor(readonly shop: Shop) {}

  static async open(): Promise<HandoverShop> {
    return new HandoverShop(await createShop());
  }

  get server() {
    return this.shop.server;
  }

  close = (): Promise<void> => this.shop.close();

  /** An order in a state from the arrival on; insured or not. */
  async order(person: TestPerson, state: string, changes: { isInsured?: boolean } = {}): Promise<OrderSummaryData> {
    const order = await this.shop.paidOrder(person);
    await this.set(order.orderNo, state, changes);
    return order;
  }

  /** Puts an order into a state, as if staff had brought it there. */
  async set(orderNo: string, state: string, { isInsured = false }: { isInsured?: boolean } = {}): Promise<void> {
    const insuredAt = isInsured ? new Date(this.server.clock.now()).toISOString() : null;
    await this.server.database.executeSql(
      `update orders set state = $2, insurance_chosen_at = $3, inspection_confirmed_at = $3,
         paid_fen = case when $2 in ('paidInFull', 'delivered') then total_fen else paid_fen end
       where order_no = $1`,
      [orderNo, state, insuredAt],
    );
  }

  async storeOf(orderNo: string): Promise<string> {
    const { rows } = await this.server.database.executeSql('select store_id from orders where order_no = $1', [
      orderNo,
    ]);
    return String((rows[0] as { store_id: string }).store_id);
  }

  /** A consultant of the store of an order, or of another one. */
  async consultant(storeId: string): Promise<TestPerson> {
    const person = await this.server.login({ roles: ['consultant'] });
    await this.server.database.db.insert(couponDesks).values({ accountId: person.accountId, storeId });
    return person;
  }

  /** A picture that a person uploaded. */
  async picture({ accountId }: TestPerson): Promise<string> {
    const path = `/files/personal/${randomBytes(8).toString('hex')}.webp`;
    await noteUploads(this.server.ctx(), accountId, [path]);
    return path;
  }

  async plan(storeId: string): Promise<void> {
    await this.server.database.transaction((db) => planPickups({ ...this.server.ctx(), db }, [storeId]));
  }

  timeline = async (person: TestPerson, orderNo: string): Promise<string[]> =>
    (await this.shop.detail(person, orderNo)).timeline.map(({ title }) => title);
}
