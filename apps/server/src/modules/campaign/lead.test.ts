import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { seedShop } from '../order/order.fixture';
import { InviteDesk } from './invite.fixture';
import { leadBody, makeLeadCampaign, recommend } from './lead.fixture';

const HUB = 'GET /api/mpmkt/v1/campaign/lead';
const RECORDS = 'GET /api/mpmkt/v1/campaign/lead/records';
const EXTEND = 'POST /api/mpmkt/v1/campaign/lead/extend';

let desk: InviteDesk;
let slug: string;
beforeAll(async () => {
  desk = await InviteDesk.open();
  await seedShop(desk.server);
  slug = await makeLeadCampaign(desk.server);
});
afterAll(() => desk.server.close());

let phones = 0;
function newPhone(): string {
  phones += 1;
  return `1391234${String(phones).padStart(4, '0')}`;
}
const employee = () => desk.server.login({ roles: ['employee'] });
const leads = async ({ token }: TestPerson, query: { state?: 'all' | 'lapsed' | 'deposit'; tail?: string } = {}) =>
  (await desk.server.ask(RECORDS, { token, query: { slug, ...query } })).items;
const own = async ({ token }: TestPerson) => (await desk.server.ask(HUB, { token, query: { slug } })).own;

describe('recommending a buyer', () => {
  it('protects the customer, whose name and phone stay masked', async () => {
    const person = await employee();
    const { name, data } = await recommend(desk.server, person, slug, '13912349999');
    expect(name).toBe('SUCCESS');
    expect(data).toMatchObject({ name: '周*桐', mobile: '139****9999', state: 'waiting', daysLeft: 90 });
    expect(await own(person)).toMatchObject({ thisMonth: 1, converted: 0, counts: { all: 1, waiting: 1 } });
  });

  it('is refused for whom somebody recommended, until the protection has ended', async () => {
    const mobile = newPhone();
    const [first, second] = [await employee(), await employee()];
    await recommend(desk.server, first, slug, mobile);
    expect(await recommend(desk.server, second, slug, mobile)).toMatchObject({
      name: 'LIMIT_REACHED',
      message: '该客户已被推荐',
    });
    desk.server.clock.advance(90 * DAY_MS);
    expect((await recommend(desk.server, await employee(), slug, mobile)).name).toBe('SUCCESS');
  });

  it('is for employees, who do not recommend themselves, nor without consent', async () => {
    const customer = await desk.person();
    expect(await recommend(desk.server, customer, slug, newPhone())).toMatchObject({
      name: 'FORBIDDEN',
      message: '仅限内部员工参与',
    });
    expect((await desk.server.ask(HUB, { token: customer.token, query: { slug } })).campaign.refusal).toBe('role');
    expect(await own(customer)).toBeNull();
    const person = await employee();
    expect((await recommend(desk.server, person, slug, person.mobile)).name).toBe('BAD_INPUT');
    const body = { ...leadBody(slug, newPhone()), isAgreed: false } as unknown as ReturnType<typeof leadBody>;
    const KEY = 'POST /api/mpmkt/v1/campaign/lead';
    expect((await desk.server.call(KEY, { token: person.token, body })).name).toBe('BAD_INPUT');
    for (const wrong of [{ modelId: 'NONE' }, { cityCode: '000000' }]) {
      const call = await desk.server.call(KEY, {
        token: person.token,
        body: { ...leadBody(slug, newPhone()), ...wrong },
      });
      expect(call.name).toBe('BAD_INPUT');
    }
  });

  it('waits for the start and ends with the campaign', async () => {
    const now = desk.server.clock.now();
    const person = await employee();
    const later = await makeLeadCampaign(desk.server, { startsAt: now + DAY_MS, endsAt: now + 2 * DAY_MS });
    const over = await makeLeadCampaign(desk.server, { startsAt: now - 2 * DAY_MS, endsAt: now - DAY_MS });
    for (const closed of [later, over])
      expect((await recommend(desk.server, person, closed, newPhone())).name).toBe('STATE_CHANGED');
  });
});

describe('a recommended customer', () => {
  it('brings points for deposit and delivery once, which a refund takes back and a second order brings again', async () => {
    const person = await employee();
    const customer = await desk.person();
    await recommend(desk.server, person, slug, customer.mobile);
    await desk.order(customer, 'OrderPaid', 'VO7');
    await desk.order(customer, 'OrderPaid', 'VO7');
    expect(await desk.pointsOf(person)).toBe(2000);
    await desk.order(customer, 'OrderDelivered', 'VO7');
    expect(await desk.pointsOf(person)).toBe(5000);
    expect(await leads(person)).toMatchObject([{ state: 'delivered', daysLeft: null, rewards: [{}, {}] }]);
    await desk.order(customer, 'OrderRefunded', 'VO7');
    expect(await desk.pointsOf(person)).toBe(0);
    expect(await leads(person)).toMatchObject([{ state: 'waiting' }]);
    await desk.order(customer, 'OrderPaid', 'VO8');
    expect(await desk.pointsOf(person)).toBe(2000);
    expect((await leads(person, { state: 'deposit' }))[0]?.steps.map(({ step }) => step)).toEqual([
      'waiting',
      'deposit',
      'delivered',
      'refunded',
      'deposit',
    ]);
  });

  it('is found by the end of the phone, by the own employee alone', async () => {
    const person = await employee();
    await recommend(desk.server, person, slug, '13912348888');
    await recommend(desk.server, person, slug, newPhone());
    expect(await leads(person, { tail: '8888' })).toHaveLength(1);
    expect(await leads(await employee(), { tail: '8888' })).toHaveLength(0);
  });

  it('is extended once, within the last ten days, by the own employee alone', async () => {
    const server = desk.server;
    const person = await employee();
    const { data } = await recommend(server, person, slug, newPhone());
    const extend = ({ token }: TestPerson) =>
      server.call(EXTEND, { token, body: { slug, leadId: data.leadId } }).then(({ name }) => name);
    expect(await extend(person)).toBe('STATE_CHANGED');
    await server.database.executeSql('update campaign_leads set protected_until = $1 where id = $2', [
      new Date(server.clock.now() + 5 * DAY_MS).toISOString(),
      data.leadId,
    ]);
    expect(await extend(await employee())).toBe('NOT_FOUND');
    expect(await extend(person)).toBe('SUCCESS');
    expect(await extend(person)).toBe('STATE_CHANGED');
    expect(await leads(person)).toMatchObject([{ daysLeft: 35, canExtend: false }]);
  });
});
