import { route, routes } from '../../../../gateway/routes';
import { leavePlace } from './leave-place';
import { orderHeld } from './order-held';
import { setReminder } from './reminders';
import { showSnapUp, showSnapUpCar } from './show-snap-up';
import { takePlace } from './take-place';

export const snapUpRoutes = routes({
  'GET /api/mpmkt/v1/campaign/snapUp': route({ run: (ctx, { query }) => showSnapUp(ctx, query) }),
  'GET /api/mpmkt/v1/campaign/snapUp/car': route({ run: (ctx, { query }) => showSnapUpCar(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/snapUp/reminder': route({ tx: true, run: (ctx, { body }) => setReminder(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/snapUp/place': route({ run: (ctx, { body }) => takePlace(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/snapUp/leave': route({ tx: true, run: (ctx, { body }) => leavePlace(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/snapUp/order': route({ tx: true, run: (ctx, { body }) => orderHeld(ctx, body) }),
});
