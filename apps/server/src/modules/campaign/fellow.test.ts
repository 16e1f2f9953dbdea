import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { createShop, type Shop, standard } from '../order/order.fixture';
import { insertFellow } from './engines/lead/fellow/fellow.repository';
import { makeLeadCampaign } from './lead.fixture';

const CARD = 'GET /api/mpmkt/v1/campaign/fellow';
const SUBMIT = 'POST /api/mpmkt/v1/campaign/fellow/submit';
const RECORDS = 'GET /api/mpmkt/v1/campaign/lead/records';
const CODE = 'GET /api/appuser/v1/user/pub/sms/authCode';

let shop: Shop;
let slug: string;
let [fellow, other]: TestPerson[] = [];
const mustBe = (person: TestPerson | undefined): TestPerson => {
  if (!person) throw new Error('nobody logged in');
  return person;
};

async function employee(adviserId: string): Promise<TestPerson> {
  const person = await shop.server.login({ roles: ['employee'] });
  const createdAt = shop.server.clock.now();
  await insertFellow(shop.server.database.db, {
    accountId: person.accountId,
    adviserId,
    storeId: 'sh-jingan',
    createdAt,
  });
  return person;
}

beforeAll(async () => {
  shop = await createShop({ smsPerAddressHour: 1000, captchaAfter: 1000 });
  slug = await makeLeadCampaign(shop.server, { prizes: [] });
  [fellow, other] = [await employee('adviser-1'), await employee('adviser-2')];
});
afterAll(() => shop.close());

const card = ({ accountId: shareCode }: TestPerson, viewer?: TestPerson) =>
  shop.server.ask(CARD, { query: { slug, shareCode }, ...(viewer && { token: viewer.token }) });

async function codeFor(mobile: string): Promise<string> {
  shop.server.clock.advance(61_000);
  await shop.server.ask(CODE, { query: { mobile, scene: 'form' } });
  return shop.server.sms.lastCode?.(mobile) ?? '';
}
const submit = async ({ accountId: shareCode }: TestPerson, mobile: string, changes: object = {}) => {
  const body = { slug, shareCode, name: '许知夏', mobile, code: await codeFor(mobile), cityCode: '310100', ...changes };
  return shop.server.call(SUBMIT, { body });
};

describe('the card of an adviser', () => {
  it('shows who it is, the store, and what they shared last with reasons and benefits', async () => {
    const adviser = mustBe(fellow);
    expect((await card(adviser)).recommendation).toBeNull();
    const body = { ...standard, message: '通勤与周末都够用' };
    const { shareId } = await shop.server.ask('POST /api/mporder/v1/vehicle/config/share', {
      token: adviser.token,
      body,
    });
    const shown = await card(adviser);
    expect(shown).toMatchObject({ state: 'open', leads: null, store: { storeId: 'sh-jingan' } });
    expect(shown.adviser?.hours).toMatch(/\d/);
    expect(shown.recommendation).toMatchObject({ shareId, line: '通勤与周末都够用' });
    expect(shown.recommendation?.reasons.length).toBeGreaterThan(0);
    shop.server.clock.advance(31 * DAY_MS);
    expect((await card(mustBe(fellow))).recommendation).toBeNull();
  });

  it('is not there for somebody without one, and says when its adviser left', async () => {
    const person = await shop.server.login();
    const query = { slug, shareCode: person.accountId };
    expect((await shop.server.call(CARD, { query })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(CARD, { query: { ...query, slug: 'no-such' } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(CARD, { query: { slug, shareCode: 'a b' } })).name).toBe('BAD_INPUT');
    const gone = await employee('adviser-who-left');
    expect(await card(gone)).toMatchObject({ state: 'left', adviser: null, recommendation: null });
    expect((await submit(gone, '13911110001')).name).toBe('STATE_CHANGED');
  });
});

describe('leaving a number', () => {
  it('binds it to the first adviser for good; repeats and others’ cards say so', async () => {
    const [first, second] = [mustBe(fellow), mustBe(other)];
    const customer = await shop.server.login();
    expect((await submit(first, customer.mobile)).data).toEqual({ state: 'mine', isNew: true });
    expect((await submit(first, customer.mobile)).data).toEqual({ state: 'mine', isNew: false });
    expect((await submit(second, customer.mobile)).data).toEqual({ state: 'bound', isNew: false });
    expect([(await card(first, customer)).state, (await card(second, customer)).state]).toEqual(['mine', 'bound']);
    const token = (await shop.server.login({ mobile: first.mobile, roles: ['employee'] })).token;
    expect(await card(first, { ...first, token })).toMatchObject({ state: 'own', leads: 1 });
    const { items } = await shop.server.ask(RECORDS, { token, query: { slug } });
    expect(items.map(({ relation, state }) => [relation, state])).toEqual([['client', 'waiting']]);
  });

  it('needs the right code, a known city, and is not for the own number', async () => {
    const adviser = mustBe(fellow);
    const right = await codeFor('13911110002');
    const code = right === '123456' ? '654321' : '123456';
    expect((await submit(adviser, '13911110003', { code })).name).toBe('CODE_WRONG');
    expect((await submit(adviser, '13911110004', { cityCode: '000000' })).name).toBe('BAD_INPUT');
    expect((await submit(adviser, '13911110005', { name: '许' })).name).toBe('BAD_INPUT');
    expect((await submit(adviser, adviser.mobile)).name).toBe('BAD_INPUT');
  });

  it('is over with the campaign', async () => {
    const adviser = mustBe(fellow);
    shop.server.clock.advance(400 * DAY_MS);
    expect((await card(adviser)).state).toBe('ended');
    expect((await submit(adviser, '13911110006')).name).toBe('STATE_CHANGED');
  });
});
