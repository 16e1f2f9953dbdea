import { HOUR_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson, TestServer } from '../../testing';
import { createTestServer } from '../../testing';
import { insertCouponShop } from '../coupon/demo/demo.repository';
import { defineCampaign } from './define-campaign';

const QUOTA = 'GET /api/mpmkt/v1/campaign/quota';
const CLAIM = 'POST /api/mpmkt/v1/campaign/quota/claim';
const GIFT = 'POST /api/mpmkt/v1/campaign/quota/gift';
const SHOW = 'GET /api/mpmkt/v1/campaign/quota/gift';
const SLUG = 'inner';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateWritePerMinute: 100_000, smsPerAddressHour: 10_000 } });
  const startsAt = server.clock.now();
  const endsAt = startsAt + 1000 * HOUR_MS;
  await insertCouponShop(server.database.db, {
    templates: [
      {
        ...{ id: 'inner', kind: 'cashOff', title: '内购券', amountFen: 8_000_00, validDays: 366 },
        ...{ startsAt, endsAt, createdAt: startsAt },
      },
    ],
    offers: [],
    codes: [],
    desks: [],
  });
  const picture = '/assets/covers/scene-city.webp';
  await server.database.transaction((db) =>
    defineCampaign(
      { ...server.ctx(), db },
      {
        ...{ slug: SLUG, engine: 'quota', title: '内购', lead: '一年一次', startsAt, endsAt },
        audience: { roles: ['employee'] },
        rules: { version: 1, sections: [{ title: '名额', paragraphs: ['每年。'] }] },
        artwork: { wide: picture, tall: picture, accent: '#6b3d2e' },
        settings: { own: 1, family: 2, giftHours: 48 },
        prizes: [
          { kind: 'coupon', title: '券', picture, template: 'inner', detail: { modelId: 'YLX', valueFen: 8_000_00 } },
        ],
      },
    ),
  );
});
afterAll(() => server.close());

const employee = () => server.login({ roles: ['employee'] });
const quota = ({ token }: TestPerson) => server.ask(QUOTA, { token, query: { slug: SLUG } });
const prizeId = async (person: TestPerson) => (await quota(person)).values[0]?.prizeId ?? '';
const bodyFor = ({ mobile }: { mobile: string }, place = 'family-1') => ({
  ...{ slug: SLUG, place, name: '林一诺', mobile, relation: 'sibling' as const, isAgreed: true as const },
});
const give = ({ token }: TestPerson, to: { mobile: string }, place?: string) =>
  server.call(GIFT, { token, body: bodyFor(to, place) });
const accept = async ({ token }: TestPerson, giftCode: string, prize: string) =>
  server.call(`${GIFT}/accept`, { token, body: { giftCode, prizeId: prize } });

it('gives the own coupon once, until the end of the campaign', async () => {
  const person = await employee();
  const prize = await prizeId(person);
  const claim = (place: string, who = person) =>
    server.call(CLAIM, { token: who.token, body: { slug: SLUG, place, prizeId: prize } });
  const first = await claim('own-1');
  expect(first.data.own?.places.map(({ state }) => state)).toEqual(['unused', 'open', 'open']);
  const again = await claim('own-1');
  expect(again.data.own?.places[0]?.couponId).toBe(first.data.own?.places[0]?.couponId);
  expect((await claim('family-1')).name).toBe('NOT_FOUND');
  expect((await claim('own-1', await server.login())).name).toBe('FORBIDDEN');
  const { items } = await server.ask('GET /api/mpintegral/v1/coupons', { token: person.token, query: {} });
  expect(items).toMatchObject([{ expiresAt: (await quota(person)).campaign.endsAt }]);
});

it('tells others nothing of places', async () => {
  expect((await quota(await server.login())).own).toBeNull();
});

it('lets the named phone alone accept a gift, once', async () => {
  const [giver, sister, stranger] = [await employee(), await server.login(), await server.login()];
  const prize = await prizeId(giver);
  const { giftCode, mobile } = (await give(giver, sister)).data;
  expect(mobile).not.toBe(sister.mobile);
  expect((await give(giver, sister)).name).toBe('STATE_CHANGED');
  expect((await give(giver, giver, 'family-2')).name).toBe('BAD_INPUT');
  expect((await give(sister, stranger)).name).toBe('FORBIDDEN');
  const view = ({ token }: TestPerson) => server.ask(SHOW, { token, query: { giftCode } });
  expect([(await view(giver)).state, (await view(sister)).state, (await view(stranger)).state]).toEqual([
    'own',
    'waiting',
    'otherPhone',
  ]);
  expect((await accept(stranger, giftCode, prize)).name).toBe('FORBIDDEN');
  expect((await accept(giver, giftCode, prize)).name).toBe('STATE_CHANGED');
  const accepted = await accept(sister, giftCode, prize);
  expect(accepted.data).toMatchObject({ state: 'mine', couponId: expect.any(String) });
  expect((await accept(sister, giftCode, prize)).data.couponId).toBe(accepted.data.couponId);
  expect((await view(stranger)).state).toBe('taken');
  expect((await quota(giver)).own?.places[1]?.state).toBe('givenAway');
  const back = await server.call(`${GIFT}/takeBack`, { token: giver.token, body: { giftCode } });
  expect(back.name).toBe('STATE_CHANGED');
});

it('gives a place back when the gift is taken back or its 48 hours are over', async () => {
  const [giver, sister] = [await employee(), await server.login()];
  const prize = await prizeId(giver);
  const { giftCode } = (await give(giver, sister)).data;
  const takeBack = ({ token }: TestPerson) => server.call(`${GIFT}/takeBack`, { token, body: { giftCode } });
  expect((await takeBack(sister)).name).toBe('NOT_FOUND');
  expect((await takeBack(giver)).data.state).toBe('takenBack');
  expect((await accept(sister, giftCode, prize)).name).toBe('STATE_CHANGED');
  const second = (await give(giver, sister)).data.giftCode;
  server.clock.advance(48 * HOUR_MS);
  const again = await server.login({ mobile: giver.mobile });
  expect((await accept(await server.login({ mobile: sister.mobile }), second, prize)).name).toBe('STATE_CHANGED');
  expect((await quota(again)).own?.places[1]?.state).toBe('open');
  expect((await give(again, sister)).name).toBe('SUCCESS');
});
