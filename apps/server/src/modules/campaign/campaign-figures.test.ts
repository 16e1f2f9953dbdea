import { formatDate } from '@voltfront/rules/format/date';
import { SHANGHAI_OFFSET_MS } from '@voltfront/rules/format/shanghai-time';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { InviteDesk, LADDER } from './invite.fixture';
import { forgetCounted } from './visits/visit-counter';

const FIGURES = 'GET /api/mpmkt/v1/staff/campaign/figures' as const;

let desk: InviteDesk;
let operator: TestPerson;
beforeAll(async () => {
  desk = await InviteDesk.open();
  operator = await desk.server.login({ roles: ['operator'] });
});
afterAll(() => desk.server.close());

const dayOf = (at: number) => formatDate(at);
const figures = (slug: string, span: { from: string; to: string }, { token } = operator) =>
  desk.server.call(FIGURES, { token, query: { slug, ...span } });

describe('figures of a campaign', () => {
  it('count people once, friends, drives and deposits, and what a deposit cost', async () => {
    const slug = await desk.make({ prizes: LADDER.map((prize) => ({ ...prize, costFen: 1000 })) });
    const from = dayOf(desk.server.clock.now());
    const first = await desk.pair(slug);
    const second = await desk.pair(slug);
    await desk.drive(first.friend);
    await desk.drive(second.friend);
    desk.server.clock.advance(DAY_MS);
    await desk.order(first.friend, 'OrderPaid', 'VO1');
    const to = dayOf(desk.server.clock.now());
    const { data } = await figures(slug, { from, to });
    expect(data.sums).toMatchObject({ invited: 2, drives: 2, deposits: 1 });
    // Both friends and both inviters, who got something.
    expect(data.sums.people).toBeLessThanOrEqual(4);
    expect(data.days.at(-1)).toMatchObject({ day: to, invited: 0, deposits: 1 });
    expect(data.costFen % 1000).toBe(0);
    expect(data.costFen).toBeGreaterThan(0);
    expect(data).toMatchObject({ withoutCost: 0, costPerDepositFen: data.costFen });
    await desk.order(first.friend, 'OrderRefunded', 'VO1');
    expect((await figures(slug, { from, to })).data).toMatchObject({ sums: { deposits: 0 }, costPerDepositFen: null });
  });

  it('count visits of the landing page, and people who are logged in once a day', async () => {
    const slug = await desk.make();
    // An hour later it must still be the same day.
    desk.server.clock.advance(DAY_MS - ((desk.server.clock.now() + SHANGHAI_OFFSET_MS) % DAY_MS));
    const from = dayOf(desk.server.clock.now());
    const [anna, ben] = [await desk.person(), await desk.person()];
    const visit = (person?: TestPerson) =>
      desk.server.ask('POST /api/mpintegral/v1/recommend/open/poster/view', {
        body: { slug },
        ...(person && { token: person.token }),
      });
    // Two who are not logged in; Anna pulls the page down and comes back after an hour.
    for (const person of [undefined, undefined, anna, anna, ben]) await visit(person);
    desk.server.clock.advance(HOUR_MS);
    await visit(anna);
    const written = async (to = from) => {
      await desk.server.ctx().app.visits.write();
      return (await figures(slug, { from, to })).data;
    };
    expect((await written()).sums).toMatchObject({ visits: 5, visitors: 2 });
    desk.server.clock.advance(DAY_MS);
    await visit(anna);
    const to = dayOf(desk.server.clock.now());
    const { sums, days } = await written(to);
    expect(sums).toMatchObject({ visits: 6, visitors: 3 });
    expect(days.at(-1)).toMatchObject({ day: to, visits: 1, visitors: 1 });
    const kept = () => desk.server.database.executeSql('select distinct day from campaign_visitors', []);
    desk.server.clock.advance(DAY_MS);
    await forgetCounted(desk.server.ctx());
    expect((await kept()).rows).toEqual([{ day: to }]);
  });

  it('are refused for no campaign, a span that is none, and people who are not staff', async () => {
    const slug = await desk.make();
    const day = dayOf(desk.server.clock.now());
    expect((await figures('none', { from: day, to: day })).name).toBe('NOT_FOUND');
    expect((await figures(slug, { from: day, to: '2020-01-01' })).name).toBe('BAD_INPUT');
    expect((await figures(slug, { from: '2020-01-01', to: day })).name).toBe('BAD_INPUT');
    expect((await figures(slug, { from: day, to: day }, await desk.person())).name).toBe('FORBIDDEN');
    const auditor = await desk.server.login({ roles: ['auditor'] });
    expect((await figures(slug, { from: day, to: day }, auditor)).name).toBe('SUCCESS');
  });
});
