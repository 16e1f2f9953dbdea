import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { Ask, Request, Row } from './kill-table.types';
import { seedFinance } from './modules/finance';
import { financeSeed } from './modules/finance/demo/finance-seed';
import { FinanceShop, WITHDRAW } from './modules/finance/finance.fixture';
import { HandoverShop } from './modules/insurance/handover.fixture';
import { contact, InvoiceShop } from './modules/invoice/invoice.fixture';
import { DeliveryShop } from './modules/logistics/logistics.fixture';
import { FinalShop } from './modules/order/final/final.fixture';
import { Shop } from './modules/order/order.fixture';
import { account as bankAccount, RefundDesk } from './modules/refund/refund.fixture';
import type { TestServer } from './testing';
import type { Halt } from './testing/halting-server';

const PAY = 'POST /api/mporder/v1/pay/create' as const;
const TAKEN = `(select count(*)::int from payments p where p.order_no = o.order_no and p.state = 'paid') as taken`;
const OPENED = '(select count(*)::int from payments p where p.order_no = o.order_no) as opened';
const WENT_BACK = `(select coalesce(sum(b.refunded_fen), 0)::int from sandbox_payments b where b.order_no = o.order_no) as back`;
const QUOTED = '(select i.state from insurances i where i.order_no = o.order_no) as insurance';
const PAPERS = `(select string_agg(case when v.red_no is null then 'paper' else 'red' end, ' ') from invoice_papers v
  where v.order_no = o.order_no) as papers`;
const INVOICE = '(select i.state from invoices i where i.order_no = o.order_no) as invoice';
const LOANS = `(select string_agg(f.state, ' ') from finance_application f where f.order_no = o.order_no) as loans`;

/** Makes an order for each step of the table. */
export async function killedOrders(server: TestServer) {
  const shop = new Shop(server);
  const final = new FinalShop(shop);
  const refunds = new RefundDesk(shop);
  const handover = new HandoverShop(shop);
  const invoices = new InvoiceShop(shop);
  const finance = new FinanceShop(shop);
  await server.database.transaction((db) => seedFinance({ ...server.ctx(), db }, financeSeed(server.clock.now())));
  const anna = await server.login();
  const clerks = [await refunds.finance(), await refunds.finance()];
  const delivery = new DeliveryShop(shop, await server.login({ roles: ['operator'] }));
  const sql = async (text: string, ...values: unknown[]) => (await server.database.executeSql(text, values)).rows;
  const dueNow = (handler: string, about: string) =>
    sql(
      `update jobs.job set start_after = now() where data->>'handler' = $1 and data->>'payload' like $2`,
      `job:${handler}`,
      `%${about}%`,
    );

  /** Opens the payment of what is due, of an order or of the part that is open. */
  const toPay = (orderNo: string, amountFen: number, part?: number): Request => ({
    by: anna,
    key: PAY,
    body: { orderNo, method: 'sandbox', amountFen, part },
  });
  const payAtBank = async ({ data }: { data: unknown }) => {
    const { call, payment } = data as Awaited<ReturnType<Shop['pay']>>;
    await shop.atCashier(call.kind === 'redirect' ? call.url : '', { action: 'pay' });
    return payment.paymentNo;
  };

  async function unpaid(name: string, when: Halt['when']): Promise<Row> {
    const { orderNo, dueFen } = await shop.order(anna);
    return {
      name,
      halt: { provider: 'payment', call: 'create', when },
      orderNo,
      arm: async () => orderNo,
      request: toPay(orderNo, dueFen),
      after: payAtBank,
      becomes: [
        `o.state, o.paid_fen::int as paid, ${TAKEN}, ${OPENED}`,
        { state: 'depositPaid', paid: 500_000, taken: 1, opened: 1 },
      ],
    };
  }

  async function part(name: string, halt: Row['halt'], isPaid: boolean): Promise<Row> {
    const { orderNo } = await final.arrivedOrder(anna);
    const partFen = 300_000;
    return {
      name,
      halt,
      orderNo,
      async arm() {
        if (isPaid) {
          const { payment, url } = await final.opened(anna, orderNo, partFen);
          await shop.atCashier(url, { action: 'pay' });
          await dueNow('sendSandboxNotice', '');
          return payment.paymentNo;
        }
        await final.open(anna, orderNo, partFen);
        return orderNo;
      },
      ...(isPaid ? {} : { request: toPay(orderNo, partFen, 1), after: payAtBank }),
      becomes: [`o.state, o.paid_fen::int as paid, ${TAKEN}`, { state: 'arrived', paid: 800_000, taken: 2 }],
    };
  }

  async function noticeLost(): Promise<Row> {
    const order = await shop.order(anna);
    return {
      name: 'a provider is asked about a payment whose notice was lost',
      halt: { provider: 'payment', call: 'query', when: 'after' },
      orderNo: order.orderNo,
      async arm() {
        const { paymentNo } = await shop.payAtCashier(anna, order);
        await sql(
          `delete from jobs.job where data->>'handler' = 'job:sendSandboxNotice' and data->>'payload' in
          (select json_build_object('noticeId', n.notice_id)::jsonb::text from sandbox_notices n where n.payment_no = $1)`,
          paymentNo,
        );
        await dueNow('reconcilePayment', paymentNo);
        return paymentNo;
      },
      becomes: [`o.state, o.paid_fen::int as paid, ${TAKEN}`, { state: 'depositPaid', paid: 500_000, taken: 1 }],
    };
  }

  async function cancelled(): Promise<Row> {
    const order = await shop.order(anna);
    const { payment } = await shop.pay(anna, order);
    const { orderNo } = order;
    return {
      name: 'the payment of a cancelled order is closed',
      halt: { provider: 'payment', call: 'close', when: 'after' },
      orderNo,
      async arm() {
        await server.ask('POST /api/mporder/v1/order/cancel', { token: anna.token, body: { orderNo } });
        return payment.paymentNo;
      },
      becomes: [
        'o.state, (select p.state from payments p where p.order_no = o.order_no) as payment',
        { state: 'cancelled', payment: 'closed' },
      ],
    };
  }

  async function approve(refund: { refundNo: string; amountFen: number }): Promise<void> {
    for (const clerk of clerks) await refunds.approve(clerk, refund);
  }

  async function refund(name: string, when: Halt['when']): Promise<Row> {
    const { orderNo } = await shop.paidOrder(anna);
    const { data } = await refunds.submit(anna, orderNo);
    return {
      name,
      halt: { provider: 'payment', call: 'refund', when },
      orderNo,
      async arm() {
        await approve(data);
        return String((await sql('select payment_no from payments where order_no = $1', orderNo))[0]?.payment_no);
      },
      becomes: [`o.state, o.paid_fen::int as paid, ${WENT_BACK}`, { state: 'refunded', paid: 0, back: 500_000 }],
    };
  }

  async function transfer(): Promise<Row> {
    const { orderNo } = await shop.paidOrder(anna);
    const longAgo = new Date(server.clock.now() - 91 * DAY_MS).toISOString();
    await sql('update payments set paid_at = $2 where order_no = $1', orderNo, longAgo);
    const { data } = await refunds.submit(anna, orderNo, { account: bankAccount });
    await approve(data);
    await server.runJobs();
    const [row] = await sql('select payment_no from payments where order_no = $1', orderNo);
    const done = { refundNo: data.refundNo, paymentNo: row?.payment_no, outcome: 'done', reference: 'BK20261126' };
    return {
      name: 'a transfer to a bank account is recorded',
      halt: null,
      orderNo,
      arm: async () => '',
      request: { by: clerks[0] ?? anna, key: 'POST /api/mporder/v1/staff/refund/transfer', body: done },
      becomes: [
        `o.state, o.paid_fen::int as paid, ${WENT_BACK},
          (select count(*)::int from order_history h where h.order_no = o.order_no and h.state = 'refunded') as ends`,
        { state: 'refunded', paid: 0, back: 0, ends: 1 },
      ],
    };
  }

  const quoteOf = (orderNo: string) =>
    server.ask('POST /api/mporder/v1/insurance/quote', {
      token: anna.token,
      body: {
        orderNo,
        insurerId: 'east-sea',
        choice: { thirdPartyYuan: 2_000_000, hasDamage: true, extras: [] },
        authorisationVersion: '1.0',
      },
    });

  async function quote(name: string, when: Halt['when']): Promise<Row> {
    const { orderNo } = await handover.order(anna, 'arrived');
    return {
      name,
      halt: { provider: 'insurer', call: 'quote', when },
      orderNo,
      async arm() {
        await quoteOf(orderNo);
        await dueNow('askInsurer', orderNo);
        return orderNo;
      },
      becomes: [QUOTED, { insurance: 'quoted' }],
    };
  }

  async function policy(): Promise<Row> {
    const { orderNo } = await handover.order(anna, 'arrived');
    await quoteOf(orderNo);
    server.clock.advance(MINUTE_MS);
    await server.runJobs();
    const view = await server.ask('GET /api/mporder/v1/insurance', { token: anna.token, query: { orderNo } });
    const { quoteNo = '', totalFen = 0 } = view.quote ?? {};
    return {
      name: 'an insurer issues the policy of a confirmed quote',
      halt: { provider: 'insurer', call: 'issue', when: 'after' },
      orderNo,
      arm: async () => quoteNo,
      request: { by: anna, key: 'POST /api/mporder/v1/insurance/confirm', body: { orderNo, quoteNo, totalFen } },
      becomes: [`${QUOTED}, o.insurance_chosen_at is not null as chosen`, { insurance: 'issued', chosen: true }],
    };
  }

  async function invoice(name: string, when: Halt['when']): Promise<Row> {
    const orderNo = await invoices.paid(anna);
    return {
      name,
      halt: { provider: 'invoices', call: 'ask', when },
      orderNo,
      async arm() {
        await invoices.submit(anna, orderNo);
        await sql(`update invoices set submitted_at = now() - interval '1 minute' where order_no = $1`, orderNo);
        return orderNo;
      },
      becomes: [`${INVOICE}, ${PAPERS}`, { invoice: 'issued', papers: 'paper' }],
    };
  }

  async function redInvoice(): Promise<Row> {
    const orderNo = await invoices.issued(anna);
    return {
      name: 'the tax service makes a red invoice',
      halt: { provider: 'invoices', call: 'redFlush', when: 'after' },
      orderNo,
      async arm() {
        const body = { orderNo, reason: '邮箱填错了' };
        await server.ask('POST /api/mporder/v1/invoice/reissue', { token: anna.token, body });
        const [row] = await sql('select invoice_no from invoice_papers where order_no = $1', orderNo);
        return String(row?.invoice_no);
      },
      becomes: [`${INVOICE}, ${PAPERS}`, { invoice: 'redFlushed', papers: 'red' }],
    };
  }

  async function transport(): Promise<Row> {
    const orderNo = await delivery.locked(anna);
    await delivery.start(orderNo);
    return {
      name: 'a carrier books a transport',
      halt: { provider: 'carrier', call: 'book', when: 'after' },
      orderNo,
      async arm() {
        await delivery.ship(orderNo);
        return orderNo;
      },
      becomes: [
        'o.state, (select t.waybill_no is not null from transports t where t.order_no = o.order_no) as booked',
        { state: 'inTransit', booked: true },
      ],
    };
  }

  async function loan(): Promise<Row> {
    const orderNo = await finance.wishedOrder(anna);
    const body = { orderNo, consentVersion: '2.0', isAgreed: true };
    return {
      name: 'a lender opens a case',
      halt: { provider: 'lender', call: 'open', when: 'after' },
      orderNo,
      arm: async () => orderNo,
      request: { by: anna, key: 'POST /api/mporder/v1/finance/application/start', body },
      becomes: [LOANS, { loans: 'opened' }],
    };
  }

  async function loanWithdrawn(): Promise<Row> {
    const { orderNo, application } = await finance.opened(anna);
    return {
      name: 'a lender has withdrawn a case',
      halt: { provider: 'lender', call: 'withdraw', when: 'after' },
      orderNo,
      arm: async () => application.applicationNo,
      request: { by: anna, key: WITHDRAW, body: { orderNo } },
      becomes: [LOANS, { loans: 'withdrawn' }],
    };
  }

  async function mail(name: string, when: Halt['when']): Promise<Row> {
    const orderNo = await invoices.issued(anna);
    return {
      name,
      halt: { provider: 'mail', call: 'send', when },
      orderNo,
      async arm() {
        const body = { orderNo, email: contact.email };
        await server.ask('POST /api/mporder/v1/invoice/mail', { token: anna.token, body });
        const [row] = await sql('select invoice_no from invoice_papers where order_no = $1', orderNo);
        return String(row?.invoice_no);
      },
      // The first one was sent when the invoice was issued.
      becomes: [
        `(select string_agg(j.state::text, ' ') from jobs.job j where j.data->>'handler' = 'job:mailInvoice'
          and j.data->>'payload' like '%' || o.order_no || '%') as mails`,
        { mails: 'completed completed' },
      ],
    };
  }

  const notice = { provider: 'payment', call: 'parseNotice', when: 'before' } as const;
  const rows: Row[] = [
    await refund('a refund is sent to its provider', 'before'),
    await refund('a provider has made a refund', 'after'),
    await transfer(),
    await policy(),
    await redInvoice(),
    await transport(),
    await loan(),
    await loanWithdrawn(),
    await part('the payment of a cash part is opened', { provider: 'payment', call: 'create', when: 'after' }, false),
    await part('the notice of a cash part comes', notice, true),
    await quote('an insurer is asked for a quote', 'before'),
    await quote('an insurer has made a quote', 'after'),
    await invoice('the tax service is asked for an invoice', 'before'),
    await invoice('the tax service has issued an invoice', 'after'),
    await mail('an invoice is to be sent by e-mail', 'before'),
    await mail('an invoice was sent by e-mail', 'after'),
    await unpaid('a payment is to be opened', 'before'),
    await unpaid('a provider has opened a payment', 'after'),
    await noticeLost(),
    await cancelled(),
  ];
  const halted = rows.filter(({ halt }) => halt !== null);
  await server.runJobs();

  return {
    shop,
    rows: halted,
    /** Brings every order to its step. */
    async arm(): Promise<Halt[]> {
      const halts: Halt[] = [];
      for (const { halt, arm } of halted) {
        const of = await arm();
        if (halt) halts.push({ ...halt, of });
      }
      return halts;
    },
    /** The requests that never get an answer. */
    ask: (ask: Ask) => halted.flatMap(({ request }) => (request ? [ask(request.by, request.key, request.body)] : [])),
    /** The requests that are done, but whose answer is lost. */
    async finish(ask: Ask): Promise<void> {
      for (const { halt, request } of rows)
        if (halt === null && request) await ask(request.by, request.key, request.body);
    },
    /** People try again what they got no answer to. */
    async again(ask: Ask): Promise<void> {
      for (const { request, after } of rows) {
        if (!request) continue;
        const answer = await ask(request.by, request.key, request.body);
        await after?.(answer);
      }
    },
    /** Orders that are not what they should be. */
    async differences(): Promise<object[]> {
      const found: object[] = [];
      for (const { name, orderNo, becomes } of rows) {
        const [row] = await sql(`select ${becomes[0]} from orders o where o.order_no = $1`, orderNo);
        if (JSON.stringify(row) !== JSON.stringify(becomes[1])) found.push({ name, expected: becomes[1], stored: row });
      }
      return found;
    },
  };
}
