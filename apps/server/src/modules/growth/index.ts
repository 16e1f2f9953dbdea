import '../../kernel/audience';
import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { claimGift } from './claim-gift';
import { seedBenefits, seedMembers } from './demo';
import { growthEvents } from './growth.events';
import { levelConditions } from './level-conditions';
import { listGrowth } from './list-growth';
import { reviewLastYear } from './review-year';
import { showGrowth, showGrowthRules } from './show-growth';

export { levelOf } from './growth-rules';

/** Levels by growth value: what earns it, what levels bring, and their yearly review. */
export const growth = defineModule({
  name: 'growth',
  routes: {
    'GET /api/mpintegral/v1/growth': route({ run: (ctx) => showGrowth(ctx) }),
    'GET /api/mpintegral/v1/growth/entries': route({ run: (ctx, { query }) => listGrowth(ctx, query) }),
    'POST /api/mpintegral/v1/growth/benefit/claim': route({ tx: true, run: (ctx, { body }) => claimGift(ctx, body) }),
    'GET /api/mpintegral/v1/growth/rules': route({ run: (ctx) => showGrowthRules(ctx) }),
  },
  events: growthEvents,
  hooks: { audienceConditions: levelConditions },
  upkeep: reviewLastYear,
  demo: [
    { name: 'benefits', since: '2026-11-24', load: seedBenefits },
    // Looked up when it runs, as the people of the demo shop are.
    { name: 'members', since: '2026-11-24', load: (ctx) => seedMembers(ctx) },
  ],
});
