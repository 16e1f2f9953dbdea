import { SECOND_MS } from '@voltfront/rules/time';
import { route, routes } from '../../gateway/routes';
import { whenActive } from '../../kernel/account-guard';
import { defineModule } from '../../kernel/module';
import { copyCar, rewardCopied } from './copy-car';
import { seedShowcase } from './demo';
import { listCars, listOwnCars } from './list-cars';
import { listSources, publishCar, takeBackCar } from './publish-car';
import { likeCar, reportCar } from './react-to-car';
import { showTerms } from './show-terms';

export { findReportedCars, takeDownCar } from './reported-cars';

const showcaseRoutes = routes({
  'GET /api/mporder/v1/vehicle/showcase': route({ run: (ctx, { query }) => listCars(ctx, query) }),
  'GET /api/mporder/v1/vehicle/showcase/own': route({ run: (ctx, { query }) => listOwnCars(ctx, query) }),
  'GET /api/mporder/v1/vehicle/showcase/terms': route({ cacheMs: 5 * SECOND_MS, run: (ctx) => showTerms(ctx) }),
  'GET /api/mporder/v1/vehicle/showcase/sources': route({ run: (ctx) => listSources(ctx) }),
  'POST /api/mporder/v1/vehicle/showcase/publish': route({ tx: true, run: (ctx, { body }) => publishCar(ctx, body) }),
  'POST /api/mporder/v1/vehicle/showcase/delete': route({ tx: true, run: (ctx, { body }) => takeBackCar(ctx, body) }),
  'POST /api/mporder/v1/vehicle/showcase/copy': route({ tx: true, run: (ctx, { body }) => copyCar(ctx, body) }),
  'POST /api/mporder/v1/vehicle/showcase/like': route({ tx: true, run: (ctx, { body }) => likeCar(ctx, body) }),
  'POST /api/mporder/v1/vehicle/showcase/report': route({ tx: true, run: (ctx, { body }) => reportCar(ctx, body) }),
});

/** Configurations that people publish for others to copy. */
export const showcase = defineModule({
  name: 'showcase',
  routes: showcaseRoutes,
  events: { OrderLocked: { rewardCopied: whenActive(({ userId }) => userId, rewardCopied) } },
  demo: [{ name: 'showcase', since: '2026-11-27', load: seedShowcase }],
});
