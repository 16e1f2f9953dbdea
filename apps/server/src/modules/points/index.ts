import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { checkInToday } from './check-in';
import { pointsData, pointsFacts } from './personal-data';
import { deleteAll } from './points.repository';

export { balances } from './balances';
export { earn, spend } from './book';
export { checkInStatus } from './check-in-status';
export { growthLevel } from './growth-level';
export { type PointsSeed, seedPoints } from './seed-points';

/** Points, growth value, KR and coupons of customers. */
export const points = defineModule({
  name: 'points',
  routes: {
    'POST /api/mpintegral/v1/checkIn': route({ tx: true, run: (ctx) => checkInToday(ctx) }),
  },
  events: {
    AccountCancelled: { forgetPoints: (ctx, { accountId }) => deleteAll(ctx.db, accountId) },
  },
  hooks: {
    personalFacts: (ctx, { accountId, since }) => pointsFacts(ctx, accountId, since),
    personalData: (ctx, { accountId }) => pointsData(ctx, accountId),
  },
});
