import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compactId } from '../../kernel/compact-id';
import { newId } from '../../kernel/ids';
import type { TestPerson } from '../../testing';
import { findCampaign } from './campaign.repository';
import type { CampaignInput } from './define-campaign';
import { defineCampaign } from './define-campaign';
import { sharesFromSeed } from './engines/packet/make-packet';
import { cancelRound, moveRound } from './engines/packet/rounds';
import { FRIENDS, PacketDesk } from './packet.fixture';

const BASE = '/api/mpmkt/v1/campaign/packet';

let desk: PacketDesk;
beforeAll(async () => {
  desk = await PacketDesk.open();
});
afterAll(() => desk.server.close());

const campaignOf = (slug: string, person?: TestPerson) =>
  desk.server.ask(`GET ${BASE}`, { query: { slug }, ...(person && { token: person.token }) });
const receiversOf = (packetId: string, person?: TestPerson) =>
  desk.server.call(`GET ${BASE}/receivers`, { query: { packetId }, ...(person && { token: person.token }) });
/** The same person on a later day. */
const again = async ({ mobile }: TestPerson): Promise<TestPerson> => desk.server.login({ mobile });

describe('a packet', () => {
  it('takes its points at once, and its shares come from the seed of the campaign', async () => {
    const slug = await desk.make();
    const sender = await desk.person(300);
    const packetId = await desk.packet(sender, slug, { shares: 7, points: 200 });
    expect(await desk.pointsOf(sender)).toBe(100);
    const shown = await desk.show(packetId, sender);
    expect(shown).toMatchObject({ state: 'running', view: 'open', points: 200, shares: 7, taken: 0, isOwn: true });
    const [campaign, row] = [await findCampaign(desk.server.database.db, slug), await desk.row(packetId)];
    if (!campaign || !row) throw new Error('nothing was stored');
    expect(await desk.shares(packetId)).toEqual(sharesFromSeed(campaign, row));
    expect((await campaignOf(slug, sender)).own).toMatchObject({ points: 100, sentToday: 1, pointsToday: 200 });
    expect((await campaignOf(slug)).own).toBeNull();
  });

  it('is opened once by each; the points are there at once, and another tap answers the same', async () => {
    const slug = await desk.make();
    const sender = await desk.person(100);
    const packetId = await desk.packet(sender, slug, { kind: 'equal', shares: 4, points: 100 });
    const friend = await desk.person();
    expect((await desk.show(packetId)).view).toBe('open');
    expect((await desk.draw(friend, packetId)).data.own).toMatchObject({ points: 25, isLuckiest: false });
    expect((await desk.draw(friend, packetId)).data).toMatchObject({ view: 'drawn', taken: 1, own: { points: 25 } });
    expect(await desk.pointsOf(friend)).toBe(25);
    expect((await desk.server.call(`POST ${BASE}/draw`, { body: { packetId } })).name).toBe('LOGIN_EXPIRED');
    expect((await desk.draw(friend, 'nothing')).name).toBe('NOT_FOUND');
  });

  it('has a mini-program code for the poster of its sender, and of nobody else', async () => {
    const packetId = await desk.packet(await desk.person(100), await desk.make(), { shares: 2, points: 100 });
    const landing = '/pagesActivity/redPackage/sentPocket';
    const code = (query: Record<string, string>, person?: TestPerson) =>
      desk.server.call(`GET ${BASE}/code`, { query: query as never, ...(person && { token: person.token }) });
    const sender = await desk.person(100);
    const own = await desk.packet(sender, await desk.make(), { shares: 2, points: 100 });
    const { picture } = (await code({ packetId: own, landing }, sender)).data;
    expect(picture).toMatch(/^\/files\/public\/.*\.png$/);
    expect(await desk.server.ctx().app.files.read(picture ?? '')).toBeTruthy();
    expect((await code({ packetId: own, landing }, sender)).data).toEqual({ picture });
    // What the code carries opens the packet, and fits into it.
    const scene = compactId(own);
    expect(`id=${scene}`.length).toBeLessThanOrEqual(32);
    expect((await desk.show(scene)).packetId).toBe(own);
    expect((await code({ packetId, landing }, sender)).name).toBe('FORBIDDEN');
    expect((await code({ packetId: own, landing })).name).toBe('LOGIN_EXPIRED');
    expect((await code({ packetId: 'nothing', landing }, sender)).name).toBe('NOT_FOUND');
    expect((await code({ packetId: own, landing: '/pages/index/index' }, sender)).name).toBe('BAD_INPUT');
  });

  it('names its luckiest share once it is empty, not before', async () => {
    const slug = await desk.make();
    const packetId = await desk.packet(await desk.person(100), slug, { shares: 2, points: 100 });
    const [first, second] = await desk.people(2);
    if (!first || !second) throw new Error('nobody');
    await desk.draw(first, packetId);
    const luckiest = async () =>
      (await receiversOf(packetId, first)).data.items.filter((each) => each.isLuckiest).length;
    expect(await luckiest()).toBe(0);
    await desk.draw(second, packetId);
    expect(await luckiest()).toBe(1);
    expect((await desk.draw(await desk.person(), packetId)).name).toBe('SOLD_OUT');
  });

  it('gives its rest back after 24 hours by a job, and cannot be opened any more', async () => {
    const slug = await desk.make();
    const sender = await desk.person(100);
    const packetId = await desk.packet(sender, slug, { kind: 'equal', shares: 4, points: 100 });
    await desk.draw(await desk.person(), packetId);
    desk.server.clock.advance(DAY_MS);
    expect((await desk.draw(await desk.person(), packetId)).name).toBe('STATE_CHANGED');
    await desk.server.runJobs();
    expect(await desk.pointsOf(sender)).toBe(75);
    expect(await desk.show(packetId, await again(sender))).toMatchObject({ state: 'expired', returnedPoints: 75 });
    const { rows } = await desk.server.database.executeSql('select template from messages where account_id = $1', [
      sender.accountId,
    ]);
    expect(rows).toEqual([{ template: 'packet.returned' }]);
  });

  it('can be opened by its sender only where it is random and the campaign allows it', async () => {
    const [open, closed] = [await desk.make(), await desk.make({ opensOwn: false })];
    const sender = await desk.person(300);
    expect((await desk.draw(sender, await desk.packet(sender, open))).name).toBe('SUCCESS');
    const equal = await desk.packet(sender, open, { kind: 'equal' });
    expect((await desk.show(equal, sender)).view).toBe('own');
    expect((await desk.draw(sender, equal)).name).toBe('FORBIDDEN');
    expect((await desk.draw(sender, await desk.packet(sender, closed))).name).toBe('FORBIDDEN');
  });

  it('for owners tells others why they are refused', async () => {
    const slug = await desk.make();
    const packetId = await desk.packet(await desk.person(100), slug, { condition: 'owners' });
    const friend = await desk.person();
    expect((await desk.show(packetId, friend)).view).toBe('notAllowed');
    expect(await desk.draw(friend, packetId)).toMatchObject({ name: 'FORBIDDEN', message: '仅限车主领取' });
  });

  it.each([
    ['too few shares', { shares: 1, points: 10 }, { shares: { least: 2, most: 5 } }],
    ['too many points', { points: 10_001 }, {}],
    ['less than a point each', { shares: 100, points: 50 }, {}],
    ['equal shares with a rest', { kind: 'equal' as const, shares: 3, points: 100 }, {}],
    ['a greeting that is too long', { greeting: '好'.repeat(21) }, {}],
    ['a skin of another campaign', { skin: 'night' }, {}],
    ['a condition that is not offered', { condition: 'owners' as const }, { conditions: ['anyone'] }],
    ['a kind that is not offered', {}, { kinds: ['equal'] }],
  ])('with %s is refused', async (_, wish, settings) => {
    const sender = await desk.person(20_000);
    expect((await desk.send(sender, await desk.make(settings), wish)).name).toBe('BAD_INPUT');
    expect(await desk.pointsOf(sender)).toBe(20_000);
  });

  it('has a decent greeting', async () => {
    const answer = await desk.send(await desk.person(100), await desk.make(), { greeting: '加微信刷单' });
    expect(answer.name).toBe('CONTENT_REFUSED');
  });

  it('has limits of a day: packets, and points by level', async () => {
    const sender = await desk.person(5000);
    const thrice = await desk.make({ dailySends: 2 });
    await desk.packet(sender, thrice);
    await desk.packet(sender, thrice);
    expect((await desk.send(sender, thrice)).name).toBe('LIMIT_REACHED');
    const levels = await desk.make({ dailyPoints: [150, 300, 400, 500, 600, 700] });
    await desk.packet(sender, levels, { points: 100 });
    expect(await desk.send(sender, levels, { points: 60 })).toMatchObject({
      name: 'LIMIT_REACHED',
      message: '今日还可发 50 积分',
    });
    desk.server.clock.advance(DAY_MS);
    expect((await desk.send(await again(sender), levels, { points: 60 })).name).toBe('SUCCESS');
  });

  it('of many points needs a code, which is used once', async () => {
    const slug = await desk.make({ codeAbove: 500 });
    const sender = await desk.person(3000);
    expect((await desk.send(sender, slug, { points: 501 })).name).toBe('BAD_INPUT');
    expect((await desk.send(sender, slug, { points: 501, code: '000000' })).name).toBe('CODE_WRONG');
    desk.server.clock.advance(HOUR_MS);
    const { mobile } = sender;
    await desk.server.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile, scene: 'sign' } });
    const code = desk.server.sms.lastCode?.(mobile) ?? '';
    expect((await desk.send(sender, slug, { points: 501, code })).name).toBe('SUCCESS');
    expect((await desk.send(sender, slug, { points: 501, code })).name).toBe('CODE_WRONG');
    expect(await desk.pointsOf(sender)).toBe(2499);
  });

  it.each<[string, Partial<CampaignInput>, string]>([
    ['announced', { startsAt: DAY_MS }, 'STATE_CHANGED'],
    ['ended', { startsAt: -2 * DAY_MS, endsAt: -DAY_MS }, 'STATE_CHANGED'],
    ['paused', { switch: 'paused' as const }, 'STATE_CHANGED'],
    ['a draft', { switch: 'draft' as const }, 'NOT_FOUND'],
    ['for employees', { audience: { roles: ['employee' as const] } }, 'FORBIDDEN'],
  ])('of a campaign that is %s is refused', async (_, { startsAt = 0, endsAt = 2 * DAY_MS, ...changes }, name) => {
    const now = desk.server.clock.now();
    const slug = await desk.make({}, { startsAt: now + startsAt, endsAt: now + endsAt, ...changes });
    const sender = await desk.person(100);
    expect((await desk.send(sender, slug)).name).toBe(name);
    expect(await desk.pointsOf(sender)).toBe(100);
  });

  it('is closed when its campaign ends', async () => {
    const now = desk.server.clock.now();
    const slug = await desk.make({}, { endsAt: now + HOUR_MS });
    const packetId = await desk.packet(await desk.person(100), slug);
    desk.server.clock.advance(HOUR_MS);
    const friend = await desk.person();
    expect((await desk.show(packetId, friend)).view).toBe('closed');
    expect((await desk.draw(friend, packetId)).name).toBe('STATE_CHANGED');
  });
});

describe('what the brand adds', () => {
  it('is a part of the packet, as it was shown', async () => {
    const slug = await desk.make({ supplementPercent: 10, budget: 1000 });
    const sender = await desk.person(1000);
    expect((await desk.send(sender, slug, { supplement: 11 })).name).toBe('STATE_CHANGED');
    expect(await desk.pointsOf(sender)).toBe(1000);
    const packetId = await desk.packet(sender, slug, { supplement: 10 });
    expect(await desk.show(packetId, sender)).toMatchObject({ points: 110, supplement: 10 });
    expect((await campaignOf(slug)).budgetLeft).toBe(990);
  });
});

describe('records', () => {
  it('stand by month and year, with those of another edition, and thanks are said once', async () => {
    const first = await desk.make();
    const slug = await desk.make({ recordsOf: [first] });
    const [sender, friend] = [await desk.person(1000), await desk.person()];
    const [one, two] = [await desk.packet(sender, first), await desk.packet(sender, slug, { shares: 1 })];
    await desk.draw(friend, one);
    desk.server.clock.advance(1000);
    await desk.draw(friend, two);
    const { token } = friend;
    const query = { slug };
    const received = await desk.server.ask(`GET ${BASE}/received`, { token, query });
    expect(received.items.map(({ packetId }) => packetId)).toEqual([two, one]);
    const { items } = await desk.server.ask(`GET ${BASE}/totals`, { token, query: { slug, by: 'month' } });
    expect(items).toMatchObject([
      { received: await desk.pointsOf(friend), receivedCount: 2, luckiestCount: 1, sent: 0 },
    ]);
    const sent = { token: sender.token, query: { slug, state: 'empty' as const } };
    expect((await desk.server.ask(`GET ${BASE}/sent`, sent)).items.map(({ packetId }) => packetId)).toEqual([two]);
    const year = { token: sender.token, query: { slug, by: 'year' as const } };
    expect((await desk.server.ask(`GET ${BASE}/totals`, year)).items).toMatchObject([{ sent: 200, sentCount: 2 }]);
    const thank = (person: TestPerson) =>
      desk.server.call(`POST ${BASE}/thanks`, { token: person.token, body: { packetId: two } });
    expect((await thank(friend)).data).toMatchObject({ thanks: 1, own: { isThanked: true } });
    expect((await thank(friend)).data.thanks).toBe(1);
    expect((await thank(sender)).name).toBe('FORBIDDEN');
    expect((await campaignOf(slug, sender)).own?.thanks).toBe(1);
  });

  it('of a private packet are for its sender and those who opened it', async () => {
    const slug = await desk.make({ isPrivate: true });
    const [sender, friend] = [await desk.person(100), await desk.person()];
    const packetId = await desk.packet(sender, slug);
    await desk.draw(friend, packetId);
    for (const person of [sender, friend]) expect((await receiversOf(packetId, person)).data.items).toHaveLength(1);
    expect((await receiversOf(packetId, await desk.person())).name).toBe('FORBIDDEN');
    expect((await receiversOf(packetId)).name).toBe('FORBIDDEN');
  });
});

describe('a round', () => {
  it('opens at its time, reminds who wants it five minutes before, and counts who waits', async () => {
    const slug = await desk.makeRounds();
    const person = await desk.person();
    const opensAt = desk.server.clock.now() + HOUR_MS;
    const packetId = await desk.round(slug, { opensAt });
    const remind = (isSet: boolean) =>
      desk.server.call(`POST ${BASE}/remind`, { token: person.token, body: { packetId, isSet } });
    expect((await remind(true)).name).toBe('SUCCESS');
    expect(await desk.show(packetId, person)).toMatchObject({ view: 'coming', isReminded: true, sender: null });
    expect((await desk.draw(person, packetId)).name).toBe('STATE_CHANGED');
    const waiting = () => desk.server.ask(`GET ${BASE}/waiting`, { token: person.token, query: { packetId } });
    await waiting();
    expect((await waiting()).waiting).toBe(1);
    desk.server.clock.advance(HOUR_MS - 4 * 60_000);
    await desk.server.runJobs();
    await desk.server.runJobs();
    const { rows } = await desk.server.database.executeSql('select template from messages where account_id = $1', [
      person.accountId,
    ]);
    expect(rows).toEqual([{ template: 'packet.roundDue' }]);
    desk.server.clock.advance(4 * 60_000);
    expect((await desk.draw(person, packetId)).data.own?.points).toBeGreaterThan(0);
    expect((await remind(true)).name).toBe('STATE_CHANGED');
    const rounds = await desk.server.ask(`GET ${BASE}/rounds`, { token: person.token, query: { slug } });
    expect(rounds).toMatchObject({ ownPoints: await desk.pointsOf(person), items: [{ packetId, view: 'drawn' }] });
    expect((await receiversOf(packetId)).data.items[0]?.nickname).toContain('*');
  });

  it('can be moved and cancelled before it begins, and its points go back into the budget', async () => {
    const slug = await desk.makeRounds({ budget: 500 });
    const opensAt = desk.server.clock.now() + HOUR_MS;
    const packetId = await desk.round(slug, { opensAt, points: 400 });
    await expect(desk.round(slug, { opensAt, points: 200 })).rejects.toThrow();
    const change = (run: typeof cancelRound) =>
      desk.server.database.transaction((db) => run({ ...desk.server.ctx(), db }, packetId));
    await change((ctx, id) => moveRound(ctx, id, opensAt + HOUR_MS));
    expect(await desk.show(packetId)).toMatchObject({ opensAt: opensAt + HOUR_MS, movedFrom: opensAt });
    await change(cancelRound);
    expect(await desk.show(packetId)).toMatchObject({ state: 'cancelled', view: 'cancelled' });
    expect(await desk.budgetOf(slug, 500)).toBe(500);
    await expect(change(cancelRound)).rejects.toThrow();
  });

  it('is no packet that people could send', async () => {
    expect((await desk.send(await desk.person(100), await desk.makeRounds())).name).toBe('BAD_INPUT');
  });
});

it.each([
  ['no settings', {}],
  ['more shares than points', { ...FRIENDS, shares: { least: 1, most: 50 }, points: { least: 1, most: 20 } }],
  ['one skin twice', { ...FRIENDS, skins: [...FRIENDS.skins, ...FRIENDS.skins] }],
  ['rounds without a budget', { ...FRIENDS, mode: 'rounds' }],
])('a campaign with %s is refused', async (_, settings) => {
  const now = desk.server.clock.now();
  const picture = '/assets/covers/scene-city.webp';
  const base = {
    slug: `bad-${newId().slice(-12)}`,
    engine: 'packet',
    title: '红包',
    lead: '',
    startsAt: now,
    endsAt: now + DAY_MS,
  };
  const rules = { version: 1, sections: [{ title: '规则', paragraphs: ['24 小时内领取。'] }] };
  const artwork = { wide: picture, tall: picture, accent: '#8f1d22' };
  await expect(defineCampaign(desk.server.ctx(), { ...base, rules, artwork, settings, prizes: [] })).rejects.toThrow();
});
