import { CelebrationSettings } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CampaignDesk } from '../campaign/campaign.fixture';
import { seedRegions } from '../store';
import { regionsSeed } from '../store/demo';
import { ActivityDesk } from './activity.fixture';
import { insertCelebrations } from './celebration/celebration.repository';

const LIST = 'GET /api/mpmkt/v1/celebrate/list';
const DETAIL = 'GET /api/mpmkt/v1/celebrate/detail';
const CHECK_IN = 'POST /api/mpmkt/v1/staff/activity/checkIn';
const PICTURE = '/assets/covers/scene-city.webp';
const HANGZHOU = { latitude: 30.25, longitude: 120.2 };

const settings = CelebrationSettings.parse({
  pictures: [PICTURE],
  address: '解放东路 18 号',
  programme: [{ time: '14:00', text: '签到' }],
  modelIds: [],
  gift: { title: '徽章', note: '', picture: PICTURE },
  gallery: [],
});

let desk: ActivityDesk;
let draws: CampaignDesk;
let slug: string;
beforeAll(async () => {
  desk = await ActivityDesk.open();
  await desk.server.database.transaction((db) => seedRegions({ ...desk.server.ctx(), db }, regionsSeed()));
  draws = CampaignDesk.of(desk.server);
  slug = await draws.make({ settings: { price: null, chances: {}, isFed: true } });
});
afterAll(() => desk.server.close());

type Changes = Parameters<ActivityDesk['make']>[0];

async function celebrate(city: [string, string], changes: Changes = {}, of = slug): Promise<string> {
  const activityId = await desk.makeWithForm(changes);
  const [cityCode, cityName] = city;
  await insertCelebrations(desk.server.database.db, [{ activityId, slug: of, cityCode, cityName, settings }]);
  return activityId;
}

describe('city celebrations', () => {
  it('are listed nearest first, from a position or the chosen city, and by day', async () => {
    const now = desk.server.clock.now();
    const near = await celebrate(['330100', '杭州市']);
    const far = await celebrate(['310100', '上海市'], { latitude: 31.2, longitude: 121.5, startsAt: now + 5 * DAY_MS });
    await celebrate(['310100', '上海市'], { isPublished: false });
    const ids = async (query: object) =>
      (await desk.server.ask(LIST, { query: { slug, ...query } })).items.map(({ celebrationId }) => celebrationId);
    expect(await ids(HANGZHOU)).toEqual([near, far]);
    expect(await ids({ latitude: 31.2, longitude: 121.4 })).toEqual([far, near]);
    expect(await ids({ cityCode: '310100' })).toEqual([far]);
    expect(await ids({ cityCode: '440100' })).toEqual([]);
    expect(await ids({ day: formatDate(now + 5 * DAY_MS) })).toEqual([far]);
    const all = await desk.server.ask(LIST, { query: { slug, ...HANGZHOU } });
    expect(all.cities).toEqual([
      { cityCode: '330100', cityName: '杭州市' },
      { cityCode: '310100', cityName: '上海市' },
    ]);
    expect([all.days.length, all.items[0]?.distanceM]).toEqual([2, expect.any(Number)]);
    expect((await desk.server.call(LIST, { query: { slug, day: '2026-13-45' } })).name).toBe('BAD_INPUT');
  });

  it('show the own sign-up, also one that was cancelled', async () => {
    const celebrationId = await celebrate(['330100', '杭州市']);
    const [person, other] = [await desk.person(), await desk.person()];
    const state = async (token?: string) =>
      (await desk.server.ask(DETAIL, { query: { celebrationId }, ...(token && { token }) })).ownState;
    await desk.signUp(person, celebrationId, 2);
    expect([await state(person.token), await state(other.token), await state()]).toEqual(['joined', null, null]);
    await desk.cancel(person, celebrationId);
    expect(await state(person.token)).toBe('cancelled');
    expect((await desk.server.call(DETAIL, { query: { celebrationId: 'none' } })).name).toBe('NOT_FOUND');
    const draft = await celebrate(['330100', '杭州市'], { isPublished: false });
    expect((await desk.server.call(DETAIL, { query: { celebrationId: draft } })).name).toBe('NOT_FOUND');
  });

  it('give a chance of their draw to who checks in, once', async () => {
    const now = desk.server.clock.now();
    const times = { startsAt: now + HOUR_MS, endsAt: now + 3 * HOUR_MS, signUpUntil: now + HOUR_MS / 2 };
    const celebrationId = await celebrate(['330100', '杭州市'], times);
    const person = await desk.person();
    await desk.signUp(person, celebrationId, 0);
    const code = (await desk.show(celebrationId, person)).own?.code ?? '';
    const { token } = await desk.server.login({ roles: ['operator'] });
    const checkIn = () => desk.server.call(CHECK_IN, { token, body: { activityId: celebrationId, code } });
    expect((await checkIn()).name).toBe('SUCCESS');
    expect((await checkIn()).name).toBe('STATE_CHANGED');
    await desk.server.runJobs();
    expect((await draws.show(slug, person)).own?.chances).toBe(1);
  });
});
