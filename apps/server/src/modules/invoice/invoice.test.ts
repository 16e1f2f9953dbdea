import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../providers/mail/outbox';
import type { Mail } from '../../providers/mail/types';
import type { TestPerson } from '../../testing';
import { company, contact, createInvoiceShop, type InvoiceShop } from './invoice.fixture';

let shop: InvoiceShop;
let finance: TestPerson;
const sent: Mail[] = [];
beforeAll(async () => {
  shop = await createInvoiceShop();
  shop.server.app.services.mail = { send: async (mail) => void sent.push(mail) };
  finance = await shop.server.login({ roles: ['finance'] });
});
afterAll(() => shop.server.close());

const REISSUE = 'POST /api/mporder/v1/invoice/reissue' as const;
const MAIL = 'POST /api/mporder/v1/invoice/mail' as const;
const open = (url: string) => shop.server.app.server.inject({ method: 'GET', url });

describe('an application', () => {
  it('is made from the order, with amount in capitals and tax that add up', async () => {
    const person = await shop.server.login();
    const orderNo = await shop.paid(person);
    const draft = await shop.show(person, orderNo);
    expect(draft).toMatchObject({
      state: 'open',
      buyer: { kind: 'personal', name: '林夏', maskedNumber: '110105********002X' },
      company: null,
      contact: { email: '', mobile: '13812345678' },
      taxPercent: 13,
      issued: null,
      file: null,
    });
    expect(draft.netFen + draft.taxFen).toBe(draft.amountFen);
    expect(draft.amountWords).toMatch(/^[零壹贰叁肆伍陆柒捌玖拾佰仟万]+元整$/);
    expect(draft.vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
  });

  it('is issued by the tax service, with a file and an e-mail', async () => {
    const person = await shop.server.login();
    const orderNo = await shop.paid(person);
    const mailsBefore = sent.length;
    const answer = await shop.submit(person, orderNo);
    expect(answer.data).toMatchObject({ orderNo, state: 'inIssue', email: 'l***a@example.com' });
    await shop.server.runJobs();
    expect((await shop.show(person, orderNo)).state).toBe('inIssue');
    await shop.decide();
    const shown = await shop.show(person, orderNo);
    expect(shown).toMatchObject({ state: 'issued', reissue: 'self', mailsLeft: 3 });
    expect(shown.issued).toMatchObject({
      invoiceNo: expect.stringMatching(/^\d{20}$/),
      title: '林夏',
      isCancelled: false,
    });
    expect(sent.slice(mailsBefore)).toMatchObject([{ to: contact.email }]);
    expect(sent.at(-1)?.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
    const file = await open(shown.file ?? '');
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await open((shown.file ?? '').split('?')[0] ?? '')).json().code).toBe('4030003');
    const { timeline } = await shop.shop.detail(person, orderNo);
    expect(timeline.map(({ title }) => title).slice(0, 2)).toEqual(['发票已开具', '发票申请已提交']);
    const { items } = await shop.server.ask('GET /api/mpaccount/v1/messages', { token: person.token });
    expect(items.map(({ title }) => title)).toContain('发票已开具');
  });

  it('of a company wants its data and comes back with the fields that are wrong', async () => {
    const person = await shop.server.login();
    const orderNo = await shop.paid(person, { isCompany: true });
    expect((await shop.show(person, orderNo)).company).toMatchObject({ taxNumber: company.taxNumber, bank: '' });
    expect((await shop.submit(person, orderNo)).name).toBe('BAD_INPUT');
    const wrongCheck = { ...company, taxNumber: '91350100M000100Y44' };
    const refused = await shop.submit(person, orderNo, { company: wrongCheck });
    expect([refused.name, refused.data]).toEqual(['BAD_INPUT', { fields: ['body.company.taxNumber'] }]);
    await shop.submit(person, orderNo, { company: { ...company, bankAccount: '6214830112340000' } });
    await shop.decide();
    expect(await shop.show(person, orderNo)).toMatchObject({
      state: 'returned',
      wrongFields: ['bankAccount'],
      reason: '银行账号与开户行不符',
      company: { bank: company.bank },
    });
    expect((await shop.submit(person, orderNo, { company })).data).toMatchObject({ state: 'inIssue', wrongFields: [] });
    await shop.decide();
    expect(await shop.show(person, orderNo)).toMatchObject({ state: 'issued', issued: { title: '云栖科技有限公司' } });
  });

  it('is refused before the final payment, for others and for a company that is none', async () => {
    const [person, stranger] = [await shop.server.login(), await shop.server.login()];
    const unpaid = await shop.shop.order(person);
    expect((await shop.submit(person, unpaid.orderNo)).name).toBe('STATE_CHANGED');
    const orderNo = await shop.paid(person);
    expect((await shop.submit(stranger, orderNo)).name).toBe('NOT_FOUND');
    const query = { orderNo };
    expect((await shop.server.call('GET /api/mporder/v1/invoice', { token: stranger.token, query })).name).toBe(
      'NOT_FOUND',
    );
    expect((await shop.submit(person, orderNo, { company })).name).toBe('BAD_INPUT');
    expect((await shop.submit(person, orderNo, { email: 'nobody' })).name).toBe('BAD_INPUT');
  });

  it('is not made a second time, and keeps the account from being cancelled', async () => {
    const person = await shop.server.login();
    const orderNo = await shop.paid(person);
    await shop.submit(person, orderNo);
    expect((await shop.submit(person, orderNo)).name).toBe('STATE_CHANGED');
    const countOf = async () => {
      const { checks } = await shop.server.ask('GET /api/mpaccount/v1/account/cancellation', { token: person.token });
      return checks.find(({ key }) => key === 'unissuedInvoices')?.openCount;
    };
    expect(await countOf()).toBe(1);
    await shop.decide();
    expect(await countOf()).toBe(0);
  });
});

describe('an issued invoice', () => {
  it('is sent again three times a day', async () => {
    const person = await shop.server.login();
    const orderNo = await shop.issued(person);
    const body = { orderNo, email: 'other@example.com' };
    const mail = () => shop.server.call(MAIL, { token: person.token, body });
    expect((await mail()).data.mailsLeft).toBe(2);
    await mail();
    await mail();
    expect((await mail()).name).toBe('LIMIT_REACHED');
    await shop.server.runJobs();
    expect(sent.filter(({ to }) => to === 'other@example.com')).toHaveLength(3);
    shop.server.clock.advance(24 * 3_600_000);
    expect((await mail()).data.mailsLeft).toBe(2);
  });

  it('is cancelled by its buyer to apply again, and gets another number', async () => {
    const person = await shop.server.login();
    const orderNo = await shop.issued(person);
    const first = (await shop.show(person, orderNo)).issued?.invoiceNo;
    const body = { orderNo, reason: '抬头有误' };
    const cancelled = await shop.server.ask(REISSUE, { token: person.token, body });
    expect(cancelled).toMatchObject({ state: 'redFlushed', reason: '抬头有误', issued: { isCancelled: true } });
    expect((await shop.server.call(REISSUE, { token: person.token, body })).name).toBe('STATE_CHANGED');
    expect((await shop.server.call(MAIL, { token: person.token, body: { orderNo, email: contact.email } })).name).toBe(
      'STATE_CHANGED',
    );
    await shop.submit(person, orderNo, { email: 'new@example.com' });
    await shop.decide();
    const second = await shop.show(person, orderNo);
    expect(second).toMatchObject({ state: 'issued', issued: { isCancelled: false } });
    expect(second.issued?.invoiceNo).not.toBe(first);
    const query = { orderNo };
    const { papers } = await shop.server.ask('GET /api/mporder/v1/staff/invoice', { token: finance.token, query });
    expect(papers.map(({ invoiceNo, redNo }) => [invoiceNo, redNo !== null])).toEqual([
      [second.issued?.invoiceNo, false],
      [first, true],
    ]);
  });
});

it('goes to customer service once the car is registered, where staff cancel it', async () => {
  const person = await shop.server.login();
  const orderNo = await shop.issued(person, { state: 'delivered' });
  shop.server.app.services.hooks.register({
    plateOfOrder: async (_, key) => (key.orderNo === orderNo ? '沪AD12345' : null),
    ordersWithPlate: async (_, { orderNos }) => orderNos.filter((each) => each === orderNo),
  });
  expect((await shop.show(person, orderNo)).reissue).toBe('service');
  const { items } = await shop.server.ask('GET /api/mporder/v1/invoices', { token: person.token });
  expect(items.map(({ reissue }) => reissue)).toEqual(['service']);
  const body = { orderNo, reason: '抬头有误' };
  const refused = await shop.server.call(REISSUE, { token: person.token, body });
  expect([refused.name, refused.message]).toEqual(['STATE_CHANGED', '车辆已上牌，换开发票请联系客服']);
  await shop.server.ask('POST /api/mporder/v1/staff/invoice/redFlush', { token: finance.token, body });
  expect((await shop.show(person, orderNo)).state).toBe('redFlushed');
});

describe('staff', () => {
  const act = (what: 'issue' | 'return' | 'redFlush' | 'reissue', body: object) =>
    shop.server.call(`POST /api/mporder/v1/staff/invoice/${what}`, { token: finance.token, body });
  const number = (last: number) => `26312${String(10 ** 14 + last)}`;

  it('issue by hand, once and with a number of its own', async () => {
    const person = await shop.server.login();
    const [first, second] = [await shop.paid(person), await shop.paid(person)];
    for (const orderNo of [first, second]) await shop.submit(person, orderNo);
    expect((await act('issue', { orderNo: first, invoiceNo: number(1) })).name).toBe('SUCCESS');
    expect((await act('issue', { orderNo: second, invoiceNo: number(1) })).name).toBe('STATE_CHANGED');
    expect((await act('issue', { orderNo: first, invoiceNo: number(2) })).name).toBe('STATE_CHANGED');
    await shop.decide();
    expect((await shop.show(person, first)).issued?.invoiceNo).toBe(number(1));
    expect((await shop.show(person, second)).state).toBe('issued');
  });

  it('return with fields, cancel with a reason and issue again', async () => {
    const person = await shop.server.login();
    const orderNo = await shop.paid(person);
    await shop.submit(person, orderNo);
    await act('return', { orderNo, fields: ['email', 'email'], reason: '邮箱不可达' });
    expect(await shop.show(person, orderNo)).toMatchObject({
      state: 'returned',
      wrongFields: ['email'],
      reason: '邮箱不可达',
    });
    await shop.submit(person, orderNo);
    await shop.decide();
    expect((await act('reissue', { orderNo })).name).toBe('STATE_CHANGED');
    expect((await act('redFlush', { orderNo, reason: '金额核对' })).name).toBe('SUCCESS');
    expect(await shop.show(person, orderNo)).toMatchObject({ state: 'redFlushed', reason: '金额核对' });
    expect((await act('reissue', { orderNo })).name).toBe('SUCCESS');
    await shop.decide();
    expect((await shop.show(person, orderNo)).state).toBe('issued');
    const { items } = await shop.server.ask('GET /api/mpaccount/v1/messages', { token: person.token });
    expect(items.map(({ title }) => title)).toEqual(expect.arrayContaining(['发票已红冲', '发票申请被退回']));
  });

  it('see lists by state, auditors without names', async () => {
    const person = await shop.server.login();
    const orderNo = await shop.issued(person, { isCompany: true });
    const auditor = await shop.server.login({ roles: ['auditor'] });
    const of = (token: string, state: string) =>
      shop.server.ask('GET /api/mporder/v1/staff/invoices', { token, query: { orderNo, state } });
    expect((await of(finance.token, 'issued')).items).toMatchObject([{ orderNo, buyerName: '云栖科技有限公司' }]);
    expect((await of(finance.token, 'returned')).items).toEqual([]);
    expect((await of(auditor.token, 'issued')).items).toMatchObject([{ buyerName: '云***司' }]);
    const query = { orderNo };
    const detail = await shop.server.ask('GET /api/mporder/v1/staff/invoice', { token: auditor.token, query });
    expect(detail).toMatchObject({
      email: 'l***a@example.com',
      mobile: '13***78',
      company: { bankAccount: '62***78' },
    });
    expect(detail.papers[0]?.file).toBeNull();
    expect((await act('return', { orderNo: 'VO999999999', fields: ['email'], reason: '不存在' })).name).toBe(
      'NOT_FOUND',
    );
  });
});

it('without a server for e-mails they are files that mail programs open', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'outbox');
  const attachments = [{ filename: 'a.pdf', content: Buffer.from('%PDF-'), contentType: 'application/pdf' }];
  await createOutbox(folder, 'invoice@example.com').send({
    to: 'a@example.com',
    subject: '发票',
    text: '您好',
    attachments,
  });
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/\.eml$/);
  expect(await readFile(join(folder, name), 'utf8')).toMatch(/To: a@example\.com[\s\S]*filename=a\.pdf/);
});
