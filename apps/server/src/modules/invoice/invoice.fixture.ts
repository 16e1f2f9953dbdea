import { eq } from 'drizzle-orm';
import type { TestPerson } from '../../testing';
import { createShop, type Shop } from '../order/order.fixture';
import { orders } from '../order/order.tables';

/** Time after which the stand-in of the tax service has decided. */
const DECIDED_MS = 13_000;

/** A company whose bank account the stand-in knows. */
export const company = {
  taxNumber: '91350100M000100Y43',
  address: '上海市静安区南京西路 1 号',
  phone: '021-60000000',
  bank: '招商银行上海静安支行',
  bankAccount: '6214830112345678',
};
export const contact = { email: 'linxia@example.com', mobile: '13812345678' };

const enterprise = {
  kind: 'enterprise' as const,
  name: '云栖科技有限公司',
  creditCode: company.taxNumber,
  mobile: contact.mobile,
};

/** A shop with orders that are paid in full. */
export class InvoiceShop {
  constructor(readonly shop: Shop) {}

  get server() {
    return this.shop.server;
  }

  /** An order in a state after the final payment. */
  async paid(
    person: TestPerson,
    { isCompany = false, state = 'paidInFull' as const as 'paidInFull' | 'delivered' } = {},
  ) {
    const buyer = isCompany ? { buyer: enterprise, subsidy: 'enterprise' as const } : {};
    const { orderNo } = await this.shop.order(person, buyer);
    await this.server.database.db.update(orders).set({ state }).where(eq(orders.orderNo, orderNo));
    return orderNo;
  }

  submit(person: TestPerson, orderNo: string, changes: object = {}) {
    const body = { orderNo, company: null, ...contact, ...changes };
    return this.server.call('POST /api/mporder/v1/invoice/submit', { token: person.token, body });
  }

  show(person: TestPerson, orderNo: string) {
    return this.server.ask('GET /api/mporder/v1/invoice', { token: person.token, query: { orderNo } });
  }

  /** Lets the tax service decide. */
  async decide(): Promise<void> {
    await this.server.runJobs();
    this.server.clock.advance(DECIDED_MS);
    await this.server.runJobs();
  }

  /** An order with an issued invoice. */
  async issued(person: TestPerson, options: Parameters<InvoiceShop['paid']>[1] = {}): Promise<string> {
    const orderNo = await this.paid(person, options);
    await this.submit(person, orderNo, options.isCompany ? { company } : {});
    await this.decide();
    return orderNo;
  }
}

export const createInvoiceShop = async (): Promise<InvoiceShop> => new InvoiceShop(await createShop());
