import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitePageData } from './engines/invite/invite.page-data';
import { InviteDesk } from './invite.fixture';

const EXIST = 'GET /api/mpintegral/v1/recommend/exist';
const VIEW = 'POST /api/mpintegral/v1/recommend/open/poster/view';
const SHARE = 'POST /api/mpintegral/v1/recommend/poster/share';
const WINDOW = 'POST /api/mpintegral/v1/recommend/window';
const RECORD = 'POST /api/mpintegral/v1/recommend/record';
const REFUSALS = 'GET /api/mpmkt/v1/staff/campaign/refusals';

let desk: InviteDesk;
beforeAll(async () => {
  desk = await InviteDesk.open();
});
afterAll(() => desk.server.close());

describe('an invitation', () => {
  it('binds the friend once, gives both what newcomers bring, and shows the earlier result again', async () => {
    const slug = await desk.make();
    const { inviter, friend } = await desk.pair(slug);
    expect([await desk.pointsOf(inviter), await desk.pointsOf(friend)]).toEqual([10, 1]);
    const again = await desk.accept(friend, { slug, shareCode: inviter.accountId });
    expect(again).toMatchObject({ state: 'mine', isNew: false, awards: [{ amount: 1, state: 'booked' }] });
    const { acceptance } = await desk.server.ask(RECORD, { token: friend.token, body: { slug } });
    expect(acceptance).toMatchObject({ state: 'mine', awards: [{ amount: 1 }] });
    expect(await desk.counts(inviter, slug)).toMatchObject({ invited: 1, driven: 0, points: 10 });
  });

  it('is read by its friend before they log in, and a view of its share is counted', async () => {
    const slug = await desk.make();
    const inviter = await desk.person();
    const shareCode = await desk.code(inviter, slug);
    const body = { slug, greeting: '周末一起试驾' };
    const { inviteRelationId, shares } = await desk.server.ask(SHARE, { token: inviter.token, body });
    expect(shares).toBe(1);
    const seen = await desk.server.ask(VIEW, { body: { slug, shareCode, inviteRelationId } });
    expect(seen).toMatchObject({ state: 'open', greeting: '周末一起试驾', ladder: { length: 6 } });
    expect(seen.inviter?.nickname).toBeTruthy();
    const bad = await desk.server.ask(VIEW, { body: { slug, shareCode: 'NOBODY22' } });
    expect(bad).toMatchObject({ state: 'notInviter', inviter: null, greeting: null });
  });

  it('refuses a greeting with refused words', async () => {
    const slug = await desk.make();
    const { token } = await desk.person();
    const { name } = await desk.server.call(SHARE, { token, body: { slug, greeting: '加微信领红包，刷单兼职' } });
    expect(name).toBe('CONTENT_REFUSED');
  });

  it('ends with its campaign, and waits for its beginning', async () => {
    const now = desk.server.clock.now();
    const [ended, later] = [
      await desk.make({ startsAt: now - 2 * DAY_MS, endsAt: now - DAY_MS }),
      await desk.make({ startsAt: now + DAY_MS }),
    ];
    const [inviter, friend] = [await desk.person(), await desk.person()];
    const state = async (slug: string) => (await desk.accept(friend, { slug, shareCode: inviter.accountId })).state;
    expect([await state(ended), await state(later)]).toEqual(['ended', 'notStarted']);
    const body = { slug: ended };
    const call = { token: inviter.token, body };
    expect((await desk.server.call('POST /api/mpintegral/v1/recommend/recommendCode', call)).name).toBe(
      'STATE_CHANGED',
    );
    expect((await desk.server.call(VIEW, { body: { slug: 'no-such' } })).name).toBe('NOT_FOUND');
  });
});

describe('a friend who does not count', () => {
  it('is told why, and staff can see it', async () => {
    const slug = await desk.make({ settings: { known: { ordered: true, accountDays: 30, drivenDays: null } } });
    const { inviter, friend } = await desk.pair(slug);
    const other = await desk.person();
    const state = async (person: typeof friend, shareCode: string) => {
      const before = await desk.server.ask(EXIST, { token: person.token, query: { slug, shareCode } });
      const { state: after } = await desk.accept(person, { slug, shareCode });
      expect(before.state).toBe(after);
      return after;
    };
    expect(await state(inviter, inviter.accountId)).toBe('own');
    expect(await state(friend, other.accountId)).toBe('bound');
    expect(await state(inviter, friend.accountId)).toBe('circle');
    const [old, oldInviter] = [await desk.person(), await desk.person()];
    desk.server.clock.advance(31 * DAY_MS);
    const young = await desk.make({ settings: { known: { ordered: true, accountDays: 30, drivenDays: null } } });
    const again = await desk.server.login({ mobile: old.mobile });
    const answer = await desk.accept(again, { slug: young, shareCode: oldInviter.accountId });
    expect(answer.state).toBe('oldAccount');
    const operator = await desk.server.login({ roles: ['operator'] });
    const { items } = await desk.server.ask(REFUSALS, { token: operator.token, query: { size: 50 } });
    expect(items.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['own', 'bound', 'circle', 'oldAccount']));
    expect(items[0]?.friend).toMatch(/^\d{3}\*{4}\d{4}$/);
  });

  it('is counted again by another inviter only when a relation of days is over', async () => {
    const slug = await desk.make({ settings: { relationDays: 10 } });
    const { friend } = await desk.pair(slug);
    const other = await desk.person();
    expect((await desk.accept(friend, { slug, shareCode: other.accountId })).state).toBe('bound');
    desk.server.clock.advance(10 * DAY_MS);
    expect((await desk.accept(friend, { slug, shareCode: other.accountId })).state).toBe('mine');
  });
});

describe('the way of a friend', () => {
  it('rewards both for a drive, once', async () => {
    const slug = await desk.make();
    const { inviter, friend } = await desk.pair(slug);
    await desk.drive(friend, 'submitted');
    await desk.drive(friend, 'done', 3);
    expect([await desk.pointsOf(inviter), await desk.pointsOf(friend)]).toEqual([510, 201]);
    const [record] = await desk.friends(inviter, slug, 'driven');
    expect(record).toMatchObject({
      state: 'driven',
      mobile: `${friend.mobile.slice(0, 3)}****${friend.mobile.slice(-4)}`,
    });
    expect(record?.steps.map(({ milestone }) => milestone)).toEqual(['registered', 'booked', 'driven']);
    expect(record?.steps[2]?.rewards).toMatchObject([{ amount: 500, state: 'granted' }]);
  });

  it('takes back what a refunded order gave, as far as it is there, and says so', async () => {
    const slug = await desk.make();
    const { inviter, friend } = await desk.pair(slug);
    await desk.order(friend, 'OrderPaid');
    expect(await desk.pointsOf(inviter)).toBe(2010);
    const seen = await desk.server.ask(WINDOW, { token: inviter.token, body: { slug } });
    expect(seen.granted.map(({ amount }) => amount)).toEqual([2000, 10]);
    desk.server.clock.advance(MINUTE_MS);
    await desk.order(friend, 'OrderRefunded');
    await desk.order(friend, 'OrderRefunded');
    expect(await desk.pointsOf(inviter)).toBe(10);
    expect((await desk.friends(inviter, slug, 'lapsed'))[0]?.steps.at(-1)?.rewards).toMatchObject([
      { state: 'takenBack', used: 0 },
    ]);
    const told = await desk.server.ask(WINDOW, { token: inviter.token, body: { slug } });
    expect(told).toMatchObject({ granted: [], takenBack: [{ amount: 2000, state: 'revoked' }] });
    const { items } = await desk.server.ask('GET /api/mpaccount/v1/messages', { token: inviter.token, query: {} });
    const messages = items.filter(({ title }) => title === '活动积分已收回');
    expect(messages).toHaveLength(1);
    expect(messages[0]?.body).toMatch(/因对应的订单已退款，收回未使用的 2000 积分，已使用的 0 积分不再追回。$/);
    await desk.order(friend, 'OrderPaid', 'VO2');
    expect(await desk.pointsOf(inviter)).toBe(2010);
  });

  it('gives what waits for its time, unless the order is refunded before', async () => {
    const slug = await desk.make();
    const [first, second] = [await desk.pair(slug), await desk.pair(slug)];
    await desk.order(first.friend, 'OrderDelivered', 'VO3');
    await desk.order(second.friend, 'OrderDelivered', 'VO4');
    await desk.order(second.friend, 'OrderRefunded', 'VO4');
    expect(await desk.pointsOf(first.inviter)).toBe(10);
    desk.server.clock.advance(7 * DAY_MS);
    await desk.server.runJobs();
    expect([await desk.pointsOf(first.inviter), await desk.pointsOf(second.inviter)]).toEqual([5010, 10]);
  });

  it('stops at the limit of a month, and shows which friends were beyond it', async () => {
    const slug = await desk.make({ settings: { monthlyLimit: 1 } });
    const inviter = await desk.person();
    for (let index = 0; index < 2; index += 1) {
      const friend = await desk.person();
      await desk.accept(friend, { slug, shareCode: inviter.accountId });
      await desk.drive(friend);
    }
    expect(await desk.pointsOf(inviter)).toBe(510);
    const rewards = (await desk.friends(inviter, slug)).map(({ steps }) => steps.at(-1)?.rewards[0]?.state);
    expect(rewards).toEqual(['overLimit', 'granted']);
  });
});

describe('a newcomer who registers with a code', () => {
  it('belongs to the permanent programme, unless a campaign was faster', async () => {
    const slug = await desk.make({ slug: 'referral' });
    const inviter = await desk.person();
    const shareCode = await desk.code(inviter, slug);
    const mobile = '13700000001';
    await desk.server.call('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile, scene: 'login' } });
    const code = desk.server.sms.lastCode?.(mobile) ?? '';
    await desk.server.ask('POST /api/appuser/v1/user/pub/login/mobile', { body: { mobile, code, shareCode } });
    await desk.server.runJobs();
    expect((await desk.counts(inviter, slug)).invited).toBe(0);
    desk.server.clock.advance(11 * MINUTE_MS);
    await desk.server.runJobs();
    expect((await desk.counts(inviter, slug)).invited).toBe(1);
  });
});

it('the HTML of a landing page has the invitation as the page asks for it, and counts nothing', async () => {
  const slug = await desk.make();
  const { inviter } = await desk.pair(slug);
  const shareCode = await desk.code(inviter, slug);
  const load = invitePageData['/pages/share/target'];
  const page = await load?.(desk.server.ctx(), { id: slug, share_code: shareCode });
  const [datum] = (page && 'data' in page && page.data) || [];
  expect(page).toMatchObject({ head: { picture: '/assets/covers/scene-city.webp' } });
  expect(datum?.input).toEqual({ slug, shareCode });
  const body = { slug, shareCode };
  expect(await desk.server.ask('POST /api/mpintegral/v1/recommend/open/poster/view', { body })).toEqual(datum?.reply);
  const wrong: Record<string, string>[] = [{ id: 'nothing' }, { id: '../x', share_code: '<' }];
  for (const query of wrong) expect(await load?.(desk.server.ctx(), query)).toEqual({ data: [] });
  await desk.server.ctx().app.visits.write();
  const { rows } = await desk.server.database.executeSql(
    'select visits from campaign_visits v join campaigns c on c.id = v.campaign_id where slug = $1',
    [slug],
  );
  expect(rows).toEqual([{ visits: 1 }]);
});

it('a campaign for owners binds nobody to somebody else', async () => {
  const slug = await desk.make({ audience: { roles: ['owner'] } });
  const [inviter, friend] = [await desk.person(), await desk.person()];
  const call = { token: inviter.token, body: { slug } };
  expect((await desk.server.call('POST /api/mpintegral/v1/recommend/recommendCode', call)).name).toBe('FORBIDDEN');
  expect((await desk.accept(friend, { slug, shareCode: inviter.accountId })).state).toBe('notInviter');
});

it('personal calls tell nothing of others', async () => {
  const slug = await desk.make();
  const { inviter } = await desk.pair(slug);
  const stranger = await desk.person();
  expect(await desk.friends(stranger, slug)).toEqual([]);
  const hub = await desk.server.ask('GET /api/mpintegral/v1/recommend/myRecommendPage', { query: { slug } });
  expect(hub.own).toBeNull();
  const own = await desk.server.ask('GET /api/mpintegral/v1/recommend/myRecommendPage', {
    token: inviter.token,
    query: { slug },
  });
  expect(own.own).toMatchObject({ counts: { invited: 1 }, latest: [{ state: 'registered' }] });
  const { token } = inviter;
  expect(await desk.server.ask('GET /api/mpintegral/v1/recommend/phone', { token })).toMatchObject({ isBound: true });
  const info = await desk.server.ask('GET /api/mpintegral/v1/recommend/personalInfo', { token });
  expect(info).toMatchObject({ organName: null, code: own.own?.code });
  const mini = await desk.server.ask('POST /api/mpintegral/v1/recommend/mini/qrcode', { token, body: { slug } });
  expect(mini.picture).toMatch(/^\/files\/public\/.+\.png$/);
  expect(mini.path).toBe(`/pages/share/target?id=${slug}&share_code=${mini.code}`);
  const posters = await desk.server.ask('POST /api/mpintegral/v1/recommend/poster', { token, body: { slug } });
  expect(posters.themes).not.toContain('staff');
});
