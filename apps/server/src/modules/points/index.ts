import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { checkInToday } from './check-in';

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
});
