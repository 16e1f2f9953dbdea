import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements, type TestPerson } from '../../testing';
import { createShop, type Shop } from '../order/order.fixture';

let shop: Shop;
let person: TestPerson;
beforeAll(async () => {
  shop = await createShop();
  person = await shop.server.login();
  // The first order fills the in-memory caches.
  await shop.paidOrder(person);
});
afterAll(() => shop.close());

/** The session lookup at the start of every request of a logged-in person. */
const isSession = (text: string) => text.includes('from "sessions"');
/** Statements that refresh the 5-second row caches: occasional, not part of every order. */
const KEPT =
  /^select [^(]* from "(agreement_versions|deliver_cities|stores|advisers|year_campaigns|vehicle_catalogue_revision)"/;
/** Only tests run this: it makes jobs due by the test clock. */
const isOfTests = (text: string) => text.includes('update jobs.job set start_after');

/** Runs one step of the flow and limits its number of statements, including begin and commit. */
async function within<T>(most: number, work: () => Promise<T>): Promise<{ result: T; count: number }> {
  const { result, statements } = await countStatements(shop.server.database, work);
  const counted = statements.filter((text) => !isSession(text) && !isOfTests(text) && !KEPT.test(text));
  expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(most);
  return { result, count: counted.length };
}

async function createCounted() {
  const { result: draft, count: drafted } = await within(1, () => shop.draft(person));
  let count = drafted;
  for (const { agreementId, version } of draft.agreements) {
    const body = { agreementId, version, draftId: draft.draftId };
    const call = { token: person.token, body };
    count += (await within(2, () => shop.server.ask('POST /api/mporder/v1/special/sign/agreement', call))).count;
  }
  const { result: order, count: confirmed } = await within(6, () => shop.confirm(person, draft));
  return { order, count: count + confirmed };
}

// Every additional statement makes every order slower: move it, merge it with another, or raise the
// limit knowingly.
describe('statements', () => {
  it('of an order from draft to confirmation are at most 13', async () => {
    expect((await createCounted()).count).toBeLessThanOrEqual(13);
  });

  it('of a paid order, bank, jobs and its message included, are at most 58', async () => {
    const { order, count: created } = await createCounted();
    const { result: opened, count: asked } = await within(11, () => shop.pay(person, order));
    const url = opened.call.kind === 'redirect' ? opened.call.url : '';
    const { count: paid } = await within(5, () => shop.atCashier(url, { action: 'pay' }));
    // One of them only for the first order of a minute: whether employees have codes for drives.
    const { count: booked } = await within(27, () => shop.server.runJobs());
    const query = { orderNo: order.orderNo };
    const look = () => shop.server.ask('GET /api/mporder/v1/pay/state', { token: person.token, query });
    const { result: state, count: looked } = await within(2, look);
    expect(state.order.state).toBe('depositPaid');
    expect(created + asked + paid + booked + looked).toBeLessThanOrEqual(58);
  });

  it('of a notice that says what was booked before are few', async () => {
    const { order } = await createCounted();
    const { call } = await shop.pay(person, order);
    await shop.atCashier(call.kind === 'redirect' ? call.url : '', { action: 'pay' });
    // The customer's request comes before the notice and records the payment itself.
    const query = { orderNo: order.orderNo };
    await within(12, () => shop.server.ask('GET /api/mporder/v1/pay/state', { token: person.token, query }));
    await within(20, () => shop.server.runJobs());
    expect(await shop.state(person, order.orderNo)).toBe('depositPaid');
  });
});
