import { afterAll, beforeAll, expect, it } from 'vitest';
import { CampaignDesk } from './campaign.fixture';
import { InviteDesk } from './invite.fixture';

const CHANCES = 'GET /api/mpmkt/v1/campaign/draw/chances';
const REFUSED = 'GET /api/mpmkt/v1/campaign/invite/refused';
const REMIND = 'POST /api/mpmkt/v1/campaign/invite/remind';
const VIEW = 'POST /api/mpintegral/v1/recommend/open/poster/view';
const FRIENDS = 'POST /api/mpintegral/v1/recommend/recommendPageList';
const RULES = 'GET /api/mpmkt/v1/campaign/invite/rules';
const PACKET = { kind: 'points' as const, title: '18 积分', picture: '/assets/covers/scene-city.webp', amount: 18 };
const MASKED = /^\d{3}\*{4}\d{4}$/;

let desk: InviteDesk;
let draws: CampaignDesk;
beforeAll(async () => {
  desk = await InviteDesk.open();
  draws = CampaignDesk.of(desk.server);
});
afterAll(() => desk.server.close());

/** An invitation whose drives give chances of a draw, so many in all. */
async function makeFed(totalLimit: number | null = null) {
  const draw = await draws.make({ settings: { price: null, chances: {}, isFed: true } });
  const detail = { side: 'inviter', milestone: 'driven', chancesOf: draw };
  const chance = { kind: 'chances' as const, title: '1 次机会', picture: '/assets/covers/scene-city.webp', amount: 1 };
  const slug = await desk.make({ settings: { draw, totalLimit }, prizes: [{ ...chance, detail }] });
  return { slug, draw };
}

it('a friend who drives brings a chance, and the records say whether it was used', async () => {
  const { slug, draw } = await makeFed();
  const { inviter, friend } = await desk.pair(slug);
  const second = await desk.person();
  await desk.accept(second, { slug, shareCode: inviter.accountId });
  await desk.drive(friend);
  desk.server.clock.advance(1000);
  await desk.drive(second);
  const chances = () => desk.server.ask(CHANCES, { token: inviter.token, query: { slug: draw } });
  expect((await chances()).items).toMatchObject([
    { amount: 1, left: 1, friend: expect.stringMatching(MASKED) },
    { amount: 1, left: 1 },
  ]);
  const { record } = (await draws.draw(inviter, draw, 'chance')).data;
  // The chance that came first is used first.
  const oldest = (await chances()).items.at(-1);
  expect(record.friend).toBe(oldest?.friend);
  expect((await chances()).items.map(({ left }) => left)).toEqual([1, 0]);
  const query = { slug: draw };
  const records = await desk.server.ask('GET /api/mpmkt/v1/campaign/draw/records', { token: inviter.token, query });
  expect(records.items[0]?.friend).toBe(oldest?.friend);
  const states = (await desk.friends(inviter, slug, 'driven')).map(({ steps }) => steps.at(-1)?.rewards[0]?.chance);
  expect(states.sort()).toEqual(['free', 'used']);
});

it('chances end at the limit of the whole campaign, which the inviter is told', async () => {
  const { slug, draw } = await makeFed(1);
  const { inviter, friend } = await desk.pair(slug);
  const second = await desk.person();
  await desk.accept(second, { slug, shareCode: inviter.accountId });
  expect((await desk.counts(inviter, slug)).rewardsLeft).toEqual({ left: 1, most: 1, per: 'campaign' });
  await desk.drive(friend);
  await desk.drive(second);
  expect((await draws.show(draw, inviter)).own?.chances).toBe(1);
  expect((await desk.counts(inviter, slug)).rewardsLeft?.left).toBe(0);
  const states = (await desk.friends(inviter, slug)).flatMap(({ steps }) => steps.at(-1)?.rewards[0]?.state ?? []);
  expect(states.sort()).toEqual(['granted', 'overLimit']);
});

it('a limit of a year begins anew with the year', async () => {
  const slug = await desk.make({ settings: { yearlyLimit: 1 }, endsAt: desk.server.clock.now() + 800 * 86_400_000 });
  const { inviter, friend } = await desk.pair(slug);
  await desk.drive(friend);
  expect((await desk.counts(inviter, slug)).rewardsLeft?.left).toBe(1);
  await desk.order(friend, 'OrderDelivered');
  expect((await desk.counts(inviter, slug)).rewardsLeft).toEqual({ left: 0, most: 1, per: 'year' });
  desk.server.clock.advance(366 * 86_400_000);
  const again = await desk.server.login({ mobile: inviter.mobile });
  expect((await desk.counts(again, slug)).rewardsLeft?.left).toBe(1);
});

it('friends under way are those who neither have their car nor lapsed', async () => {
  const slug = await desk.make();
  const { inviter, friend } = await desk.pair(slug);
  const second = await desk.person();
  await desk.accept(second, { slug, shareCode: inviter.accountId });
  await desk.order(friend, 'OrderDelivered');
  const query = { slug, state: 'underway' as const };
  const { items } = await desk.server.ask(FRIENDS, { token: inviter.token, query });
  expect(items.map(({ state }) => state)).toEqual(['registered']);
});

it('an inviter sees who was not bound to them, and nobody else’s', async () => {
  const slug = await desk.make();
  const { inviter, friend } = await desk.pair(slug);
  const other = await desk.person();
  await desk.accept(friend, { slug, shareCode: other.accountId });
  await desk.accept(other, { slug, shareCode: other.accountId });
  const refused = async (token: string) => (await desk.server.ask(REFUSED, { token, query: { slug } })).items;
  expect(await refused(other.token)).toMatchObject([{ reason: 'bound', mobile: expect.stringMatching(MASKED) }]);
  expect(await refused(inviter.token)).toEqual([]);
});

it('a friend can be reminded once a day, by their inviter alone', async () => {
  const slug = await desk.make();
  const { inviter, friend } = await desk.pair(slug);
  const [row] = await desk.friends(inviter, slug);
  expect(row?.canRemind).toBe(true);
  const body = { relationId: row?.relationId ?? '' };
  const remind = async (token?: string) => (await desk.server.call(REMIND, { ...(token && { token }), body })).name;
  expect([await remind(), await remind(friend.token)]).toEqual(['LOGIN_EXPIRED', 'NOT_FOUND']);
  expect([await remind(inviter.token), await remind(inviter.token)]).toEqual(['SUCCESS', 'ALREADY_DONE']);
  expect((await desk.friends(inviter, slug))[0]?.canRemind).toBe(false);
  await desk.order(friend, 'OrderDelivered');
  expect(await remind(inviter.token)).toBe('STATE_CHANGED');
});

it('shows friends the own car only where the campaign does', async () => {
  const inviter = await desk.person();
  const car = async (slug: string) =>
    (await desk.server.ask(VIEW, { body: { slug, shareCode: inviter.accountId } })).car;
  expect(await car(await desk.make())).toBeNull();
  expect(await car(await desk.make({ settings: { showsCar: true } }))).toBeNull();
});

it('employees are kept out where a campaign says so', async () => {
  const slug = await desk.make({ audience: { except: ['employee'] } });
  const employee = await desk.server.login({ roles: ['employee'] });
  const call = { token: employee.token, body: { slug } };
  expect((await desk.server.call('POST /api/mpintegral/v1/recommend/recommendCode', call)).name).toBe('FORBIDDEN');
  const friend = await desk.person();
  expect((await desk.accept(friend, { slug, shareCode: employee.accountId })).state).toBe('notInviter');
});

it('shows the rules that hold now and those before, and no version that never was', async () => {
  const effectiveAt = desk.server.clock.now() - 1000;
  const sections = [{ title: '旧规则', paragraphs: ['仅限车主。'] }];
  const slug = await desk.make({
    rules: { version: 2, sections: [{ title: '规则', paragraphs: ['新客户有效。'] }] },
    settings: { earlierRules: [{ version: 1, effectiveAt, sections }] },
  });
  const ask = (version?: number) =>
    desk.server.call(RULES, { query: { slug, ...(version !== undefined && { version }) } });
  expect((await ask()).data).toMatchObject({ version: 2, isCurrent: true, versions: { length: 2 } });
  expect((await ask(1)).data).toMatchObject({ effectiveAt, isCurrent: false, sections });
  expect([(await ask(3)).name, (await ask(0)).name]).toEqual(['NOT_FOUND', 'BAD_INPUT']);
});

it('a friend opens the packet of the New Year once, and gets the coupon alone when the packets have gone', async () => {
  const draw = await draws.make({
    settings: { price: null, chances: {}, isFed: true },
    prizes: [{ ...PACKET, weight: 10_000, stock: 1, isConsolation: true }],
  });
  const detail = { side: 'friend', milestone: 'registered', chancesOf: draw };
  const chance = { kind: 'chances' as const, title: '红包', picture: PACKET.picture, amount: 1, detail };
  const slug = await desk.make({ settings: { draw }, prizes: [chance] });
  const [first, second] = [await desk.pair(slug), await desk.pair(slug)];
  expect((await draws.draw(first.friend, draw, 'chance')).data.record.award.title).toBe('18 积分');
  expect((await draws.draw(first.friend, draw, 'chance')).name).not.toBe('SUCCESS');
  expect((await draws.draw(second.friend, draw, 'chance')).name).toBe('SOLD_OUT');
  expect((await draws.draw(second.inviter, draw, 'chance')).name).not.toBe('SUCCESS');
});

it('asks for a login, and for a campaign that there is', async () => {
  const { token } = await desk.person();
  expect((await desk.server.call(CHANCES, { query: { slug: 'x' } })).name).toBe('LOGIN_EXPIRED');
  expect((await desk.server.call(REFUSED, { query: { slug: 'x' } })).name).toBe('LOGIN_EXPIRED');
  expect((await desk.server.call(CHANCES, { token, query: { slug: 'no-such' } })).name).toBe('NOT_FOUND');
  expect((await desk.server.call(REFUSED, { token, query: { slug: 'no-such' } })).name).toBe('NOT_FOUND');
  expect((await desk.server.call(CHANCES, { token, query: { slug: 'No Such' } })).name).toBe('BAD_INPUT');
});
