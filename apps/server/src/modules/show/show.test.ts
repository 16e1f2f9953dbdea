import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CampaignDesk } from '../campaign/campaign.fixture';
import { forgetPastVisitors } from '../form';
import { PLACES, SHOW, ShowDesk } from './show.fixture';
import { selectPastGuests } from './show.repository';

const DETAIL = 'GET /api/mpmkt/v1/show/detail';
const CHECK_IN = 'POST /api/mpmkt/v1/staff/show/checkIn';

let desk: ShowDesk;
beforeAll(async () => {
  desk = await ShowDesk.open('show-draw');
});
afterAll(() => desk.server.close());

describe('a visit of an auto show', () => {
  it('is booked by a visitor with phone and code, and is their own after a login with that phone', async () => {
    const booked = await desk.book(null, await desk.answers('13622220001'));
    expect(booked.data).toMatchObject({ state: 'booked', visitors: 2, isChangeable: true });
    expect(booked.data.code).toMatch(/^\d{10}$/);
    expect(await desk.left(3)).toBe(PLACES - 1);
    const person = await desk.server.login({ mobile: '13622220001' });
    expect((await desk.show(person)).own).toEqual(booked.data);
    expect((await desk.show(await desk.server.login())).own).toBeNull();
    expect((await desk.show()).own).toBeNull();
    const again = await desk.book(person, await desk.answers('13622220001', 4));
    expect([again.name, await desk.left(4)]).toEqual(['LIMIT_REACHED', PLACES]);
  });

  it('is moved, cancelled and booked again until the day before', async () => {
    const person = await desk.login('13622220002');
    expect((await desk.change(person, 4)).name).toBe('NOT_FOUND');
    await desk.book(person, await desk.answers('13622220002', 5));
    expect((await desk.change(person, 6)).data).toMatchObject({ startsAt: desk.day(6), visitors: 3 });
    expect([await desk.left(5), await desk.left(6)]).toEqual([PLACES, PLACES - 1]);
    expect((await desk.change(person, 30)).name).toBe('SLOT_FULL');
    expect((await desk.cancel(person)).name).toBe('SUCCESS');
    expect((await desk.show(person)).own).toMatchObject({ state: 'cancelled', code: null });
    expect((await desk.cancel(person)).name).toBe('NOT_FOUND');
    expect((await desk.book(person, await desk.answers('13622220002', 6))).name).toBe('SUCCESS');
    expect(await desk.left(6)).toBe(PLACES - 1);
  });

  it('brings a chance of the draw, once', async () => {
    await CampaignDesk.of(desk.server).make({ slug: 'show-draw' });
    const person = await desk.login('13622220003');
    const chances = async () => {
      await desk.server.runJobs();
      const query = { slug: 'show-draw' };
      return (await desk.server.ask('GET /api/mpmkt/v1/campaign/draw', { token: person.token, query })).own?.chances;
    };
    await desk.book(person, await desk.answers('13622220003', 7));
    expect(await chances()).toBe(1);
    await desk.cancel(person);
    await desk.book(person, await desk.answers('13622220003', 7));
    expect(await chances()).toBe(1);
  });

  it('refuses wrong codes, too many visitors and half days that are not offered', async () => {
    const good = await desk.answers('13622220004', 7);
    const name = async (changes: object) => (await desk.book(null, { ...good, ...changes })).name;
    expect(await name({ visitors: 5 })).toBe('BAD_INPUT');
    expect(await name({ slot: desk.day(40) })).toBe('BAD_INPUT');
    expect(await name({ code: '000000' })).toBe('CODE_WRONG');
    expect((await desk.server.call(DETAIL, { query: { showId: 'none' } })).name).toBe('NOT_FOUND');
    expect((await desk.server.call('POST /api/mpmkt/v1/show/cancel', { body: { showId: SHOW } })).name).toBe(
      'LOGIN_EXPIRED',
    );
  });

  it('lets its visitors in on its day, once', async () => {
    const { token } = await desk.server.login({ roles: ['operator'] });
    const { data } = await desk.book(null, await desk.answers('13622220005', 2));
    const enter = (code: string) => desk.server.call(CHECK_IN, { token, body: { showId: SHOW, code } });
    expect((await enter(data.code ?? '')).name).toBe('STATE_CHANGED');
    desk.server.clock.advance(desk.day(2) - desk.server.clock.now());
    const person = await desk.server.login({ mobile: '13622220005' });
    expect((await desk.cancel(person)).name).toBe('STATE_CHANGED');
    expect((await enter('0000000000')).name).toBe('NOT_FOUND');
    const staff = await desk.server.login({ roles: ['operator'] });
    const late = (code: string) => desk.server.call(CHECK_IN, { token: staff.token, body: { showId: SHOW, code } });
    expect((await late(data.code ?? '')).data).toEqual({ visitors: 2 });
    expect((await late(data.code ?? '')).name).toBe('STATE_CHANGED');
    desk.server.clock.advance(9 * DAY_MS + HOUR_MS);
    expect((await desk.show()).state).toBe('over');
    expect((await desk.book(null, await desk.answers('13622220006', 1))).name).toBe('STATE_CHANGED');
  });

  it('is erased 180 days after it, of people without an account', async () => {
    const count = async (table: string) =>
      (await desk.server.database.executeSql(`select 1 from ${table} where user_id like 'phone:%'`)).rows.length;
    const forget = async () => {
      await forgetPastVisitors(desk.server.ctx(), selectPastGuests, 1);
      await desk.server.runJobs();
    };
    const before = await count('show_visits');
    expect(before).toBeGreaterThan(0);
    await forget();
    expect(await count('show_visits')).toBe(before);
    desk.server.clock.advance(181 * DAY_MS);
    await forget();
    expect([await count('show_visits'), await count('form_entries')]).toEqual([0, 0]);
  });
});
