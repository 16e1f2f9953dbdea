import { expect, it } from 'vitest';
import { createTestServer } from '../../testing';
import { addCampaigns } from './demo/add-campaigns';
import { innerCoupon } from './demo/campaigns/inner-coupon';

const GIFT = 'POST /api/mpmkt/v1/campaign/quota/gift';

it('40 calls at once give a place once', async () => {
  const server = await createTestServer({
    config: { rateWritePerMinute: 100_000, ratePersonPerMinute: 100_000, databaseLockTimeoutMs: 25_000 },
  });
  try {
    await addCampaigns(server.ctx(), innerCoupon(server.clock.now()));
    const { token } = await server.login({ roles: ['employee'] });
    const body = { slug: 'inner-coupon', place: 'family-1', name: '林一诺', relation: 'sibling' as const };
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        server.call(GIFT, { token, body: { ...body, mobile: `1390000${9000 + index}`, isAgreed: true as const } }),
      ),
    );
    const names = answers.map(({ name }) => name);
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(1);
    expect(names.filter((name) => name === 'STATE_CHANGED')).toHaveLength(39);
  } finally {
    await server.close();
  }
});
