import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk, TWO_PRIZES } from './campaign.fixture';
import type { CampaignInput } from './define-campaign';

const LIVE = 'GET /api/mpmkt/v1/campaign/live';
const WATCH = 'POST /api/mpmkt/v1/campaign/live/watch';
const SHARE = 'POST /api/mpmkt/v1/campaign/live/share';
const CATCH = 'POST /api/mpmkt/v1/campaign/live/catch';
const REMIND = 'POST /api/mpmkt/v1/campaign/live/remind';

const PICTURE = '/assets/covers/scene-city.webp';
const RAIN = {
  kind: 'points' as const,
  title: '5 积分',
  picture: PICTURE,
  amount: 5,
  weight: 0,
  stock: 2,
  detail: { isRain: true },
};

let desk: CampaignDesk;
beforeAll(async () => {
  desk = await CampaignDesk.open();
  // A full hour, so that gifts rain at known times.
  desk.server.clock.advance(HOUR_MS - (desk.server.clock.now() % HOUR_MS));
});
afterAll(() => desk.server.close());

/** A draw whose broadcast begins in so long (ms) and lasts three hours. */
async function makeLive(inMs = 0, changes: Partial<CampaignInput> = {}): Promise<string> {
  const now = desk.server.clock.now();
  const hour = now - (now % HOUR_MS) + inMs;
  const live = {
    title: '发布直播',
    poster: PICTURE,
    film: '/assets/films/light.mp4',
    replay: null,
    startsAt: hour,
    endsAt: hour + 3 * HOUR_MS,
    watchMinutes: 2,
    rainMinutes: 10,
  };
  return desk.make({
    settings: { look: 'stage', price: null, chances: {}, isFed: true, live },
    prizes: [...TWO_PRIZES, RAIN],
    ...changes,
  });
}
const show = (slug: string, person?: TestPerson) =>
  desk.server.ask(LIVE, { query: { slug }, ...(person && { token: person.token }) });
const call = (key: typeof WATCH | typeof SHARE, slug: string, { token }: TestPerson) =>
  desk.server.call(key, { token, body: { slug } });
const take = (slug: string, { token }: TestPerson) => desk.server.call(CATCH, { token, body: { slug } });
const remind = (slug: string, { token }: TestPerson, isSet = true) =>
  desk.server.call(REMIND, { token, body: { slug, isSet } });

describe('the broadcast of a draw', () => {
  it('is shown to everybody, with its rain, whose gift is not drawn', async () => {
    const slug = await makeLive();
    const { phase, rain, gift, own } = await show(slug);
    expect([phase, gift?.left, own]).toEqual(['live', 2, null]);
    expect((rain?.at ?? 1) % HOUR_MS).toBe(0);
    expect((await desk.show(slug)).prizes.map(({ title }) => title)).toEqual(['100 积分', '杯子']);
    const plain = await desk.make();
    expect((await desk.server.call(LIVE, { query: { slug: plain } })).name).toBe('NOT_FOUND');
    expect((await desk.server.call(LIVE, { query: { slug: 'A B' } })).name).toBe('BAD_INPUT');
    expect((await desk.server.call(SHARE, { body: { slug } })).name).toBe('LOGIN_EXPIRED');
  });

  it('brings one chance for watching long enough, however long the pauses', async () => {
    const slug = await makeLive();
    const person = await desk.server.login();
    await call(WATCH, slug, person);
    desk.server.clock.advance(5 * MINUTE_MS);
    expect((await call(WATCH, slug, person)).data.own?.watchedMs).toBe(0);
    const earned: boolean[] = [];
    for (let beat = 0; beat < 5; beat += 1) {
      desk.server.clock.advance(MINUTE_MS / 2);
      earned.push((await call(WATCH, slug, person)).data.isEarned);
    }
    expect(earned).toEqual([false, false, false, true, false]);
    expect((await show(slug, person)).own).toMatchObject({ watchedMs: 2 * MINUTE_MS, done: ['watch'] });
    expect((await desk.show(slug, person)).own?.chances).toBe(1);
  });

  it('brings one chance for sharing it', async () => {
    const slug = await makeLive();
    const person = await desk.server.login();
    expect((await call(SHARE, slug, person)).data.isEarned).toBe(true);
    expect((await call(SHARE, slug, person)).data).toMatchObject({ isEarned: false, own: { done: ['share'] } });
    expect((await desk.draw(person, slug, 'chance')).name).toBe('SUCCESS');
    expect((await desk.draw(person, slug, 'chance')).name).toBe('LIMIT_REACHED');
  });

  it('counts nothing while there is no film, and before and after the campaign', async () => {
    const person = await desk.server.login();
    expect((await call(WATCH, await makeLive(DAY_MS), person)).name).toBe('STATE_CHANGED');
    const now = desk.server.clock.now();
    const over = await makeLive(0, { startsAt: now - DAY_MS, endsAt: now + 1 });
    desk.server.clock.advance(2);
    expect((await call(SHARE, over, person)).name).toBe('STATE_CHANGED');
    const later = await makeLive(0, { startsAt: now + DAY_MS, endsAt: now + 2 * DAY_MS });
    expect((await call(WATCH, later, person)).name).toBe('STATE_CHANGED');
    const owners = await makeLive(0, { audience: { roles: ['owner'] } });
    expect((await call(SHARE, owners, person)).name).toBe('FORBIDDEN');
  });

  it('rains gifts at full hours, one for each person and hour, until none is left', async () => {
    desk.server.clock.advance(HOUR_MS - (desk.server.clock.now() % HOUR_MS) + MINUTE_MS);
    const slug = await makeLive();
    const [one, two, three] = [await desk.person(), await desk.person(), await desk.person()];
    const caught = await take(slug, one);
    expect(caught.data.award).toMatchObject({ kind: 'points', amount: 5 });
    expect((await take(slug, one)).data.award.awardId).toBe(caught.data.award.awardId);
    expect([await desk.pointsOf(one), (await show(slug, one)).own?.hasCaught]).toEqual([5, true]);
    expect((await take(slug, two)).name).toBe('SUCCESS');
    expect((await take(slug, three)).name).toBe('SOLD_OUT');
    desk.server.clock.advance(10 * MINUTE_MS);
    expect((await take(slug, three)).name).toBe('STATE_CHANGED');
  });

  it('reminds once, five minutes before', async () => {
    const slug = await makeLive(DAY_MS);
    const [person, other] = [await desk.server.login(), await desk.server.login()];
    expect((await remind(slug, person)).name).toBe('SUCCESS');
    expect((await remind(slug, person)).name).toBe('SUCCESS');
    await remind(slug, other);
    expect((await remind(slug, other, false)).name).toBe('SUCCESS');
    expect([(await show(slug, person)).own?.isReminded, (await show(slug, other)).own?.isReminded]).toEqual([
      true,
      false,
    ]);
    desk.server.clock.advance(DAY_MS);
    await desk.server.runJobs();
    const titles = async ({ token }: TestPerson) =>
      (await desk.server.ask('GET /api/mpaccount/v1/messages', { token })).items.map(({ title }) => title);
    expect(await titles(person)).toEqual(['您预约的直播即将开始']);
    expect(await titles(other)).toEqual([]);
    expect((await remind(slug, person)).name).toBe('STATE_CHANGED');
  });
});
