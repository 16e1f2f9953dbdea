import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChangeShop, createChangeShop, type Person } from '../change/change.fixture';

let shop: ChangeShop;
beforeAll(async () => {
  shop = await createChangeShop();
});
afterAll(() => shop.close());

const EQUITY = 'POST /api/mporder/v1/order/equity/preview' as const;
const CONFIRM = 'POST /api/mporder/v1/order/confirm' as const;
const DAY_MS = 86_400_000;

const sheet = (person: Person, fromOrderNo: string, more: object = {}) =>
  shop.server.ask(EQUITY, { token: person.token, body: { fromOrderNo, ...more } });

async function intention(person: Person) {
  const configuration = await shop.configuration('YL01-pro', { 'paint-mist': 'paint-ember' }, ['pkg-sound']);
  const { orderNo } = await shop.deposit(person, { kind: 'intention', ...configuration });
  await shop.earlyBirds(person);
  return { orderNo, configuration };
}

describe('the sheet of an early order', () => {
  it('marks each benefit, counts the best of exclusive ones, and says what is left of 5000', async () => {
    const person = await shop.server.login();
    const { orderNo, configuration } = await intention(person);
    const shown = await sheet(person, orderNo);
    expect(shown.benefits.map(({ benefitCode, state, amountFen }) => [benefitCode, state, amountFen])).toEqual([
      ['early-offset', 'applied', 200_000],
      ['early-paint', 'available', 6_000_00],
      ['early-sound', 'applied', 9_000_00],
      ['early-camp', 'notFitting', 0],
      ['early-tyre', 'expired', 0],
      ['early-priority', 'applied', 0],
    ]);
    expect(shown).toMatchObject({ depositFen: 500_000, paidEarlierFen: 200_000, dueFen: 300_000, refusal: null });
    const plain = await shop.server.ask('POST /api/mporder/v1/vehicle/quote', {
      body: { ...configuration, subsidy: 'personal' },
    });
    expect(shown.quote?.totalFen).toBe(plain.totalFen - 9_000_00);
    const paint = await sheet(person, orderNo, { benefitCodes: ['early-paint'] });
    expect(paint.quote?.totalFen).toBe(plain.totalFen - 6_000_00);
    expect(paint.benefits[2]?.reason).toContain('不可同享');
  });

  it('is converted once, with the benefit that was chosen as a line of the order', async () => {
    const person = await shop.server.login();
    const { orderNo, configuration } = await intention(person);
    const { quote } = await sheet(person, orderNo, { benefitCodes: ['early-paint'] });
    const draft = await shop.shop.signedDraft(person, {
      ...configuration,
      fromOrderNo: orderNo,
      benefitCodes: ['early-paint'],
    });
    expect(draft.quote.totalFen).toBe(quote?.totalFen);
    expect(draft.benefitCodes).toEqual(expect.arrayContaining(['early-offset', 'early-paint']));
    const renewed = await shop.shop.draft(person, { ...configuration, fromOrderNo: orderNo, draftId: draft.draftId });
    expect(renewed.quote.totalFen).toBe(quote?.totalFen);
    const converting = await shop.shop.confirm(person, draft);
    expect(converting.dueFen).toBe(300_000);
    await shop.shop.payAtCashier(person, converting);
    await shop.server.runJobs();
    const detail = await shop.detail(person, orderNo);
    expect(detail).toMatchObject({ state: 'depositPaid', kind: 'deposit', totalFen: quote?.totalFen });
    expect(detail.lines.at(-1)).toMatchObject({ kind: 'discount', code: 'early-paint', amountFen: -6_000_00 });
    expect((await sheet(person, orderNo)).refusal?.code).toBe('closed');
    const cheaper = await shop.preview(person, orderNo, { ...(await shop.configuration('YL01-pro')) });
    expect(cheaper.released).toEqual([expect.objectContaining({ kind: 'benefit', code: 'early-paint' })]);
  });

  it('gives the new amount when a benefit ends between review and confirmation', async () => {
    const person = await shop.server.login();
    const { orderNo, configuration } = await intention(person);
    const draft = await shop.shop.signedDraft(person, { ...configuration, fromOrderNo: orderNo });
    shop.server.clock.advance(9 * DAY_MS);
    const { totalFen } = draft.quote;
    const body = { draftId: draft.draftId, totalFen, dueFen: draft.dueFen };
    const late = await shop.server.call(CONFIRM, { token: person.token, body });
    expect([late.name, late.data.totalFen]).toEqual(['PRICE_CHANGED', totalFen + 9_000_00]);
    expect((await sheet(person, orderNo)).benefits[2]).toMatchObject({ state: 'expired', reason: '已过有效期' });
  });

  it('is refused to strangers and visitors, and read-only while a conversion waits for its payment', async () => {
    const [person, stranger] = [await shop.server.login(), await shop.server.login()];
    const { orderNo, configuration } = await intention(person);
    const body = { fromOrderNo: orderNo };
    expect((await shop.server.call(EQUITY, { token: stranger.token, body })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(EQUITY, { body })).name).toBe('LOGIN_EXPIRED');
    const bad = { ...body, productCodes: ['paint-mist'] };
    expect((await shop.server.call(EQUITY, { token: person.token, body: bad })).name).toBe('CONFIG_INVALID');
    await shop.shop.confirm(person, await shop.shop.signedDraft(person, { ...configuration, fromOrderNo: orderNo }));
    expect((await sheet(person, orderNo)).refusal?.code).toBe('paying');
  });
});
