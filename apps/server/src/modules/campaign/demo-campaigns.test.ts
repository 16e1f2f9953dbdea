import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { allCampaigns } from './demo/all-campaigns';
import { replayDraws } from './engines/draw/replay-draws';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
afterAll(() => server.close());

const show = (slug: string) => server.ask('GET /api/mpmkt/v1/campaign/draw', { query: { slug } });

it('blind boxes run, are to come, are sold out and have ended', async () => {
  expect((await show('blind-box')).campaign.state).toBe('running');
  expect((await show('blind-box-winter')).campaign.state).toBe('announced');
  expect(await show('blind-box-city')).toMatchObject({ isSoldOut: true, campaign: { state: 'running' } });
  expect((await show('blind-box-spring')).campaign.state).toBe('ended');
});

it('the draws of demo people come from the seeds', async () => {
  for (const slug of ['blind-box', 'blind-box-city', 'blind-box-spring'])
    expect((await replayDraws(server.ctx(), slug)).wrong, slug).toEqual([]);
});

it('somebody has prizes under every tab, parcels in every state, and chances', async () => {
  const { token } = await server.login({ mobile: '13800000002' });
  const prizes = (tab: 'open' | 'claimed' | 'void') =>
    server.ask('GET /api/mpmkt/v1/campaign/prizes', { token, query: { tab, size: 50 } });
  const { items } = await prizes('claimed');
  expect(items.map(({ state }) => state)).toEqual(expect.arrayContaining(['ordered', 'sent', 'received']));
  expect((await prizes('open')).items.length).toBeGreaterThan(0);
  const query = { slug: 'blind-box' };
  expect((await server.ask('GET /api/mpmkt/v1/campaign/draw', { token, query })).own?.chances).toBe(2);
});

const offersOf = (slug: string, token?: string) =>
  server.ask('GET /api/mpmkt/v1/campaign/offers', { query: { slug }, ...(token !== undefined && { token }) });

it('offers run, are to come and have ended; every gift, task and right has its state', async () => {
  expect((await offersOf('new-people')).campaign.state).toBe('running');
  expect((await offersOf('new-people-next')).campaign.state).toBe('announced');
  for (const slug of ['new-people-last', 'welfare-hall-last', 'treasure-last', 'rights-last'])
    expect((await offersOf(slug)).campaign.state, slug).toBe('ended');
  const { token } = await server.login();
  const states = async (slug: string) => (await offersOf(slug, token)).offers.map(({ own }) => own?.state);
  expect(await states('new-people')).toEqual(['open', 'open', 'open', 'task', 'gone']);
  expect(new Set(await states('welfare-hall'))).toEqual(new Set(['open', 'task', 'short', 'gone']));
  expect(new Set(await states('rights'))).toEqual(new Set(['open', 'order', 'gone']));
  const owner = await server.login({ mobile: '13800000003' });
  expect((await offersOf('new-people', owner.token)).campaign.refusal).toBe('notNew');
  const chests = (await offersOf('treasure', owner.token)).offers;
  expect(chests.map(({ own }) => own?.chances)).toEqual([1, 1, 0, 0]);
});

it('every coupon of an offer can be given', async () => {
  const { token } = await server.login();
  const body = { slug: 'new-people' };
  const { offers } = await server.ask('POST /api/mpmkt/v1/campaign/offers/take', { token, body });
  expect(offers.filter(({ own }) => own?.state === 'taken').map(({ own }) => own?.award?.couponId != null)).toEqual([
    false,
    true,
    true,
  ]);
});

it('check-ins, comments and drives of demo people are counted', async () => {
  const count = async (accountId: string) =>
    Object.assign({}, ...(await server.ctx().app.hooks.ask(server.ctx(), 'deedsSince', { accountId, since: 0 })));
  expect(await count('person-owner')).toMatchObject({
    checkIn: expect.any(Number),
    checkInRow: expect.any(Number),
    comment: expect.any(Number),
    drive: expect.any(Number),
  });
  const owner = await count('person-owner');
  expect(owner.checkIn).toBeGreaterThanOrEqual(owner.checkInRow);
});

const hub = async (slug: string, token?: string) =>
  server.ask('GET /api/mpintegral/v1/recommend/myRecommendPage', { query: { slug }, ...(token && { token }) });

it('invitation campaigns run, are to come and have ended; somebody has friends at every milestone, on two pages', async () => {
  const states = await Promise.all(
    ['referral', 'invite-drive', 'invite-drive-winter', 'invite-drive-spring'].map(
      async (slug) => (await hub(slug)).campaign.state,
    ),
  );
  expect(states).toEqual(['running', 'running', 'announced', 'ended']);
  const { token } = await server.login({ mobile: '13800000002' });
  const query = { slug: 'referral', size: 50 };
  const { items } = await server.ask('POST /api/mpintegral/v1/recommend/recommendPageList', { token, query });
  expect(items.length).toBeGreaterThan(10);
  expect(new Set(items.map(({ state }) => state))).toEqual(
    new Set(['registered', 'booked', 'driven', 'deposit', 'locked', 'delivered', 'lapsed']),
  );
  expect((await hub('referral', token)).own?.counts.points).toBeGreaterThan(0);
});

it('invitations with steps run, are sold out, to come and ended; somebody has gifts in every state', async () => {
  const states = await Promise.all(
    ['gift-drive-invite', 'gift-drive-invite-city', 'gift-drive-invite-next', 'gift-drive-invite-last'].map(
      async (slug) => (await hub(slug)).campaign.state,
    ),
  );
  expect(states).toEqual(['running', 'running', 'announced', 'ended']);
  const { token } = await server.login({ mobile: '13800000002' });
  const steps = async (slug: string) =>
    (await server.ask('GET /api/mpmkt/v1/campaign/invite/steps', { token, query: { slug } })).steps;
  expect((await steps('gift-drive-invite')).map(({ own }) => own?.state)).toEqual(['claimed', 'open', 'locked']);
  expect((await steps('invite-register')).map(({ own }) => own?.state)).toEqual(['open', 'locked']);
  const gifts = async (slug: string) =>
    (await server.ask('GET /api/mpmkt/v1/campaign/invite/gifts', { token, query: { slug } })).items;
  expect((await gifts('gift-drive-invite')).map(({ award }) => award.state)).toEqual(['sent']);
  expect(new Set((await gifts('gift-drive-invite-last')).map(({ award }) => award.state))).toEqual(
    new Set(['received', 'lapsed']),
  );
  const member = await server.login({ mobile: '13800000021' });
  const full = await server.ask('GET /api/mpmkt/v1/campaign/invite/steps', {
    token: member.token,
    query: { slug: 'invite-register' },
  });
  expect(full.own?.left).toBe(0);
});

const PACKET = 'GET /api/mpmkt/v1/campaign/packet' as const;
const packetState = async (slug: string) => (await server.ask(PACKET, { query: { slug } })).campaign.state;

it('packets run, are to come, are paused and have ended', async () => {
  for (const slug of ['points-packet-first', 'points-packet', 'festival-packet', 'community-packet'])
    expect(await packetState(slug), slug).toBe('running');
  expect(await packetState('festival-packet-spring')).toBe('announced');
  expect(await packetState('points-packet-paused')).toBe('paused');
  expect(await packetState('points-packet-trial')).toBe('ended');
});

it('somebody has packets in every state, records of more than a page, and one to open', async () => {
  const { token } = await server.login({ mobile: '13800000002' });
  for (const slug of ['points-packet-first', 'points-packet']) {
    const sent = await server.ask(`${PACKET}/sent`, { token, query: { slug, size: 50 } });
    expect(new Set(sent.items.map(({ state }) => state)), slug).toEqual(new Set(['running', 'empty', 'expired']));
    const received = await server.ask(`${PACKET}/received`, { token, query: { slug } });
    expect(received.nextCursor, slug).not.toBeNull();
  }
  const { items, ownPoints } = await server.ask(`${PACKET}/rounds`, { token, query: { slug: 'community-packet' } });
  expect(new Set(items.map(({ state }) => state))).toEqual(
    new Set(['coming', 'running', 'empty', 'expired', 'cancelled']),
  );
  expect(items.some(({ view }) => view === 'open')).toBe(true);
  expect(ownPoints).toBeGreaterThan(0);
});

it('every campaign can be saved by staff under another name, as it is', async () => {
  const { token } = await server.login({ roles: ['operator'] });
  const { rows } = await server.database.executeSql('select slug from campaigns order by slug');
  for (const { slug } of rows as { slug: string }[]) {
    const shown = await server.ask('GET /api/mpmkt/v1/staff/campaign', { token, query: { slug } });
    const { state: _, rulesVersion: __, prizes, ...fields } = shown;
    const drafts = prizes.map(({ taken: _taken, ...prize }) => prize);
    const body = { ...fields, slug: `${slug.slice(0, 35)}-copy`, revision: 0, prizes: drafts };
    const saved = await server.call('POST /api/mpmkt/v1/staff/campaign/save', { token, body });
    expect(saved, slug).toMatchObject({ name: 'SUCCESS', data: { state: 'draft', settings: fields.settings } });
  }
});

it('the list of all campaigns has every campaign of the demo', async () => {
  const { rows } = await server.database.executeSql("select slug from campaigns where slug not like '%-copy'");
  const listed = allCampaigns(server.clock.now()).map(({ slug }) => slug);
  expect(listed.sort()).toEqual((rows as { slug: string }[]).map(({ slug }) => slug).sort());
});

it('celebrations have a broadcast in every phase, cities beside the show, a show to visit and rooms of Channels', async () => {
  const phase = async (slug: string) =>
    (await server.ask('GET /api/mpmkt/v1/campaign/live', { query: { slug } })).phase;
  expect(await Promise.all(['celebrate', 'celebrate-next', 'celebrate-replay'].map(phase))).toEqual([
    'live',
    'before',
    'after',
  ]);
  const { items } = await server.ask('GET /api/mpmkt/v1/celebrate/list', { query: { slug: 'celebrate', size: 50 } });
  expect(items).toHaveLength(12);
  const { cars } = await server.ask('GET /api/mpmkt/v1/celebrate/detail', {
    query: { celebrationId: 'celebrate-bund' },
  });
  expect(cars).toHaveLength(2);
  const show = await server.ask('GET /api/mpmkt/v1/show/detail', { query: {} });
  expect([show.showId, show.state, show.slots.length]).toEqual(['show-shanghai', 'open', 20]);
  const room = await server.ask('GET /api/mpmkt/v1/channels/detail', { query: { itemId: 'live-now' } });
  expect(room.live?.state).toBe('live');
});

it('somebody has tickets of several friends, some of them expired, and exchanges in every state on two pages', async () => {
  const EXCHANGE = 'GET /api/mpmkt/v1/campaign/exchange';
  const { token } = await server.login({ mobile: '13800000002' });
  const query = { slug: 'referral-exchange', size: 50 };
  const { own } = await server.ask(EXCHANGE, { token, query: { slug: query.slug } });
  expect(own.left).toBeGreaterThan(0);
  expect(own.expired).toBeGreaterThan(0);
  const tickets = (await server.ask(`${EXCHANGE}/tickets`, { token, query })).items;
  expect(new Set(tickets.map(({ state }) => state))).toEqual(new Set(['open', 'used', 'expired', 'takenBack']));
  expect(new Set(tickets.map(({ friend }) => friend)).size).toBeGreaterThan(3);
  const records = (await server.ask(`${EXCHANGE}/records`, { token, query })).items;
  expect(records.length).toBeGreaterThan(10);
  expect(new Set(records.map(({ state }) => state))).toEqual(new Set(['toSend', 'sent', 'arrived']));
  const rewards = (await server.ask(`${EXCHANGE}/rewards`, { query })).items;
  expect(rewards.length).toBeGreaterThan(10);
  expect(rewards.some(({ left }) => left === 0)).toBe(true);
});

it('teams of friends run, are full and over, and journeys light cities', async () => {
  const HELP = 'GET /api/mpmkt/v1/campaign/help';
  const tokens = new Map<string, string>();
  for (const mobile of ['13800000002', '13800000003', '13800000006'])
    tokens.set(mobile, (await server.login({ mobile })).token);
  const own = async (slug: string, mobile: string) => {
    const { own: shown, campaign } = await server.ask(HELP, { token: tokens.get(mobile) ?? '', query: { slug } });
    return [campaign.state, shown?.team?.state, shown?.team?.helps, shown?.start];
  };
  expect(await own('help', '13800000002')).toEqual(['running', 'running', 3, 'running']);
  expect(await own('help', '13800000003')).toEqual(['running', 'full', 5, 'claimFirst']);
  expect(await own('help', '13800000006')).toEqual(['running', 'over', 2, 'open']);
  expect(await own('help-gone', '13800000002')).toEqual(['running', undefined, undefined, 'soldOut']);
  expect(await own('help-last', '13800000002')).toEqual(['ended', 'over', 4, 'open']);
  expect(await own('world', '13800000003')).toEqual(['running', 'full', 8, 'claimFirst']);
  const states = ['help-next', 'help-rest', 'world-next', 'world-rest', 'world-last'].map((slug) =>
    own(slug, '13800000002'),
  );
  const shown = await Promise.all(states);
  expect(shown.map(([state]) => state)).toEqual(['announced', 'paused', 'announced', 'paused', 'ended']);
  const team = (teamId: string) =>
    server.ask('GET /api/mpmkt/v1/campaign/help/team', { token: tokens.get('13800000002') ?? '', query: { teamId } });
  const views = ['help-friend', 'help-full', 'help-over', 'help-orders', 'world-friend'].map(team);
  expect((await Promise.all(views)).map(({ view }) => view)).toEqual(['open', 'full', 'over', 'own', 'open']);
  const { winners } = await server.ask(HELP, { query: { slug: 'world' } });
  expect(winners).toHaveLength(4);
});

it('pins and cards are collected, given, asked for and drawn', async () => {
  const COLLECT = 'GET /api/mpmkt/v1/campaign/collect';
  const { token } = await server.login({ mobile: '13800000002' });
  const show = (slug: string) => server.ask(COLLECT, { token, query: { slug } });
  const states = await Promise.all(
    ['pin', 'pin-next', 'pin-rest', 'pin-last', 'anniversary-next', 'anniversary-rest'].map(
      async (slug) => (await show(slug)).campaign.state,
    ),
  );
  expect(states).toEqual(['running', 'announced', 'paused', 'ended', 'announced', 'paused']);
  const { own, sets } = await show('pin');
  expect(sets.map(({ state }) => state)).toEqual(['open', 'missing', 'missing']);
  expect(own?.counts.find(({ item }) => item === 'chengdu')).toEqual({ item: 'chengdu', count: 2, inGifts: 1 });
  expect((await show('anniversary-next')).warmUp).toMatchObject({ items: 1, reminders: 88 });
  const link = (linkId: string) => server.ask('GET /api/mpmkt/v1/campaign/collect/link', { token, query: { linkId } });
  const links = ['pin-gift', 'pin-taken', 'pin-over', 'pin-own', 'card-gift', 'card-ask', 'card-taken'];
  const views = await Promise.all(links.map(async (linkId) => (await link(linkId)).view));
  expect(views).toEqual(['open', 'done', 'over', 'own', 'open', 'open', 'done']);
  const { drawing, campaign } = await show('anniversary-last');
  expect(drawing).toMatchObject({ done: { entrants: 130 } });
  expect(drawing?.done?.at).toBeLessThan(campaign.endsAt);
});

it('posts wait, were refused, and are among the best, and campaigns of posts are in every state', async () => {
  const VOICE = 'GET /api/mpmkt/v1/campaign/voice';
  const { token } = await server.login({ mobile: '13800000002' });
  const show = (slug: string) => server.ask(VOICE, { token, query: { slug } });
  const { own, best, grand } = await show('voice');
  expect(own?.stations.map(({ state }) => state)).toEqual(['none', 'none', 'review', 'refused']);
  expect(best).toHaveLength(6);
  expect(grand).toMatchObject({ kind: 'chances', draw: 'voice-gifts' });
  const states = ['voice-next', 'voice-rest', 'voice-gone', 'voice-last'].map(async (slug) => {
    const { campaign, grand: last, own: mine } = await show(slug);
    return [campaign.state, last.left === 0, mine?.grand];
  });
  expect(await Promise.all(states)).toEqual([
    ['announced', false, 'locked'],
    ['paused', false, 'locked'],
    ['running', true, 'soldOut'],
    ['ended', false, 'lapsed'],
  ]);
  const { token: complete } = await server.login({ mobile: '13800005060' });
  const { own: all } = await server.ask(VOICE, { token: complete, query: { slug: 'voice' } });
  expect(all).toMatchObject({ stamps: 4, grand: 'open' });
  const operator = await server.login({ mobile: '13800000012' });
  const { items } = await server.ask('GET /api/mpmkt/v1/staff/campaign/voice/posts', {
    token: operator.token,
    query: { slug: 'voice' },
  });
  expect(items).toHaveLength(7);
});

it('polls run, are to come, pause and are over, with votes, winners and draws that can be checked', async () => {
  const POLL = 'GET /api/mpmkt/v1/campaign/poll';
  const { token } = await server.login({ mobile: '13800000002' });
  const poll = (slug: string) => server.ask(POLL, { token, query: { slug } });
  const model = await poll('x-vote');
  expect(model.questions.map(({ state }) => state)).toEqual(['closed', 'open', 'soon']);
  expect(model.own).toMatchObject({ left: 1, isComplete: false });
  const [first] = model.questions;
  expect(first?.options.filter(({ isWinner, own }) => isWinner && own === 1).map(({ key }) => key)).toEqual(['pine']);
  expect((await poll('x-vote-last')).drawing?.done?.entrants).toBeGreaterThan(1000);
  expect((await poll('x-vote-next')).campaign.state).toBe('announced');
  const cheering = await poll('sports-vote');
  expect(cheering.questions[0]?.options).toHaveLength(12);
  expect(cheering.own).toMatchObject({ left: 2 });
  const owner = await server.login({ mobile: '13800000003' });
  const query = { slug: 'sports-vote' };
  expect((await server.ask(POLL, { token: owner.token, query })).own).toMatchObject({ left: 0 });
  const states = ['sports-vote-next', 'sports-vote-rest', 'sports-vote-last'].map(poll);
  expect((await Promise.all(states)).map(({ campaign }) => campaign.state)).toEqual(['announced', 'paused', 'ended']);
  expect((await poll('livery-vote-last')).own?.won).toEqual(['1:18 赛事用车车模']);
});

it('predictions run, are to come, rest, have a day without matches and are over; everything of them adds up', async () => {
  const quizOf = (slug: string, token?: string) =>
    server.ask('GET /api/mpmkt/v1/campaign/quiz', { query: { slug }, ...(token !== undefined && { token }) });
  const { token } = await server.login({ mobile: '13800000002' });
  const running = await quizOf('world-cup', token);
  const states = new Set(running.matches.map(({ state }) => state));
  for (const state of ['open', 'putOff', 'scored', 'void'] as const) expect(states, state).toContain(state);
  expect(running.own).toMatchObject({ points: expect.any(Number), rank: expect.any(Number) });
  const own = running.matches.flatMap((match) => match.own ?? []);
  expect(new Set(own.map(({ result }) => result))).toEqual(new Set(['hit', 'miss', 'void', null]));
  expect(own.reduce((sum, { points }) => sum + points, 0)).toBe(running.own?.points);
  for (const [slug, state] of [
    ['world-cup-next', 'announced'],
    ['world-cup-rest', 'paused'],
    ['world-cup-last', 'ended'],
  ] as const)
    expect((await quizOf(slug)).campaign.state).toBe(state);
  expect((await quizOf('world-cup-last', token)).champion?.winner).toBe('arg');
  const ranking = await server.ask('GET /api/mpmkt/v1/campaign/quiz/ranking', { query: { slug: 'world-cup-last' } });
  expect(ranking.items).toHaveLength(100);
});
