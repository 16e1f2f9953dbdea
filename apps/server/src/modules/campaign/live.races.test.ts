import { HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk, TWO_PRIZES } from './campaign.fixture';

const CALLERS = 40;
const GIFTS = 5;
const PICTURE = '/assets/covers/scene-city.webp';

let desk: CampaignDesk;
let slug: string;
const people: TestPerson[] = [];
beforeAll(async () => {
  desk = await CampaignDesk.open();
  // Logins take their time, also on the clock of the test.
  for (let index = 0; index < CALLERS; index += 1) people.push(await desk.person());
  desk.server.clock.advance(HOUR_MS - (desk.server.clock.now() % HOUR_MS) + MINUTE_MS);
  const now = desk.server.clock.now();
  const startsAt = now - (now % HOUR_MS);
  const film = { title: '直播', poster: PICTURE, film: '/assets/films/light.mp4', replay: null };
  const live = { ...film, startsAt, endsAt: startsAt + 2 * HOUR_MS, watchMinutes: 1, rainMinutes: 10 };
  const rain = { kind: 'points' as const, title: '5 积分', picture: PICTURE, amount: 5, weight: 0, stock: GIFTS };
  slug = await desk.make({
    settings: { look: 'stage', price: null, chances: {}, isFed: true, live },
    prizes: [...TWO_PRIZES, { ...rain, detail: { isRain: true } }],
  });
});
afterAll(() => desk.server.close());

const atOnce = <T>(make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CALLERS }, (_, index) => make(index)));
const call = (what: 'watch' | 'share' | 'catch', { token }: TestPerson) =>
  desk.server.call(`POST /api/mpmkt/v1/campaign/live/${what}`, { token, body: { slug } });

it('40 people catch 5 gifts of a rain: five get one', async () => {
  const names = (await atOnce((index) => call('catch', people[index] as TestPerson))).map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(['SUCCESS', 'SOLD_OUT']));
  expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(GIFTS);
  expect((await desk.stock(slug)).at(-1)?.taken).toBe(GIFTS);
});

it('one person shares, and tells of watching, 40 times at once: one chance each', async () => {
  const [person] = people;
  if (!person) throw new RangeError('nobody is there');
  const shared = await atOnce(() => call('share', person));
  expect(shared.filter(({ data }) => data && 'isEarned' in data && data.isEarned)).toHaveLength(1);
  await call('watch', person);
  desk.server.clock.advance(MINUTE_MS);
  const watched = await atOnce(() => call('watch', person));
  expect(watched.filter(({ data }) => data && 'isEarned' in data && data.isEarned)).toHaveLength(1);
  expect((await desk.show(slug, person)).own?.chances).toBe(2);
});
