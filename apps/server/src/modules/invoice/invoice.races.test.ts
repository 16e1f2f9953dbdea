import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInvoiceShop, type InvoiceShop } from './invoice.fixture';

let shop: InvoiceShop;
beforeAll(async () => {
  shop = await createInvoiceShop();
  shop.server.app.services.mail = { send: async () => undefined };
});
afterAll(() => shop.server.close());

const many = <T>(make: (index: number) => Promise<T>, count = 40) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const successes = (answers: readonly { name: string }[]) => answers.filter(({ name }) => name === 'SUCCESS').length;

it('forty applications at once are one', async () => {
  const person = await shop.server.login();
  const orderNo = await shop.paid(person);
  const answers = await many(() => shop.submit(person, orderNo));
  expect(successes(answers)).toBe(1);
  expect(new Set(answers.map(({ name }) => name))).toEqual(new Set(['SUCCESS', 'STATE_CHANGED']));
  await shop.decide();
  const { rows } = await shop.server.database.executeSql('select attempt from invoice_papers where order_no = $1', [
    orderNo,
  ]);
  expect(rows).toEqual([{ attempt: 1 }]);
});

it('issuing, returning and the tax service at once: one of them decides', async () => {
  const finance = await shop.server.login({ roles: ['finance'] });
  const person = await shop.server.login();
  const orderNo = await shop.paid(person);
  await shop.submit(person, orderNo);
  await shop.server.runJobs();
  shop.server.clock.advance(13_000);
  const jobs = shop.server.runJobs();
  const answers = await many((index) =>
    index % 2 === 0
      ? shop.server.call('POST /api/mporder/v1/staff/invoice/issue', {
          token: finance.token,
          body: { orderNo, invoiceNo: `26319${String(10 ** 14 + index)}` },
        })
      : shop.server.call('POST /api/mporder/v1/staff/invoice/return', {
          token: finance.token,
          body: { orderNo, fields: ['email'], reason: '邮箱不可达' },
        }),
  );
  await jobs;
  await shop.server.runJobs();
  expect(successes(answers)).toBeLessThanOrEqual(1);
  const { state } = await shop.show(person, orderNo);
  const { rows } = await shop.server.database.executeSql('select 1 from invoice_papers where order_no = $1', [orderNo]);
  expect(rows).toHaveLength(state === 'issued' ? 1 : 0);
  expect(['issued', 'returned']).toContain(state);
});

it('forty requests for another invoice cancel it once', async () => {
  const person = await shop.server.login();
  const orderNo = await shop.issued(person);
  const body = { orderNo, reason: '抬头有误' };
  const answers = await many(() =>
    shop.server.call('POST /api/mporder/v1/invoice/reissue', { token: person.token, body }),
  );
  expect(successes(answers)).toBe(1);
  expect((await shop.show(person, orderNo)).state).toBe('redFlushed');
});

it('forty requests for an e-mail send three', async () => {
  const person = await shop.server.login();
  const orderNo = await shop.issued(person);
  const body = { orderNo, email: 'a@example.com' };
  const answers = await many(() =>
    shop.server.call('POST /api/mporder/v1/invoice/mail', { token: person.token, body }),
  );
  expect(successes(answers)).toBe(3);
  expect(new Set(answers.map(({ name }) => name))).toEqual(new Set(['SUCCESS', 'LIMIT_REACHED']));
});
