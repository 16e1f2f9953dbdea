import { MINUTE_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { HandoverShop } from '../insurance/handover.fixture';

const CALLERS = 40;

let shop: HandoverShop;
beforeAll(async () => {
  shop = await HandoverShop.open();
});
afterAll(() => shop.close());

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const succeeded = (answers: { code: string }[]) => answers.filter(({ code }) => code === '000000').length;

const lines = async (person: TestPerson, orderNo: string, title: string) =>
  (await shop.timeline(person, orderNo)).filter((each) => each === title).length;

async function ready() {
  const person = await shop.server.login();
  const { orderNo } = await shop.order(person, 'paidInFull', { isInsured: true });
  const staff = await shop.consultant(await shop.storeOf(orderNo));
  const call = { token: person.token, body: { orderNo } };
  const shown = await shop.server.ask('POST /api/mporder/v1/pickup/code', call);
  return { person, orderNo, staff, qr: shown.token, call };
}

const scan = (staff: TestPerson, qr: string) =>
  shop.server.call('POST /api/mporder/v1/staff/pickup/scan', { token: staff.token, body: { token: qr } });
const undo = (staff: TestPerson, orderNo: string) =>
  shop.server.call('POST /api/mporder/v1/staff/pickup/undo', { token: staff.token, body: { orderNo } });
const confirm = (person: TestPerson, orderNo: string) =>
  shop.server.call('POST /api/mporder/v1/pickup/confirm', { token: person.token, body: { orderNo } });
const stateOf = async ({ token }: TestPerson, orderNo: string) =>
  (await shop.server.ask('GET /api/mporder/v1/pickup', { token, query: { orderNo } })).state;

describe(`${CALLERS} callers at once`, () => {
  it('scan a code once', async () => {
    const { person, orderNo, qr } = await ready();
    const storeId = await shop.storeOf(orderNo);
    const staff: TestPerson[] = [];
    for (let index = 0; index < 8; index += 1) staff.push(await shop.consultant(storeId));
    const fresh = (
      await shop.server.ask('POST /api/mporder/v1/pickup/code', { token: person.token, body: { orderNo } })
    ).token;
    expect(fresh).not.toBe(qr);
    const answers = await times(CALLERS, (index) => scan(staff[index % staff.length] as TestPerson, fresh));
    expect(succeeded(answers)).toBe(1);
    expect(await lines(person, orderNo, '门店已核销提车码')).toBe(1);
  });

  it('confirm a handover once', async () => {
    const { person, orderNo, staff, qr } = await ready();
    await scan(staff, qr);
    const answers = await times(CALLERS, () => confirm(person, orderNo));
    expect(succeeded(answers)).toBe(1);
    expect(await lines(person, orderNo, '车辆已交付')).toBe(1);
  });

  it('confirm it, or staff undo the scan, never both', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { person, orderNo, staff, qr } = await ready();
      await scan(staff, qr);
      const answers = await times<{ code: string }>(CALLERS, (index) =>
        index % 2 === round % 2 ? confirm(person, orderNo) : undo(staff, orderNo),
      );
      expect(succeeded(answers)).toBe(1);
      const [state, wasUndone] = [await stateOf(person, orderNo), await lines(person, orderNo, '门店已撤销核销')];
      expect([state, wasUndone]).toEqual(wasUndone === 1 ? ['ready', 1] : ['delivered', 0]);
    }
  });

  it('scan and undo: every undo follows a scan', async () => {
    const { person, orderNo, staff, qr } = await ready();
    const answers = await times(CALLERS, async (index) => ({
      isScan: index % 2 === 0,
      ...(await (index % 2 === 0 ? scan(staff, qr) : undo(staff, orderNo))),
    }));
    const scans = succeeded(answers.filter(({ isScan }) => isScan));
    const undos = succeeded(answers.filter(({ isScan }) => !isScan));
    // The code is another one after an undo, so that the same QR text counts once.
    expect(scans).toBe(1);
    expect(undos).toBeLessThanOrEqual(1);
    expect(await stateOf(person, orderNo)).toBe(undos === 1 ? 'ready' : 'scanned');
  });

  it('show the code of a handover: all see the same', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.order(person, 'paidInFull', { isInsured: true });
    const codes = await times(CALLERS, () =>
      shop.server.ask('POST /api/mporder/v1/pickup/code', { token: person.token, body: { orderNo } }),
    );
    expect(new Set(codes.map(({ code }) => code)).size).toBe(1);
  });
});

describe(`${CALLERS} callers of an insurance at once`, () => {
  async function quoted() {
    const person = await shop.server.login();
    const { orderNo } = await shop.order(person, 'arrived');
    const choice = { thirdPartyYuan: 1_000_000, hasDamage: false, extras: [] };
    const body = { orderNo, insurerId: 'steady', choice, authorisationVersion: '1.0' };
    await shop.server.ask('POST /api/mporder/v1/insurance/quote', { token: person.token, body });
    shop.server.clock.advance(MINUTE_MS);
    await shop.server.runJobs();
    const { quote } = await shop.server.ask('GET /api/mporder/v1/insurance', {
      token: person.token,
      query: { orderNo },
    });
    return { person, orderNo, quoteNo: quote?.quoteNo, totalFen: quote?.totalFen };
  }

  it('confirm a quote or send an own policy: one or the other', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { person, ...seen } = await quoted();
      const picture = await shop.picture(person);
      const now = shop.server.clock.now();
      const dayIn = (days: number) => new Date(now + days * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);
      const own = {
        orderNo: seen.orderNo,
        insurerName: '东方车险',
        policyNo: 'PDAA2026310001',
        startsOn: dayIn(1),
        endsOn: dayIn(366),
        picture,
      };
      const answers = await times(CALLERS, async (index) => {
        const isConfirm = index % 2 === round % 2;
        const call = isConfirm
          ? await shop.server.call('POST /api/mporder/v1/insurance/confirm', { token: person.token, body: seen })
          : await shop.server.call('POST /api/mporder/v1/insurance/ownPolicy', { token: person.token, body: own });
        return { isConfirm, ...call };
      });
      const confirmed = succeeded(answers.filter(({ isConfirm }) => isConfirm));
      const { rows } = await shop.server.database.executeSql(
        'select i.state, i.policy_no, o.insurance_chosen_at from insurances i join orders o on o.order_no = i.order_no where i.order_no = $1',
        [seen.orderNo],
      );
      const [row] = rows as { state: string; policy_no: string | null; insurance_chosen_at: unknown }[];
      expect(confirmed).toBeLessThanOrEqual(1);
      expect(row?.state).toBe(confirmed === 1 ? 'issued' : 'ownPolicyInReview');
      expect([row?.policy_no !== null, row?.insurance_chosen_at !== null]).toEqual([confirmed === 1, confirmed === 1]);
    }
  });
});
