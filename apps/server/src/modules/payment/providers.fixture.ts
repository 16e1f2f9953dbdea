import type { OrderSummaryData } from '@voltfront/contract';
import { eq } from 'drizzle-orm';
import { noticePath } from '../../providers/payment/notice-url';
import { openSimulator, type Simulator } from '../../providers/payment/simulator/open-simulator';
import { REPEATS } from '../../providers/payment/simulator/repeat-schedule';
import type { NoticeChanges, SentNotice } from '../../providers/payment/simulator/simulator-notices';
import type { TestPerson, TestServer } from '../../testing';
import { createShop, type Shop } from '../order/order.fixture';
import { type IncidentKind, paymentIncidents } from './payment.tables';

/** A payment method that the simulator implements. */
export type RealMethod = 'wechat' | 'alipay';

/** The client that a customer pays from. */
export interface Caller {
  platform?: string;
  browser?: string;
  openId?: string;
  idempotencyKey?: string;
  /** Send the request to this server instead of the shop's first one. */
  server?: TestServer;
}

/** A shop that takes payments by WeChat Pay and Alipay, both simulated. */
export interface PayingShop {
  shop: Shop;
  simulator: Simulator;
  create(
    person: TestPerson,
    order: Pick<OrderSummaryData, 'orderNo' | 'dueFen'>,
    method: RealMethod,
    caller?: Caller,
  ): ReturnType<typeof createAt>;
  /** A person with an unpaid order and a payment that is open at the provider. */
  opened(method: RealMethod): Promise<Opened>;
  /** Posts a notice as the provider would. */
  send(method: RealMethod, notice: SentNotice): Promise<{ status: number; body: string }>;
  /**
   * Sends a notice on the provider's schedule until the shop accepts it; returns the number of
   * attempts.
   */
  repeat(method: RealMethod, write: () => SentNotice): Promise<number>;
  incidents(kind: IncidentKind): Promise<(typeof paymentIncidents.$inferSelect)[]>;
  close(): Promise<void>;
}

export interface Opened {
  person: TestPerson;
  order: OrderSummaryData;
  paymentNo: string;
  state(): Promise<string>;
  paidFen(): Promise<number>;
}

function createAt(
  shop: Shop,
  person: TestPerson,
  order: Pick<OrderSummaryData, 'orderNo' | 'dueFen'>,
  method: RealMethod,
  caller: Caller,
) {
  const { platform = 'WEB_MOBILE', browser, openId, idempotencyKey, server = shop.server } = caller;
  return server.call('POST /api/mporder/v1/pay/create', {
    token: person.token,
    headers: { 'x-volt-platform': platform },
    body: { orderNo: order.orderNo, method, amountFen: order.dueFen, browser, openId },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
}

/** Whether a provider would read the shop's response as "accepted"; each has its own format. */
export const isTaken = (method: RealMethod, answer: { status: number; body: string }): boolean =>
  method === 'wechat'
    ? answer.status === 200 || answer.status === 204
    : answer.status === 200 && answer.body === 'success';

async function sendTo(shop: Shop, method: RealMethod, { headers, payload }: SentNotice) {
  const url = noticePath(method);
  const answer = await shop.server.app.server.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, body: answer.body };
}

/** Lets the customer open the payment call: Alipay creates the payment only then. */
export function openCall(
  simulator: Simulator,
  call: { kind: string; url?: string; params?: Record<string, string> },
): void {
  const signed = call.url ?? call.params?.orderString;
  if (signed?.includes('biz_content=')) simulator.alipay.openPage(signed);
}

/** Starts a shop and a simulator. */
export async function createPayingShop(): Promise<PayingShop> {
  const simulator = await openSimulator();
  const shop = await createShop(simulator.config);
  simulator.setClock(() => shop.server.clock.now());
  const send: PayingShop['send'] = (method, notice) => sendTo(shop, method, notice);
  const create: PayingShop['create'] = (person, order, method, caller = {}) =>
    createAt(shop, person, order, method, caller);
  return {
    shop,
    simulator,
    create,
    send,
    async opened(method) {
      const person = await shop.server.login();
      const order = await shop.order(person);
      const { data } = await create(person, order, method);
      openCall(simulator, data.call);
      const look = () => shop.detail(person, order.orderNo);
      const { paymentNo } = data.payment;
      return {
        person,
        order,
        paymentNo,
        state: async () => (await look()).state,
        paidFen: async () => (await look()).paidFen,
      };
    },
    async repeat(method, write) {
      let attempts = 1;
      for (const pauseMs of REPEATS[method]) {
        if (isTaken(method, await send(method, write()))) return attempts;
        shop.server.clock.advance(pauseMs);
        attempts += 1;
      }
      await send(method, write());
      return attempts;
    },
    incidents: (kind) => shop.server.database.db.select().from(paymentIncidents).where(eq(paymentIncidents.kind, kind)),
    async close() {
      await shop.close();
      await simulator.close();
    },
  };
}

/** Writes a payment's notice in several invalid variants. */
export const wrongNotices = (
  method: RealMethod,
  { keys }: Simulator,
  now: number,
): [string, IncidentKind, NoticeChanges][] => {
  const old = method === 'wechat' ? now - 6 * 60_000 : now - 30 * 3600_000;
  const other: [string, IncidentKind, NoticeChanges][] = [
    ['signed with another key', 'forged', { privateKey: keys.stranger.privateKey }],
    ['signed too long ago', 'forged', { signedAt: old }],
    ['signed in the future', 'forged', { signedAt: now + 3600_000 }],
  ];
  if (method === 'alipay')
    return [
      ...other,
      ['about another app', 'foreign', { fields: { app_id: '2021009999999999' } }],
      ['about another seller', 'foreign', { fields: { seller_id: '2088999999999999' } }],
      ['in another currency', 'foreign', { fields: { trans_currency: 'USD' } }],
      ['with another amount', 'amountDiffers', { fields: { total_amount: '0.01' } }],
      ['with an unreadable amount', 'forged', { fields: { total_amount: '5e3' } }],
      ['without a time of payment', 'forged', { fields: { gmt_payment: '' } }],
    ];
  return [
    ...other,
    ['signed with the key of another serial', 'forged', { serial: 'SOMEBODYELSE' }],
    ['about another app', 'foreign', { fields: { appid: 'wxstranger' } }],
    ['about another merchant', 'foreign', { fields: { mchid: '1900009999' } }],
    ['in another currency', 'foreign', { fields: { amount: { total: 500_000, currency: 'USD' } } }],
    ['with another amount', 'amountDiffers', { fields: { amount: { total: 1, currency: 'CNY' } } }],
    ['without the amount', 'forged', { fields: { amount: { currency: 'CNY' } } }],
    ['without the number', 'forged', { fields: { transaction_id: undefined } }],
  ];
};
