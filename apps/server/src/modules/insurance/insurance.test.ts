import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refuse } from '../../kernel/errors';
import type { TestPerson } from '../../testing';
import { HandoverShop } from './handover.fixture';

let shop: HandoverShop;
beforeAll(async () => {
  shop = await HandoverShop.open();
});
afterAll(() => shop.close());

const VIEW = 'GET /api/mporder/v1/insurance';
const QUOTE = 'POST /api/mporder/v1/insurance/quote';
const CONFIRM = 'POST /api/mporder/v1/insurance/confirm';
const OWN = 'POST /api/mporder/v1/insurance/ownPolicy';

const choice = { thirdPartyYuan: 2_000_000, hasDamage: true, extras: ['charger'] };

const view = ({ token }: TestPerson, orderNo: string) => shop.server.ask(VIEW, { token, query: { orderNo } });
const quote = ({ token }: TestPerson, orderNo: string, changes: object = {}) =>
  shop.server.call(QUOTE, {
    token,
    body: { orderNo, insurerId: 'east-sea', choice, authorisationVersion: '1.0', ...changes },
  });
const confirm = ({ token }: TestPerson, orderNo: string, seen: { quoteNo: string; totalFen: number }) =>
  shop.server.call(CONFIRM, { token, body: { orderNo, quoteNo: seen.quoteNo, totalFen: seen.totalFen } });

const day = (ms: number) => new Date(shop.server.clock.now() + ms).toISOString().slice(0, 10);
const own = async (person: TestPerson, orderNo: string, changes: object = {}) =>
  shop.server.call(OWN, {
    token: person.token,
    body: {
      orderNo,
      insurerName: '东方车险',
      policyNo: 'PDAA2026310001',
      startsOn: day(DAY_MS),
      endsOn: day(366 * DAY_MS),
      picture: await shop.picture(person),
      ...changes,
    },
  });

/** Lets the insurer answer. */
async function answer() {
  shop.server.clock.advance(MINUTE_MS);
  await shop.server.runJobs();
}

async function arrived() {
  const person = await shop.server.login();
  const { orderNo } = await shop.order(person, 'arrived');
  return { person, orderNo };
}

async function quoted() {
  const made = await arrived();
  await quote(made.person, made.orderNo);
  await answer();
  const seen = (await view(made.person, made.orderNo)).quote;
  if (!seen) throw new RangeError('no quote');
  return { ...made, seen };
}

describe('the insurance of an order', () => {
  it('is an explanation before the arrival, and cannot be chosen', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.order(person, 'inTransit');
    const shown = await view(person, orderNo);
    expect([shown.phase, shown.state, shown.insurers]).toEqual(['before', 'none', []]);
    expect(shown.required.length).toBeGreaterThan(1);
    expect((await quote(person, orderNo)).name).toBe('STATE_CHANGED');
    expect((await own(person, orderNo)).name).toBe('STATE_CHANGED');
  });

  it('shows car, masked buyer and the insurers of the city', async () => {
    const { person, orderNo } = await arrived();
    const shown = await view(person, orderNo);
    expect([shown.phase, shown.state]).toEqual(['open', 'none']);
    expect(shown.insurers.map(({ insurerId }) => insurerId)).toEqual(['east-sea', 'steady', 'river']);
    expect(shown.order.buyer.maskedNumber).toContain('*');
    expect(shown.authorisation.paragraphs.length).toBeGreaterThan(1);
  });

  it('is quoted some seconds later, and issued once the quote is confirmed', async () => {
    const { person, orderNo } = await arrived();
    expect((await quote(person, orderNo)).data.state).toBe('quoting');
    await answer();
    const shown = await view(person, orderNo);
    expect([shown.state, shown.quote?.insurerName, shown.quote?.lines.length]).toEqual(['quoted', '东海财产保险', 4]);
    const { totalFen = 0, lines = [] } = shown.quote ?? {};
    expect(lines.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(totalFen);
    const done = await confirm(person, orderNo, shown.quote ?? { quoteNo: '', totalFen: 0 });
    expect([done.data.phase, done.data.state]).toEqual(['done', 'issued']);
    expect(done.data.policy?.policyNo).toMatch(/^P\d{12}$/);
    expect(await shop.timeline(person, orderNo)).toEqual(expect.arrayContaining(['车险已报价', '车险已出单']));
    const detail = await shop.shop.detail(person, orderNo);
    expect(detail.actions).toContain('insurance');
  });

  it('keeps version and time of the authorisation, and refuses an older one', async () => {
    const { person, orderNo } = await arrived();
    expect((await quote(person, orderNo, { authorisationVersion: '0.9' })).name).toBe('AGREEMENT_OUTDATED');
    await quote(person, orderNo);
    const { rows } = await shop.server.database.executeSql(
      'select authorised_version, authorised_at from insurances where order_no = $1',
      [orderNo],
    );
    const [row] = rows as { authorised_version: string; authorised_at: string }[];
    expect(row?.authorised_version).toBe('1.0');
    expect(new Date(row?.authorised_at ?? 0).getTime()).toBe(shop.server.clock.now());
  });

  it('says the words of a quote in the language of the caller', async () => {
    const { person, orderNo } = await quoted();
    const call = { token: person.token, query: { orderNo }, headers: { 'accept-language': 'en' } };
    const english = await shop.server.ask(VIEW, call);
    expect(english.quote?.insurerName).toBe('East Sea Insurance');
    expect(english.quote?.lines[1]?.name).toBe('Third-party liability up to ¥2,000,000');
  });

  it('can be changed until it is issued; the answer to an older request is not taken', async () => {
    const { person, orderNo } = await arrived();
    await quote(person, orderNo);
    await quote(person, orderNo, { insurerId: 'steady' });
    await answer();
    expect((await view(person, orderNo)).quote?.insurerId).toBe('steady');
    await quote(person, orderNo);
    await own(person, orderNo);
    await answer();
    const shown = await view(person, orderNo);
    expect([shown.state, shown.quote]).toEqual(['ownPolicyInReview', null]);
  });

  it('is no longer changed once it is issued', async () => {
    const { person, orderNo, seen } = await quoted();
    await confirm(person, orderNo, seen);
    expect((await quote(person, orderNo)).name).toBe('STATE_CHANGED');
    expect((await own(person, orderNo)).name).toBe('STATE_CHANGED');
    expect((await confirm(person, orderNo, seen)).name).toBe('STATE_CHANGED');
  });

  it('refuses another quote than the one shown, and one that ended', async () => {
    const { person, orderNo, seen } = await quoted();
    expect((await confirm(person, orderNo, { ...seen, totalFen: seen.totalFen - 1 })).name).toBe('PRICE_CHANGED');
    expect((await confirm(person, orderNo, { ...seen, quoteNo: 'Q0' })).name).toBe('PRICE_CHANGED');
    shop.server.clock.advance(7 * DAY_MS + 1);
    expect((await confirm(person, orderNo, seen)).name).toBe('STATE_CHANGED');
  });

  it('refuses plans that the insurer does not offer', async () => {
    const { person, orderNo } = await arrived();
    for (const changes of [
      { insurerId: 'nobody' },
      { choice: { ...choice, thirdPartyYuan: 7 } },
      { choice: { ...choice, extras: ['tow'] } },
      { choice: { ...choice, extras: ['charger', 'charger'] } },
    ])
      expect((await quote(person, orderNo, changes)).name).toBe('BAD_INPUT');
  });

  it('is somebody else’s for everybody else', async () => {
    const { orderNo } = await arrived();
    const other = await shop.server.login();
    const query = { orderNo };
    expect((await shop.server.call(VIEW, { token: other.token, query })).name).toBe('NOT_FOUND');
    expect((await quote(other, orderNo)).name).toBe('NOT_FOUND');
    expect((await own(other, orderNo)).name).toBe('NOT_FOUND');
    expect((await confirm(other, orderNo, { quoteNo: 'Q1', totalFen: 1 })).name).toBe('NOT_FOUND');
  });
});

describe('an insurer that does not answer', () => {
  it('is asked three times, then the customer is told and can ask again', async () => {
    const { insurer } = shop.server.ctx().app;
    const asked = vi.spyOn(insurer, 'quote').mockRejectedValue(refuse('PROVIDER_DOWN'));
    const { person, orderNo } = await arrived();
    await quote(person, orderNo);
    for (const _ of [1, 2, 3]) await answer();
    expect(asked).toHaveBeenCalledTimes(3);
    asked.mockRestore();
    const shown = await view(person, orderNo);
    expect([shown.state, shown.isUnanswered, shown.request?.insurerId]).toEqual(['none', true, 'east-sea']);
    expect(await shop.timeline(person, orderNo)).toContain('车险报价未成功');
    await quote(person, orderNo);
    await answer();
    expect((await view(person, orderNo)).state).toBe('quoted');
  });

  it('answers a later try', async () => {
    const { insurer } = shop.server.ctx().app;
    const asked = vi.spyOn(insurer, 'quote').mockRejectedValueOnce(refuse('PROVIDER_DOWN'));
    const { person, orderNo } = await arrived();
    await quote(person, orderNo);
    for (const _ of [1, 2]) await answer();
    asked.mockRestore();
    expect((await view(person, orderNo)).state).toBe('quoted');
  });

  it('leaves own policies, and the quote as it was when it cannot issue', async () => {
    const { person, orderNo, seen } = await quoted();
    const { insurer } = shop.server.ctx().app;
    const listed = vi.spyOn(insurer, 'insurersOf').mockRejectedValue(refuse('PROVIDER_DOWN'));
    const issued = vi.spyOn(insurer, 'issue').mockRejectedValue(refuse('PROVIDER_DOWN'));
    const shown = await view(person, orderNo);
    expect([shown.areInsurersDown, shown.insurers]).toEqual([true, []]);
    expect((await confirm(person, orderNo, seen)).name).toBe('PROVIDER_DOWN');
    listed.mockRestore();
    issued.mockRestore();
    expect((await confirm(person, orderNo, seen)).data.state).toBe('issued');
  });
});

describe('an own policy', () => {
  const LIST = 'GET /api/mporder/v1/staff/insurance/policies';
  const ACCEPT = 'POST /api/mporder/v1/staff/insurance/accept';
  const REJECT = 'POST /api/mporder/v1/staff/insurance/reject';

  async function sent() {
    const made = await arrived();
    const { data } = await own(made.person, made.orderNo);
    const staff = await shop.consultant(await shop.storeOf(made.orderNo));
    return { ...made, staff, sentAt: data.ownPolicy?.sentAt ?? 0 };
  }

  it('is checked by staff of the store, who see it in a list', async () => {
    const { person, orderNo, staff, sentAt } = await sent();
    const { items } = await shop.server.ask(LIST, { token: staff.token, query: { size: 50 } });
    const item = items.find((each) => each.orderNo === orderNo);
    expect([item?.buyerName, item?.ownPolicy.policyNo]).toEqual(['林夏', 'PDAA2026310001']);
    expect(item?.ownPolicy.picture).toMatch(/^\/files\/personal\//);
    expect((await shop.server.call(ACCEPT, { token: staff.token, body: { orderNo, sentAt } })).code).toBe('000000');
    const shown = await view(person, orderNo);
    expect([shown.phase, shown.state]).toEqual(['done', 'ownPolicyAccepted']);
    expect(await shop.timeline(person, orderNo)).toEqual(expect.arrayContaining(['自购保单已提交', '自购保单已通过']));
    expect((await own(person, orderNo)).name).toBe('STATE_CHANGED');
  });

  it('is rejected with a reason, and sent again', async () => {
    const { person, orderNo, staff, sentAt } = await sent();
    const body = { orderNo, sentAt, reason: '保单照片不清晰' };
    expect((await shop.server.call(REJECT, { token: staff.token, body })).code).toBe('000000');
    const shown = await view(person, orderNo);
    expect([shown.state, shown.ownPolicy?.rejection, shown.phase]).toEqual([
      'ownPolicyRejected',
      '保单照片不清晰',
      'open',
    ]);
    shop.server.clock.advance(1000);
    const again = await own(person, orderNo, { policyNo: 'PDAA2026310002' });
    expect([again.data.state, again.data.ownPolicy?.rejection]).toEqual(['ownPolicyInReview', null]);
    // What staff saw before is another policy.
    expect((await shop.server.call(ACCEPT, { token: staff.token, body: { orderNo, sentAt } })).name).toBe(
      'STATE_CHANGED',
    );
  });

  it('is neither seen nor checked by staff of other stores, and masked for the auditor', async () => {
    const { orderNo, sentAt } = await sent();
    const other = await shop.consultant('another-store');
    const homeless = await shop.server.login({ roles: ['consultant'] });
    for (const { token } of [other, homeless]) {
      expect((await shop.server.ask(LIST, { token, query: {} })).items).toEqual([]);
      const one = await shop.server.call('GET /api/mporder/v1/staff/insurance/policy', { token, query: { orderNo } });
      expect(one.name).toBe('NOT_FOUND');
      expect((await shop.server.call(ACCEPT, { token, body: { orderNo, sentAt } })).name).toBe('NOT_FOUND');
      const reject = { token, body: { orderNo, sentAt, reason: '不清晰' } };
      expect((await shop.server.call(REJECT, reject)).name).toBe('NOT_FOUND');
    }
    const auditor = await shop.server.login({ roles: ['auditor'] });
    const call = { token: auditor.token, query: { orderNo } };
    const seen = await shop.server.ask('GET /api/mporder/v1/staff/insurance/policy', call);
    expect([seen.buyerName, seen.ownPolicy.policyNo, seen.ownPolicy.picture]).toEqual(['林*', 'PD***01', null]);
  });

  it('wants days that make sense and a picture of the caller', async () => {
    const { person, orderNo } = await arrived();
    const stranger = await shop.server.login();
    for (const changes of [
      { endsOn: day(0), startsOn: day(DAY_MS) },
      { endsOn: day(0), startsOn: day(-DAY_MS) },
      { startsOn: day(60 * DAY_MS) },
      { startsOn: '2026-02-31' },
      { policyNo: '保单' },
      { picture: await shop.picture(stranger) },
      { picture: '/assets/a.webp' },
    ])
      expect((await own(person, orderNo, changes)).name).toBe('BAD_INPUT');
    expect((await own(person, orderNo)).code).toBe('000000');
  });
});
