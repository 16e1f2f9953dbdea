import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShop, type Shop } from '../order/order.fixture';
import { insertFellow } from './engines/lead/fellow/fellow.repository';
import { makeLeadCampaign } from './lead.fixture';

const CALLERS = 40;
const MOBILE = '13911112222';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({
    databaseLockTimeoutMs: 25_000,
    smsPerAddressHour: 1000,
    captchaAfter: 1000,
    riskUnknownLimit: 1000,
    rateAddressPerMinute: 100_000,
    rateWritePerMinute: 10_000,
  });
});
afterAll(() => shop.close());

it('one number left with two advisers 40 times at once is with one of them, once', async () => {
  const { server } = shop;
  const slug = await makeLeadCampaign(server, { prizes: [] });
  const advisers = [await server.login({ roles: ['employee'] }), await server.login({ roles: ['employee'] })];
  for (const { accountId } of advisers)
    await insertFellow(server.database.db, { accountId, adviserId: 'adviser-1', storeId: 'sh-jingan', createdAt: 1 });
  await server.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile: MOBILE, scene: 'form' } });
  const code = server.sms.lastCode?.(MOBILE) ?? '';
  const bodyOf = (index: number) => ({ slug, shareCode: advisers[index % 2]?.accountId ?? '', name: '许知夏', code });
  const answers = await Promise.all(
    Array.from({ length: CALLERS }, (_, index) =>
      server.call('POST /api/mpmkt/v1/campaign/fellow/submit', {
        body: { ...bodyOf(index), mobile: MOBILE, cityCode: '310100' },
      }),
    ),
  );
  expect(answers.filter(({ name, data }) => name === 'SUCCESS' && data.isNew)).toHaveLength(1);
  const { rows } = await server.database.executeSql('select count(*) as made from campaign_leads');
  expect(Number(rows[0]?.made)).toBe(1);
});
