import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShop, type Shop } from '../order/order.fixture';
import { CampaignDesk } from './campaign.fixture';

const CALLERS = 40;
const PICTURE = '/assets/covers/scene-city.webp';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({ databaseLockTimeoutMs: 25_000, rateAddressPerMinute: 100_000, rateWritePerMinute: 10_000 });
});
afterAll(() => shop.close());

it('goods that are collected and sent 40 times at once go one way, and a code hands them out once', async () => {
  const { server } = shop;
  const desk = CampaignDesk.of(server);
  const place = { placeId: 'desk', name: '服务台', address: '3 楼', hours: '9:30-18:00' };
  const slug = await desk.make({
    audience: { roles: ['employee'] },
    settings: {
      ...{ look: 'wheel', price: null, dailyLimit: null, chances: {}, series: null },
      staff: { drive: 1, deposit: 3, places: [place] },
    },
    prizes: [{ kind: 'goods', title: '随行杯', picture: PICTURE, weight: 10_000, stock: 5, isConsolation: true }],
  });
  const { token, ...person } = await server.login({ roles: ['employee'] });
  await desk.giveChances({ token, ...person }, slug, 1);
  const draws = await Promise.all(
    Array.from({ length: CALLERS }, () =>
      server.call('POST /api/mpmkt/v1/campaign/draw', { token, body: { slug, payWith: 'chance' } }),
    ),
  );
  const won = draws.filter(({ name }) => name === 'SUCCESS');
  expect(won).toHaveLength(1);
  const awardId = won[0]?.data.record.award.awardId ?? '';
  const addressId = await desk.address({ token, ...person });
  await Promise.all(
    Array.from({ length: CALLERS }, (_, index) =>
      index % 2 === 0
        ? server.call('POST /api/mpmkt/v1/campaign/prizes/collect', { token, body: { awardId, placeId: 'desk' } })
        : server.call('POST /api/mpmkt/v1/campaign/prizes/order', { token, body: { awardId, addressId } }),
    ),
  );
  const body = { awardId, placeId: 'desk' };
  const { code, parcel } = await server.ask('POST /api/mpmkt/v1/campaign/prizes/collect', { token, body });
  expect(parcel).toBeNull();
  const { rows } = await server.database.executeSql('select count(*) as made from campaign_parcels');
  expect(Number(rows[0]?.made)).toBe(0);
  const operator = await server.login({ roles: ['operator'] });
  const scans = await Promise.all(
    Array.from({ length: CALLERS }, () =>
      server.call('POST /api/mpmkt/v1/staff/campaign/prizes/handOut', {
        token: operator.token,
        body: { code: code ?? '' },
      }),
    ),
  );
  expect(scans.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
});
