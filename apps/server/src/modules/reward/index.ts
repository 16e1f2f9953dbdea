import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { claimReward } from './claim-reward';
import { seedDemoRewards } from './demo';
import { showRewards } from './show-rewards';

/** Rewards for the days that an order waits for its car. */
export const reward = defineModule({
  name: 'reward',
  routes: {
    'GET /api/mporder/v1/order/rewards': route({ run: (ctx, { query }) => showRewards(ctx, query) }),
    'POST /api/mporder/v1/order/rewards/claim': route({ tx: true, run: (ctx, { body }) => claimReward(ctx, body) }),
  },
  demo: [{ name: 'rewards', since: '2026-11-24', load: seedDemoRewards }],
});
