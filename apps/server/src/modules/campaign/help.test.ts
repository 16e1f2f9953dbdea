import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk } from './campaign.fixture';
import { faultsOfHelp, keepGoal } from './engines/help/help-settings';
import {
  CLAIM,
  HELP_PAGE,
  HELP_SETTINGS,
  HELP_TEAM,
  helpOf,
  makeHelp,
  START,
  step,
  TEAM,
  thanks,
} from './help.fixture';

const PICTURE = '/assets/covers/scene-city.webp';

let desk: CampaignDesk;
let starter: TestPerson;
beforeAll(async () => {
  desk = await CampaignDesk.open();
});
afterAll(() => desk.server.close());

// Noon in Shanghai: hours later is the same day.
beforeEach(async () => {
  desk.server.clock.set(Math.floor(desk.server.clock.now() / DAY_MS + 1) * DAY_MS + 4 * HOUR_MS);
  starter = await desk.person();
});

const set = (slug: string, column: 'switch' | 'audience', value: string) =>
  desk.server.database.executeSql(`update campaigns set ${column} = $2 where slug = $1`, [slug, value]);

describe('a team', () => {
  it('is started, filled by friends, who get points, and brings its prize once', async () => {
    const slug = await makeHelp(desk);
    const help = helpOf(desk, slug);
    expect(await help.show()).toMatchObject({ own: null, thanks: 10, steps: [{ at: 3, left: null }] });
    expect((await help.show(starter)).own).toEqual({ team: null, teamsLeft: 3, start: 'open' });
    const teamId = await help.start(starter);
    expect((await help.show(starter)).own).toMatchObject({
      team: { teamId, helps: 0, state: 'running', endsAt: desk.server.clock.now() + DAY_MS, steps: ['locked'] },
      teamsLeft: 2,
      start: 'running',
    });
    expect(await help.claim(starter, 3)).toMatchObject({ name: 'STATE_CHANGED', message: '助力人数还不够' });
    const [first, second, third] = [await desk.person(), await desk.person(), await desk.person()];
    const { data } = await help.help(first, teamId);
    expect(data).toMatchObject({ pointsEarned: 10, team: { view: 'helped', helpsLeft: 2, team: { helps: 1 } } });
    await help.help(second, teamId);
    expect((await help.help(third, teamId)).data.team.team).toMatchObject({ helps: 3, state: 'full' });
    expect(await desk.pointsOf(first)).toBe(10);
    const shown = await help.show(starter);
    expect(shown.own).toMatchObject({ team: { steps: ['open'] }, start: 'claimFirst' });
    expect(shown.own?.team?.helpers.map(({ helps }) => helps)).toEqual([1, 1, 1]);
    expect(await help.tryStart(starter)).toMatchObject({ name: 'STATE_CHANGED', message: '请先领取已达成的奖品' });
    expect((await help.claim(starter, 3)).data.own).toMatchObject({ team: { steps: ['claimed'] }, start: 'hasAll' });
    expect(await help.claim(starter, 3)).toMatchObject({ name: 'LIMIT_REACHED', message: '您已领取过' });
    expect(await desk.pointsOf(starter)).toBe(100);
    expect(await help.tryStart(starter)).toMatchObject({ name: 'LIMIT_REACHED', message: '您已领取全部奖品' });
    desk.server.clock.advance(HOUR_MS);
    expect((await help.show()).winners).toMatchObject([{ prize: '第 3 步' }]);
  });

  it('ends with its time, and another one is started until none is left', async () => {
    const slug = await makeHelp(desk, { teams: 2 });
    const help = helpOf(desk, slug);
    const teamId = await help.start(starter);
    expect(await help.tryStart(starter)).toMatchObject({ name: 'LIMIT_REACHED' });
    const friend = await desk.person();
    await help.help(friend, teamId);
    desk.server.clock.advance(DAY_MS);
    expect((await help.team(teamId)).view).toBe('over');
    expect(await help.help(await desk.person(), teamId)).toMatchObject({
      name: 'STATE_CHANGED',
      message: '助力已结束',
    });
    expect((await help.show(starter)).own).toMatchObject({ team: { state: 'over' }, teamsLeft: 1, start: 'open' });
    const again = await help.start(starter);
    expect(again).not.toBe(teamId);
    // A friend helps once in each team here.
    expect((await help.help(friend, again)).name).toBe('SUCCESS');
    desk.server.clock.advance(DAY_MS);
    expect(await help.tryStart(starter)).toMatchObject({ name: 'LIMIT_REACHED', message: '发起次数已用完' });
  });

  it('ends with its campaign, also when staff end it early; what was reached can be claimed for days', async () => {
    const slug = await makeHelp(desk, { claimDays: 2 });
    const help = helpOf(desk, slug);
    const teamId = await help.start(starter);
    await help.crowd(teamId, 3);
    desk.server.clock.advance(HOUR_MS);
    await desk.server.database.executeSql('update campaigns set ends_at = $2 where slug = $1', [
      slug,
      new Date(desk.server.clock.now()).toISOString(),
    ]);
    const { own, campaign } = await help.show(starter);
    expect(campaign.state).toBe('ended');
    expect(own?.team).toMatchObject({ endsAt: campaign.endsAt, claimUntil: campaign.endsAt + 2 * DAY_MS });
    await set(slug, 'switch', 'paused');
    expect(await help.claim(starter, 3)).toMatchObject({ name: 'STATE_CHANGED' });
    await set(slug, 'switch', 'published');
    desk.server.clock.advance(2 * DAY_MS - 1);
    expect((await help.claim(starter, 3)).name).toBe('SUCCESS');

    const late = await makeHelp(desk, { claimDays: 2 });
    const other = helpOf(desk, late);
    await other.crowd(await other.start(starter), 3);
    desk.server.clock.advance(3 * DAY_MS);
    expect((await other.show(starter)).own).toMatchObject({ team: { steps: ['lapsed'] }, start: 'open' });
    expect(await other.claim(starter, 3)).toMatchObject({ name: 'STATE_CHANGED', message: '已超过领取时间' });
  });

  it('brings prizes of several steps, each of which may have run out', async () => {
    const prizes = [step(1), step(2, { kind: 'goods', amount: undefined, stock: 1, claimDays: 30 }), step(3)];
    const slug = await makeHelp(desk, {}, { prizes });
    const help = helpOf(desk, slug);
    const rival = await desk.person();
    const [own, others] = [await help.start(starter), await help.start(rival)];
    await help.crowd(own, 2);
    await help.crowd(others, 2);
    expect((await help.claim(rival, 2)).name).toBe('SUCCESS');
    expect((await help.show(starter)).own?.team?.steps).toEqual(['open', 'soldOut', 'locked']);
    expect(await help.claim(starter, 2)).toMatchObject({ name: 'SOLD_OUT' });
    expect((await help.claim(starter, 1)).data.own?.team?.steps).toEqual(['claimed', 'soldOut', 'locked']);
    // A second team goes on where the first one ended: what was claimed stays claimed.
    desk.server.clock.advance(DAY_MS);
    await help.crowd(await help.start(starter), 3);
    expect((await help.show(starter)).own?.team?.steps).toEqual(['claimed', 'soldOut', 'open']);
    expect(await help.claim(starter, 1)).toMatchObject({ name: 'LIMIT_REACHED' });
    expect((await help.claim(starter, 3)).name).toBe('SUCCESS');
    expect(await help.tryStart(starter)).toMatchObject({ name: 'SOLD_OUT' });
    expect((await desk.prizesOf(rival, { slug })).items).toMatchObject([{ kind: 'goods', state: 'waiting' }]);
  });

  it('tells its starter of each prize that friends reach, once, and not of what has run out', async () => {
    const prizes = [step(1, { stock: 0 }), step(2), step(3), thanks(5)];
    const slug = await makeHelp(desk, {}, { prizes, title: '一起点亮' });
    const help = helpOf(desk, slug);
    await help.crowd(await help.start(starter), 2);
    await help.claim(starter, 2);
    desk.server.clock.advance(DAY_MS);
    await help.crowd(await help.start(starter), 3);
    await desk.server.runJobs();
    const { items } = await desk.server.ask('GET /api/mpaccount/v1/messages', {
      token: starter.token,
      query: { kind: 'activity' },
    });
    const words = (at: number) => `“一起点亮”助力人数已达成，可领取“第 ${at} 步”，数量有限，请尽快领取。`;
    const link = `/pagesActivity/help/index?id=${slug}`;
    const told = items.map((item) => [item.body, item.link]);
    expect(told.sort()).toEqual([
      [words(2), link],
      [words(3), link],
    ]);
  });
});

describe('a helper', () => {
  it('helps a team once, not the own one, and so many a day', async () => {
    const slug = await makeHelp(desk, { helpsPerDay: 2 });
    const help = helpOf(desk, slug);
    const teams: string[] = [];
    for (let index = 0; index < 3; index += 1) teams.push(await help.start(await desk.person()));
    const [one = '', two = '', three = ''] = teams;
    const own = await help.start(starter);
    expect((await help.team(own, starter)).view).toBe('own');
    expect(await help.help(starter, own)).toMatchObject({ name: 'FORBIDDEN', message: '不能为自己助力' });
    expect(await help.team(one)).toMatchObject({ view: 'open', helpsLeft: null });
    expect((await help.help(starter, one)).name).toBe('SUCCESS');
    expect(await help.help(starter, one)).toMatchObject({ name: 'LIMIT_REACHED', message: '您已为TA助力过' });
    expect((await help.help(starter, two)).data.team.helpsLeft).toBe(0);
    expect((await help.team(three, starter)).view).toBe('dailyLimit');
    expect(await help.help(starter, three)).toMatchObject({
      name: 'LIMIT_REACHED',
      message: '每天最多助力 2 次，明天再来吧',
    });
    desk.server.clock.advance(13 * HOUR_MS);
    expect((await help.help(starter, three)).name).toBe('SUCCESS');
    expect(await desk.pointsOf(starter)).toBe(30);
  });

  it('helps the same person in one of their teams only, where a campaign says so', async () => {
    const slug = await makeHelp(desk, { oncePerStarter: true });
    const help = helpOf(desk, slug);
    const friend = await desk.person();
    await help.help(friend, await help.start(starter));
    desk.server.clock.advance(DAY_MS);
    const again = await help.start(starter);
    expect((await help.team(again, friend)).view).toBe('helpedStarter');
    expect(await help.help(friend, again)).toMatchObject({ name: 'LIMIT_REACHED' });
  });

  it('counts for more when their account is young, and never for more than is missing', async () => {
    const slug = await makeHelp(desk, { newcomers: { days: 7, helps: 2 } });
    const help = helpOf(desk, slug);
    const [old, young, younger] = [await desk.person(), await desk.person(), await desk.person()];
    await desk.server.database.executeSql('update accounts set created_at = $2 where id = $1', [
      old.accountId,
      new Date(desk.server.clock.now() - 8 * DAY_MS).toISOString(),
    ]);
    const teamId = await help.start(starter);
    expect((await help.help(old, teamId)).data.team.team.helps).toBe(1);
    expect((await help.help(young, teamId)).data.team.team).toMatchObject({ helps: 3, state: 'full' });
    expect(await help.help(younger, teamId)).toMatchObject({ name: 'STATE_CHANGED', message: '助力人数已满' });
    const next = helpOf(
      desk,
      await makeHelp(desk, { goal: 2, newcomers: { days: 7, helps: 5 } }, { prizes: [step(2)] }),
    );
    const team = (await next.help(young, await next.start(starter))).data.team.team;
    expect(team).toMatchObject({ helps: 2, helpers: [{ helps: 2 }] });
  });

  it('gets no points when they have run out, and helps all the same', async () => {
    const slug = await makeHelp(desk, {}, { prizes: [step(3), { ...thanks(10), stock: 1 }] });
    const help = helpOf(desk, slug);
    const teamId = await help.start(starter);
    expect((await help.help(await desk.person(), teamId)).data.pointsEarned).toBe(10);
    expect((await help.help(await desk.person(), teamId)).data).toMatchObject({
      pointsEarned: 0,
      team: { thanks: 0, team: { helps: 2 } },
    });
  });

  it('cannot help who has cancelled their account, and sees no name of theirs', async () => {
    const slug = await makeHelp(desk);
    const help = helpOf(desk, slug);
    const teamId = await help.start(starter);
    await desk.server.database.executeSql(`update accounts set state = 'cancelled', mobile = null where id = $1`, [
      starter.accountId,
    ]);
    expect((await help.help(await desk.person(), teamId)).name).toBe('NOT_FOUND');
  });
});

describe('refusals', () => {
  it('come for visitors, other people, paused campaigns and what is not there', async () => {
    const slug = await makeHelp(desk);
    const help = helpOf(desk, slug);
    const teamId = await help.start(starter);
    const { token } = await desk.person();
    const { server } = desk;
    for (const [key, body] of [
      [START, { slug }],
      [CLAIM, { slug, at: 3 }],
      [HELP_TEAM, { teamId }],
    ] as const)
      expect((await server.call(key, { body })).name).toBe('LOGIN_EXPIRED');
    expect((await server.call(HELP_PAGE, { query: { slug: 'nothing' } })).name).toBe('NOT_FOUND');
    expect((await server.call(HELP_PAGE, { query: { slug: await desk.make() } })).name).toBe('NOT_FOUND');
    expect((await server.call(TEAM, { query: { teamId: 'nothing' } })).name).toBe('NOT_FOUND');
    expect((await server.call(HELP_TEAM, { token, body: { teamId: 'nothing' } })).name).toBe('NOT_FOUND');
    expect((await server.call(HELP_TEAM, { token, body: { teamId: 'no id!' } })).name).toBe('BAD_INPUT');
    expect((await server.call(START, { token, body: { slug: 'No Slug' } })).name).toBe('BAD_INPUT');
    expect((await server.call(CLAIM, { token, body: { slug, at: 0 } })).name).toBe('BAD_INPUT');
    expect((await server.call(CLAIM, { token, body: { slug, at: 2 } })).name).toBe('NOT_FOUND');
    // The team is somebody else's: the caller has reached nothing.
    await help.crowd(teamId, 3);
    expect((await server.call(CLAIM, { token, body: { slug, at: 3 } })).name).toBe('STATE_CHANGED');
  });

  it('come while a campaign is paused, withdrawn, over or not for the caller', async () => {
    const slug = await makeHelp(desk);
    const help = helpOf(desk, slug);
    const teamId = await help.start(starter);
    const friend = await desk.person();
    await set(slug, 'switch', 'paused');
    expect((await help.team(teamId, friend)).view).toBe('closed');
    expect(await help.help(friend, teamId)).toMatchObject({ name: 'STATE_CHANGED', message: '活动暂停中，请稍后再来' });
    await set(slug, 'switch', 'published');
    await set(slug, 'audience', JSON.stringify({ roles: ['owner'] }));
    expect((await help.team(teamId, friend)).view).toBe('notAllowed');
    expect((await help.team(teamId)).view).toBe('open');
    expect((await help.help(friend, teamId)).name).toBe('FORBIDDEN');
    expect((await help.tryStart(friend)).name).toBe('FORBIDDEN');
    await set(slug, 'switch', 'withdrawn');
    expect((await desk.server.call(TEAM, { query: { teamId } })).name).toBe('NOT_FOUND');
  });
});

describe('what staff write', () => {
  it('is refused where it makes no sense', async () => {
    const rows = await desk.stock(await makeHelp(desk, {}, { prizes: [step(3), thanks(10)] }));
    const faults = (settings: object, list = rows) => faultsOfHelp({ ...HELP_SETTINGS, ...settings }, list);
    expect(faults({})).toEqual([]);
    const stops = [
      { title: '上海', x: 1, y: 2 },
      { title: '巴黎', x: 3, y: 4 },
    ];
    expect(faults({ map: { picture: PICTURE, stops } })).toEqual(['settings.map.stops: as many as the goal']);
    const map = { picture: PICTURE, stops: [...stops, ...stops.slice(1)] };
    expect(faults({ map, newcomers: { days: 1, helps: 2 } })).toHaveLength(1);
    expect(faults({ goal: 2 })).toHaveLength(1);
    expect(faults({ goal: 0 })).toHaveLength(1);
    const [starters, helpers] = [rows.slice(0, 1), rows.slice(1)];
    expect(faults({}, helpers)).toEqual(['prizes: there is none for who is helped']);
    expect(faults({}, [...starters, ...starters])).toHaveLength(1);
    expect(faults({}, [...starters, ...helpers.map((row) => ({ ...row, kind: 'goods' as const }))])).toHaveLength(1);
    expect(
      faults(
        {},
        rows.map((row) => ({ ...row, detail: {} })),
      ),
    ).toHaveLength(2);
  });

  it('keeps the goal of a published campaign', () => {
    const before = { settings: HELP_SETTINGS } as unknown as Parameters<typeof keepGoal>[1]['before'];
    const change = { before } as Parameters<typeof keepGoal>[1];
    expect(keepGoal({ ...HELP_SETTINGS, teams: 9 }, change)).toMatchObject({ teams: 9 });
    expect(() => keepGoal({ ...HELP_SETTINGS, goal: 4 }, change)).toThrow();
  });
});
