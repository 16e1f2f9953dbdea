import { formatInstant } from '@voltfront/rules/format/date';
import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { InviteDesk } from './invite.fixture';
import { makePartnerCampaign, partnerPair } from './partner.fixture';

const DESK = 'GET /api/mpmkt/v1/campaign/partner/desk';
const CARD = 'GET /api/mpmkt/v1/campaign/partner/card';
const CUSTOMERS = 'GET /api/mpmkt/v1/campaign/partner/customers';
const EXPORT = 'POST /api/mpmkt/v1/campaign/partner/customers/export';

let desk: InviteDesk;
beforeAll(async () => {
  desk = await InviteDesk.open();
});
afterAll(() => desk.server.close());

const deskOf = ({ token }: TestPerson, slug: string) => desk.server.ask(DESK, { token, query: { slug } });
const thisMonth = () => formatInstant(desk.server.clock.now(), 'YYYY-MM');

describe('the desk of a business partner', () => {
  it('counts customers of this month by state and settles finished drives, without points', async () => {
    const { partner, slug, friend } = await partnerPair(desk);
    await desk.drive(friend, 'submitted');
    await desk.drive(friend);
    const { own } = await deskOf(partner, slug);
    expect(own).toMatchObject({
      partner: { name: '云川商务', isOver: false },
      counts: { registered: 1, booked: 1, driven: 1 },
    });
    expect(own?.months).toHaveLength(6);
    expect(own?.months[0]).toEqual({ month: thisMonth(), drives: 1, amountFen: 300_00, isOpen: true });
    expect(await desk.pointsOf(partner)).toBe(0);
  });

  it('tells others nothing, partners without a contract in it neither, and nobody what contracts say', async () => {
    const { slug } = await partnerPair(desk);
    expect((await deskOf(await desk.person(), slug)).own).toBeNull();
    const other = await desk.server.login({ roles: ['partner'] });
    expect((await deskOf(other, slug)).own).toBeNull();
    const hub = await desk.server.ask('GET /api/mpintegral/v1/recommend/myRecommendPage', { query: { slug } });
    expect(JSON.stringify(hub)).not.toContain('driveFen');
  });
});

describe('customers of a partner', () => {
  it('belong to the first partner for 90 days, then to the next', async () => {
    const { slug, friend } = await partnerPair(desk);
    const next = await desk.server.login({ roles: ['partner'] });
    const other = await makePartnerCampaign(desk, next, { daysLeft: 200 });
    const body = { slug: other, shareCode: await desk.code(next, other) };
    expect((await desk.accept(friend, body)).state).toBe('bound');
    expect(slug).not.toBe(other);
  });

  it('are no employees, and are bound to nobody whose contract has ended', async () => {
    const partner = await desk.server.login({ roles: ['partner'] });
    const slug = await makePartnerCampaign(desk, partner, { daysLeft: 2 });
    const shareCode = await desk.code(partner, slug);
    const employee = await desk.server.login({ roles: ['employee'] });
    expect((await desk.accept(employee, { slug, shareCode })).state).toBe('employee');
    const card = () => desk.server.ask(CARD, { query: { slug, shareCode } });
    expect((await card()).partner).toMatchObject({ benefit: '礼遇', isOver: false });
    desk.server.clock.advance(3 * DAY_MS);
    expect((await desk.accept(await desk.person(), { slug, shareCode })).state).toBe('notInviter');
    expect((await card()).partner).toMatchObject({ isOver: true });
    expect((await desk.server.ask(CARD, { query: { slug, shareCode: 'NOBODY22' } })).partner).toBeNull();
  });

  it('are found by state, month and the end of the phone, masked, by their own partner alone', async () => {
    const { partner, slug, friend } = await partnerPair(desk);
    const list = async (
      query: { state?: 'registered' | 'lapsed'; month?: string; tail?: string } = {},
      who = partner,
    ) => (await desk.server.ask(CUSTOMERS, { token: who.token, query: { slug, ...query } })).items;
    expect(await list({ month: thisMonth(), tail: friend.mobile.slice(-4) })).toMatchObject([
      { state: 'registered', daysLeft: 90 },
    ]);
    expect(JSON.stringify(await list())).not.toContain(friend.mobile);
    expect(await list({ tail: friend.mobile.endsWith('0000') ? '0001' : '0000' })).toEqual([]);
    expect(await list({ month: '2020-01' })).toEqual([]);
    expect(await list({}, await desk.server.login({ roles: ['partner'] }))).toEqual([]);
    const person = await desk.person();
    expect((await desk.server.call(CUSTOMERS, { token: person.token, query: { slug } })).name).toBe('FORBIDDEN');
    desk.server.clock.advance(90 * DAY_MS);
    const again = await desk.server.login({ mobile: partner.mobile });
    expect((await list({}, again)).length).toBe(0);
  });

  it('can be had as a file of one month, for some minutes', async () => {
    const { partner, slug, friend } = await partnerPair(desk);
    const ask = (body: { slug: string; month: string }, { token } = partner) =>
      desk.server.call(EXPORT, { token, body });
    const { data } = await ask({ slug, month: thisMonth() });
    const file = await desk.server.app.server.inject({ url: data.address });
    const lines = file.body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(file.body).not.toContain(friend.mobile);
    expect((await ask({ slug, month: '2026-13' })).name).toBe('BAD_INPUT');
    expect((await ask({ slug: 'nothing', month: thisMonth() })).name).toBe('NOT_FOUND');
    expect((await ask({ slug, month: thisMonth() }, await desk.person())).name).toBe('FORBIDDEN');
  });
});
