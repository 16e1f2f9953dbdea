import type { Ctx } from '../../../kernel/context';
import { seedDemoFinance } from '../seed-demo-finance';

/** A loan under review for the newest arrived order of the demo customer with final payments. */
export const seedLoanUnderReview = (ctx: Ctx): Promise<void> =>
  seedDemoFinance(ctx, [
    {
      accountId: 'person-final',
      plans: [],
      wishes: [
        {
          orderState: 'arrived',
          daysAgo: 1,
          choice: { method: 'equalInstalment', productId: 'east-standard', months: 36, downPercent: 30 },
          application: 'reviewing',
        },
      ],
    },
  ]);
