import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { createShop, type Shop } from '../order/order.fixture';
import { CampaignDesk } from './campaign.fixture';
import { rewardLead } from './engines/lead/follow-leads';
import { lockLead, updateLead } from './engines/lead/lead.repository';
import { makeLeadCampaign, recommend } from './lead.fixture';

const DRAW = 'GET /api/mpmkt/v1/campaign/draw';
const CHANCES = 'GET /api/mpmkt/v1/campaign/draw/chances';
const DETAIL = 'GET /api/mpmkt/v1/campaign/prizes/detail';
const COLLECT = 'POST /api/mpmkt/v1/campaign/prizes/collect';
const ORDER = 'POST /api/mpmkt/v1/campaign/prizes/order';
const HAND_OUT = 'POST /api/mpmkt/v1/staff/campaign/prizes/handOut';
const PICTURE = '/assets/covers/scene-city.webp';
const PLACE = { placeId: 'desk', name: '服务台', address: '3 楼', hours: '9:30-18:00' };

let shop: Shop;
let desk: CampaignDesk;
let slug: string;
beforeAll(async () => {
  shop = await createShop();
  desk = CampaignDesk.of(shop.server);
  slug = await desk.make({
    audience: { roles: ['employee'] },
    settings: {
      look: 'wheel',
      price: null,
      dailyLimit: null,
      chances: {},
      series: null,
      staff: { drive: 1, deposit: 3, places: [PLACE] },
    },
    prizes: [
      {
        kind: 'goods',
        title: '随行杯',
        picture: PICTURE,
        weight: 10_000,
        stock: 100,
        claimDays: 15,
        isConsolation: true,
      },
    ],
  });
});
afterAll(() => shop.close());

const employee = () => shop.server.login({ roles: ['employee'] });
const chances = async ({ token }: TestPerson) => (await shop.server.ask(DRAW, { token, query: { slug } })).own?.chances;

/** An employee who won goods. */
async function winner(): Promise<{ person: TestPerson; awardId: string }> {
  const person = await employee();
  await desk.giveChances(person, slug, 1);
  const body = { slug, payWith: 'chance' as const };
  const { record } = await shop.server.ask('POST /api/mpmkt/v1/campaign/draw', { token: person.token, body });
  return { person, awardId: record.award.awardId };
}
const collect = ({ token }: TestPerson, awardId: string, placeId = PLACE.placeId) =>
  shop.server.call(COLLECT, { token, body: { awardId, placeId } });

describe('a draw for employees', () => {
  it('gives chances for drives and deposits of recommended customers, once each', async () => {
    const person = await employee();
    const leads = await makeLeadCampaign(shop.server);
    const { data } = await recommend(shop.server, person, leads, '13913330001');
    const key = { employeeId: person.accountId, id: data.leadId };
    const at = shop.server.clock.now();
    const follow = () =>
      shop.server.database.transaction(async (db) => {
        const lead = await lockLead(db, key);
        const lines = [
          ...(lead?.lines ?? []).slice(0, 1),
          { step: 'driven' as const, at, ref: 'TD1' },
          { step: 'deposit' as const, at, ref: 'VO1' },
        ];
        await updateLead(db, key, { step: 'deposit', lines });
        await rewardLead({ ...shop.server.ctx(), db }, { employeeId: person.accountId, leadId: data.leadId });
      });
    await follow();
    await follow();
    expect(await chances(person)).toBe(4);
    const { items } = await shop.server.ask(CHANCES, { token: person.token, query: { slug } });
    expect(items.map(({ source, amount }) => [source, amount]).sort()).toEqual([
      ['deposit', 3],
      ['drive', 1],
    ]);
  });

  it('is for employees alone, and shows their departments among the winners', async () => {
    const { person } = await winner();
    shop.server.clock.advance(6000);
    const { winners } = await shop.server.ask(DRAW, { token: person.token, query: { slug } });
    expect(winners.length).toBeGreaterThan(0);
    const customer = await shop.server.login();
    const shown = await shop.server.ask(DRAW, { token: customer.token, query: { slug } });
    expect(shown.campaign.refusal).toBe('role');
    const body = { slug, payWith: 'chance' as const };
    expect((await shop.server.call('POST /api/mpmkt/v1/campaign/draw', { token: customer.token, body })).name).toBe(
      'FORBIDDEN',
    );
  });
});

describe('goods that were won', () => {
  it('are collected with a code that staff scan once', async () => {
    const { person, awardId } = await winner();
    expect((await shop.server.ask(DETAIL, { token: person.token, query: { awardId } })).places).toEqual([PLACE]);
    const { data } = await collect(person, awardId);
    expect(data).toMatchObject({ state: 'pickup', pickupPlace: PLACE.name });
    expect((await collect(person, awardId)).data.code).toBe(data.code);
    const operator = await shop.server.login({ roles: ['operator'] });
    const body = { code: data.code ?? '' };
    const handOut = (token?: string, code = body.code) =>
      shop.server.call(HAND_OUT, { ...(token && { token }), body: { code } });
    expect((await handOut()).name).toBe('LOGIN_EXPIRED');
    expect((await handOut(person.token)).name).toBe('FORBIDDEN');
    expect((await handOut(operator.token, '0000000000')).name).toBe('NOT_FOUND');
    expect((await handOut(operator.token)).data).toMatchObject({ title: '随行杯', place: PLACE.name });
    expect((await handOut(operator.token)).name).toBe('STATE_CHANGED');
    expect((await collect(person, awardId)).name).toBe('STATE_CHANGED');
  });

  it('can be sent instead and collected again, until they are sent', async () => {
    const { person, awardId } = await winner();
    const { token } = person;
    await collect(person, awardId);
    const body = { awardId, addressId: await desk.address(person) };
    expect(await shop.server.ask(ORDER, { token, body })).toMatchObject({ state: 'ordered', code: null });
    const back = (await collect(person, awardId)).data;
    expect([back.state, back.parcel]).toEqual(['pickup', null]);
    const { parcel } = await shop.server.ask(ORDER, { token, body });
    const operator = await shop.server.login({ roles: ['operator'] });
    await shop.server.ask('POST /api/mpmkt/v1/staff/campaign/parcels/send', {
      token: operator.token,
      body: { parcelId: parcel?.parcelId ?? '', carrier: '顺丰速运', parcelNo: 'SF123456' },
    });
    expect((await collect(person, awardId)).name).toBe('STATE_CHANGED');
  });

  it('are somebody’s own, at a place of the campaign, and lapse after 15 days', async () => {
    const { person, awardId } = await winner();
    const other = await employee();
    expect((await collect(other, awardId)).name).toBe('NOT_FOUND');
    expect((await shop.server.call(DETAIL, { token: other.token, query: { awardId } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(DETAIL, { query: { awardId } })).name).toBe('LOGIN_EXPIRED');
    expect((await collect(person, awardId, 'elsewhere')).name).toBe('BAD_INPUT');
    expect((await shop.server.call(COLLECT, { body: { awardId, placeId: 'desk' } })).name).toBe('LOGIN_EXPIRED');
    await collect(person, awardId);
    shop.server.clock.advance(15 * DAY_MS);
    const again = await shop.server.login({ mobile: person.mobile, roles: ['employee'] });
    expect((await collect(again, awardId)).name).toBe('STATE_CHANGED');
  });
});
