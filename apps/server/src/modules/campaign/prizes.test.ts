import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk, FIGURES } from './campaign.fixture';
import { lapseAwards } from './own-prizes';

const ORDER = 'POST /api/mpmkt/v1/campaign/prizes/order' as const;
const RECEIVE = 'POST /api/mpmkt/v1/campaign/prizes/receive' as const;
const SEND = 'POST /api/mpmkt/v1/staff/campaign/parcels/send' as const;
const PARCELS = 'GET /api/mpmkt/v1/staff/campaign/parcels' as const;
const TURN = 'POST /api/mpmkt/v1/campaign/draw/collection/turn' as const;
const SEND_FIGURES = 'POST /api/mpmkt/v1/campaign/draw/collection/send' as const;

let desk: CampaignDesk;
beforeAll(async () => {
  desk = await CampaignDesk.open();
});
afterAll(() => desk.server.close());

/** A series of one figure, which everybody draws. */
const oneFigure = () => {
  const [first] = FIGURES;
  if (!first) throw new Error('no figure');
  return desk.makeSeries({ prizes: [{ ...first, weight: 10_000 }] });
};

/** A person who drew figures. */
async function collector(slug: string, figures: number, points = 1000) {
  const person = await desk.person(50 * figures + points);
  const awardIds = (await desk.drawMany(person, slug, figures)).map(({ award }) => award.awardId);
  return { person, awardIds, addressId: await desk.address(person) };
}

const order = ({ token }: TestPerson, awardId: string, addressId: string) =>
  desk.server.call(ORDER, { token, body: { awardId, addressId } });

describe('goods', () => {
  it('go from the address to the parcel that came, with staff between', async () => {
    const { person, awardIds, addressId } = await collector(await oneFigure(), 1);
    const [awardId = ''] = awardIds;
    const { data } = await order(person, awardId, addressId);
    expect(data).toMatchObject({ state: 'ordered', parcel: { receiver: '林夏', parcelNo: null } });
    expect((await order(person, awardId, addressId)).name).toBe('STATE_CHANGED');
    const operator = await desk.server.login({ roles: ['operator'] });
    const { items } = await desk.server.ask(PARCELS, { token: operator.token, query: { size: 50 } });
    const parcel = items.find(({ parcelId }) => parcelId === data.parcel?.parcelId);
    expect(parcel).toMatchObject({ prizes: ['甲'], receiver: '林夏', sentAt: null });
    const body = { parcelId: parcel?.parcelId ?? '', carrier: '顺丰速运', parcelNo: 'SF1234567890' };
    expect((await desk.server.call(RECEIVE, { token: person.token, body: { awardId } })).name).toBe('STATE_CHANGED');
    expect((await desk.server.call(SEND, { token: operator.token, body })).name).toBe('SUCCESS');
    expect((await desk.server.call(SEND, { token: operator.token, body })).name).toBe('STATE_CHANGED');
    const received = await desk.server.ask(RECEIVE, { token: person.token, body: { awardId } });
    expect(received).toMatchObject({ state: 'received', parcel: { parcelNo: 'SF1234567890' } });
    const sent = await desk.server.ask(PARCELS, { token: operator.token, query: { state: 'sent', size: 50 } });
    expect(sent.items.map(({ parcelId }) => parcelId)).toContain(body.parcelId);
  });

  it('are seen by auditors with masked addresses, who send nothing', async () => {
    const { person, awardIds, addressId } = await collector(await oneFigure(), 1);
    const { data } = await order(person, awardIds[0] ?? '', addressId);
    const parcelId = data.parcel?.parcelId ?? '';
    const { token } = await desk.server.login({ roles: ['auditor'] });
    const { items } = await desk.server.ask(PARCELS, { token, query: { size: 50 } });
    const parcel = items.find((each) => each.parcelId === parcelId);
    expect(parcel).toMatchObject({ receiver: '林*', mobile: '138****5678', street: expect.stringMatching(/^文三\*/) });
    const body = { parcelId, carrier: '顺丰', parcelNo: 'SF123456' };
    expect((await desk.server.call(SEND, { token, body })).name).toBe('FORBIDDEN');
  });

  it('are not for others, and not without an own address', async () => {
    const slug = await oneFigure();
    const anna = await collector(slug, 1);
    const ben = await collector(slug, 1);
    const [awardId = ''] = anna.awardIds;
    expect((await order(ben.person, awardId, ben.addressId)).name).toBe('NOT_FOUND');
    expect((await order(anna.person, awardId, ben.addressId)).name).toBe('BAD_INPUT');
    expect((await desk.prizesOf(anna.person)).items).toMatchObject([{ state: 'waiting', parcel: null }]);
    const missing = { parcelId: 'nothing', carrier: '顺丰', parcelNo: 'SF123456' };
    const operator = await desk.server.login({ roles: ['operator'] });
    expect((await desk.server.call(SEND, { token: operator.token, body: missing })).name).toBe('NOT_FOUND');
  });

  it('go to another address until they are sent', async () => {
    const anna = await collector(await oneFigure(), 1);
    const [awardId = ''] = anna.awardIds;
    const { token } = anna.person;
    const redirect = (addressId: string, caller = token) =>
      desk.server.call('POST /api/mpmkt/v1/campaign/prizes/address', { token: caller, body: { awardId, addressId } });
    expect((await redirect(anna.addressId)).name).toBe('STATE_CHANGED');
    const parcelId = (await order(anna.person, awardId, anna.addressId)).data.parcel?.parcelId ?? '';
    const other = await desk.address(anna.person, { street: '新家路 8 号' });
    expect((await redirect(other)).data.parcel).toMatchObject({ parcelId, street: '新家路 8 号' });
    const ben = await desk.person();
    const foreign = await desk.address(ben);
    expect((await redirect(foreign)).name).toBe('BAD_INPUT');
    expect((await redirect(foreign, ben.token)).name).toBe('NOT_FOUND');
    const operator = await desk.server.login({ roles: ['operator'] });
    await desk.server.ask(SEND, { token: operator.token, body: { parcelId, carrier: '顺丰', parcelNo: 'SF123456' } });
    expect((await redirect(anna.addressId)).name).toBe('STATE_CHANGED');
  });

  it('lapse when nobody gave an address in time', async () => {
    const { person, awardIds, addressId } = await collector(await oneFigure(), 1);
    const [awardId = ''] = awardIds;
    desk.server.clock.advance(61 * DAY_MS);
    const { token } = await desk.server.login({ mobile: person.mobile });
    const later = { ...person, token };
    expect((await order(later, awardId, addressId)).name).toBe('STATE_CHANGED');
    await lapseAwards(desk.server.ctx());
    expect((await desk.prizesOf(later, { tab: 'void' })).items).toMatchObject([{ awardId, state: 'lapsed' }]);
    expect((await desk.prizesOf(later, { tab: 'open' })).items).toEqual([]);
  });

  it('of one campaign are listed alone', async () => {
    const [one, two] = [await oneFigure(), await oneFigure()];
    const { person } = await collector(one, 1);
    await desk.drawMany(person, two, 2);
    expect((await desk.prizesOf(person)).items).toHaveLength(3);
    expect((await desk.prizesOf(person, { slug: two })).items).toHaveLength(2);
    const query = { slug: 'nothing' };
    const call = await desk.server.call('GET /api/mpmkt/v1/campaign/prizes', { token: person.token, query });
    expect(call.name).toBe('NOT_FOUND');
  });
});

describe('figures', () => {
  it('are counted, and doubles turn into points but for the last', async () => {
    const slug = await oneFigure();
    const { person, awardIds } = await collector(slug, 2, 0);
    const [first = '', second = ''] = awardIds;
    expect(await desk.collection(person, slug)).toMatchObject({ isComplete: true, figures: [{ count: 2 }] });
    const turn = (awardId: string) => desk.server.call(TURN, { token: person.token, body: { awardId } });
    expect((await turn(first)).data).toMatchObject({ points: 100, figures: [{ count: 1 }] });
    expect((await turn(first)).name).toBe('STATE_CHANGED');
    expect((await turn(second)).name).toBe('LIMIT_REACHED');
    expect(await desk.pointsOf(person)).toBe(100);
  });

  it('cost postage when they are few, and go together', async () => {
    const slug = await oneFigure();
    const { person, awardIds, addressId } = await collector(slug, 5, 250);
    const send = (ids: string[]) =>
      desk.server.call(SEND_FIGURES, { token: person.token, body: { slug, awardIds: ids, addressId } });
    expect((await send(awardIds.slice(0, 3))).data).toMatchObject({ points: 250, figures: [{ count: 5 }] });
    expect((await send(awardIds.slice(2, 4))).name).toBe('STATE_CHANGED');
    expect((await send(awardIds.slice(3, 4))).data).toMatchObject({ points: 50 });
    expect((await send(awardIds.slice(4))).name).toBe('LIMIT_REACHED');
    const states = (await desk.prizesOf(person)).items.map(({ state }) => state);
    expect(states.filter((state) => state === 'ordered')).toHaveLength(4);
    expect(states.filter((state) => state === 'waiting')).toHaveLength(1);
  });

  it('are not sent where the series is not sent to', async () => {
    const slug = await oneFigure();
    const { person, awardIds, addressId: near } = await collector(slug, 1);
    const [awardId = ''] = awardIds;
    const addressId = await desk.address(person, { cityCode: '540100', districtCode: '540102' });
    const body = { slug, awardIds, addressId };
    expect((await desk.server.call(SEND_FIGURES, { token: person.token, body })).name).toBe('BAD_INPUT');
    expect((await order(person, awardId, addressId)).name).toBe('BAD_INPUT');
    expect((await desk.prizesOf(person)).items).toMatchObject([{ state: 'waiting' }]);
    await order(person, awardId, near);
    const redirect = { token: person.token, body: { awardId, addressId } };
    expect((await desk.server.call('POST /api/mpmkt/v1/campaign/prizes/address', redirect)).name).toBe('BAD_INPUT');
  });

  it('cost the same postage one by one', async () => {
    const slug = await oneFigure();
    const { person, awardIds, addressId } = await collector(slug, 2, 250);
    expect((await desk.prizesOf(person)).items).toMatchObject([{ postage: 200 }, { postage: 200 }]);
    expect((await order(person, awardIds[0] ?? '', addressId)).name).toBe('SUCCESS');
    expect((await order(person, awardIds[1] ?? '', addressId)).name).toBe('LIMIT_REACHED');
    expect(await desk.pointsOf(person)).toBe(50);
  });

  it('of others, of other campaigns and of draws without a series are not found', async () => {
    const slug = await oneFigure();
    const [anna, ben] = [await collector(slug, 1), await collector(slug, 1)];
    const { token } = ben.person;
    const other = { slug, awardIds: anna.awardIds, addressId: ben.addressId };
    expect((await desk.server.call(SEND_FIGURES, { token, body: other })).name).toBe('NOT_FOUND');
    const elsewhere = { slug: await oneFigure(), awardIds: ben.awardIds, addressId: ben.addressId };
    expect((await desk.server.call(SEND_FIGURES, { token, body: elsewhere })).name).toBe('NOT_FOUND');
    expect((await desk.server.call(TURN, { token, body: { awardId: anna.awardIds[0] ?? '' } })).name).toBe('NOT_FOUND');
    const query = { slug: await desk.make() };
    const call = await desk.server.call('GET /api/mpmkt/v1/campaign/draw/collection', { token, query });
    expect(call.name).toBe('NOT_FOUND');
  });
});
