import type { BodyInputOf, RefundDetailData } from '@voltfront/contract';
import { eq } from 'drizzle-orm';
import type { TestPerson } from '../../testing';
import type { Shop } from '../order/order.fixture';
import { orders } from '../order/order.tables';
import { paymentRefunds, payments } from '../payment/payment.tables';
import { refundRequests } from './refund.tables';

export const SUBMIT = 'POST /api/mporder/v1/refund/submit';
export const WITHDRAW = 'POST /api/mporder/v1/refund/withdraw';
export const QUOTE = 'GET /api/mporder/v1/refund/quote';
export const DETAIL = 'GET /api/mporder/v1/refund/detail';
export const ACCOUNT = 'POST /api/mporder/v1/refund/account';
export const APPROVE = 'POST /api/mporder/v1/staff/refund/approve';
export const REJECT = 'POST /api/mporder/v1/staff/refund/reject';
export const TRANSFER = 'POST /api/mporder/v1/staff/refund/transfer';
export const STAFF_LIST = 'GET /api/mporder/v1/staff/refunds';
export const STAFF_DETAIL = 'GET /api/mporder/v1/staff/refund/detail';

type Input = Partial<BodyInputOf<typeof SUBMIT>>;

/** A bank account that customers name. */
export const account = { holder: '周小舟', bank: '招商银行上海分行', number: '6225880212345678' };

/** Steps of a refund, over HTTP. */
export class RefundDesk {
  constructor(readonly shop: Shop) {}

  /** A code for a refund, as received on the phone. */
  async code(person: TestPerson): Promise<string> {
    const { server } = this.shop;
    server.clock.advance(61_000);
    await server.ask('GET /api/appuser/v1/user/pub/sms/authCode', {
      query: { mobile: person.mobile, scene: 'refund' },
    });
    return server.sms.lastCode?.(person.mobile) ?? '';
  }

  quote(person: TestPerson, orderNo: string) {
    return this.shop.server.ask(QUOTE, { token: person.token, query: { orderNo } });
  }

  async body(person: TestPerson, orderNo: string, changes: Input = {}): Promise<BodyInputOf<typeof SUBMIT>> {
    const { amountFen } = await this.quote(person, orderNo);
    return { orderNo, amountFen, reason: 'noNeedNow', code: await this.code(person), ...changes };
  }

  /** Asks for the refund of an order. */
  async submit(person: TestPerson, orderNo: string, changes: Input = {}) {
    const body = await this.body(person, orderNo, changes);
    return this.shop.server.call(SUBMIT, { token: person.token, body });
  }

  /** A refund in review of a new paid order. */
  async inReview(kind: 'intention' | 'deposit' = 'deposit'): Promise<{ person: TestPerson; refund: RefundDetailData }> {
    const person = await this.shop.server.login();
    const { orderNo } = await this.shop.paidOrder(person, { kind });
    const { data } = await this.submit(person, orderNo);
    return { person, refund: data };
  }

  async approve(staff: TestPerson, { refundNo, amountFen }: Pick<RefundDetailData, 'refundNo' | 'amountFen'>) {
    return this.shop.server.call(APPROVE, { token: staff.token, body: { refundNo, amountFen } });
  }

  detail(person: TestPerson, refundNo: string) {
    return this.shop.server.ask(DETAIL, { token: person.token, query: { refundNo } });
  }

  finance(): Promise<TestPerson> {
    return this.shop.server.login({ roles: ['finance'] });
  }

  /** What is stored about an order, its refunds and their money. */
  async books(orderNo: string) {
    const { db } = this.shop.server.database;
    const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
    return {
      order,
      requests: await db.select().from(refundRequests).where(eq(refundRequests.orderNo, orderNo)),
      payments: await db.select().from(payments).where(eq(payments.orderNo, orderNo)),
      refunds: await db.select().from(paymentRefunds).where(eq(paymentRefunds.orderNo, orderNo)),
    };
  }
}

/** The refunds of all customers as a list that pages. */
export const refundList = {
  key: 'GET /api/mporder/v1/staff/refunds' as const,
  id: 'refundNo' as const,
  otherQuery: { state: 'received' },
  isPersonal: false,
  isNewestFirst: true,
  readers: { roles: ['finance' as const] },
};

/** Somebody of finance, and a refund in review to copy. */
export async function refundToCopy(shop: Shop, times: (copy: { at: number }) => { created_at: string }) {
  const desk = new RefundDesk(shop);
  const finance = await desk.finance();
  const { refund } = await desk.inReview();
  const row = {
    table: 'refund_requests',
    column: 'refund_no',
    value: refund.refundNo,
    changes: ({ id, at }: { id: string; at: number }) => ({ order_no: id, ...times({ at }) }),
  };
  return [finance, { state: 'inReview' }, row] as const;
}
